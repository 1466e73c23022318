import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gear: {
    wetsuit: [
      "Con esa agua hace falta un traje de neopreno y en el armario no hay: {you, select, polite {alquílelo} other {alquílalo}} al llegar.",
      "Sin neopreno se pasa frío en el agua, y en el armario no lo veo; lo más fácil es alquilarlo allí.",
    ],
    swimwear: [
      "Para el agua hace falta un bañador y no veo ninguno: habrá que comprarlo antes.",
      "{you, select, polite {Consiga} other {Consigue}} un bañador antes de ir, que en el armario no hay ninguno.",
    ],
    "fitted-swimwear": [
      "Muchas piscinas no dejan entrar con bermudas: {you, select, polite {hágase} other {hazte}} con un bañador ajustado, que en el armario no lo hay.",
      "Lo que falta es un bañador ajustado; en muchas piscinas no admiten bermudas.",
    ],
    "swim-cap": [
      "En la piscina suelen pedir gorro y en el armario no hay; muchas veces lo venden en la entrada.",
      "{you, select, polite {Compre} other {Compra}} un gorro de baño, que en la piscina suele ser obligatorio y aquí no hay.",
    ],
    "bee-veil": [
      "Junto a las colmenas hace falta careta con velo y no la veo en el armario: {you, select, polite {pídasela} other {pídesela}} prestada al apicultor.",
      "Sin careta con velo, mejor lejos de las colmenas: {you, select, polite {pida} other {pide}} una prestada, que en el armario no hay.",
    ],
    "race-suit": [
      "En circuito no se sale sin mono de cuero y en el armario no hay: casi siempre se alquila allí mismo.",
      "El mono de cuero es obligatorio en circuito; {you, select, polite {alquílelo} other {alquílalo}}, que en el armario no hay.",
    ],
    "snow-legs": [
      "Para la nieve hacen falta pantalones impermeables y en el armario no hay: {you, select, polite {alquílelos} other {alquílalos}} al llegar.",
      "Sin pantalones impermeables la nieve empapa; {you, select, polite {alquile} other {alquila}} unos, que en el armario no hay.",
    ],
    gloves: [
      "Faltan unos guantes: {you, select, polite {compre} other {compra}} o {you, select, polite {pida} other {pide}} prestado un par.",
      "{you, select, polite {Consiga} other {Consigue}} también unos guantes, que en el armario no los veo.",
    ],
    "mountain-boots": [
      "En la montaña hace falta calzado con suela que agarre, y en el armario no hay: lo mejor es alquilarlo o pedirlo prestado.",
    ],
    "rain-boots": [
      "Con tanta agua hacen falta botas de goma, y en el armario no hay: lo mejor es pedirlas prestadas.",
    ],
    "hi-vis": [
      "Aquí el chaleco de alta visibilidad es obligatorio, y en el armario no hay: habrá que pedirlo allí o comprarlo.",
    ],
    "head-cover": [
      "Allí se cubre la cabeza, y en el armario no hay ningún pañuelo para eso: habrá que pedirlo prestado, o usar uno de la entrada.",
    ],
    costume: [
      "Sin disfraz no se entra, y en el armario no hay ninguno: lo mejor es alquilarlo o pedirlo prestado.",
    ],
    "snow-boots": [
      "Para la nieve hacen falta botas y en el armario no hay: {you, select, polite {pida} other {pide}} unas prestadas o {you, select, polite {alquílelas} other {alquílalas}} al llegar.",
      "Sin botas de nieve los pies se empapan; prestadas o alquiladas, {you, select, polite {consiga} other {consigue}} unas.",
    ],
    helmet: [
      "Sin casco, ni hablar: {you, select, polite {pida} other {pide}} uno prestado o {you, select, polite {alquílelo} other {alquílalo}}, que en el armario no hay.",
      "El casco no se negocia, y en el armario no lo veo: prestado o alquilado, pero con casco.",
    ],
    "long-legs": [
      "Las piernas tienen que ir cubiertas hasta el tobillo y no veo nada así: {you, select, polite {pida} other {pide}} prestado un pantalón largo.",
      "{you, select, polite {Consiga} other {Consigue}} algo que llegue hasta el tobillo, que en el armario no lo hay.",
    ],
    "closed-shoes": [
      "Por seguridad hacen falta zapatos cerrados y en el armario no hay: {you, select, polite {pida} other {pide}} un par prestado.",
      "{you, select, polite {Consiga} other {Consigue}} unos zapatos cerrados antes de ir; aquí es por seguridad y en el armario no los veo.",
    ],
    "held-heel": [
      "Para conducir hace falta un zapato plano que sujete el talón, y en el armario no lo hay: {you, select, polite {pida} other {pide}} unas deportivas.",
      "{you, select, polite {Consiga} other {Consigue}} para el volante un par plano que no se salga del pie; en el armario no lo veo.",
    ],
    "safety-shoes": [
      "Sin calzado de seguridad no dejan entrar y en el armario no hay: {you, select, polite {pregunte} other {pregunta}} allí si lo prestan.",
      "El calzado de seguridad es obligatorio; {you, select, polite {pídalo} other {pídelo}} allí, que en el armario no hay.",
    ],
    "sports-shoes": [
      "Para esto hacen falta zapatillas de deporte que sujeten el pie, y en el armario no hay: {you, select, polite {consiga} other {consigue}} un par antes.",
      "Sin zapatillas de deporte el pie sufre; {you, select, polite {consiga} other {consigue}} un par, que en el armario no las veo.",
    ],
    "sports-legs": [
      "Falta un pantalón de deporte; prestado o comprado, vale cualquiera que deje moverse.",
      "{you, select, polite {Consiga} other {Consigue}} un pantalón de deporte, que en el armario no lo veo.",
    ],
    "plant-shoes": [
      "Ese día no se lleva cuero en los pies y en el armario no veo otra cosa: con unas zapatillas de lona se cumple.",
      "{you, select, polite {Busque} other {Busca}} un par de lona, que ese día el cuero no va y en el armario no hay otro.",
    ],
    "floor-length": [
      "El vestido tiene que llegar hasta el suelo y en el armario no hay nada tan largo: lo normal es alquilarlo.",
      "{you, select, polite {Alquile} other {Alquila}} un vestido hasta el suelo, que en el armario no hay nada tan largo.",
    ],
  },
  gap: [
    "Para completarlo {what_count, plural, one {falta} other {faltan}} {what}: {list} {list_count, plural, one {iría} other {irían}} muy bien.",
    "Aquí {list_count, plural, one {haría} other {harían}} falta {list}, y en el armario no hay; prestado también sirve.",
    "Solo {what_count, plural, one {falta} other {faltan}} {what}; si {you, select, polite {le} other {te}} pueden prestar {list}, mejor.",
  ],
  unfit: [
    "{what_count, plural, one {Falta} other {Faltan}} {what} que {what_count, plural, one {vaya} other {vayan}} bien aquí: yo buscaría {list}.",
    "Lo que hay en el armario no encaja aquí; {list_count, plural, one {vendría} other {vendrían}} muy bien {list}.",
  ],
  shoes: [
    "Faltan los zapatos: {list} {list_count, plural, one {iría} other {irían}} bien.",
    "En el armario aún no hay zapatos; aquí {list_count, plural, one {quedaría} other {quedarían}} bien {list}.",
  ],
  shoesUnfit: [
    "Ninguno de los zapatos del armario va con esto; {list} sí {list_count, plural, one {iría} other {irían}} bien.",
    "Lo que falta son los zapatos: {list} {list_count, plural, one {sería} other {serían}} lo ideal.",
  ],
  plain: [
    "La verdad, {what} {what_count, plural, one {queda algo informal} other {quedan algo informales}} para {event}; con {lift} cambia del todo.",
    "Para {event}, {what} {what_count, plural, one {resulta un poco informal} other {resultan un poco informales}}; si {you, select, polite {le} other {te}} prestan {lift}, arreglado.",
  ],
  collar: [
    "Solo conozco el color {what_de}; si {what_count, plural, one {tiene} other {tienen}} cuello, {what_count, plural, one {va} other {van}} bien para esto.",
    "La foto no muestra si {what} {what_count, plural, one {tiene} other {tienen}} cuello; aquí hace falta.",
  ],
  formalGap: [
    "Aquí se va de esmoquin o de vestido hasta el suelo y en el armario no hay: toca alquilar.",
    "Lo que falta es un esmoquin o un vestido largo; en una tienda de alquiler hay ambos.",
  ],
  empty: [
    "El armario aún está vacío: con una foto de cada prenda podría elegir entre lo que hay de verdad.",
  ],
  whiteTie: [
    "La etiqueta rigurosa no deja opción: frac negro con pajarita blanca o vestido de baile hasta el suelo. Alquilar es normal.",
    "Etiqueta rigurosa es frac, chaleco blanco y pajarita blanca, o vestido de noche hasta el suelo; se alquilan.",
  ],
  notOwned: [
    "No veo {what} en el armario.",
    "Busqué {what} en el armario y no {what_count, plural, one {aparece} other {aparecen}}.",
    "{what} no {what_count, plural, one {está} other {están}} en el armario, así que toca arreglarse con lo que hay.",
  ],
  leftOut: [
    "No hay manera de combinar {what} con lo demás que {you, select, polite {pidió} other {pediste}}.",
    "{what} no {what_count, plural, one {iba} other {iban}} con lo demás que {you, select, polite {pidió} other {pediste}}, así que esta vez no.",
  ],
  unknown: [
    "No sé qué es «{what}» y no lo encuentro en el armario; con una descripción puedo incluirlo.",
    "«{what}» no es una prenda que conozca; {you, select, polite {dígame} other {dime}} qué es y lo intento otra vez.",
  ],
  accent: [
    "Nada en el armario es {colour}; con {piece} ya estaría.",
    "Para el {colour} falta algo en el armario: yo buscaría {piece}.",
  ],
  together: ["Está pensado para {first}; para {others} habrá que cambiarse."],
  wash: [
    "{what} {what_count, plural, one {está} other {están}} en la lavadora.",
    "{what} también {what_count, plural, one {iría} other {irían}} bien, pero {what_count, plural, one {está} other {están}} en la lavadora.",
  ],
};
