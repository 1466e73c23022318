import type { Aside } from "../dress/asides.ts";
import type { Verdict } from "../dress/verdict.ts";
import type { Language } from "../lexicon/index.ts";

/** What stays out because of what was said of it: `{what}`. */
export const ASIDES: Readonly<
  Record<Language, Readonly<Record<Exclude<Aside["why"], "refused">, readonly string[]>>>
> = {
  en: {
    unavailable: [
      "{what} {what#sits/sit} this one out, as you said.",
      "No counting on {what} today, so {what#it stays/they stay} out.",
    ],
    disliked: ["I spared you {what}.", "{what} can have the day off, going by what you said."],
    unsure: [
      "I wasn't sure what you meant for {what}, so I left {what#it/them} out; say so if you want {what#it/them} in.",
    ],
  },
  de: {
    unavailable: [
      "{what} {what#fällt/fallen} aus, wie du sagst.",
      "{what} {what#ist/sind} diesmal nicht zu haben, also ohne.",
    ],
    disliked: [
      "{what} {what#bleibt/bleiben} nach dem, was du sagst, im Schrank.",
      "{what} {what#hat/haben} heute frei.",
    ],
    unsure: [
      "Bei einem war ich mir nicht sicher: {what}. Deshalb ohne; sag es, wenn ich dich falsch verstanden habe.",
    ],
  },
  fr: {
    unavailable: [
      "{what} {what#manque/manquent} à l'appel, comme tu le dis.",
      "On fera sans {what}, comme tu le dis.",
    ],
    disliked: [
      "Je t'épargne {what}.",
      "{what} {what#a/ont} droit à un jour de repos, vu ce que tu en dis.",
    ],
    unsure: [
      "Je n'étais pas sûr de ce que tu voulais pour {what}, alors j'ai fait sans ; dis-le-moi si je me trompe.",
    ],
  },
  es: {
    unavailable: [
      "{what} no {what#está disponible/están disponibles}, como dices.",
      "Esta vez vamos sin {what}, por lo que cuentas.",
    ],
    disliked: ["Te ahorro {what}.", "{what} {what#descansa/descansan} hoy, por lo que cuentas."],
    unsure: ["No me quedó claro qué querías con {what}, así que va sin; dímelo si te entendí mal."],
  },
  it: {
    unavailable: [
      "{what} stavolta non {what#c'è/ci sono}, come dici.",
      "Facciamo senza {what}, come dici.",
    ],
    disliked: ["Ti risparmio {what}.", "{what} oggi {what#riposa/riposano}, da quel che dici."],
    unsure: [
      "Non ero sicuro di cosa volessi per {what}, quindi ho fatto senza; dimmelo se ho capito male.",
    ],
  },
  pt: {
    unavailable: [
      "{what} {what#fica/ficam} de fora, como disse.",
      "Desta vez vai sem {what}, pelo que conta.",
    ],
    disliked: [
      "Desta vez poupo-lhe {what}.",
      "{what} hoje {what#descansa/descansam}, pelo que conta.",
    ],
    unsure: ["Não ficou claro o que queria com {what}, então ficou de fora; diga se entendi mal."],
  },
};

/** For somebody who says in passing that they want to die, and most likely only that it is all too much. */
export const KINDLY: Readonly<Record<Language, readonly string[]>> = {
  en: ["And if it weighs more than that sounds, tell somebody you trust today."],
  de: ["Und falls es schwerer wiegt, als es klingt: sprich heute mit jemandem, dem du vertraust."],
  fr: [
    "Et si c'est plus lourd que ça n'en a l'air, parles-en aujourd'hui à quelqu'un de confiance.",
  ],
  es: ["Y si pesa más de lo que parece, cuéntaselo hoy a alguien de confianza."],
  it: ["E se pesa più di quanto sembra, parlane oggi con qualcuno di cui ti fidi."],
  pt: ["E se pesa mais do que parece, fale hoje com alguém de confiança."],
};

/** The answer to a question about `{what}` for `{event}`, with its reason. */
export const VERDICTS: Readonly<
  Record<Language, Readonly<Record<Verdict["why"], readonly string[]>>>
