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
    c e un? modo di toglier*/salvar*/lavar*/recuperar*/allargar* | si puo salvare/recuperare/allargare/smacchiare | si recupera/salva ancora? | come faccio a togliere | come faccio a lavare | come levo | come si leva | come mando via | va via con | a quanti gradi | che programma | rimedio della nonna | aceto | bicarbonato | percarbonato | come si stira | come riparo | come allargo | come si conserva | come piego | impermeabilizz* | levapelucchi | come sbianc* | come recupero | in asciugatrice
  `,
  pack: `
    mi fai la valigia | fammi la valigia | fare lo zaino | mi aiutate con la valigia | cosa metto in borsa
    valigia | in valigia | cosa metto in | cosa porto | che porto | cosa mi porto | cosa ci metto | zaino da | solo bagaglio | bagaglio a mano | solo zaino | una settimana a | una settimana in | weekend a | fare la valigia
    cosa metto nello zaino | cosa metto nel | bagaglio | trolley | borsone | fine settimana a | che mi porto | cosa devo portare | preparare la valigia | aiutami con la valigia | interrail
  `,
  spell: `
    {number} giorni a | {number} giorni in | {number} giorni tra | {number} giorni | {number} notti | due settimane | quindici giorni
  `,
  away: `
    viaggio | viaggi | vacanza | vacanze | ferie | crociera | aereo | volo | valigia | bagaglio | zaino | albergo | hotel | ostello | campeggio | rifugi* | parto | partiamo | tour | festival | cammino | trekking | gita
  `,
  several: `
    {number} {look} | {number} {look} diversi | da lunedi a venerdi | lunedi venerdi | per ogni giorno | uno per .. e uno per | una per .. e una per | uno al giorno | per tutta la settimana | per la settimana | {number} sere diverse
    uno per ogni | una per ogni | un outfit per | un look per | ogni sera | ogni giorno della | lunedi martedi | tutta la settimana | la mia settimana | settimana lavorativa | dammi {number} | fammi {number} | un paio di outfit | un paio di look | alcuni outfit | tre look | due look | e uno per | e una per | e un altro per | senza passare da casa
  `,
  compare: `
    quale prendo | quali prendo | quale mi metto | quali mi metto
    confronta | confrontami | paragona
    meglio .. o | quale dei due | quale delle due | quale tra | quale per | confronta | sono indecis* tra | indecis* tra | oppure | tra .. e .. quale | o e meglio | o meglio | vs
    quale scelgo | quale metto | quale mi consigli | quali scelgo | cosa scelgo | scegliere tra | decidere tra | mi metto il .. o | metto il .. o | metto la .. o | il .. o il | la .. o la | i .. o i | le .. o le | meglio il | meglio la | aiutami a scegliere | aiutami a decidere
  `,
  followUp: `
    un altro | un altra proposta | qualcos altro | altro | al posto degli | al posto del | al posto della | al posto dei | che mi hai messo | che mi hai dato | che mi hai proposto | mi hai proposto | la tua proposta | cambia | togli il | togli la | ok la | ok il | ok i | bello ma | bello eh ma | mi piace ma | perfetto ma | va bene ma | senza il cappotto | senza la giacca | piu pesante | meno elegante | piu elegante | meno noioso | il resto va | e se cambio | e se metto | e con
    un altra idea | altra idea | altro look | un altro look | un altro outfit | qualcosa di diverso | diverso | quello no | quella no | un po piu | piu caldo | piu sportivo | piu colorato | meno serio | meno formale | quello di ieri | quella di ieri | la tua idea | il tuo consiglio | l ultimo che | come prima ma | uguale ma | stesso look ma | lascia il resto | il resto resta | tutto il resto cambia* | il resto cambia* | cambia solo | togli solo | perche non il mio | perche non la mia | perche mi hai | sempre il blu
  `,
  chat: `
    grazie | grazie mille | complimenti | come stai | chi sei | sei un robot | sei una persona | dormi | buonanotte | volevo solo dire | mi hanno assunt* | raccontami | parlami | ti voglio bene | il tuo colore | come ti chiami | ciao bello
    !volevo solo | !non ti chiedo | !nessuna domanda | !solo per dirti | ciao bot | ehi ciao | buongiorno a te | ci sei | sogni | cosa indossi | chi ti ha | quanti anni hai | buon natale | avevi ragione | e piaciuto a tutti | ha detto si | ho passato | abbiamo vinto | a presto | baci | buona giornata
    le mie foto | salvi le foto | chi vede le mie | mi vedi | ti annoi | hai freddo | prova prova | sei umano | sei un robot | sei una persona
  `,
  question: `
    posso mettere | posso indossare | posso venire | posso andare | si puo | puo andare | va bene se | va bene per | e troppo | e esagerat* | e adatt* | e il caso | e permesso | e permessa | devo per forza | ci vuole per forza | devo mettere | che ne dici di | che ne pensi | cosa ne pensi | secondo te | si o no | o e troppo | ma e troppo poco | stanno bene con | sta bene con | ci sta | cosa vuol dire | che significa | quanto formale | vanno ancora | di moda | lo accetto o | o mi | lo capiscono o
    e vero che | e maleducato | e scortese | e strano | e brutto se | e male | e obbligatorio | e consentito | e accettabile | e opportuno | si usa | si mette | si porta | gli uomini possono | le donne possono | un uomo puo | una donna puo | bisogna | devo proprio | devo per | c e un dress code | cosa si intende | qual e la differenza | quanto elegante | faccio brutta figura | sarebbe troppo | sarebbe strano | mi fanno entrare | mi cacciano | sfiguro | esagero | e ancora di moda | posso permettermi | posso presentarmi
  `,
  answerIn: {
    words:
      "in una parola | una parola | una sola parola | due parole | in due parole | basta un si | basta si o no | solo si o no | dimmi solo si | rispondi si o no | rispondi solo si | un si o un no",
    sentence:
      "una frase | in una frase | sola frase | due frasi | una riga | in una riga | due righe",
    short: `
      breve | brevemente | in breve | sii breve | sia breve | breve per favore | breve per piacere | rispondi breve | risposta breve | risposta corta | risposta rapida | risposta veloce | qualcosa di veloce | dimmi qualcosa di veloce | veloce per favore | veloce pls | in fretta dimmi | dimmi veloce | dimmi in fretta | in poche parole | poche parole | due parole in croce | in sintesi | sintetico | sintetica | senza romanzi | niente romanzi | non un romanzo | senza papiri | niente papiri | senza giri di parole | vai al sodo | vai al punto | dritto al punto | poco testo | non ho tempo di leggere | solo l outfit | solo i capi | solo l essenziale | l essenziale | conciso | concisa | versione corta | stringato
    `,
    unit: "parole",
    numbers:
      "dieci 10 dodici 12 quindici 15 venti 20 trenta 30 quaranta 40 cinquanta 50 cinque 5 sei 6 sette 7 otto 8 nove 9 tre 3 quattro 4",
  },
};
