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
  `,
  pack: `
    maleta | que maleta | que meto en | la maleta | que llevo para | que me llevo | que empaco | empacar | equipaje de mano | solo mochila | una mochila | {number} dias en | {number} dias | una semana en | fin de semana en | hacer la maleta | retiro de .. dias
  `,
  several: `
    {number} {look} | {number} {look} distintos | de lunes a viernes | lunes a viernes | para cada dia | uno para .. y otro para | una para .. y otra para | uno por dia | para toda la semana | para la semana | armame {number}
  `,
  compare: `
    cual de | cual me | cual es mejor | cual queda | que queda mejor | mejor .. o mejor | dudo entre | entre .. y .. cual | no se si .. o | o mejor | o el | o la | o los | o las | vs
  `,
  followUp: `
    otra cosa | otra opcion | otro look | otra vez no | sacame | quitame | cambiame | cambia el | cambia la | cambio .. por | y si cambio | y si le quito | pero sin | el resto dejalo | el resto del conjunto | el resto me | me gusto pero | me gusta pero | genial pero | bien pero | mas abrigado | menos formal | mas formal | menos aburrido | que me armaste | que me diste | que me propusiste | me propusiste | tu ultima | el de recien | lo de antes
  `,
  chat: `
    gracias | muchas gracias | mil gracias | solo queria decir* | me contrataron | como estas | como andas | quien eres | quien sos | eres un robot | sos un bot | duermes | buenas noches bot | cuentame un chiste | contarte nomas | te quiero | habla conmigo | cual es tu | la rompio
  `,
  question: `
    puedo ir | puedo ponerme | puedo llevar | puedo usar | puedo entrar | se puede ir | se puede llevar | sera que puedo | esta bien si | esta bien ir | esta mal | esta permitido | debo ir | deberia | es demasiado | es mucho | es muy | queda bien | queda mal | va bien | que tal | que te parece | que opinas | pega | cuentan como | cuenta como | si o no | tengo que ir de | hace falta | que significa | que quiere decir | que tan formal | como de formal | todavia se usa | siguen de moda | me veo muy | no se si llevar
  `,
};
