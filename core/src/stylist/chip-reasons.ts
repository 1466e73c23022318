import type { Aside } from "./dress/asides.ts";
import type { Verdict } from "./dress/verdict.ts";
import type { Language } from "./lexicon/index.ts";

/** Why something was not worn, as half a sentence beside its chip. */
type Reasons = Readonly<
  Record<Exclude<Verdict["why"], "fine"> | Exclude<Aside["why"], "refused"> | "excluded", string>
>;

export const CHIP_REASONS: Readonly<Record<Language, Reasons>> = {
  en: {
    code: "Too casual for it.",
    dressy: "Too dressy or too delicate for it.",
    loud: "Too loud for it.",
    covered: "It covers too little for it.",
    cold: "Too cold for it.",
    warm: "Too warm for it.",
    unavailable: "Not to be had, as you said.",
    disliked: "Left out for what you said of it.",
    unsure: "I wasn't sure what you meant, so it stayed out.",
    excluded: "You ruled it out yourself.",
  },
  es: {
    code: "Demasiado de diario.",
    dressy: "Demasiado de vestir o delicado.",
    loud: "Llama demasiado la atención.",
    covered: "Cubre demasiado poco.",
    cold: "Hace demasiado frío.",
    warm: "Hace demasiado calor.",
    unavailable: "No está disponible, como dices.",
    disliked: "Fuera por lo que cuentas.",
    unsure: "No me quedó claro qué querías, así que va sin eso.",
    excluded: "Lo descartaste.",
  },
  fr: {
    code: "Trop décontracté.",
    dressy: "Trop habillé ou trop fragile.",
    loud: "Trop voyant.",
    covered: "Couvre trop peu.",
    cold: "Il fait trop froid.",
    warm: "Il fait trop chaud.",
    unavailable: "Indisponible, comme tu le dis.",
    disliked: "Laissé de côté, vu ce que tu en dis.",
    unsure: "Pas sûr d'avoir compris, donc sans.",
    excluded: "Exclu par ta demande.",
  },
  de: {
    code: "Zu leger dafür.",
    dressy: "Zu schick oder zu empfindlich dafür.",
    loud: "Zu auffällig dafür.",
    covered: "Deckt dafür zu wenig ab.",
    cold: "Zu kalt dafür.",
    warm: "Zu warm dafür.",
    unavailable: "Nicht zu haben, wie du sagst.",
    disliked: "Bleibt nach dem, was du sagst, im Schrank.",
    unsure: "Nicht sicher verstanden, deshalb ohne.",
    excluded: "Von dir ausgeschlossen.",
  },
  it: {
    code: "Troppo da tutti i giorni.",
    dressy: "Troppo elegante o delicato.",
    loud: "Dà troppo nell'occhio.",
    covered: "Copre troppo poco.",
    cold: "Fa troppo freddo.",
    warm: "Fa troppo caldo.",
    unavailable: "Non c'è, come dici.",
    disliked: "Lasciato fuori per quel che ne dici.",
    unsure: "Non ero sicuro di aver capito, quindi senza.",
    excluded: "Escluso da te.",
  },
  pt: {
    code: "Informal demais.",
    dressy: "De festa ou delicado demais.",
    loud: "Chama atenção demais.",
    covered: "Cobre pouco demais.",
    cold: "Está frio demais.",
    warm: "Está calor demais.",
    unavailable: "Fora, como disse.",
    disliked: "Fora, pelo que conta.",
    unsure: "Não ficou claro, então ficou de fora.",
    excluded: "Excluído no pedido.",
  },
};
