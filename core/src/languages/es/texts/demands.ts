import type { DemandTexts } from "../../texts.ts";

export const demands: DemandTexts = {
  met: {
    "closed-shoes": [
      "{list} {list_count, plural, one {cubre} other {cubren}} los dedos de los pies, como se pide.",
      "Los dedos de los pies quedan cubiertos con {list}.",
    ],
    "no-open-toes": [
      "{list} no {list_count, plural, one {deja} other {dejan}} los dedos al aire.",
      "Ni un dedo al aire con {list}.",
    ],
    "no-heels": [
      "{list} no {list_count, plural, one {tiene} other {tienen}} tacón, como debe ser.",
      "Sin tacón se camina mejor, y {list} no lo {list_count, plural, one {tiene} other {tienen}}.",
    ],
    "no-thin-heels": [
      "{list} no {list_count, plural, one {tiene} other {tienen}} un tacón fino que se hunda o se atasque.",
      "Nada de tacón fino con {list}: se pisa con seguridad.",
    ],
    "grippy-soles": [
      "{list} {list_count, plural, one {agarra} other {agarran}} bien, así que es más difícil resbalar.",
      "La suela {list_de} agarra bien el suelo.",
    ],
    "no-grippy-soles": [
      "{list} {list_count, plural, one {desliza} other {deslizan}} bien, gracias a la suela lisa.",
      "La suela {list_de} es lisa, como se pide.",
    ],
    "quiet-soles": [
      "Con {list} se camina sin hacer ruido.",
      "{list} no {list_count, plural, one {resuena} other {resuenan}} al caminar.",
    ],
    "pale-soles": [
      "{list} {list_count, plural, one {tiene} other {tienen}} la suela clara, que no marca el suelo.",
      "El suelo queda sin marcas: la suela {list_de} es clara.",
    ],
    "sturdy-shoes": [
      "{list} {list_count, plural, one {aguanta} other {aguantan}} mucho y {list_count, plural, one {protege} other {protegen}} bien los pies.",
      "Con {list}, los pies van bien protegidos.",
    ],
    "slip-on-shoes": [
      "{list} se {list_count, plural, one {pone} other {ponen}} y se {list_count, plural, one {quita} other {quitan}} en un momento, sin nada que atar.",
      "No hay nada que atar ni desatar en {list}.",
    ],
    "long-sleeves": [
      "{list} {list_count, plural, one {cubre} other {cubren}} los brazos hasta la muñeca.",
      "Los brazos quedan cubiertos hasta la muñeca con {list}.",
    ],
    "short-sleeves": [
      "{list} {list_count, plural, one {deja} other {dejan}} libres los antebrazos.",
      "Sin mangas largas, con {list} nada estorba en las manos.",
    ],
    "covered-shoulders": [
      "{list} {list_count, plural, one {cubre} other {cubren}} los hombros.",
      "Los hombros quedan cubiertos, como se pide, con {list}.",
    ],
    "wide-sleeves": ["Las mangas son bastante anchas con {list}."],
    "two-parts": ["La parte de arriba y la de abajo se quitan por separado."],
    "top-colour": ["Arriba el color es el pedido con {list}."],
    "legs-colour": ["Abajo el color es el pedido con {list}."],
    "no-wide-sleeves": [
      "{list} no {list_count, plural, one {tiene} other {tienen}} mangas anchas que cuelguen o estorben.",
      "Ni una manga ancha en {list}: las manos quedan libres.",
    ],
    "no-low-cut": [
      "{list} no {list_count, plural, one {tiene} other {tienen}} un escote pronunciado.",
      "Con {list} no hay escote que vigilar al agacharse.",
    ],
    "no-bare-midriff": [
      "{list} {list_count, plural, one {cubre} other {cubren}} bien el vientre.",
      "El vientre queda cubierto con {list}.",
    ],
    "opens-front": [
      "{list} se {list_count, plural, one {abre} other {abren}} por delante, fácil de poner y de quitar.",
      "Por delante, {list} se {list_count, plural, one {abre} other {abren}} en un momento.",
    ],
    "not-over-head": [
      "{list} no se {list_count, plural, one {mete} other {meten}} por la cabeza.",
      "No hay que meter nada por la cabeza con {list}.",
    ],
    "long-legs": [
      "{list} {list_count, plural, one {cubre} other {cubren}} las piernas hasta el tobillo.",
      "Las piernas quedan cubiertas hasta abajo con {list}.",
    ],
    "covered-knees": [
      "{list} {list_count, plural, one {cubre} other {cubren}} las rodillas.",
      "Las rodillas quedan cubiertas, como debe ser, con {list}.",
    ],
    "only-skirts": [
      "Tiene que ser falda o vestido, y con {list} se cumple.",
      "{list} en lugar de pantalón: así se cumple la norma.",
    ],
    "in-tradition": [
      "{list} {list_count, plural, one {viene} other {vienen}} de la tradición, como debe ser.",
      "Con {list} se respeta la tradición.",
    ],
    "no-trailing": [
      "{list} no {list_count, plural, one {llega} other {llegan}} al suelo, así que nada arrastra.",
      "Nada arrastra por el suelo con {list}.",
    ],
    "covered-head": [
      "{list} {list_count, plural, one {cubre} other {cubren}} la cabeza.",
      "Para la cabeza, {list}: así va cubierta.",
    ],
    "veiled-head": [
      "{list} {list_count, plural, one {va} other {van}} sobre el pelo, y la cabeza queda cubierta.",
      "Sobre el pelo {list_count, plural, one {va} other {van}} {list}.",
    ],
    "all-covered": [
      "{list} {list_count, plural, one {cubre} other {cubren}} bien, con mangas hasta la muñeca.",
      "Todo queda bien cubierto hasta las muñecas con {list}.",
    ],
    "free-hems": [
      "{list} no {list_count, plural, one {arrastra} other {arrastran}} ni {list_count, plural, one {cuelga} other {cuelgan}}, así que nada se engancha.",
      "Ningún bajo largo en {list} que pueda engancharse.",
    ],
    "loose-waist": [
      "Nada aprieta en la cintura con {list}.",
      "{list} {list_count, plural, one {deja} other {dejan}} la cintura tranquila, sin nada que se clave.",
    ],
    "bare-neck": [
      "{list} {list_count, plural, one {deja} other {dejan}} el cuello libre.",
      "Ni bufanda ni corbata con {list}: el cuello respira.",
    ],
    "no-high-neck": [
      "{list} no {list_count, plural, one {sube} other {suben}} por el cuello.",
      "Sin cuello alto en {list}, nada roza la garganta.",
    ],
    waterproof: [
      "{list} no {list_count, plural, one {deja} other {dejan}} pasar el agua.",
      "El agua se queda fuera con {list}.",
    ],
    hood: [
      "{list} {list_count, plural, one {tiene} other {tienen}} capucha, por si hace falta.",
      "Hay una capucha en {list}, lista para ponérsela.",
    ],
    "no-hood": [
      "{list} no {list_count, plural, one {lleva} other {llevan}} capucha.",
      "Nada de capucha en {list}, como se pide.",
    ],
    "not-tight": [
      "{list} no {list_count, plural, one {aprieta} other {aprietan}}: se respira bien y hay libertad para moverse.",
      "Nada aprieta ni se pega con {list}.",
    ],
    stretchy: [
      "{list} {list_count, plural, one {cede} other {ceden}} con cada movimiento.",
      "Con {list} se puede doblar y estirar el cuerpo sin problema.",
    ],
    "no-see-through": [
      "{list} no {list_count, plural, one {deja} other {dejan}} ver nada debajo.",
      "Nada se transparenta con {list}.",
    ],
    "may-be-spoilt": [
      "No pasa nada si {list} se {list_count, plural, one {mancha} other {manchan}} o se {list_count, plural, one {rompe} other {rompen}}.",
      "{list} ya {list_count, plural, one {ha vivido} other {han vivido}} lo suyo: una mancha más da igual.",
    ],
    "nothing-good": [
      "{list} no {list_count, plural, one {es} other {son}} de lo bueno, así que un accidente no sería un drama.",
      "Lo bueno se queda a salvo en el armario, y {list} {list_count, plural, one {puede} other {pueden}} arriesgarse.",
    ],
    "no-holes": [
      "{list} no {list_count, plural, one {tiene} other {tienen}} agujeros ni desgarros.",
      "Ni un agujero en {list}.",
    ],
    washable: [
      "{list} se {list_count, plural, one {lava} other {lavan}} sin problema.",
      "Después basta con lavar {list}.",
    ],
    "natural-fibres": [
      "Que yo sepa, no hay nada sintético en {list}.",
      "{list} no {list_count, plural, one {lleva} other {llevan}} nada sintético, que yo sepa.",
    ],
    "not-fluffy": [
      "{list} no {list_count, plural, one {suelta} other {sueltan}} pelusa.",
      "Ni pelo ni pelusa con {list}.",
    ],
    "not-bulky": [
      "{list} no {list_count, plural, one {abulta} other {abultan}}, así hay sitio para moverse.",
      "Nada abulta con {list}.",
    ],
    pockets: [
      "{list} {list_count, plural, one {tiene} other {tienen}} bolsillos, así las manos quedan libres.",
      "Hay bolsillos en {list} para lo imprescindible.",
    ],
    "no-shine": [
      "{list} no {list_count, plural, one {brilla} other {brillan}}.",
      "Nada brilla ni reluce en {list}.",
    ],
    "no-dangling": [
      "{list} no {list_count, plural, one {tiene} other {tienen}} nada que cuelgue, así que nada se engancha.",
      "Nada cuelga {list_de}.",
    ],
    "no-jingling": [
      "{list} no {list_count, plural, one {tintinea} other {tintinean}}.",
      "Nada tintinea en {list}.",
    ],
    "no-noise": [
      "{list} no {list_count, plural, one {hace} other {hacen}} ruido al moverse.",
      "Apenas se oye nada con {list}.",
    ],
    "no-metal": [
      "Que yo sepa, no hay metal en {list}.",
      "{list} no {list_count, plural, one {lleva} other {llevan}} metal, hasta donde sé.",
    ],
    "no-zips": [
      "{list} no {list_count, plural, one {lleva} other {llevan}} cremallera ni cierre.",
      "Sin cremallera ni cierre, en {list} nada se atasca.",
    ],
    "no-buttons": [
      "{list} no {list_count, plural, one {lleva} other {llevan}} botones.",
      "Ni un botón que abrochar en {list}.",
    ],
    "no-snaps": [
      "{list} no {list_count, plural, one {lleva} other {llevan}} broches de presión.",
      "Ningún broche de presión en {list}, como se pide.",
    ],
    "no-logos": [
      "{list} no {list_count, plural, one {lleva} other {llevan}} logotipos ni letras.",
      "Ni logotipos ni letreros en {list}.",
    ],
    reflective: [
      "{list} {list_count, plural, one {refleja} other {reflejan}} la luz, así será fácil {you, select, polite {verle} other {verte}}.",
      "Para que {you, select, polite {le} other {te}} vean bien, {list} {list_count, plural, one {refleja} other {reflejan}} la luz.",
    ],
    "not-reflective": [
      "{list} no {list_count, plural, one {refleja} other {reflejan}} la luz.",
      "Nada refleja la luz en {list}.",
    ],
    "all-in-colour": [
      "{list} {list_count, plural, one {tiene} other {tienen}} el color que se pide.",
      "El color es el correcto con {list}.",
    ],
    "some-colour": [
      "{list} {list_count, plural, one {pone} other {ponen}} el color que se pide.",
      "Del color que se pide se {list_count, plural, one {encarga} other {encargan}} {list}.",
    ],
    "only-dark": [
      "{list} {list_count, plural, one {va} other {van}} en tonos oscuros.",
      "Solo tonos oscuros, con {list}.",
    ],
    "only-light": [
      "{list} {list_count, plural, one {va} other {van}} en tonos claros.",
      "Solo tonos claros, con {list}.",
    ],
    "only-muted": [
      "{list} {list_count, plural, one {va} other {van}} en colores discretos.",
      "Ningún color chillón con {list}.",
    ],
  },
  unmet: {
    "wide-sleeves": ["No sé de mangas anchas en el armario; un poncho serviría."],
    "top-colour": ["Ninguna prenda de arriba del armario tiene ese color."],
    "legs-colour": ["Ninguna prenda de abajo del armario tiene ese color."],
    "closed-shoes": [
      "En el armario faltan zapatos cerrados. {you, select, polite {Pida} other {Pide}} prestado un par que cubra los dedos: basta algo sencillo y deportivo.",
      "Aquí hacen falta zapatos cerrados. Un par prestado basta, con tal de que cubra los dedos.",
    ],
    "grippy-soles": [
      "No sé de ningún zapato del armario con suela que agarre. {you, select, polite {Mire} other {Mira}} las suelas, o {you, select, polite {pida} other {pide}} prestado un par con buen dibujo.",
      "Aquí haría falta una suela que agarre. Con un par prestado se pisa más seguro.",
    ],
    "no-grippy-soles": [
      "Faltan zapatos de suela lisa. {you, select, polite {Pida} other {Pide}} prestado un par con suela de cuero, o {you, select, polite {pregunte} other {pregunta}} si sirve ir en calcetines.",
      "Una suela lisa es lo que falta, porque la goma se pega. Un par de suela de cuero se alquila o se pide prestado.",
    ],
    "pale-soles": [
      "No sé de suelas claras en el armario. {you, select, polite {Mire} other {Mira}} primero debajo de los zapatos; si son oscuras, conviene pedir prestado un par que no marque.",
      "Las suelas claras faltan, que yo sepa. Conviene mirar debajo, y si no, pedir un par prestado.",
    ],
    "sturdy-shoes": [
      "Faltan zapatos resistentes, con puntera de acero si es obligatoria. {you, select, polite {Consiga} other {Consigue}} antes un par, prestado o comprado: sin eso quizá no {you, select, polite {le} other {te}} dejen pasar.",
      "Sin calzado resistente quizá no se pueda entrar, y en el armario falta. {you, select, polite {Pregunte} other {Pregunta}} si la puntera de acero es obligatoria y {you, select, polite {consiga} other {consigue}} antes un par.",
    ],
    "slip-on-shoes": [
      "Faltan zapatos fáciles de quitar. {you, select, polite {Afloje} other {Afloja}} bien los cordones antes, o {you, select, polite {pida} other {pide}} prestados unos mocasines.",
      "Para descalzarse rápido falta el par adecuado. Unos mocasines prestados serían lo ideal.",
    ],
    "long-sleeves": [
      "En el armario no hay nada de manga larga para esto. {you, select, polite {Pida} other {Pide}} prestada una camisa ligera que cubra los brazos, o {you, select, polite {déjese} other {déjate}} puesta una chaqueta fina.",
      "La manga larga es lo que falta. Una chaqueta fina que no se quite, o una camisa prestada, lo resuelve.",
    ],
    "opens-front": [
      "En el armario no hay nada para esto que se abra por delante. Una camisa sencilla con botones, prestada o comprada, sería lo ideal.",
      "Lo que falta es algo que se abra por delante, como una camisa de botones. Se puede pedir prestada.",
    ],
    "long-legs": [
      "Falta algo que cubra las piernas hasta abajo: un pantalón largo o una falda larga, aunque sea de préstamo.",
      "Para cubrir las piernas falta un pantalón largo o una falda larga. Alguien podrá prestar algo.",
    ],
    "only-skirts": [
      "No hay falda ni vestido en el armario. {you, select, polite {Pida} other {Pide}} prestado algo que cubra las rodillas y no habrá problema.",
      "Una falda o un vestido es lo que falta. Mejor pedir prestado algo largo.",
    ],
    "in-tradition": [
      "El armario no tiene nada tradicional. {you, select, polite {Pregunte} other {Pregunta}} en la familia, o {you, select, polite {alquile} other {alquila}} algo con tiempo.",
      "El traje tradicional falta, pero se puede alquilar o pedir prestado.",
    ],
    "covered-head": [
      "Para la cabeza no hay nada en el armario. {you, select, polite {Pida} other {Pide}} prestado un sombrero, una gorra o un pañuelo.",
      "Aún falta algo para la cabeza: un sombrero, una gorra o un pañuelo, aunque sea prestado.",
    ],
    "veiled-head": [
      "Falta un pañuelo para el pelo. {you, select, polite {Lleve} other {Lleva}} uno ligero, prestado o comprado: vale cualquiera que sea liso.",
      "Para el pelo falta un pañuelo. Uno ligero cabe en cualquier bolso.",
    ],
    "all-covered": [
      "El armario no tiene nada que cubra hasta las muñecas. {you, select, polite {Pida} other {Pide}} prestada una camisa larga y amplia para ponérsela encima.",
      "Para ir con todo cubierto hasta las muñecas falta una camisa larga y amplia por encima.",
    ],
    waterproof: [
      "En el armario no hay nada impermeable. {you, select, polite {Pida} other {Pide}} prestada una chaqueta de lluvia, y {you, select, polite {lleve} other {lleva}} ropa seca de recambio.",
      "Contra el agua falta algo impermeable. Lo mejor es pedir prestada una chaqueta de lluvia.",
    ],
    hood: [
      "Falta una chaqueta con capucha. {you, select, polite {Pida} other {Pide}} prestada una, o {you, select, polite {lleve} other {lleva}} una gorra.",
      "La capucha es lo que falta; una gorra puede sacar del apuro.",
    ],
    stretchy: [
      "Para las piernas no hay nada elástico en el armario. {you, select, polite {Pida} other {Pide}} prestados unos leggings, o {you, select, polite {pruebe} other {prueba}} antes hasta dónde se puede doblar la rodilla.",
      "Algo elástico para las piernas es lo que falta. Unos leggings se piden prestados enseguida.",
    ],
    "may-be-spoilt": [
      "En el armario no veo nada que se pueda arruinar sin pena. {you, select, polite {Pida} other {Pide}} prestado algo viejo, o {you, select, polite {póngase} other {ponte}} lo que menos dolería perder.",
      "Ropa vieja para estropear no hay, que yo sepa. Mejor llevar lo que menos pena dé.",
    ],
    pockets: [
      "No sé de bolsillos en los pantalones o faldas del armario. {you, select, polite {Lleve} other {Lleva}} una bolsa pequeña, cruzada o en la cintura.",
      "Los bolsillos faltan, que yo sepa. Con una bolsa pequeña en la cintura las manos también quedan libres.",
    ],
    reflective: [
      "Nada en el armario refleja la luz. {you, select, polite {Añada} other {Añade}} un chaleco o una banda reflectante, que cuesta poco.",
      "Para que {you, select, polite {le} other {te}} vean falta algo reflectante. Un chaleco o una banda se consigue por poco.",
    ],
    "all-in-colour": [
      "El armario no tiene nada del color que se pide. {you, select, polite {Pida} other {Pide}} prestada al menos la parte de arriba, o {you, select, polite {avise} other {avisa}} de que será un tono parecido.",
      "Ese color falta en el armario. Una prenda prestada ayudaría, o un aviso antes.",
    ],
    "some-colour": [
      "El color que se pide falta en el armario. Basta con algo pequeño: un pañuelo, una cinta o una flor.",
      "Para ese color falta algún detalle: basta un pañuelo o una flor.",
    ],
    "only-dark": [
      "El armario no tiene nada oscuro para esto. Una chaqueta oscura prestada ya resuelve mucho.",
      "Los tonos oscuros faltan aquí. Lo que más ayudaría es una chaqueta prestada.",
    ],
    "only-light": [
      "El armario no tiene nada claro para esto. Algo sencillo en blanco o beige se pide prestado enseguida.",
      "Los tonos claros faltan aquí. Lo más fácil es algo prestado en blanco o beige.",
    ],
    "only-muted": [
      "Lo que serviría del armario tiene colores bastante vivos. {you, select, polite {Pida} other {Pide}} prestado algo liso en gris, azul marino o beige.",
      "Los colores discretos faltan aquí. Gris, azul marino o beige se piden prestados enseguida.",
    ],
  },
};
