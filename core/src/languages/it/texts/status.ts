import type { StatusTexts } from "../../texts.ts";

export const status: StatusTexts = {
  foreign: [
    "Questa lingua un po' la leggo, ma scrivo solo in italiano, inglese, spagnolo, francese, tedesco e portoghese: rispondo in italiano.",
  ],
  redirect: [
    "Questo è fuori dal mio armadio. Io mi occupo di vestiti: {you, select, polite {mi dica dove va e le propongo} other {dimmi dove vai e ti propongo}} qualcosa.",
    "Di questo non so niente, di vestiti sì. {you, select, polite {Mi dica} other {Dimmi}} un'occasione o un capo da mettere, e penso all'outfit.",
    "Qui non posso aiutare, ma su cosa mettersi sì. Qual è il programma?",
    "Non è il mio campo, ma i vestiti sì. Per quale occasione serve l'outfit?",
    "Preferisco restare su ciò che so: cosa mettersi. Dove {you, select, polite {va} other {vai}}, e quanto elegante deve essere l'outfit?",
  ],
  clarify: [
    "Non ho capito bene. Che occasione è, e quanto elegante deve essere l'outfit?",
    "{you, select, polite {Mi dia} other {Dammi}} un indizio: lavoro, cena, passeggiata, festa? E propongo cosa mettere.",
    "{you, select, polite {Mi dica} other {Dimmi}} qualcosa in più: che occasione è, e fa caldo o freddo?",
    "{you, select, polite {Può} other {Puoi}} dirlo in un altro modo? Per esempio «cena con amici venerdì, niente di troppo elegante»: mi basta per un outfit.",
    "Mi manca un dettaglio: qual è il programma, e con che tempo? Poi scelgo l'outfit.",
  ],
  decline: {
    crime: [
      "In questo non aiuto. Se c'è un altro programma, {you, select, polite {me lo dica} other {dimmelo}} e propongo qualcosa di diverso.",
      "No, per questo niente outfit. Se invece {you, select, polite {ha} other {hai}} un'altra occasione, ci penso volentieri.",
      "Questo non lo faccio. {you, select, polite {Mi parli} other {Parlami}} invece di un altro programma.",
      "Mi fermo qui. Se {you, select, polite {ha una festa o un viaggio, le} other {hai una festa o un viaggio, ti}} propongo invece un outfit diverso.",
      "Preferisco di no. Se c'è un programma diverso, {you, select, polite {la} other {ti}} aiuto volentieri.",
      "Per questo non scelgo vestiti. Pensiamo invece a un'altra occasione.",
    ],
    hate: [
      "Questo preferisco non farlo, perché ferisce. Un'altra idea: un detective o un vampiro elegante?",
      "No a questa idea, perché fa del male. Scegliamo invece un costume diverso.",
      "Non è un costume innocuo, quindi lo evito. Un'altra idea: il personaggio di un libro?",
      "Lascerei stare, c'è troppo dolore dietro. Proviamo invece con un'altra epoca o un astronauta?",
      "Su questo non aiuto. {you, select, polite {Vuole} other {Vuoi}} un costume diverso, magari una stella del cinema muto?",
      "Meglio un'altra maschera, che non ferisca nessuno: un fantasma elegante?",
    ],
    mockery: [
      "Meglio un altro costume, di cui possano ridere tutti.",
      "Un popolo non è un costume. Scegliamo invece un'altra idea: un animale, un'epoca?",
      "Questa idea prende in giro qualcuno, quindi no. {you, select, polite {Le} other {Ti}} va un costume diverso, magari un pirata?",
      "Lascerei stare. Proviamo invece un'altra idea: un personaggio del cinema?",
      "Non lo preparo, perché può ferire. Proviamo con qualcosa di diverso: un mito, un quadro?",
      "Cerchiamo un'altra idea, che non metta a disagio nessuno: un pianeta?",
    ],
    child: [
      "No. Per un bambino posso proporre altro: comodo e allegro.",
      "Questo non lo faccio. Per un bambino propongo invece qualcosa di comodo e allegro.",
      "Non aiuto con questa richiesta. Un'altra idea: capi comodi per giocare e correre.",
      "Mi fermo qui. Se serve un outfit per un bambino, facciamo qualcosa di diverso: pratico e vivace.",
      "Assolutamente no. {you, select, polite {Mi dica} other {Dimmi}} invece l'occasione, e cerco capi comodi per giocare.",
      "Per un bambino scelgo invece qualcosa di diverso: morbido, pratico, allegro.",
    ],
    "self-harm": [
      "Mi dispiace davvero che sia così difficile. Parla adesso con una persona di fiducia o con una linea di ascolto (in Italia, Telefono Amico 02 2327 2327). E se vuoi qualcosa di diverso, cerco con te il capo più morbido dell'armadio.",
      "Grazie per averlo detto. I vestiti possono aspettare: chiama adesso una persona di fiducia o una linea di ascolto (in Italia, Telefono Amico 02 2327 2327). Se invece ti va, dopo cerchiamo qualcosa di morbido.",
      "Sento quanto è dura, e meriti una persona vera accanto. Parla ora con chi ti vuole bene o con una linea di ascolto (in Italia, Telefono Amico 02 2327 2327). Se poi vuoi qualcosa di diverso, ti aiuto con un capo morbido.",
      "Io so solo di vestiti, e tu meriti di più. Cerca adesso una persona di fiducia, un medico o una linea di ascolto (in Italia, Telefono Amico 02 2327 2327). Se invece ti fa bene, scelgo con te qualcosa di caldo.",
      "Quello che senti conta. Parlane subito con qualcuno di cui ti fidi o con una linea di ascolto (in Italia, Telefono Amico 02 2327 2327). Il resto può aspettare; se vuoi invece una piccola cosa gentile, cerchiamo un capo morbido.",
      "Per favore, non restare senza nessuno accanto. Chiama una persona di fiducia o una linea di ascolto (in Italia, Telefono Amico 02 2327 2327). E se più tardi vuoi qualcosa di diverso, ti propongo il capo più morbido.",
    ],
  },
};
