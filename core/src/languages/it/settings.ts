import type { SettingWords } from "../setting-words.ts";

export const settings: SettingWords = {
  like: "come pare sembra sembrare",
  likened: "mio mia miei mie suo sua un una uno in nel nella se la il lo",
  notLike: "",
  small: "un una uno in nel nella il la l gli le al alla a",
  earlier: "dopo scorsa scorso ultima ultimo",
  past: "ieri|ieri sera|l altro ieri|la settimana scorsa|il mese scorso|l anno scorso|l altro giorno|l altra sera",
  is: "e sono sara",
  madeFor: "da di per",
  later: "lunedi martedi mercoledi giovedi venerdi sabato domenica",
  forLater:
    "mi serve sabato per|mi serve domenica per|mi serve venerdi per|mi serve poi per|mi servono per|lo tengo per|la tengo per|li tengo per|le tengo per|lo riservo per|la riservo per|^quella e per|^quello e per|^quelli sono per|^quelle sono per|^quello lo tengo|^quella la tengo",
  keeps: "tengo tenere conservo conservare riservo serbo",
  ofWho: "sono|io sono|della mia|del mio",
  tails: "",
  atHome: "in casa",
  ownRooms: "a casa mia|a casa nostra|da me.|da noi.|sul divano|nel mio salotto",
  homeOf: "di del dei della d con",
  machine: "forno lavatrice",
  room: "dentro forno lavatrice",
  camera:
    "per teams|su teams|videochiamata|colloquio online|colloquio video|riunione online|mezzo busto",
  seeming:
    "sembrare uno che va a|sembrare una che va a|sembrare uno che va|sembrare una che va|sembrare che vado|sembrare che io vada|sembri che vada|sembri che vado|come se andassi a|come se andassi|l aria di andare a|l aria di chi va a|l aria di uno che va|pensino che vado|sembrare appena uscito da|sembrare appena uscita da|sembrare di andare",
  likeness:
    "sembrare|sembri|sembro|sembrare che vado a|sembrare che vado|sembrare che vengo da|sembrare uscito da|sembrare uscita da|sembrare appena uscito da|sembrare appena uscita da|sembrare pronto per|sembrare pronta per|parere|apparire|scambino per|scambiato per|scambiata per|scambiare per|prendano per|prendere per|assomigliare a|somigliare a|aria di|l aria di|l aria da|aria da|vestito da|vestita da|conciato da|conciata da|conciata come|conciato come|faccia troppo|fare troppo|fare la figura del|come a|come al|come in|come per|da far pensare a|tipo|come da",
  likenessEnds: "al|alla|allo|nel|nella|per il|per la|all|ma|sul|sulla",
  advisers:
    "medico dottore dottoressa dermatologo dermatologa fisioterapista fisio podologo podologa chirurgo chirurga ortopedico ortopedica osteopata cardiologo cardiologa allergologo allergologa ginecologo ginecologa ostetrica terapista specialista reumatologo reumatologa fisiatra infermiera",
  advising:
    "dice detto diceva vieta vietato vietata vietati vietate proibito proibiti proibisce vuole voleva esige ordina ordinato prescritto prescrive consiglia consigliato raccomanda raccomandato sconsiglia sconsigliato insiste impone imposto permette concede tolto chiede chiesto raccomanda",
  advised:
    "secondo il|secondo la|secondo il mio|secondo la mia|a detta del|ordine del|ordini del|ordine della|ordini della|ordine dell|ordini dell|per ordine del|per ordine della|consiglio del|consiglio della|su consiglio del|su consiglio della|divieto del|divieto della|vietati dal|vietato dal|vietati dalla|vietato dalla|prescrizione del|dice il|dice la|dice il mio|dice la mia",
  goingThere: "dal dalla al",
  changing:
    "cambiarmi in|cambiarmi al|cambiarmi alla|cambiarmi a|cambiarmi nel|cambiarmi nella|cambiarmi dietro|cambiarsi in|cambiarsi al|cambiarci in|cambiarci al|cambio in|mi cambio in|mi cambio al|mi cambio a|mi cambio nel|mi cambio nella|cambiarmi dentro",
  moves: "",
  mine: "",
  climate:
    "riscaldato riscaldata riscaldamento gelido gelida gelata freddo fredda caldo calda soffocante climatizzato climatizzata",
  known:
    "ragazza ragazzo tipo tipa uomo donna signora signore amico amica amici amiche collega colleghi colleghe qualcuno uno una vicino vicina gente quello quella quelli tizio",
  knownFrom: "di del della dello dal",
  theyWork:
    "che lavora in|che lavora al|che lavora alla|che lavora nel|che lavora nella|che lavora a|che ha un|che ha una|che gestisce un|che gestisce una|che insegna in",
  dirt: "paintball softair airsoft fango fangoso letame porcile maiali maialata imbiancare stuccare scartavetrare intonaco compost sporcarsi",
  idioms: "pompe funebri|impresa funebre",
  met: "conosciuto in|conosciuta in|conosciuto al|conosciuta al|conosciuto alla|conosciuta alla|conosciuto a|conosciuta a|incontrato in|incontrata in|quando ero|quando andavo|quando stavo",
  metThere: "",
  hurt: "rotto rotta slogato slogata storto storta fratturato fratturata",
  meanwhile: "giocando facendo a al alla",
  gone: "e morto|e morta|e mancato|e mancata|ci ha lasciato|non c e piu",
  goneIs: "e morta|e morto|e mancata|e mancato|la mia povera|il mio povero",
  another:
    "il mese prossimo|la settimana prossima|l anno prossimo|il prossimo mese|la prossima settimana|tra due settimane|fra due settimane",
  today: "oggi|stasera",
  showing: "con",
  shownOn: "sul sulla sui sulle su",
  ours: "mio mia miei mie nostro nostra suo sua tuo tua",
  set: "impostata impostato regolato regolata messo messa",
  newIn: "nuovo in|nuova in|appena arrivato in|appena arrivata in",
  clothes: "abbigliamento vestiti roba abiti tenuta tenute",
  barred: "non niente ne mai senza vieta* proibi* esclus* nessun*",
  inOneGo:
    "senza cambiarmi|tempo di cambiarmi|non passo da casa|non passo a casa|non torno a casa|subito dopo|dritto alla|dritta alla|direttamente a|non c e un posto dove cambiarsi|non rientro a casa|senza passare da casa|direttamente al|direttamente dall|dritto al|dritta al",
};
