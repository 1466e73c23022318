import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gap: [
    "Im Schrank fehlt dafür noch etwas: {what}. Passen {list_count, plural, one {würde} other {würden}} {list}.",
    "Was fehlt: {what}. {list} {list_count, plural, one {wäre} other {wären}} richtig, geliehen oder gekauft.",
  ],
  unfit: [
    "Was dafür fehlt: {what}. {list} {list_count, plural, one {würde} other {würden}} passen.",
    "Im Schrank fehlt das Passende ({what}); richtig {list_count, plural, one {wäre} other {wären}} {list}.",
  ],
  shoes: [
    "Schuhe fehlen noch im Schrank: {list} {list_count, plural, one {würde} other {würden}} passen.",
    "Im Schrank fehlen Schuhe; richtig {list_count, plural, one {wäre} other {wären}} {list}.",
  ],
  shoesUnfit: [
    "Von den Schuhen im Schrank passt keiner; richtig {list_count, plural, one {wäre} other {wären}} {list}.",
    "Bei den Schuhen fehlt das Richtige: {list}.",
  ],
  plain: [
    "Ehrlich gesagt {what_count, plural, one {ist} other {sind}} {what} zu leger für {event}, und Feineres fehlt im Schrank; {lift} {lift_count, plural, one {würde} other {würden}} helfen.",
    "Für {event} {what_count, plural, one {wirkt} other {wirken}} {what} leger. Was fehlt, auch geliehen: {lift}.",
  ],
  collar: [
    "Von {what_dat} kenne ich nur die Farbe; mit Kragen passt es hier.",
    "Das Foto zeigt nicht, ob {what} einen Kragen {what_count, plural, one {hat} other {haben}}; hier wäre einer gut.",
  ],
  formalGap: [
    "Der Dresscode verlangt Smoking oder bodenlanges Abendkleid, und beides fehlt im Schrank: leihen.",
    "Was fehlt, ist ein Smoking oder ein bodenlanges Abendkleid; ein Verleih hat beides.",
  ],
  empty: ["Der Schrank ist noch leer; mit einem Foto je Teil wähle ich aus eigenen Sachen."],
  whiteTie: [
    "White Tie lässt keine Wahl: schwarzer Frack mit weißer Fliege oder bodenlanges Ballkleid. Leihen ist üblich.",
    "White Tie heißt Frack, weiße Weste und weiße Fliege oder ein bodenlanges Abendkleid; ein Verleih hat sie.",
  ],
  notOwned: [
    "Im Schrank finde ich das nicht: {what}. Deshalb geht es ohne.",
    "Gewünscht, aber nicht im Schrank: {what}.",
    "Das fehlt im Schrank: {what}. Also ein anderer Weg.",
  ],
  leftOut: [
    "Nicht unterzubringen, ohne einen anderen Wunsch zu brechen: {what}.",
    "Weichen musste {what}, die anderen Wünsche ließen es nicht zu.",
  ],
  unknown: [
    "„{what}“ kenne ich nicht und finde es auch nicht im Schrank; beschrieben würde ich es einplanen.",
    "Was „{what}“ für ein Kleidungsstück ist, weiß ich nicht; mit einer Beschreibung klappt es.",
  ],
  accent: [
    "{colour} fehlt im Schrank; {piece} {piece_count, plural, one {brächte} other {brächten}} die Farbe hinein.",
    "Für {colour} gibt der Schrank nichts her, dafür {piece_count, plural, one {wäre} other {wären}} {piece} gut.",
  ],
  together: [
    "Ein Outfit kann nicht alles: Es passt zuerst für {first}; für {others} wird ein Teil getauscht.",
    "Das ist ein Kompromiss: Entschieden hat, was für {first} passt; für {others} braucht es einen Wechsel.",
  ],
  wash: [
    "{what} {what_count, plural, one {ist} other {sind}} in der Wäsche.",
    "{what} {what_count, plural, one {käme} other {kämen}} infrage, {what_count, plural, one {ist} other {sind}} aber in der Wäsche.",
  ],
};
