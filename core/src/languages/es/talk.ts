import type { TalkList } from "../talk-list.ts";

/** Spanish: thanks, small talk, questions about the app, and what is answered. */
export const talk: TalkList = {
  cues: {
    thanks: `
    querian saber | quiso saber | quisieron saber | moria de envidia | morian de envidia | envidia | diez anos menos | cause sensacion | gracias | muchas gracias | mil gracias | muchisimas gracias | thx | eres un sol | eres la mejor | eres el mejor | eres lo max* | eres un crack | sos un genio | sos una genia | sos lo mas | te luciste | tenias razon | todos preguntaron | todas preguntaron | todo el mundo pregunto | me preguntaron de donde | me preguntaron donde | cumplidos | me dijeron que guap* | fue un exito | fue un acierto | un exito | acertaste | diste en el clavo | quedo genial | quedo increible | les encanto | le encanto | a todos les encanto | funciono | te quiero | te amo | bien hecho | buen trabajo | besos
  `,
    news: `
    me dieron el trabajo | me han dado el trabajo | consegui el trabajo | me contrataron | dijo que si | aprobe | ganamos | lo logre | lo consegui | solo queria decir | solo queria contar | no es pregunta | no pregunto nada | salio genial | salio muy bien | me fue super | me fue genial
  `,
    greeting: `
    !dormiste bien | !has dormido bien | !como dormiste | !como va todo | !todo bien por ahi | !que tal todo | !tu dia | !como estas | !que tal estas | !como te va | !como andas | !que haces | !que onda | !estas ahi | !estas despiert* | !ya despiert* | !que hay de nuevo | hola que tal | hola bot | hola guap* | buenas noches | buenos dias bot | feliz navidad | feliz ano | hasta luego | hasta pronto | adios | chao | me aburro | estoy aburrid* | no puedo dormir | noche corta | platica conmigo | habla conmigo | hablame | cuentame algo | cuentame un chiste | cuenta un chiste | que dia
  `,
    self: `
    !persona o | !eres una maquina | !un ordenador | !una computadora | !humano o | !quien eres | !que eres | !quien sos | !eres real | !eres un | !eres una | !sos un | !sos una | !eres human* | !quien te | !como funcionas | !duermes | !dormis | !suenas | !comes | !que llevas puesto tu | !que te pones tu | !tienes nombre | !como te llamas | !cuantos anos tienes | !donde vives | !me ves | !tienes frio | !te aburres | !tu color favorito | !tienes sentimientos
  `,
    photos: `
    !quien puede ver .. fotos/ropa/armario/closet | !quien ve .. fotos/ropa/armario/closet | !las fotos son .. privadas/publicas/seguras | !pasa con .. fotos | !estan seguras | !a donde van mis | !que haces con mis | !que hace con mis | !que hacen con mis | !que pasa con mis | !que pasa con las fotos | !quien ve mis | !quien puede ver | !alguien ve mis | !alguien puede ver | !las ve alguien | !lo ve alguien | !las ve alguien mas | !guardas mis | !guardan mis | !mis fotos | !mis imagenes | !mis datos | !es privado | !privacidad | !venden mis
  `,
    remove: `
    !quitar .. del armario | !sacar .. del armario | !borrar el/la/los/las | !eliminar el/la/los/las | !como borro | !como elimino | !como quito una prenda | !puedo borrar | !puedo eliminar | !puedes borrar | !puedes eliminar | !podes borrar | !borra mi | !borra todo | !borrar mi cuenta | !eliminar mi cuenta | !borrar una foto | !eliminar una foto | !darme de baja
  `,
    limit: `
    !cuantas cosas | !cuantos articulos | !cuanta ropa | !cuantas prendas | !cuantas piezas | !cuantas fotos | !cuantas cosas puedo | !cuanta ropa puedo | !hay un limite | !hay limite | !maximo de prendas | !es gratis | !cuesta | !cuanto cuesta | !hay que pagar | !tengo que pagar
  `,
    add: `
    !puedo cambiar el color/nombre/la | !cambiar el color de | !cambiar el nombre de | !salio mal | !puedo agregar | !puedo anadir | !puedo subir | !donde esta mi armario | !donde esta mi closet | !como agrego | !como anado | !como subo | !como meto .. en el armario | !como pongo .. en el armario | !donde subo | !puedo editar | !como edito | !como cambio el nombre | !como cambio el color | !puedo exportar | !puedo importar | !como exporto | !como funciona la app | !como funciona esto | !como funciona | !la app puede | !que sabes hacer | !que puedes hacer
  `,
    upkeep: "",
    nonsense: `
    !gato .. teclado | !gata .. teclado | !perro .. teclado | !hijo .. teclado | !nina .. teclado | !pisado el teclado | !en el teclado | !me sente en | prueba prueba | es una prueba | solo probando | probando probando | chat equivocado | me equivoque de chat | ventana equivocada | blabla | bla bla
  `,
  },
  requests: `
    como llevar/llevo/ponerme/combinar/combino | que me recomiend* | que me aconsej* | que es apropiado/adecuado/correcto | que me sugier* | otro color | algo .. en mi armario/closet/ropero | que recomiend* | que me queda | que tengo | que tengo en | con que voy | como voy vestid* | que llevo | q llevo | que hago | que se lleva | que se pone | que zapatos | que outfit | que look | como me arreglo | que saco | pero sin | pero con | pero mas | pero menos | otra cosa | otro outfit | otra opcion | en vez de | sin el | sin la | cambia | cambiame | mas abrigado | otra vez | uno mas | que tal con | y si | que me pongo | q me pongo | ke me pongo | que pongo | que me pondria | que llevo puesto para | que uso | que visto | como me visto | como voy | que me recomiendas | que me sugieres | que recomiendas | recomiendame | sugiereme | vistame | visteme | necesito un outfit | necesito algo | necesito un look | algo para | un outfit para | un look para | una idea para | ideas para | ayudame | ayuda con | armame | arma un | busca me | buscame | dime que | y ahora | ahora para | puedo ponerme | puedo llevar | puedo ir
  `,
  past: "vida fue fueron era estaba quedo quedaron ayer anoche dijo dijeron preguntaron encanto gusto salio logre gane aprobe",
  answers: {
    thanks: [
      "¡Qué alegría! Y lo llevaste tú. Cuando llegue la próxima ocasión, dime adónde vas y busco otro outfit.",
      "¡Gracias por contármelo! Los cumplidos son tuyos. ¿Para qué es el próximo outfit?",
      "Me alegro mucho. Guarda la idea que funcionó para volver a encontrarla, y vuelve cuando quieras.",
      "Qué bien que gustara. Con la próxima ocasión lo intentamos otra vez.",
    ],
    news: [
      "¡Qué buena noticia, enhorabuena! Si hay celebración, dime dónde y te busco un outfit.",
      "Qué bonito que me lo cuentes. En cuanto haya que vestirse para algo, aquí estoy.",
      "Eso merece felicitaciones, no un outfit. Para celebrarlo, dame lugar y hora.",
    ],
    greeting: [
      "¡Hola! Aquí estoy cuando tú estés. Dime adónde vas y busco un outfit.",
      "Qué bien que pases por aquí. Lo mío es la ropa: ¿qué te espera hoy?",
      "Todo bien, gracias. Si hay algo para lo que vestirse, cuéntame la ocasión y elijo.",
    ],
    self: [
      "Soy el estilista de esta aplicación: un programa, no una persona. Conozco tu armario, el tiempo y muchas ocasiones. ¿Para qué te vistes?",
      "No tengo armario propio, soy software. Con tu ropa armo outfits. ¿Adónde vas después?",
      "Un programa que lee lo que pides y busca un outfit en tu armario. Ni sueño ni pies, pero muchas opiniones sobre zapatos.",
    ],
    photos: [
      "Solo tú ves tu armario: ninguna otra cuenta abre tus prendas. El lugar y otros datos de una foto nunca llegan a la imagen, y puedes quitar cualquier prenda.",
      "Tus fotos son solo de tu armario, nadie más las ve. Se quedan en este servidor, salvo que quien lo gestiona haya puesto un servicio externo.",
      "Nadie más que tú las ve. Cada foto se vuelve un dibujo en tu armario, sin el lugar donde se tomó, y ahí puedes quitarla.",
    ],
    remove: [
      "Puedes hacerlo tú: en el armario, debajo de cada prenda, está «Remove Item». La cuenta entera se borra en la página de tu cuenta.",
      "Desde aquí no puedo borrar nada, pero tú sí: «Remove Item» debajo de la prenda, en el armario. La página de la cuenta lo borra todo.",
      "En el armario cada prenda tiene su botón «Remove Item» y desaparece al momento. Para toda la cuenta, ve a la página de tu cuenta.",
    ],
    limit: [
      "Caben miles de prendas, mucho más que en cualquier armario; la página de tu cuenta muestra cuánto ocupas. ¿Para qué te visto?",
      "Un armario normal cabe muchas veces: el límite son miles, y la página de la cuenta dice cómo vas.",
      "Tantas como tengas, el límite son miles. Cuantas más haya, más puedo elegir para tu próximo outfit.",
    ],
    add: [
      "Sube la foto de una prenda y se vuelve un dibujo en tu armario; ahí puedes corregir el nombre, el tipo y los colores. Después pídeme un outfit.",
      "Empieza por el armario: sube una foto, corrige el nombre o el color y listo. También puedes exportar todo el armario en un archivo.",
      "Una foto por prenda basta: la subes, miras el nombre y ya está. Después dime adónde vas y elijo un outfit.",
    ],
    upkeep: [
      "Qué se va al lavar, cómo se anuda o se arregla lo sabe mejor la etiqueta o una buena tintorería: yo solo sé qué va con qué. Dime adónde vas y busco un outfit sin esa prenda.",
      "Sobre lavar, doblar o arreglar solo podría adivinar, y la prenda lo pagaría. Lo que sí sé hacer es vestirte con lo demás. ¿Cómo es el día?",
      "Eso es cosa de una costurera o de la etiqueta; yo combino outfits. Marca la prenda como en la lavadora y ninguna idea te la pondrá.",
    ],
    nonsense: [
      "Me parece que alguien pisó el teclado. Cuando se quiten las patas, dime para qué te vistes.",
      "Eso no lo supe leer, aunque tenía ritmo. ¿Adónde vas y cómo quieres el outfit?",
      "Prueba recibida, todo funciona. Dame una ocasión y busco un outfit.",
    ],
  },
};
