import type { DemandTexts } from "../../texts.ts";

export const demands: DemandTexts = {
  met: {
    "closed-shoes": [
      "Los dedos de los pies van cubiertos con {list}.",
      "{list} {list_count, plural, one {cubre} other {cubren}} los dedos de los pies.",
      "Con {list} los dedos no quedan al aire.",
    ],
    "no-open-toes": [
      "{list} no {list_count, plural, one {deja} other {dejan}} los dedos al aire.",
      "Con {list} no asoma ni un dedo.",
    ],
    "no-heels": [
      "{list} {list_count, plural, one {va} other {van}} sin tacón, y se camina mejor.",
      "Con {list} no hay tacón que moleste.",
      "{list} no {list_count, plural, one {lleva} other {llevan}} nada de tacón.",
    ],
    "no-thin-heels": [
      "{list} no {list_count, plural, one {tiene} other {tienen}} un tacón fino que se hunda o se atasque.",
      "Con {list} se pisa con seguridad: no hay tacón fino.",
    ],
    "grippy-soles": [
      "{list} {list_count, plural, one {agarra} other {agarran}} bien, así que es más difícil resbalar.",
      "La suela {list_de} agarra bien.",
      "Con {list} el pie agarra mejor.",
    ],
    "no-grippy-soles": [
      "{list} {list_count, plural, one {desliza} other {deslizan}} bien, gracias a la suela lisa.",
      "La suela {list_de} es lisa y deja deslizarse.",
    ],
    "quiet-soles": [
      "Con {list} se camina sin hacer ruido.",
      "{list} no {list_count, plural, one {resuena} other {resuenan}} al caminar.",
      "Los pasos apenas se oyen con {list}.",
    ],
    "pale-soles": [
      "{list} {list_count, plural, one {tiene} other {tienen}} la suela clara, que no marca el suelo.",
      "La suela {list_de} es clara y no deja marcas.",
    ],
    "sturdy-shoes": [
      "{list} {list_count, plural, one {aguanta} other {aguantan}} mucho y {list_count, plural, one {protege} other {protegen}} bien los pies.",
      "Con {list}, los pies van bien protegidos.",
    ],
    "slip-on-shoes": [
      "{list} se {list_count, plural, one {pone} other {ponen}} y se {list_count, plural, one {quita} other {quitan}} en un momento, sin nada que atar.",
      "Con {list} no hay nada que atar ni desatar.",
    ],
    "long-sleeves": [
      "{list} {list_count, plural, one {cubre} other {cubren}} los brazos hasta la muñeca.",
      "Los brazos van cubiertos hasta la muñeca con {list}.",
      "Con {list} la manga llega hasta la muñeca.",
    ],
    "short-sleeves": [
      "{list} {list_count, plural, one {deja} other {dejan}} libres los antebrazos.",
      "Con {list} no hay manga larga que estorbe.",
    ],
    "covered-shoulders": [
      "{list} {list_count, plural, one {cubre} other {cubren}} los hombros.",
      "Con {list}, los hombros van cubiertos.",
    ],
    "wide-sleeves": ["Las mangas son bastante anchas con {list}."],
    "two-parts": ["La parte de arriba y la de abajo se quitan por separado."],
    "top-colour": ["Arriba el color es el pedido con {list}."],
    "legs-colour": ["Abajo el color es el pedido con {list}."],
    "no-wide-sleeves": [
      "{list} no {list_count, plural, one {tiene} other {tienen}} mangas anchas que cuelguen o estorben.",
      "Con {list} ninguna manga ancha estorba en las manos.",
    ],
    "no-low-cut": [
      "El escote no es problema con {list}.",
      "Con {list} no hay escote que vigilar al agacharse.",
    ],
    "no-bare-midriff": [
      "{list} {list_count, plural, one {cubre} other {cubren}} bien el vientre.",
      "Con {list} el vientre queda cubierto.",
    ],
    "opens-front": [
      "{list} se {list_count, plural, one {abre} other {abren}} por delante, así que poner y quitar es fácil.",
      "Por delante, {list} se {list_count, plural, one {abre} other {abren}} en un momento.",
    ],
    "not-over-head": [
      "Con {list} no hay que meter nada por la cabeza.",
      "{list} no se {list_count, plural, one {mete} other {meten}} por la cabeza.",
    ],
    "long-legs": [
      "{list} {list_count, plural, one {cubre} other {cubren}} las piernas hasta el tobillo.",
      "Con {list}, las piernas van cubiertas hasta abajo.",
    ],
    "covered-knees": [
      "{list} {list_count, plural, one {cubre} other {cubren}} las rodillas.",
      "Con {list}, las rodillas van cubiertas.",
    ],
    "only-skirts": [
      "Tenía que ser falda o vestido: {list}.",
      "{list} en lugar de pantalón, y se cumple la norma.",
    ],
    "in-tradition": [
      "{list} {list_count, plural, one {viene} other {vienen}} de la tradición.",
      "Con {list} se respeta la tradición.",
    ],
    "no-trailing": [
      "{list} no {list_count, plural, one {llega} other {llegan}} al suelo, así que nada arrastra.",
      "Con {list} nada arrastra por el suelo.",
    ],
    "covered-head": [
      "{list} {list_count, plural, one {cubre} other {cubren}} la cabeza.",
      "La cabeza va cubierta con {list}.",
      "Para la cabeza, {list}.",
    ],
    "veiled-head": [
      "{list} {list_count, plural, one {cubre} other {cubren}} el pelo.",
      "Sobre el pelo {list_count, plural, one {va} other {van}} {list}.",
      "El pelo queda cubierto con {list}.",
    ],
    "all-covered": [
      "{list} {list_count, plural, one {cubre} other {cubren}} bien, con mangas hasta la muñeca.",
      "Con {list} todo queda cubierto hasta las muñecas.",
    ],
    "narrow-hems": [
      "Con {list} no hay nada ancho que se enganche.",
      "Nada queda tan ancho como para engancharse con {list}.",
    ],
    "free-hems": [
      "{list} no {list_count, plural, one {arrastra} other {arrastran}} ni {list_count, plural, one {cuelga} other {cuelgan}}, así que nada se engancha.",
      "Con {list} no hay ningún bajo largo que se enganche.",
    ],
    "loose-waist": [
      "Con {list} nada aprieta en la cintura.",
      "{list} {list_count, plural, one {deja} other {dejan}} la cintura tranquila, sin nada que se clave.",
    ],
    "bare-neck": [
      "{list} {list_count, plural, one {deja} other {dejan}} el cuello libre.",
      "Con {list} el cuello va libre, sin bufanda ni corbata.",
    ],
    "no-high-neck": [
      "{list} no {list_count, plural, one {sube} other {suben}} por el cuello.",
      "Con {list} no hay cuello alto que roce la garganta.",
    ],
    waterproof: [
      "{list} no {list_count, plural, one {deja} other {dejan}} pasar el agua.",
      "El agua se queda fuera con {list}.",
    ],
    hood: [
      "{list} {list_count, plural, one {tiene} other {tienen}} capucha, por si hace falta.",
      "Con {list} hay capucha a mano.",
    ],
    "no-hood": [
      "{list} no {list_count, plural, one {lleva} other {llevan}} capucha.",
      "Con {list} se va sin capucha.",
    ],
    "not-tight": [
      "{list} no {list_count, plural, one {aprieta} other {aprietan}}: se respira bien y hay libertad para moverse.",
      "Con {list} nada aprieta ni se pega.",
      "Con {list} hay espacio para respirar y moverse.",
    ],
    stretchy: [
      "{list} {list_count, plural, one {cede} other {ceden}} con cada movimiento.",
      "Con {list} se puede doblar y estirar el cuerpo sin problema.",
    ],
    "no-see-through": [
      "{list} no {list_count, plural, one {deja} other {dejan}} ver nada debajo.",
      "Con {list} no se transparenta nada.",
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
      "Con {list} no hay pelo ni pelusa.",
    ],
    "not-bulky": [
      "{list} no {list_count, plural, one {abulta} other {abultan}}, así que queda sitio para moverse.",
      "Con {list} nada abulta.",
    ],
    pockets: [
      "{list} {list_count, plural, one {tiene} other {tienen}} bolsillos, y las manos quedan libres.",
      "Con {list} hay bolsillos para lo imprescindible.",
    ],
    "no-shine": [
      "{list} no {list_count, plural, one {brilla} other {brillan}}.",
      "Con {list} no hay nada que brille.",
    ],
    "no-dangling": [
      "{list} no {list_count, plural, one {tiene} other {tienen}} nada que cuelgue, así que nada se engancha.",
      "Nada cuelga {list_de}.",
    ],
    "no-jingling": [
      "{list} no {list_count, plural, one {tintinea} other {tintinean}}.",
      "Con {list} no tintinea nada.",
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
      "Con {list} no hay cremallera ni cierre que se atasque.",
    ],
    "no-buttons": [
      "{list} no {list_count, plural, one {lleva} other {llevan}} botones.",
      "Con {list} no hay ni un botón que abrochar.",
    ],
    "no-snaps": [
      "{list} no {list_count, plural, one {lleva} other {llevan}} broches de presión.",
      "Con {list} no hay broches de presión.",
    ],
    "no-logos": [
      "{list} no {list_count, plural, one {lleva} other {llevan}} logotipos ni letras.",
      "Con {list} no se ven logotipos ni letreros.",
    ],
    reflective: [
      "Con {list}, que {list_count, plural, one {refleja} other {reflejan}} la luz, será fácil {you, select, polite {verle} other {verte}}.",
      "Para que {you, select, polite {le} other {te}} vean bien, {list} {list_count, plural, one {refleja} other {reflejan}} la luz.",
    ],
    "not-reflective": [
      "{list} no {list_count, plural, one {refleja} other {reflejan}} la luz.",
      "Con {list} nada refleja la luz.",
    ],
    "all-in-colour": [
      "{list} {list_count, plural, one {va} other {van}} en el color que se pide.",
      "Con {list} se cumple lo del color.",
      "{list} {list_count, plural, one {es} other {son}} del color que hacía falta.",
    ],
    "not-in-colour": [
      "Con {list} se evita el color que aquí no conviene.",
      "El color que aquí no conviene no está en {list}.",
    ],
    "some-colour": [
      "El color que se pide lo {list_count, plural, one {pone} other {ponen}} {list}.",
      "Para el color que hacía falta {list_count, plural, one {está} other {están}} {list}.",
    ],
    "only-dark": [
      "{list} {list_count, plural, one {va} other {van}} en tonos oscuros.",
      "Con {list} se va de oscuro.",
    ],
    "only-light": [
      "{list} {list_count, plural, one {va} other {van}} en tonos claros.",
      "Con {list} se va de claro.",
    ],
    "only-muted": [
      "{list} {list_count, plural, one {va} other {van}} en colores discretos.",
      "Con {list} no hay ningún color chillón.",
    ],
  },
  unmet: {
    "wide-sleeves": ["No sé de mangas anchas en el armario; un poncho serviría."],
    "top-colour": ["Ninguna prenda de arriba del armario tiene ese color."],
    "legs-colour": ["Ninguna prenda de abajo del armario tiene ese color."],
    "closed-shoes": [
      "No hay zapatos cerrados en el armario. {you, select, polite {Pida} other {Pide}} prestado un par que cubra los dedos: basta algo sencillo y deportivo.",
      "Aquí hacen falta zapatos cerrados. Vale cualquier par prestado que cubra los dedos.",
    ],
    "grippy-soles": [
      "No sé de ningún zapato del armario con suela que agarre. {you, select, polite {Mire} other {Mira}} las suelas, o {you, select, polite {pida} other {pide}} prestado un par con buen dibujo.",
      "Haría falta una suela que agarre; con un par prestado se pisa más seguro.",
    ],
    "no-grippy-soles": [
      "Faltan zapatos de suela lisa. {you, select, polite {Pida} other {Pide}} prestado un par con suela de cuero, o {you, select, polite {pregunte} other {pregunta}} si sirve ir en calcetines.",
      "Falta una suela lisa, porque la goma se pega. Un par de suela de cuero se alquila o se pide prestado.",
    ],
    "pale-soles": [
      "No sé de suelas claras en el armario. {you, select, polite {Mire} other {Mira}} primero debajo de los zapatos; si son oscuras, conviene pedir prestado un par que no marque.",
      "Que yo sepa, no hay suelas claras. Conviene mirar debajo, y si no, pedir un par prestado.",
    ],
    "sturdy-shoes": [
      "Faltan zapatos resistentes, con puntera de acero si es obligatoria. {you, select, polite {Consiga} other {Consigue}} antes un par, prestado o comprado: sin eso quizá no {you, select, polite {le} other {te}} dejen pasar.",
      "Sin calzado resistente quizá no se pueda entrar, y en el armario falta. {you, select, polite {Pregunte} other {Pregunta}} si la puntera de acero es obligatoria y {you, select, polite {consiga} other {consigue}} antes un par.",
    ],
    "slip-on-shoes": [
      "Faltan zapatos fáciles de quitar. {you, select, polite {Afloje} other {Afloja}} bien los cordones antes, o {you, select, polite {pida} other {pide}} prestados unos mocasines.",
      "Para descalzarse rápido vendrían bien unos mocasines prestados: en el armario no hay nada así.",
    ],
    "long-sleeves": [
      "En el armario no hay nada de manga larga para esto. {you, select, polite {Pida} other {Pide}} prestada una camisa ligera que cubra los brazos, o {you, select, polite {déjese} other {déjate}} puesta una chaqueta fina.",
      "Falta manga larga. Se resuelve con una chaqueta fina que no se quite, o con una camisa prestada.",
    ],
    "opens-front": [
      "En el armario no hay nada para esto que se abra por delante. Una camisa sencilla con botones, prestada o comprada, sería lo ideal.",
      "Falta algo que se abra por delante: una camisa de botones, aunque sea prestada.",
    ],
    "long-legs": [
      "Falta algo que cubra las piernas hasta abajo: un pantalón largo o una falda larga, aunque sea de préstamo.",
      "Para cubrir las piernas hace falta un pantalón largo o una falda larga; se puede pedir prestado.",
    ],
    "only-skirts": [
      "No hay falda ni vestido en el armario. {you, select, polite {Pida} other {Pide}} prestado algo que cubra las rodillas y no habrá problema.",
      "Falta una falda o un vestido. Mejor pedir prestado algo largo.",
    ],
    "in-tradition": [
      "El armario no tiene nada tradicional. {you, select, polite {Pregunte} other {Pregunta}} en la familia, o {you, select, polite {alquile} other {alquila}} algo con tiempo.",
      "Traje tradicional no hay, pero se puede alquilar o pedir prestado.",
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
      "Para el agua falta algo impermeable; lo mejor es pedir prestada una chaqueta de lluvia.",
    ],
    hood: [
      "Falta una chaqueta con capucha. {you, select, polite {Pida} other {Pide}} prestada una, o {you, select, polite {lleve} other {lleva}} una gorra.",
      "Capucha no hay; una gorra puede sacar del apuro.",
    ],
    stretchy: [
      "Para las piernas no hay nada elástico en el armario. {you, select, polite {Pida} other {Pide}} prestados unos leggings, o {you, select, polite {pruebe} other {prueba}} antes hasta dónde se puede doblar la rodilla.",
      "Falta algo elástico para las piernas. Unos leggings se piden prestados enseguida.",
    ],
    "may-be-spoilt": [
      "En el armario no veo nada que se pueda arruinar sin pena. {you, select, polite {Pida} other {Pide}} prestado algo viejo, o {you, select, polite {póngase} other {ponte}} lo que menos dolería perder.",
      "Que yo sepa, no hay ropa vieja para estropear. Mejor llevar lo que menos pena dé.",
    ],
    pockets: [
      "No sé de bolsillos en los pantalones o faldas del armario. {you, select, polite {Lleve} other {Lleva}} una bolsa pequeña, cruzada o en la cintura.",
      "Que yo sepa, no hay bolsillos. Con una bolsa pequeña en la cintura las manos también quedan libres.",
    ],
    reflective: [
      "Nada en el armario refleja la luz. {you, select, polite {Añada} other {Añade}} un chaleco o una banda reflectante, que cuesta poco.",
      "Para que {you, select, polite {le} other {te}} vean falta algo reflectante. Un chaleco o una banda se consigue por poco.",
    ],
    "all-in-colour": [
      "El armario no tiene nada del color que se pide. {you, select, polite {Pida} other {Pide}} prestada al menos la parte de arriba, o {you, select, polite {avise} other {avisa}} de que será un tono parecido.",
      "Ese color no está en el armario. Ayudaría una prenda prestada, o avisar antes.",
    ],
    "some-colour": [
      "Ese color no está en el armario. Basta con algo pequeño: un pañuelo, una cinta o una flor.",
      "Para ese color falta algún detalle: basta un pañuelo o una flor.",
    ],
    "only-dark": [
      "El armario no tiene nada oscuro para esto. Una chaqueta oscura prestada ya resuelve mucho.",
      "Aquí falta algo oscuro. Lo que más ayudaría es una chaqueta prestada.",
    ],
    "only-light": [
      "El armario no tiene nada claro para esto. Algo sencillo en blanco o beige se pide prestado enseguida.",
      "Aquí falta algo claro. Lo más fácil es algo prestado en blanco o beige.",
    ],
    "only-muted": [
      "Lo que serviría del armario tiene colores bastante vivos. {you, select, polite {Pida} other {Pide}} prestado algo liso en gris, azul marino o beige.",
      "Aquí falta algo discreto: se puede pedir prestado en gris, azul marino o beige.",
    ],
  },
};
