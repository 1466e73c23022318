import type { TalkList } from "../talk-list.ts";

/** Italian: thanks, small talk, questions about the app, and what is answered. */
export const talk: TalkList = {
  cues: {
    thanks: `
    volevano sapere | voleva sapere | verde d invidia | verdi d invidia | invidia | dieci anni di meno | ho fatto un figurone | figurone | grazie | grazie mille | mille grazie | grazie infinite | thx | sei un tesoro | sei un angelo | sei un mito | sei il migliore | sei la migliore | sei un genio | avevi ragione | tutti mi hanno chiesto | tutte mi hanno chiesto | mi hanno chiesto dove | mi hanno fatto i complimenti | complimenti | un successone | un successo | e piaciuto a tutti | e piaciut* | ha funzionato | hai indovinato | ci hai azzeccato | perfetto ieri | era perfetto | bravo | brava | bel lavoro | ottimo lavoro | ti voglio bene | ti amo | baci
  `,
    news: `
    mi hanno assunt* | ho avuto il lavoro | ho preso il lavoro | ha detto di si | ha detto si | ho passato | abbiamo vinto | ce l ho fatta | volevo solo dire | volevo solo dirti | volevo solo raccontarti | volevo solo | nessuna domanda | non ti chiedo | solo per dirti | e andata benissimo | e andata bene
  `,
    greeting: `
    !dormito bene | !hai dormito | !come ti butta | !come te la passi | !tutto ok | !la tua giornata | !come stai | !come va | !come butta | !tutto bene | !ci sei | !sei sveglio | !sei sveglia | !gia sveglio | !gia sveglia | !che fai | !che si dice | ciao bello | ciao bella | ciao bot | ehi ciao | buonanotte | buona notte | buona giornata | buongiorno a te | buon natale | buon anno | a presto | mi annoio | che noia | non riesco a dormire | notte corta | parlami | parla con me | raccontami qualcosa | raccontami una barzelletta | dimmi una barzelletta | che giornata | boh
  `,
    self: `
    !persona o | !una macchina | !un computer | !umano o | !chi sei | !cosa sei | !che cosa sei | !sei vero | !sei un robot | !sei una persona | !sei un umano | !sei umano | !sei un bot | !chi ti ha | !come funzioni | !dormi | !sogni | !mangi | !cosa indossi | !come ti chiami | !quanti anni hai | !dove abiti | !mi vedi | !hai freddo | !ti annoi | !il tuo colore | !hai sentimenti
  `,
    photos: `
    !chi puo vedere .. foto/vestiti/armadio | !chi vede .. foto/vestiti/armadio | !le foto sono .. private/pubbliche/sicure | !succede alle .. foto | !dove vanno le mie | !dove finiscono le | !che fine fanno le | !cosa succede alle | !chi vede le | !chi puo vedere | !le vede qualcun | !le vede qualcuno | !qualcuno vede | !qualcun altro | !gli altri vedono | !salvi le | !salvate le | !le mie foto | !le foto dei miei | !le foto delle mie | !i miei dati | !e privato | !privacy | !vendete
  `,
    remove: `
    !togliere .. dall armadio | !eliminare il/la/i/le | !cancellare il/la/i/le | !come cancello | !come elimino | !come tolgo un capo | !posso cancellare | !posso eliminare | !puoi cancellare | !puoi eliminare | !cancella il mio | !cancella tutto | !cancellare l account | !cancellare il mio | !eliminare l account | !eliminare una foto | !cancellare una foto
  `,
    limit: `
    !quante cose | !quanti articoli | !quanta roba | !quanti capi | !quante foto | !quanti vestiti posso | !quante cose posso | !quanti pezzi | !c e un limite | !numero massimo | !e gratis | !quanto costa | !costa qualcosa | !si paga | !devo pagare
  `,
    add: `
    !posso cambiare il colore/nome/la | !cambiare il colore di | !cambiare il nome di | !riconosciut* male | !posso aggiungere | !posso caricare | !dov e il mio armadio | !dove trovo i miei | !come aggiungo | !come carico | !come metto .. nell armadio | !dove carico | !posso modificare | !come modifico | !come cambio il nome | !come cambio il colore | !come rinomino | !posso esportare | !posso importare | !come esporto | !come funziona l app | !come funziona questa | !come funziona | !l app puo | !cosa sai fare | !che sai fare
  `,
    upkeep: "",
    nonsense: `
    !gatto .. tastiera | !gatta .. tastiera | !figlio .. tastiera | !bimbo .. tastiera | !sulla tastiera | !mi sono seduto sul | prova prova | e una prova | sto provando | chat sbagliata | ho sbagliato chat | finestra sbagliata | bla bla | blabla
  `,
  },
  requests: `
    come portare/porto/indossare/indosso/abbinare/abbino | cosa/che mi consigli* | cosa/che consigli* | che mi suggeri* | cosa e adatto/appropriato/opportuno | altro colore | un altro colore | qualcosa .. nel mio armadio | cosa ho | che ho | cosa mi resta | come vado | cosa ci metto | cosa si mette | come ci si veste | che scarpe | quali scarpe | che outfit | osare | voglio osare | serata | ma senza | ma con | ma piu | ma meno | qualcos altro | un altro | un altra | al posto | senza il | senza la | cambia | togli | piu caldo | riprova | ancora uno | e se | cosa mi metto | che mi metto | cosa metto | cosa indosso | che indosso | come mi vesto | cosa mi consigli | cosa consigli | che mi consigli | mi consigli | consigliami | suggeriscimi | vestimi | mi serve un | mi serve qualcosa | ho bisogno di | qualcosa per | un outfit per | un look per | un idea per | idee per | aiutami | aiuto con | dammi | trovami | scegli tu | e adesso | e ora per | posso mettere | posso indossare
  `,
  past: "vita era erano stato stata ieri sera scorsa detto chiesto piaciuto piaciuta andata andato funzionato vinto passato",
  answers: {
    thanks: [
      "Che bello, e l'hai portato tu. Alla prossima occasione dimmi dove vai e cerco un altro outfit.",
      "Grazie per avermelo detto! I complimenti sono tuoi. Il prossimo outfit per che cosa sarà?",
      "Mi fa piacere. Salva l'idea che è piaciuta, così la ritrovi, e torna quando vuoi.",
      "Che bello che sia piaciuto. Con la prossima occasione ci riproviamo.",
    ],
    news: [
      "Che bella notizia, congratulazioni! Se si festeggia, dimmi dove e ti trovo un outfit.",
      "Grazie per avermelo raccontato. Appena c'è da vestirsi per qualcosa, sono qui.",
      "Questo merita un brindisi, non un outfit. Per festeggiare, dammi luogo e ora.",
    ],
    greeting: [
      "Ciao! Sono qui quando ci sei tu. Dimmi dove vai e cerco un outfit.",
      "Che bello sentirti. Io me ne intendo di vestiti: che cosa ti aspetta?",
      "Tutto bene, grazie. Se c'è un'occasione per cui vestirsi, raccontamela e scelgo io.",
    ],
    self: [
      "Sono lo stilista di questa app: un programma, non una persona. Conosco il tuo armadio, il tempo e tante occasioni. Per che cosa ti vesti?",
      "Un armadio mio non ce l'ho, sono un software. Con i tuoi vestiti compongo outfit. Dove vai dopo?",
      "Un programma che legge la richiesta e cerca un outfit nel tuo armadio. Niente sonno, niente piedi, molte opinioni sulle scarpe.",
    ],
    photos: [
      "Il tuo armadio lo vedi solo tu: nessun altro account apre i tuoi capi. Il luogo e gli altri dati di una foto non arrivano mai all'immagine, e puoi togliere ogni capo.",
      "Le foto stanno solo nel tuo armadio, nessun altro le vede. Restano su questo server, a meno che chi lo gestisce abbia aggiunto un servizio esterno.",
      "Nessuno oltre a te le vede. Ogni foto diventa un disegno nel tuo armadio, senza il luogo dello scatto, e lì la puoi togliere.",
    ],
    remove: [
      "Lo puoi fare tu: nell'armadio, sotto ogni capo, c'è «Remove Item». L'account intero si cancella nella pagina dell'account.",
      "Da qui non posso cancellare nulla, tu però sì: «Remove Item» sotto il capo, nell'armadio. La pagina dell'account cancella tutto.",
      "Nell'armadio ogni capo ha il pulsante «Remove Item» e sparisce subito. Per tutto l'account vai alla pagina dell'account.",
    ],
    limit: [
      "C'è posto per migliaia di capi, molto più di un armadio vero; la pagina dell'account mostra quanto è occupato. Per che cosa ti vesto?",
      "Un guardaroba normale ci sta più volte: il limite è di migliaia, e la pagina dell'account dice a che punto sei.",
      "Tutti quelli che hai, il limite è di migliaia. Più ce ne sono, più posso scegliere per il prossimo outfit.",
    ],
    add: [
      "Carica la foto di un capo e diventa un disegno nel tuo armadio; lì puoi correggere nome, tipo e colori. Poi chiedimi un outfit.",
      "Comincia dall'armadio: aggiungi una foto, correggi il nome o il colore, ed è pronto. Puoi anche esportare tutto l'armadio in un file.",
      "Basta una foto per capo: la carichi, controlli il nome, fatto. Poi dimmi dove vai e scelgo un outfit.",
    ],
    upkeep: [
      "Che cosa viene via, come si annoda o si rammenda lo sa meglio l'etichetta o una buona lavanderia: io so soltanto che cosa sta bene con che cosa. Dimmi dove vai e trovo un outfit senza quel capo.",
      "Su come lavare, piegare o aggiustare tirerei a indovinare, e ci rimetterebbe il capo. Quello che so fare è vestirti con il resto. Che giornata è?",
      "Questa è roba da sarta o da etichetta; io metto insieme outfit. Segna il capo come in lavatrice e nessuna idea te lo proporrà.",
    ],
    nonsense: [
      "Mi sa che qualcuno ha camminato sulla tastiera. Quando le zampe sono via, dimmi per che cosa ti vesti.",
      "Non sono riuscito a leggerlo, però aveva ritmo. Dove vai, e come vuoi l'outfit?",
      "Prova ricevuta, funziona tutto. Dammi un'occasione e cerco un outfit.",
    ],
  },
};
