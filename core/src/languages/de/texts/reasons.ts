import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  code: [
    "{piece} {piece_count, plural, one {passt} other {passen}} zum Dresscode „{code}“.",
    "Beim Dresscode „{code}“ {piece_count, plural, one {ist} other {sind}} {piece} genau richtig.",
  ],
  onlyColour: [
    "{piece} {piece_count, plural, one {bringt} other {bringen}} Farbe ins Spiel, dazu {colours}.",
    "Für Farbe {piece_count, plural, one {sorgt} other {sorgen}} {piece}, der Rest ist {colours}.",
    "Neben {colours} {piece_count, plural, one {fällt} other {fallen}} {piece} erst richtig auf.",
  ],
  twoShades: [
    "{c1} und {c2} sind sich so nah, dass es wie ein Set aussieht.",
    "{c1} mit {c2} sieht stimmig aus: zwei Töne einer Farbe.",
  ],
  neutrals: [
    "{colours} passen ganz von selbst zusammen.",
    "Bei {colours} kann sich nichts beißen.",
    "Es ist alles in {colours}, da passt jedes Teil zum anderen.",
  ],
  leads: [
    "Der Rest bleibt schlicht, damit man vor allem {piece_acc} sieht.",
    "Alles andere hält sich zurück, so {piece_count, plural, one {fällt} other {fallen}} {piece} auf.",
  ],
  onlyPattern: [
    "{piece} {piece_count, plural, one {hat} other {haben}} schon ein Muster, deshalb ist der Rest einfarbig.",
    "Ein Muster reicht: Das {piece_count, plural, one {hat} other {haben}} {piece}, alles andere ist einfarbig.",
  ],
  asked: [
    "{you, select, polite {Sie wollten} other {Du wolltest}} {colour}, und {piece} {piece_count, plural, one {bringt} other {bringen}} es mit.",
    "Für {colour} {piece_count, plural, one {sorgt} other {sorgen}} {piece}, wie gewünscht.",
  ],
  sober: [
    "Alles in {colours}, schlicht und ruhig.",
    "Nur {colours} und kein Muster, so fällt nichts auf.",
  ],
  clothInHeat: [
    "{piece} {piece_count, plural, one {ist} other {sind}} aus {cloth}, das lässt bei {temp} Luft durch.",
    "Bei {temp} tut es gut, dass {piece} aus {cloth} {piece_count, plural, one {ist} other {sind}}.",
  ],
  clothInCold: [
    "{piece} {piece_count, plural, one {ist} other {sind}} aus {cloth}, so bleibt es bei {temp} warm.",
    "Bei {temp} zahlt es sich aus, dass {piece} aus {cloth} {piece_count, plural, one {ist} other {sind}}.",
  ],
  layers: [
    "Als zwei Schichten halten {under} und {over} gut warm; drinnen reicht eine davon.",
    "{under} und darüber {over}: Wird es zu warm, {you, select, polite {ziehen Sie} other {zieh}} einfach die obere Schicht aus.",
  ],
  washes: [
    "Da geht leicht etwas daneben, aber {list} {list_count, plural, one {kann} other {können}} danach gleich in die Wäsche.",
    "Flecken sind nicht schlimm: In die Wäsche {list_count, plural, one {darf} other {dürfen}} danach {list}.",
  ],
  covers: [
    "{list} {list_count, plural, one {bedeckt} other {bedecken}} Arme und Beine.",
    "Arme und Beine sind bedeckt, dank {list_dat}.",
  ],
  swap: [
    "{take} {take_count, plural, one {ginge} other {gingen}} genauso gut wie {worn}.",
    "Fast so gut {take_count, plural, one {wäre} other {wären}} {take}, falls {you, select, polite {Ihnen} other {dir}} {worn} doch nicht {worn_count, plural, one {gefällt} other {gefallen}}.",
    "Zwischen {worn_dat} und {take_dat} war es knapp, {you, select, polite {tauschen Sie} other {tausch}} also gern.",
  ],
  left: {
    purpose: [
      "{what} {what_count, plural, one {ist} other {sind}} für etwas anderes gemacht und {what_count, plural, one {bleibt} other {bleiben}} zu Hause.",
      "Im Schrank lasse ich {what_acc}, weil das für anderes gemacht ist.",
    ],
    code: [
      "{what} {what_count, plural, one {würde} other {würden}} hier zu leger wirken.",
      "{what_acc} habe ich weggelassen: zu leger dafür.",
      "{what} {what_count, plural, one {kann} other {können}} zu Hause bleiben, das wäre hier zu leger.",
    ],
    dressy: [
      "{what} {what_count, plural, one {wäre} other {wären}} hier zu fein.",
      "{what_acc} würde ich für einen feineren Anlass aufheben.",
    ],
    covered: ["{what} {what_count, plural, one {bedeckt} other {bedecken}} hier zu wenig Haut."],
    cold: [
      "Mit {what_dat} {you, select, polite {würden Sie} other {würdest du}} heute frieren.",
      "Für {what_acc} ist es zu kalt.",
    ],
    warm: [
      "Mit {what_dat} {you, select, polite {würden Sie} other {würdest du}} heute schwitzen.",
      "Für {what_acc} ist es zu warm.",
    ],
    toes: ["Mit {what_dat} wären die Zehen frei, und das ist kein Tag für offene Schuhe."],
    loud: ["{what} {what_count, plural, one {würde} other {würden}} hier zu sehr auffallen."],
    stiff: ["{what} {what_count, plural, one {würde} other {würden}} beim Bewegen stören."],
    gear: ["{what} {what_count, plural, one {reicht} other {reichen}} dafür nicht."],
    bride: [
      "{what} {what_count, plural, one {sähe} other {sähen}} auf den Fotos weiß aus, und Weiß trägt die Braut.",
    ],
    wet: ["{what} {what_count, plural, one {verträgt} other {vertragen}} so viel Nässe nicht."],
    dirt: ["Auf {what_dat} wäre jeder Spritzer zu sehen."],
    shoes: [
      "Zu diesem Anlass {what_count, plural, one {passt} other {passen}} {what} nicht so gut.",
    ],
    fabric: ["{what} {what_count, plural, one {ist} other {sind}} dafür aus dem falschen Stoff."],
    colour: ["{what} {what_count, plural, one {hat} other {haben}} dafür die falsche Farbe."],
  },
};
