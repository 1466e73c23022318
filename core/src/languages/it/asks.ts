import type { AskList } from "../ask-list.ts";

export const asks: AskList = {
  classes: {
    number: "due 2 tre 3 quattro 4 cinque 5 sei 6 sette 7 vari varie diversi alcuni",
    look: "look outfit outfits completi proposte opzioni idee abbinamenti combinazioni tenute mise",
    stain:
      "vino caffe cera inchiostro sangue grasso olio erba trucco macchia macchie sudore aloni curry ketchup fango vernice gomma",
  },
  care: `
    come tolgo | come si togl* | come si lav* | come lavo | come pulisco | come si pulisc* | come smacchi* | come stiro | come elimino | come si smacchia | si puo lavare | posso lavar* | posso mettere .. in lavatrice | va in lavatrice | macchia di .. come | togliere .. macchia | togliere .. macchie | aloni .. da | aceto o | rimedio per .. macchi* | infeltrito come
  `,
  pack: `
    valigia | in valigia | cosa metto in | cosa porto | che porto | cosa mi porto | cosa ci metto | zaino da | solo bagaglio | bagaglio a mano | solo zaino | {number} giorni a | {number} giorni in | {number} giorni tra | {number} giorni | una settimana a | una settimana in | weekend a | fare la valigia
  `,
  several: `
    {number} {look} | {number} {look} diversi | da lunedi a venerdi | lunedi venerdi | per ogni giorno | uno per .. e uno per | una per .. e una per | uno al giorno | per tutta la settimana | per la settimana | {number} sere diverse
  `,
  compare: `
    meglio .. o | quale dei due | quale delle due | quale tra | quale per | confronta | sono indecis* tra | indecis* tra | oppure | tra .. e .. quale | o e meglio | o meglio | vs
  `,
  followUp: `
    un altro | un altra proposta | qualcos altro | altro | al posto degli | al posto del | al posto della | al posto dei | che mi hai messo | che mi hai dato | che mi hai proposto | mi hai proposto | la tua proposta | cambia | togli il | togli la | ok la | ok il | ok i | bello ma | bello eh ma | mi piace ma | perfetto ma | va bene ma | senza il cappotto | senza la giacca | piu pesante | meno elegante | piu elegante | meno noioso | il resto va | e se cambio | e se metto | e con
  `,
  chat: `
    grazie | grazie mille | complimenti | come stai | chi sei | sei un robot | sei una persona | dormi | buonanotte | volevo solo dire | mi hanno assunt* | raccontami | parlami | ti voglio bene | il tuo colore | come ti chiami | ciao bello
  `,
  question: `
    posso mettere | posso indossare | posso venire | posso andare | si puo | puo andare | va bene se | va bene per | e troppo | e esagerat* | e adatt* | e il caso | e permesso | e permessa | devo per forza | ci vuole per forza | devo mettere | che ne dici di | che ne pensi | cosa ne pensi | secondo te | si o no | o e troppo | ma e troppo poco | stanno bene con | sta bene con | ci sta | cosa vuol dire | che significa | quanto formale | vanno ancora | di moda | lo accetto o | o mi | lo capiscono o
  `,
};