> = {
  en: {
    fine: [
      "Yes: {what} {what#works/work} for {event}.",
      "Yes, {what} {what#is/are} fine for {event}.",
    ],
    code: [
      "I'd say no: {what} {what#is/are} too casual for {event}.",
      "Better not: {event} asks for something dressier than {what}.",
    ],
    dressy: ["I'd say no: {what} {what#is/are} too dressy or too delicate for {event}."],
    loud: ["Better not: {what} would be too loud for {event}."],
    covered: ["Better not: {event} asks for more cover than {what} {what#gives/give}."],
    cold: ["I'd say no: it's too cold for {what}."],
    warm: ["I'd say no: it's too warm for {what}."],
    bride: ["Better not: white is the bride's, and in photos {what} {what#reads/read} as white."],
    wet: ["I'd say no: {what} will not survive this wet."],
    dirt: ["I'd say no: every splash shows on {what} there."],
    shoes: ["I'd say no: {what} {what#isn't/aren't} the shoes for it."],
    fabric: ["I'd say no: the cloth of {what} isn't made for it."],
    colour: ["Better not: the colour of {what} is wrong for it."],
  },
  de: {
    fine: ["Ja, das geht: {what}.", "Ja, {what} {what#passt/passen} hier."],
    code: [
      "Eher nicht: {what} {what#ist/sind} dafür zu leger.",
      "Nein, dafür {what#ist/sind} {what} zu leger.",
    ],
    dressy: ["Eher nicht: {what} {what#ist/sind} dafür zu schick oder zu empfindlich."],
    loud: ["Eher nicht: {what} {what#wäre/wären} dafür zu auffällig."],
    covered: ["Eher nicht: {what} {what#deckt/decken} dafür zu wenig ab."],
    cold: ["Eher nicht: Es ist zu kalt, {what} {what#wärmt/wärmen} nicht genug."],
    warm: ["Eher nicht: {what} {what#wäre/wären} dafür zu warm."],
    bride: ["Eher nicht: Weiß gehört der Braut, und auf Fotos {what#wirkt/wirken} {what} weiß."],
    wet: ["Eher nicht: Die Nässe {what#übersteht/überstehen} {what} nicht."],
    dirt: [
      "Eher nicht: Auf {what#diesem Teil/diesen Teilen} sieht man dort jeden Spritzer, {what} {what#bleibt/bleiben} daheim.",
    ],
    shoes: ["Eher nicht: {what}, das sind dafür nicht die richtigen Schuhe."],
    fabric: ["Eher nicht: Der Stoff ist dafür nicht gemacht, {what} {what#leidet/leiden} nur."],
    colour: ["Eher nicht: Die Farbe passt dort nicht, {what} {what#bleibt/bleiben} daheim."],
  },
  fr: {
    fine: ["Oui, {what} {what#convient/conviennent}.", "Oui, tu peux mettre {what}."],
    code: ["Plutôt non : {what}, c'est trop décontracté pour l'occasion."],
    dressy: ["Plutôt non : {what}, c'est trop habillé ou trop fragile pour l'occasion."],
    loud: ["Plutôt non : {what}, c'est trop voyant pour l'occasion."],
    covered: ["Plutôt non : {what}, ça ne couvre pas assez pour l'occasion."],
    cold: ["Plutôt non : il fait trop froid pour {what}."],
    warm: ["Plutôt non : il fait trop chaud pour {what}."],
    bride: [
      "Plutôt non : le blanc est à la mariée, et en photo {what} {what#paraît/paraissent} blanc.",
    ],
    wet: ["Plutôt non : {what}, ça ne résiste pas à cette humidité."],
    dirt: ["Plutôt non : là-bas, {what}, ça montre la moindre éclaboussure."],
    shoes: ["Plutôt non : {what}, ce ne sont pas les chaussures qu'il faut là-bas."],
    fabric: ["Plutôt non : {what}, le tissu n'est pas fait pour ça."],
    colour: ["Plutôt non : {what}, la couleur ne convient pas là-bas."],
  },
  es: {
    fine: ["Sí, {what} {what#va/van} bien.", "Sí, puedes llevar {what}."],
    code: ["Mejor no: {what} {what#es/son} demasiado de diario para la ocasión."],
    dressy: ["Mejor no: {what} {what#es/son} demasiado de vestir para la ocasión."],
    loud: ["Mejor no: {what} {what#llama/llaman} demasiado la atención para la ocasión."],
    covered: ["Mejor no: {what} {what#cubre/cubren} demasiado poco para la ocasión."],
    cold: ["Mejor no: hace demasiado frío para {what}."],
    warm: ["Mejor no: hace demasiado calor para {what}."],
    bride: [
      "Mejor no: el blanco es de la novia, y en las fotos {what} {what#se ve/se ven} de blanco.",
    ],
    wet: ["Mejor no: {what} no {what#aguanta/aguantan} tanta agua."],
    dirt: ["Mejor no: allí se nota cada salpicadura en {what}."],
    shoes: ["Mejor no: {what} no {what#es/son} el calzado que toca allí."],
    fabric: ["Mejor no: la tela de {what} no está hecha para eso."],
    colour: [
      "Mejor no: el color no es para la ocasión, así que {what} se {what#queda/quedan} en casa.",
    ],
  },
  it: {
    fine: ["Sì, {what} {what#va/vanno} bene.", "Sì, puoi mettere {what}."],
    code: ["Meglio di no: {what} {what#è/sono} troppo da tutti i giorni per l'occasione."],
    dressy: ["Meglio di no: {what} {what#è/sono} troppo da cerimonia per l'occasione."],
    loud: ["Meglio di no: {what} {what#dà/danno} troppo nell'occhio per l'occasione."],
    covered: ["Meglio di no: {what} {what#copre/coprono} troppo poco per l'occasione."],
    cold: ["Meglio di no: fa troppo freddo per {what}."],
    warm: ["Meglio di no: fa troppo caldo per {what}."],
    bride: [
      "Meglio di no: il bianco è della sposa, e in foto {what} {what#sembra/sembrano} in bianco.",
    ],
    wet: ["Meglio di no: {what} non {what#regge/reggono} tutta quest'acqua."],
    dirt: ["Meglio di no: lì ogni schizzo si vede, e {what} ne {what#soffre/soffrono}."],
    shoes: ["Meglio di no: {what} non {what#è/sono} le scarpe giuste per quel posto."],
    fabric: [
      "Meglio di no: il tessuto non è fatto per questo, e {what} ne {what#soffre/soffrono}.",
    ],
    colour: ["Meglio di no: il colore lì stona, quindi {what} {what#resta/restano} a casa."],
  },
  pt: {
    fine: ["Sim, {what} {what#funciona/funcionam} bem.", "Sim, pode usar {what}."],
    code: ["Melhor não: a ocasião pede algo mais arranjado do que {what}."],
    dressy: ["Melhor não: {what} {what#é/são} de festa demais para a ocasião."],
    loud: ["Melhor não: {what} {what#chama/chamam} atenção demais para a ocasião."],
    covered: ["Melhor não: {what} {what#cobre/cobrem} pouco demais para a ocasião."],
    cold: ["Melhor não: está frio demais para {what}."],
    warm: ["Melhor não: está calor demais para {what}."],
    bride: ["Melhor não: o branco é da noiva, e nas fotos {what} {what#parece/parecem} de branco."],
    wet: ["Melhor não: {what} não {what#aguenta/aguentam} tanta água."],
    dirt: ["Melhor não: lá cada respingo se nota, e {what} {what#sofre/sofrem} com isso."],
    shoes: ["Melhor não: {what} não {what#é/são} o calçado certo para lá."],
    fabric: ["Melhor não: o tecido não foi feito para isso, e {what} {what#sofre/sofrem}."],
    colour: [
      "Melhor não: a cor não combina com a ocasião, por isso {what} {what#fica/ficam} em casa.",
    ],
  },
};

/** The same where a word or two is all that was asked for. */
export const SHORT_VERDICTS: Readonly<Record<Language, Readonly<Record<"yes" | "no", string>>>> = {
  en: { yes: "Yes, wear it.", no: "Rather not." },
  de: { yes: "Ja, passt.", no: "Eher nicht." },
  fr: { yes: "Oui, sans souci.", no: "Plutôt non." },
  es: { yes: "Sí, va bien.", no: "Mejor no." },
  it: { yes: "Sì, va bene.", no: "Meglio di no." },
  pt: { yes: "Sim, pode ser.", no: "Melhor não." },
};
