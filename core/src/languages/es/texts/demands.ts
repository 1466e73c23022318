import type { DemandTexts } from "../../texts.ts";

export const demands: DemandTexts = {
  met: {
    "closed-shoes": [
      "Con {list}, los pies van a resguardo.",
      "Calzado cerrado, con {list}.",
      "{list} no {list_count, plural, one {deja} other {dejan}} nada del pie al aire.",
    ],
    "no-open-toes": [
      "{list} no {list_count, plural, one {enseña} other {enseñan}} los dedos.",
      "Con {list}, ni un dedo a la vista.",
    ],
    "no-heels": [
      "Nada de tacón con {list}.",
      "Con {list} se pisa en plano.",
      "{list} no {list_count, plural, one {lleva} other {llevan}} tacón.",
    ],
    "no-thin-heels": [
      "Con {list} se pisa firme, sin tacón fino.",
      "{list} no {list_count, plural, one {lleva} other {llevan}} tacón fino, así que se pisa con seguridad.",
    ],
    "grippy-soles": [
      "{list} {list_count, plural, one {agarra} other {agarran}} bien.",
      "La suela {list_de} agarra bien.",
      "Con {list} se pisa con seguridad, que la suela agarra.",
    ],
    "no-grippy-soles": [
      "Con {list} se desliza bien, que la suela es lisa.",
      "La suela {list_de} es lisa y deja girar.",
    ],
    "quiet-soles": [
      "Con {list} se camina sin hacer ruido.",
      "{list} no {list_count, plural, one {suena} other {suenan}} al caminar.",
      "Los pasos apenas se oyen con {list}.",
    ],
    "pale-soles": [
      "La suela {list_de} es clara y no deja marcas.",
      "Con {list} no hay marcas en el suelo: la suela es clara.",
    ],
    "sturdy-shoes": [
      "Con {list}, los pies van bien protegidos.",
      "{list} {list_count, plural, one {aguanta} other {aguantan}} mucho y {list_count, plural, one {protege} other {protegen}} bien los pies.",
    ],
    "slip-on-shoes": [
      "Con {list} no hay nada que atar.",
      "{list} se {list_count, plural, one {quita} other {quitan}} en un momento, sin cordones de por medio.",
    ],
    "long-sleeves": [
      "Con {list}, manga larga hasta la muñeca.",
      "La manga {list_de} llega hasta la muñeca.",
      "{list} {list_count, plural, one {tapa} other {tapan}} los brazos enteros.",
    ],
    "short-sleeves": [
      "Con {list}, los antebrazos quedan libres.",
      "{list} no {list_count, plural, one {tiene} other {tienen}} manga larga que estorbe.",
    ],
    "covered-shoulders": [
      "Con {list}, hombros cubiertos.",
      "{list} no {list_count, plural, one {deja} other {dejan}} los hombros al aire.",
    ],
    "wide-sleeves": ["Con {list}, manga bien ancha."],
    "two-parts": ["Son dos partes, así que se puede quitar una sin la otra."],
    "top-colour": ["Arriba, en el color que se pide: {list}."],
    "legs-colour": ["Abajo, en el color que se pide: {list}."],
    "shoes-colour": ["En los pies, en el color que se pide: {list}."],
    "no-wide-sleeves": [
      "Con {list}, ninguna manga estorba en las manos.",
      "{list} no {list_count, plural, one {tiene} other {tienen}} mangas que cuelguen.",
    ],
    "no-low-cut": [
      "{list} no {list_count, plural, one {enseña} other {enseñan}} escote.",
      "Con {list} {you, select, polite {puede agacharse} other {puedes agacharte}} sin pensar en el escote.",
    ],
    "no-bare-midriff": [
      "Con {list}, el ombligo no asoma.",
      "{list} {list_count, plural, one {cubre} other {cubren}} bien el vientre.",
    ],
    "opens-front": [
      "{list} se {list_count, plural, one {abre} other {abren}} por delante, sin tener que pasar nada por la cabeza.",
      "Basta con abrir {list} por delante.",
    ],
    "not-over-head": [
      "Con {list} no hay que pasar nada por la cabeza.",
      "{list} no se {list_count, plural, one {mete} other {meten}} por la cabeza.",
    ],
    "long-legs": [
      "{list} {list_count, plural, one {llega} other {llegan}} hasta el tobillo.",
      "Con {list}, piernas cubiertas hasta el tobillo.",
    ],
    "covered-knees": [
      "{list} {list_count, plural, one {pasa} other {pasan}} de la rodilla.",
      "Con {list}, las rodillas no se ven.",
    ],
    "only-skirts": ["Falda o vestido tenía que ser: {list}.", "En lugar de pantalón, {list}."],
    "in-tradition": ["Con {list} se respeta la tradición.", "La tradición va con {list}."],
    "no-trailing": [
      "Con {list} nada arrastra por el suelo.",
      "{list} no {list_count, plural, one {llega} other {llegan}} al suelo, así que se camina sin pisar nada.",
    ],
    "covered-head": [
      "Para la cabeza, {list}.",
      "La cabeza va cubierta con {list}.",
      "En la cabeza, {list}.",
    ],
    "veiled-head": [
      "Para cubrir el pelo, {list}.",
      "Sobre el pelo {list_count, plural, one {va} other {van}} {list}.",
      "El pelo queda cubierto con {list}.",
    ],
    "all-covered": [
      "Con {list} todo queda cubierto hasta las muñecas.",
      "{list} {list_count, plural, one {cubre} other {cubren}} bien, con manga hasta la muñeca.",
    ],
    "narrow-hems": [
      "Con {list} no hay nada ancho que se enganche.",
      "Nada queda tan ancho como para engancharse con {list}.",
    ],
    "free-hems": [
      "Con {list} no hay ningún bajo largo que se enganche.",
      "{list} no {list_count, plural, one {arrastra} other {arrastran}}, así que no hay tropiezos.",
    ],
    "loose-waist": [
      "Con {list}, la cintura va suelta.",
      "{list} no {list_count, plural, one {aprieta} other {aprietan}} en la cintura.",
    ],
    "bare-neck": ["Con {list}, el cuello queda libre.", "{list}, y nada al cuello."],
    "no-high-neck": [
      "{list} no {list_count, plural, one {sube} other {suben}} por el cuello.",
      "Con {list} nada roza la garganta.",
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
      "Nada de capucha con {list}.",
    ],
    "not-tight": [
      "Con {list} nada aprieta.",
      "{list} no {list_count, plural, one {aprieta} other {aprietan}}.",
      "Con {list} hay sitio para moverse.",
    ],
    stretchy: [
      "{list} {list_count, plural, one {cede} other {ceden}} con cada movimiento.",
      "Con {list}, agacharse no es problema.",
    ],
    "no-see-through": [
      "{list} no {list_count, plural, one {transparenta} other {transparentan}}.",
      "Con {list} no se transparenta nada.",
    ],
    "may-be-spoilt": [
      "Si {list} se {list_count, plural, one {mancha} other {manchan}} o se {list_count, plural, one {rompe} other {rompen}}, no pasa nada.",
      "{list} ya {list_count, plural, one {ha} other {han}} vivido lo suyo: una mancha más da igual.",
    ],
    "nothing-good": [
      "Lo bueno se queda en el armario, y {list} se {list_count, plural, one {puede} other {pueden}} manchar sin drama.",
      "{list} no {list_count, plural, one {es} other {son}} de lo bueno, así que un accidente no sería un drama.",
    ],
    "no-holes": [
      "{list} no {list_count, plural, one {tiene} other {tienen}} rotos ni agujeros.",
      "Con {list} no hay rotos a la vista.",
    ],
    washable: [
      "{list} se {list_count, plural, one {lava} other {lavan}} sin problema.",
      "Después basta con lavar {list}.",
    ],
    "natural-fibres": [
      "No veo nada sintético en {list}.",
      "{list} {list_count, plural, one {parece} other {parecen}} de fibra natural; {you, select, polite {mire} other {mira}} la etiqueta por si acaso.",
    ],
    "not-fluffy": [
      "{list} no {list_count, plural, one {suelta} other {sueltan}} pelusa.",
      "Con {list} nada suelta pelo.",
    ],
    "not-bulky": [
      "Con {list} nada abulta.",
      "{list} no {list_count, plural, one {abulta} other {abultan}}.",
    ],
    pockets: [
      "{list} {list_count, plural, one {tiene} other {tienen}} bolsillos, y las manos quedan libres.",
      "Con {list} hay bolsillos para lo imprescindible.",
    ],
    "no-shine": [
      "{list} no {list_count, plural, one {brilla} other {brillan}}.",
      "Con {list} no brilla nada.",
    ],
    "no-dangling": ["Con {list} no cuelga nada que se pueda enganchar.", "Nada cuelga {list_de}."],
    "no-jingling": [
      "{list} no {list_count, plural, one {tintinea} other {tintinean}}.",
      "Con {list} no tintinea nada.",
    ],
    "no-noise": [
      "{list} no {list_count, plural, one {hace} other {hacen}} ruido al moverse.",
      "Apenas se oye nada con {list}.",
    ],
    "no-metal": [
      "No veo metal en {list}.",
      "{list} no {list_count, plural, one {parece} other {parecen}} llevar metal; {you, select, polite {mire} other {mira}} por si acaso los cierres.",
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
      "Ni un logotipo a la vista con {list}.",
    ],
    reflective: [
      "Con {list}, que {list_count, plural, one {refleja} other {reflejan}} la luz, {you, select, polite {se le} other {se te}} ve de lejos.",
      "{list} {list_count, plural, one {refleja} other {reflejan}} la luz, y eso se ve de lejos.",
    ],
    "not-reflective": [
      "{list} no {list_count, plural, one {refleja} other {reflejan}} la luz.",
      "Con {list} nada refleja la luz.",
    ],
    "all-in-colour": [
      "{list} {list_count, plural, one {va} other {van}} en el color que se pide.",
      "{list} {list_count, plural, one {es} other {son}} del color que hacía falta.",
      "Todo en su color con {list}.",
    ],
    "not-in-colour": [
      "Con {list} se evita el color que aquí no conviene.",
      "El color que aquí no conviene no está en {list}.",
    ],
    "some-colour": [
      "Del color que se pide se {list_count, plural, one {encarga} other {encargan}} {list}.",
      "Y el color que hacía falta, con {list}.",
    ],
    "only-dark": [
      "Todo oscuro con {list}.",
      "{list} {list_count, plural, one {va} other {van}} en tonos oscuros.",
    ],
    "only-light": [
      "Todo claro con {list}.",
      "{list} {list_count, plural, one {va} other {van}} en tonos claros.",
    ],
    "only-muted": [
      "Con {list} no hay ningún color chillón.",
      "{list} {list_count, plural, one {va} other {van}} en colores discretos.",
    ],
  },
  unmet: {
    "wide-sleeves": ["No veo mangas anchas en el armario; un poncho serviría."],
    "top-colour": ["Ninguna prenda de arriba del armario tiene ese color."],
    "shoes-colour": ["No hay en el armario zapatos de ese color."],
    "legs-colour": ["Ninguna prenda de abajo del armario tiene ese color."],
    "closed-shoes": [
      "No hay zapatos cerrados en el armario. {you, select, polite {Pida} other {Pide}} prestado un par que cubra los dedos: basta algo sencillo y deportivo.",
      "Aquí hacen falta zapatos cerrados. Vale cualquier par prestado que cubra los dedos.",
    ],
    "grippy-soles": [
      "No veo en el armario ningún zapato con suela que agarre. {you, select, polite {Mire} other {Mira}} las suelas, o {you, select, polite {pida} other {pide}} prestado un par con buen dibujo.",
      "Haría falta una suela que agarre; con un par prestado se pisa más seguro.",
    ],
    "no-grippy-soles": [
      "Faltan zapatos de suela lisa. {you, select, polite {Pida} other {Pide}} prestado un par con suela de cuero, o {you, select, polite {pregunte} other {pregunta}} si sirve ir en calcetines.",
      "Falta una suela lisa, porque la goma se pega. Un par de suela de cuero se alquila o se pide prestado.",
    ],
    "pale-soles": [
      "No veo suelas claras en el armario. {you, select, polite {Mire} other {Mira}} debajo de los zapatos y, si son oscuras, {you, select, polite {pida} other {pide}} prestado un par que no marque.",
      "Falta una suela clara. Si ningún zapato la tiene, mejor pedir un par prestado.",
    ],
    "sturdy-shoes": [
      "Faltan zapatos resistentes, con puntera de acero si es obligatoria. {you, select, polite {Consiga} other {Consigue}} antes un par, prestado o comprado: sin eso quizá no {you, select, polite {le} other {te}} dejen pasar.",
      "Sin calzado resistente quizá no se pueda entrar, y en el armario falta. {you, select, polite {Pregunte} other {Pregunta}} si la puntera de acero es obligatoria y {you, select, polite {consiga} other {consigue}} antes un par.",
    ],
    "slip-on-shoes": [
      "Faltan zapatos fáciles de quitar. {you, select, polite {Afloje} other {Afloja}} bien los cordones antes, o {you, select, polite {pida} other {pide}} prestados unos mocasines.",
      "Para quitarse los zapatos rápido vendrían bien unos mocasines prestados.",
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
      "No veo ropa vieja para estropear. Mejor llevar lo que menos pena dé.",
    ],
    pockets: [
      "No veo bolsillos en los pantalones ni faldas del armario. {you, select, polite {Lleve} other {Lleva}} una bolsa pequeña, cruzada o en la cintura.",
      "Sin bolsillos, una bolsa pequeña en la cintura también deja las manos libres.",
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
