import type { StatusTexts } from "../../texts.ts";

export const status: StatusTexts = {
  foreign: [
    "Leo un poco ese idioma, pero escribo en español, inglés, francés, alemán, italiano y portugués; aquí va en español.",
  ],
  redirect: [
    "Eso queda fuera de mi armario. Lo mío es la ropa: {you, select, polite {cuénteme adónde va y le propongo} other {cuéntame adónde vas y te propongo}} un conjunto.",
    "Solo entiendo de ropa. {you, select, polite {Dígame} other {Dime}} la ocasión o una prenda favorita y monto el outfit.",
    "En eso no puedo ayudar, pero sí con qué ponerse. ¿Cuál es el plan?",
    "No es mi especialidad; vestir, sí. ¿Para qué ocasión hace falta un conjunto?",
    "Volvamos a la ropa, que ahí sí puedo ayudar. ¿Adónde {you, select, polite {va} other {vas}} y cómo de arreglado debe ser el outfit?",
  ],
  clarify: [
    "No lo he entendido del todo. ¿Qué plan es y cómo de arreglado debe ser el conjunto?",
    "{you, select, polite {Deme} other {Dame}} una pista: ¿trabajo, cena, paseo, fiesta? Y propongo un conjunto.",
    "{you, select, polite {Cuénteme} other {Cuéntame}} un poco más: qué ocasión es y si hará frío o calor.",
    "Me falta un dato para acertar. Con una ocasión o una prenda monto el conjunto.",
    "¿{you, select, polite {Puede} other {Puedes}} decirlo de otra manera? Algo como «cena el viernes, nada muy formal» me basta para el outfit.",
  ],
  decline: {
    crime: [
      "Con eso no ayudo. Si hay otro plan, dime cuál y te propongo algo distinto.",
      "Para eso no hay conjunto. Si tienes otra ocasión distinta, la vestimos.",
      "No puedo ayudar con eso; sí con otro plan distinto, como una fiesta o un viaje.",
      "Eso no lo visto. Cuéntame otra ocasión distinta y le pongo cariño.",
      "Ahí no entro. ¿Hay otra cosa distinta en tu agenda?",
      "Mejor otro plan: dime cuál y busco un conjunto distinto.",
    ],
    hate: [
      "Eso prefiero no vestirlo, porque hace daño. ¿Y otra idea distinta, un detective o un vampiro elegante?",
      "No, eso hiere a la gente. Mejor otra idea distinta: un astronauta o una estrella del cine mudo.",
      "Con eso no sigo, porque hace daño. ¿Probamos otro disfraz distinto, quizá un fantasma elegante?",
      "Ese disfraz no lo toco. Te propongo otra idea distinta: un personaje de cuento o una década.",
      "Mejor algo distinto que no haga daño a nadie. ¿Otra época, otro personaje?",
      "Prefiero otra idea distinta, una que no hiera: ¿un villano de cine negro?",
    ],
    mockery: [
      "Mejor otro disfraz distinto, uno del que todos se puedan reír.",
      "Un pueblo no es un disfraz. ¿Y otra idea distinta, como un animal o una década?",
      "Eso se burla de otras personas; busquemos otro personaje distinto.",
      "Prefiero otra idea distinta: un mito, un cuadro o un juego de palabras.",
      "Ahí alguien lo pasaría mal. ¿Otro disfraz distinto, un pirata o un planeta?",
      "No lo visto, pero otro disfraz distinto sí: ¿un personaje de un libro que te guste?",
    ],
    child: [
      "Eso no lo haré. Para una criatura puedo proponer otra cosa: ropa cómoda y alegre.",
      "No. Si una criatura necesita ropa, busquemos otra idea distinta, cómoda y alegre.",
      "Con eso no sigo. Para jugar y correr sí propongo otra cosa distinta.",
      "No lo visto. Dime otra ocasión distinta y pienso en ropa infantil cómoda.",
      "Ahí digo que no; para la infancia, otra idea distinta: prendas cómodas y divertidas.",
      "Prefiero no hacerlo. Para una criatura busco otro conjunto distinto, cómodo para moverse.",
    ],
    "self-harm": [
      "Siento mucho que te sientas así. Habla ahora con alguien de confianza o con una línea de ayuda (en España, el 024). Y si te apetece otra cosa, busco contigo la prenda más suave del armario.",
      "Lamento que estés pasando por esto. Por favor, habla ahora con alguien cercano o con una línea de ayuda (en España, el 024). Si después te apetece otra cosa, busco contigo algo suave.",
      "Gracias por contármelo. Mereces hablar ahora con una persona: alguien de confianza o una línea de ayuda (en España, el 024). Y si ayuda, elegimos otra cosa, suave y cálida.",
      "La ropa puede esperar. Busca ahora a alguien de confianza o llama a una línea de ayuda (en España, el 024). Y si te apetece otra cosa, te ayudo a elegir algo cómodo.",
      "No tienes que pasar por esto en soledad. Habla ahora con alguien que te quiera o con una línea de ayuda (en España, el 024). Si quieres otra cosa después, busco lo más cálido del armario.",
      "Eso que cuentas pesa mucho. Por favor, llama ahora a alguien de confianza o a una línea de ayuda (en España, el 024; en una emergencia, el 112). Para otra cosa, como elegir algo suave, aquí sigo.",
    ],
  },
};
