import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Sí, {what} {what_count, plural, one {va} other {van}} muy bien para {event}.",
      "Sí, con {what} {you, select, polite {acierta} other {aciertas}} para {event}.",
      "Claro que sí: {what} para {event}, sin dudarlo.",
      "Adelante con {what}, que para {event} {what_count, plural, one {va} other {van}} muy bien.",
    ],
    code: [
      "No lo veo; para {event}, {what} se {what_count, plural, one {ve demasiado informal} other {ven demasiado informales}}.",
      "No, para {event} mejor algo más arreglado que {what}.",
      "Yo diría que no, {what} se {what_count, plural, one {queda muy informal} other {quedan muy informales}} para {event}.",
      "No lo veo con {what}; para {event} hay que arreglarse un poco más.",
    ],
    dressy: [
      "No, {what} no; para {event}, algo más sencillo o más resistente.",
      "Yo no llevaría {what}, que para {event} conviene algo más sencillo o más resistente.",
      "Con {what} no; {what_count, plural, one {pide} other {piden}} otro plan, y para {event} va mejor algo sencillo o resistente.",
    ],
    loud: [
      "No, con {what} no, que para {event} {what_count, plural, one {llamaría} other {llamarían}} demasiado la atención.",
      "Yo no llevaría {what}; para {event} conviene algo más discreto.",
    ],
    covered: [
      "No, {what} {what_count, plural, one {enseña} other {enseñan}} demasiado para {event}.",
      "Yo no llevaría {what}, que para {event} {what_count, plural, one {cubre} other {cubren}} poco.",
    ],
    cold: [
      "No, con {what} {you, select, polite {va} other {vas}} a pasar frío.",
      "Con este frío, {what} no.",
      "Yo dejaría {what} para cuando haga menos frío.",
    ],
    warm: [
      "No, con {what} {you, select, polite {va} other {vas}} a pasar calor.",
      "Con este calor, {what} no.",
      "Yo dejaría {what} para cuando haga menos calor.",
    ],
    gear: [
      "No, {what} no {what_count, plural, one {sirve} other {sirven}} para esto.",
      "Con {what} no, que esto pide otra cosa.",
    ],
    bride: [
      "No, el blanco es de la novia y en las fotos {what} {what_count, plural, one {pasaría} other {pasarían}} por algo blanco.",
      "Yo no lo haría, que en las fotos {what} {what_count, plural, one {parecería} other {parecerían}} de color blanco, y ese es el de la novia.",
    ],
    wet: [
      "No, {what} no {what_count, plural, one {aguantaría} other {aguantarían}} tanta agua.",
      "Con tanta agua, {what} no.",
    ],
    dirt: [
      "No, {what} no, que se vería cada salpicadura.",
      "Yo no arriesgaría {what}; cada salpicadura se iba a notar.",
    ],
    shoes: [
      "Con {what} no, que para esto hace falta otro calzado.",
      "No, {what} no; los pies necesitan otra cosa para esto.",
    ],
    fabric: [
      "No, {what} no; por la tela, que no es para esto.",
      "Yo no llevaría {what}; esa tela no va bien para esto.",
    ],
    colour: [
      "No, {what} no; por el color, que ahí no encaja.",
      "Yo no llevaría {what}; ese color no va para esto.",
    ],
    better: [
      "Mejor {other}, que para esto {other_count, plural, one {va} other {van}} mejor que {what}.",
      "Yo iría con {other}, que {other_count, plural, one {queda} other {quedan}} mejor para esto que {what}.",
      "Entre {what} y {other}, yo elegiría {other}.",
    ],
  },
  choice: [
    "Yo iría con {other}.",
    "{other}, sin dudarlo.",
    "Mejor {other}.",
    "Yo elegiría {other}, sin pensarlo mucho.",
  ],
  beats: {
    drier: [
      "{what} no {what_count, plural, one {deja} other {dejan}} pasar la lluvia; {other}, sí.",
      "Con lluvia, {other} {other_count, plural, one {se empapa} other {se empapan}}; {what} no.",
    ],
    warmer: [
      "Con {temp}, {what} {what_count, plural, one {abriga} other {abrigan}} más.",
      "Con {other} se pasa frío a {temp}; {what} {what_count, plural, one {abriga} other {abrigan}} más.",
    ],
    cooler: [
      "Con {temp}, {what} {what_count, plural, one {da} other {dan}} menos calor.",
      "Con {other} se pasa calor a {temp}; con {what}, menos.",
    ],
    smarter: [
      "De las dos opciones, {what} {what_count, plural, one {viste} other {visten}} más, y aquí hace falta.",
      "Al lado {what_de}, {other} {other_count, plural, one {queda} other {quedan}} demasiado de diario aquí.",
    ],
    easier: [
      "Con {other} se va demasiado arreglado; con {what}, más natural.",
      "Aquí {other} {other_count, plural, one {queda} other {quedan}} de demasiado vestir.",
    ],
    steadier: [
      "Con {what} se pisa más firme que con {other}.",
      "Con {what} hay menos tacón que con {other}: se anda y se aguanta mejor.",
    ],
    closed: [
      "{what} {what_count, plural, one {cubre} other {cubren}} los dedos; {other} {other_count, plural, one {los deja} other {los dejan}} al aire.",
    ],
    washes: [
      "{what} {what_count, plural, one {va} other {van}} después a la lavadora; {other}, no.",
    ],
  },
  yes: "Sí, adelante.",
  no: "Mejor no.",
  unavailable: [
    "Como {what} esta vez no {what_count, plural, one {puede} other {pueden}} ser, toca otra cosa.",
    "Esta vez, sin {what}.",
    "{what} no {what_count, plural, one {entra} other {entran}} esta vez.",
    "Entonces, sin {what}.",
  ],
  disliked: [
    "Si {what} no {you, select, polite {le} other {te}} {what_count, plural, one {convence} other {convencen}}, no se hable más.",
    "Sin {what}, como {you, select, polite {prefiere} other {prefieres}}.",
    "{what} no {you, select, polite {le} other {te}} {what_count, plural, one {convence} other {convencen}} para esto, así que mejor otra cosa.",
  ],
  unsure: [
    "Por si acaso, esto va sin {what}; si la idea era que {what_count, plural, one {entrara} other {entraran}}, {you, select, polite {dígamelo} other {dímelo}}.",
    "Esta vez, sin {what}, por si acaso; {you, select, polite {dígamelo si quiere} other {dímelo si quieres}} que {what_count, plural, one {entre} other {entren}}.",
  ],
  grounds: {
    cleaned: [
      "{what}, cuando {what_count, plural, one {vuelva} other {vuelvan}} de la tintorería.",
      "{what} {what_count, plural, one {sigue} other {siguen}} en la tintorería.",
      "Con {what} en la tintorería, esta vez toca cambiar.",
    ],
    mended: [
      "{what}, cuando {what_count, plural, one {tenga} other {tengan}} su arreglo.",
      "Primero, el arreglo {what_de}.",
      "{what} {what_count, plural, one {tiene} other {tienen}} que pasar antes por el arreglo.",
      "Hasta que llegue el arreglo, sin {what}.",
    ],
    washing: [
      "{what} no {what_count, plural, one {va} other {van}} a secarse a tiempo.",
      "Para cuando se {what_count, plural, one {seque} other {sequen}} {what}, ya es tarde.",
      "{what}, otro día, que no {what_count, plural, one {llega} other {llegan}} a secarse.",
    ],
    soiled: [
      "{what} así no, claro.",
      "Lástima {what_de}.",
      "Tal como {what_count, plural, one {está} other {están}}, {what} mejor no.",
      "Con {what} así, mejor otra cosa.",
    ],
    creased: [
      "{what} {what_count, plural, one {pide} other {piden}} plancha.",
      "Sin plancha, {what} no {what_count, plural, one {luce} other {lucen}} igual.",
      "{what}, el día que haya plancha.",
      "Para ahorrar la plancha, esta vez sin {what}.",
    ],
    lent: [
      "A ver si {what} {what_count, plural, one {vuelve} other {vuelven}} pronto a casa.",
      "{what} no {what_count, plural, one {está} other {están}} en casa, así que toca otra cosa.",
      "Sin {what}, que no {what_count, plural, one {está} other {están}} en casa.",
      "{what}, cuando {what_count, plural, one {vuelva} other {vuelvan}} a casa.",
    ],
    lost: [
      "Ojalá {what} {what_count, plural, one {aparezca} other {aparezcan}} pronto.",
      "{what}, cuando {what_count, plural, one {aparezca} other {aparezcan}}.",
      "A ver dónde {what_count, plural, one {aparece} other {aparecen}} {what}.",
    ],
    elsewhere: [
      "{what} esta vez no {what_count, plural, one {puede} other {pueden}} ser, que no {what_count, plural, one {está} other {están}} a mano.",
      "Sin {what} a mano, toca otra cosa.",
      "{what}, cuando {what_count, plural, one {esté} other {estén}} a mano.",
    ],
    broken: [
      "Lástima {what_de}.",
      "Con {what} así, mejor no arriesgarse.",
      "{what} así no, claro.",
      "Tal como {what_count, plural, one {está} other {están}}, {what} mejor en casa.",
    ],
    tight: [
      "{what_a} {what_count, plural, one {le} other {les}} falta una talla.",
      "Una talla más {what_count, plural, one {le} other {les}} vendría bien {what_a}.",
      "Para ir con holgura, esta vez sin {what}.",
    ],
    loose: [
      "{what_a} {what_count, plural, one {le} other {les}} sobra una talla.",
      "Una talla menos {what_count, plural, one {le} other {les}} vendría bien {what_a}.",
      "Mejor algo más a {you, select, polite {su} other {tu}} medida que {what}.",
    ],
    lately: [
      "{what_a} {what_count, plural, one {le} other {les}} toca descansar.",
      "{what} ya {what_count, plural, one {tuvo} other {tuvieron}} su turno hace poco.",
      "Mejor no repetir {what} tan pronto.",
    ],
    kept: [
      "{what} ya {what_count, plural, one {tendrá} other {tendrán}} su día.",
      "{what}, para su día.",
      "No toco {what}, que {what_count, plural, one {espera} other {esperan}} su momento.",
    ],
    uncomfortable: [
      "Nada de sufrir con {what}.",
      "Para ir a gusto, sin {what}.",
      "{what} no, que se trata de ir a gusto.",
    ],
    opinion: [
      "Así nadie dirá nada {what_de}.",
      "{what}, para cuando no haya nadie que opine.",
      "Con tanta opinión sobre {what}, mejor otra cosa.",
    ],
  },
  kindly: [
    "Y si pesa más de lo que parece, {you, select, polite {cuénteselo} other {cuéntaselo}} hoy a alguien de confianza.",
  ],
  distress: {
    "self-harm": [
      "Primero, lo importante: eso suena muy duro, y nadie tiene que cargar con ello a solas. Hay quien escucha de día y de noche: el 024 en España, la Línea de la Vida 800 911 2000 en México; en una emergencia, el 112 o el 911.",
    ],
    abuse: [
      "Primero, lo importante: nadie tiene derecho a {you, select, polite {hacerle daño ni a darle miedo} other {hacerte daño ni a darte miedo}}, y la culpa no es {you, select, polite {suya} other {tuya}}. Hay ayuda confidencial de día y de noche: el 016 en España, el 144 en Argentina; en peligro, el 112 o el 911.",
    ],
    coercion: [
      "Primero, lo importante: nadie tiene derecho a {you, select, polite {obligarle} other {obligarte}} a eso, y la culpa no es {you, select, polite {suya} other {tuya}}. Hay ayuda confidencial: el 016 o, contra la trata, el 900 10 50 90 en España, el 116 111 para menores; en peligro, el 112 o el 911.",
    ],
    eating: [
      "Primero, lo importante: lo que {you, select, polite {usted cuenta} other {cuentas}} va más allá de la ropa, y puede mejorar. Lo mejor es contárselo a un médico o a alguien de confianza; en España también escucha el Teléfono de la Esperanza, 717 003 717.",
    ],
    violence: [
      "Antes que nada: una rabia así tiene sus motivos, pero no debe herir a nadie, y tampoco es justo que {you, select, polite {usted pague} other {tú pagues}} las consecuencias. Hablar ayuda, hoy mismo: alguien de confianza o, en España, el Teléfono de la Esperanza, 717 003 717; en una emergencia, el 112 o el 911.",
    ],
  },
  allergy: [
    "Por la alergia, {you, select, polite {lea} other {lee}} también las etiquetas: el armario no indica todas las fibras.",
    "Solo sé lo que dice el armario; con la alergia, la última palabra la tiene la etiqueta.",
  ],
};
