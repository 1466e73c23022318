import type { AskList } from "../ask-list.ts";

export const asks: AskList = {
  classes: {
    number: "dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 varios varias unos",
    look: "look looks conjunto conjuntos outfit outfits opcion opciones idea ideas combinacion combinaciones modelitos tenidas atuendos",
    stain:
      "vino cafe cera tinta sangre grasa aceite hierba maquillaje mancha manchas sudor curry ketchup barro pintura chicle bolitas",
  },
  care: `
    como quito | como saco | como lavo | como limpio | como elimino | como plancho | como se quita* | como se lava* | como se limpia* | se puede meter en la lavadora | se puede lavar | puedo lavar | quitar .. mancha | sacar .. mancha | mancha de .. como | las saco con | truco para .. mancha* | meter en la secadora | que hago con la mancha | la destrozo | desmanchar
    hay forma/manera/modo de quitar*/sacar*/lavar*/arreglar*/salvar*/recuperar*/estirar* | se puede arreglar/salvar/recuperar/estirar | tiene arreglo | como hago para sacar/quitar | como le saco | como le quito | como saco la mancha | sale con | se puede planchar | a que temperatura | que programa | remedio casero | vinagre o | bicarbonato | como desarrugo | como guardo | como doblo | impermeabiliz* | como arreglo | como agrando | como estiro | como blanque* | se va la mancha | quitar bolitas | puedo meter .. secadora/lavadora
  `,
  pack: `
    armar/arme/armo el bolso | que meto para mi | que meto en el bolso | estoy haciendo la maleta | haciendo la maleta | hazme/haceme la maleta/valija
    maleta | que maleta | que meto en | la maleta | que llevo para | que me llevo | que empaco | empacar | equipaje de mano | solo mochila | una mochila | una semana en | fin de semana en | hacer la maleta | retiro de .. dias
    que pongo en la maleta | que meto en la maleta/mochila/valija | valija | armar la valija | armar la maleta | petate | equipaje | carry on | finde en | que ropa llevo | que llevo a | que echo en | mochilear
  `,
  spell: `
    {number} dias en | {number} dias | {number} noches | quince dias | una quincena | dos semanas
  `,
  away: `
    viaje | viajo | viajamos | vacaciones | crucero | avion | vuelo | maleta | equipaje | mochila | hotel | hostal | camping | escapada | me voy | nos vamos | salgo de viaje | festival | ruta | trekking | gira
  `,
  several: `
    {number} {look} | {number} {look} distintos | de lunes a viernes | lunes a viernes | para cada dia | uno para .. y otro para | una para .. y otra para | uno por dia | para toda la semana | para la semana | armame {number}
    uno para cada | una para cada | un look por | un outfit por | cada noche | cada dia de la semana | lunes martes | toda la semana | mi semana | planeame la semana | semana laboral | dame {number} | pasame {number} | varios looks | un par de looks | dos conjuntos | tres looks | otro para la | otra para la | y otro para | y otra para
  `,
  compare: `
    cual me llevo | cual agarro | cuales me pongo | cuales llevo
    compara | comparame | compare | compareme
    cual de | cual me | cual es mejor | cual queda | que queda mejor | mejor .. o mejor | dudo entre | entre .. y .. cual | no se si .. o | o mejor | o el | o la | o los | o las | vs
    cual elijo | cual escojo | cual llevo | cual uso | cual me pongo | que elijo | con cual | a cual | me decido entre | decidir entre | escoger entre | elegir entre | voy con el .. o | el .. o el | la .. o la | los .. o los | las .. o las | o mejor la | o mejor el | ayudame a decidir
  `,
  followUp: `
    otra cosa | otra opcion | otro look | otra vez no | sacame | quitame | cambiame | cambia el | cambia la | cambio .. por | y si cambio | y si le quito | pero sin | el resto dejalo | el resto del conjunto | el resto me | me gusto pero | me gusta pero | genial pero | bien pero | mas abrigado | menos formal | mas formal | menos aburrido | que me armaste | que me diste | que me propusiste | me propusiste | tu ultima | el de recien | lo de antes
    otra idea | otra sugerencia | otro conjunto | otro outfit | uno distinto | algo distinto | algo diferente | esa no | ese no | eso no | un poco mas | mas casual | mas colorido | menos serio | menos seria | el de ayer | lo de ayer | tu propuesta | tu sugerencia | tu outfit | la ultima que | el ultimo que | igual pero | lo mismo pero | mismo look pero | deja lo demas | lo demas igual | cambia solo | solo cambia | por que no mi | por que no el | por que me pusiste | y sin el | y sin la
  `,
  chat: `
    gracias | muchas gracias | mil gracias | solo queria decir* | me contrataron | como estas | como andas | quien eres | quien sos | eres un robot | sos un bot | duermes | buenas noches bot | cuentame un chiste | contarte nomas | te quiero | habla conmigo | cual es tu | la rompio
    !solo queria | !nomas queria | !no es pregunta | !nada mas queria | !solo pasaba | hola bot | hola como | buenos dias bot | estas ahi | suenas | que llevas puesto | quien te hizo | cuantos anos tienes | feliz navidad | tenias razon | a todos les encanto | me dijo que si | dijo que si | aprobe | ganamos | adios | hasta luego | besos
    con mis fotos | guardas mis fotos | quien ve mis | me puedes ver | te aburres | tienes frio | tenes frio | vos que onda | eres humano | eres un robot | sos un robot | probando probando
  `,
  question: `
    puedo ir | puedo ponerme | puedo llevar | puedo usar | puedo entrar | se puede ir | se puede llevar | sera que puedo | esta bien si | esta bien ir | esta mal | esta permitido | debo ir | deberia | es demasiado | es mucho | es muy | queda bien | queda mal | va bien | que tal | que te parece | que opinas | pega | cuentan como | cuenta como | si o no | tengo que ir de | hace falta | que significa | que quiere decir | que tan formal | como de formal | todavia se usa | siguen de moda | me veo muy | no se si llevar
    es malo | es raro | es verdad | es cierto que | es de mala | se considera | se ve mal si | se vale | se usa | los hombres pueden | las mujeres pueden | un hombre puede | puede un | puede una | pueden los | tengo que | hay que ir | hay codigo | que se entiende por | cual es la diferencia | como de elegante | que tan elegante | es necesario | es obligatorio | me dejaran | me dejan entrar | hago el ridiculo | seria mucho | seria raro | seria demasiado | queda raro | estaria mal | estaria bien | da ir | da para | es muy informal | sera mucho
  `,
  answerIn: {
    words:
      "en una palabra | una palabra | una sola palabra | dos palabras | en dos palabras | solo si o no | si o no nada mas | con un si o no | con si o no | basta un si | si o no basta | solo di si o no",
    sentence:
      "una frase | en una frase | sola frase | dos frases | una linea | en una linea | una oracion",
    short: `
      breve | brevemente | se breve | sea breve | breve por favor | breve porfa | corto por favor | corto porfa | cortito | cortita | en corto | respuesta corta | respuesta breve | respuesta rapida | rapido por favor | rapidito | en pocas palabras | pocas palabras | resumen | resumido | resumida | resumelo | en resumen | sin rollo | sin rollos | sin tanto rollo | no te enrolles | sin choro | al grano | ve al grano | directo al grano | sin novela | no un testamento | sin testamento | poco texto | sin mucho texto | no mucho texto | no tengo tiempo de leer | solo el outfit | solo las prendas | solo lo esencial | lo esencial | conciso | concisa | version corta
    `,
    unit: "palabras",
    numbers:
      "diez 10 doce 12 quince 15 veinte 20 treinta 30 cuarenta 40 cincuenta 50 cinco 5 seis 6 siete 7 ocho 8 nueve 9 tres 3 cuatro 4",
  },
};
