import type { EventPhrases } from "../../phrasebook.ts";

export const events: EventPhrases = {
  event: {
    funeral: "spargere le ceneri|spargiamo le ceneri|le ceneri di|funerale|funerali|sepoltura",
    wedding: "matrimonio|nozze|sposalizio",
    interview: "colloquio|colloquio di lavoro",
    court: "tribunale|udienza",
    gala: "gala|ballo|serata di gala|tappeto rosso",
    prom: "ballo di fine anno",
    graduation: "laurea|discussione di laurea",
    christening: "battesimo|comunione|prima comunione|cresima",
    mosque: "moschea",
    church:
      "chiesa|a messa|alla messa|la messa|di messa|una messa|messa di|messa delle|messa della|santa messa|tempio|sinagoga|duomo|cattedrale",
    "speed-dating":
      "appuntamento|primo appuntamento|appuntamento galante|cena romantica|san valentino|anniversario",
    hike: "escursione|trekking|campeggio|arrampicata|camminata in montagna|in montagna",
    ski: "sci|sciare|snowboard|slittino|pattinaggio sul ghiaccio|settimana bianca",
    run: "maratona|ciclismo|jogging|in bici|giro in bici|uscita in bici|a correre|una corsa|di corsa al parco",
    gym: "palestra|allenamento|allenarmi|yoga|pilates|fitness",
    tennis: "tennis|golf|padel|fare sport|faccio sport",
    sailing: "barca|barca a vela|vela|yacht|gita in barca",
    "snow-play": "pupazzo di neige|pupazzo di neve|palle di neve|giocare nella neve",
    wfh: "smart working|smartworking|lavoro da casa|lavorare da casa|videochiamata|videochiamate|videoconferenza",
    conference:
      "conferenza|convegno|congresso|seminario|networking|in fiera|alla fiera di|fiera di settore",
    opera: "opera|balletto|alla scala|prima a teatro",
    theatre: "teatro|musical|spettacolo",
    cocktail: "cocktail|ricevimento|vernissage|aperitivo elegante|casino",
    "kids-party":
      "festa di bambini|compleanno di mio figlio|compleanno di mia figlia|compleanno di mia nipote",
    beach: "spiaggia|piscina|mare|nuotare|al mare|surf",
    festival: "festival|carnevale|sagra|mercatino di natale|pride",
    concert: "concerto|concerti|musica dal vivo",
    shower: "baby shower|festa di fidanzamento|festa in giardino|inaugurazione della casa",
    costume: "halloween|festa in maschera|festa a tema",
    feast: "festa del patrono|festa patronale|nowruz",
    party:
      "festa|balera|ballo liscio|compleanno|capodanno|discoteca|ballare|addio al nubilato|addio al celibato|aperitivo|apericena|serata con amici|serata fuori|in un bar|al bar|in un locale|nel locale|nei locali|festa di compleanno",
    dinner:
      "cena|ristorante|cena di natale|vigilia di natale|pranzo di natale|cenone|trattoria|cena in famiglia|cena dai suoceri|ceniamo|ceneremo|ceno|cenare",
    client:
      "riunione con clienti|la presentazione|presentazione al|presentazione ai|presentazione a|una presentazione|riunione di lavoro|pranzo di lavoro|riunione importante|incontro con il cliente|consiglio di amministrazione",
    office:
      "ufficio|riunione|riunioni|primo giorno di lavoro|al lavoro|a lavoro|per il lavoro|vado a lavorare|a lavorare|per lavorare|giornata di lavoro|posto di lavoro|in azienda|in banca|di formazione|seminario",
    brunch: "brunch|colazione",
    lunch:
      "pranzo|merenda|bar con amici|un caffe con|prendere un caffe|per un caffe|caffe con|prendiamo un caffe|al bar con",
    picnic: "picnic|grigliata|barbecue|vigneto|scampagnata",
    travel:
      "viaggio|viaggiare|aereo|aeroporto|vacanza|vacanze|crociera|luna di miele|gita|ferie|un volo|il volo|il mio volo|volo per|volo di|in treno|col treno|il treno",
    viva: "discussione della tesi|esame orale",
    campus: "universita|campus|esame|facolta|biblioteca|a lezione|mie lezioni",
    lounge:
      "serata film|giornata pigra|relax|spa|sto a casa|resto a casa|stare a casa|restare a casa|giornata a casa|giornata in casa|serata a casa|tutto il giorno a casa|tutto il giorno in casa|sul divano|per stare in casa|in casa",
    errands:
      "commissioni|shopping|supermercato|mercatino|dentista|parrucchiere|al mercato|dal medico|in ospedale|fare la spesa|poi spesa|la spesa",
    chores: "giardinaggio|trasloco|pulizie|dipingere|ceramica|fai da te",
    walk: "passeggiata|passeggiare|portare il cane|parco|zoo|stadio|fuochi d artificio|col cane|con il cane|a spasso col cane|portare fuori il cane|porto fuori il cane|porto il cane|alla partita|vedere la partita",
    museum: "museo|galleria|mostra|cinema|servizio fotografico|vedere amici",
  },
};
