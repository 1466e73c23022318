import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  code: [
    "{piece} {piece_count, plural, one {passt} other {passen}} zum Dresscode „{code}“.",
    "Für den Dresscode „{code}“ {piece_count, plural, one {ist} other {sind}} {piece} fein genug.",
  ],
  onlyColour: [
    "Farbe {piece_count, plural, one {hat} other {haben}} nur {piece}, der Rest bleibt in {colours}.",
    "Für Farbe {piece_count, plural, one {sorgt} other {sorgen}} {piece}, der Rest bleibt in {colours}.",
    "Neben {colours} {piece_count, plural, one {fällt} other {fallen}} {piece} erst richtig auf.",
  ],
  twoShades: [
    "{c1} und {c2} liegen so nah beieinander, dass es wie ein Set aussieht.",
    "{c1} mit {c2} sieht stimmig aus: zwei Töne einer Farbe.",
  ],
  neutrals: [
    "{colours} passen ganz von selbst zusammen.",
    "Bei {colours} kann sich nichts beißen.",
    "Alles bleibt in {colours}, da passt jedes Teil zum anderen.",
  ],
  onlyPattern: [
    "{piece} {piece_count, plural, one {hat} other {haben}} schon ein Muster, deshalb ist der Rest einfarbig.",
    "Ein Muster reicht: Das {piece_count, plural, one {hat} other {haben}} {piece}, alles andere ist einfarbig.",
    "Gemustert {piece_count, plural, one {ist} other {sind}} nur {piece}, der Rest bleibt einfarbig.",
  ],
  asked: [
    "{piece} {piece_count, plural, one {hat} other {haben}} das {colour}, das {you, select, polite {Sie sich gewünscht haben} other {du dir gewünscht hast}}.",
    "Für das {colour} {piece_count, plural, one {sorgt} other {sorgen}} {piece}.",
  ],
  sober: [
    "Alles in {colours}, schlicht und ruhig.",
    "Nur {colours} und kein Muster, so fällt nichts auf.",
  ],
  clothInHeat: [
    "{piece} {piece_count, plural, one {ist} other {sind}} aus {cloth}, das ist bei {temp} angenehm.",
    "Bei {temp} ist {cloth} angenehm, deshalb {piece}.",
  ],
  clothInCold: [
    "{piece} {piece_count, plural, one {ist} other {sind}} aus {cloth}, das wärmt bei {temp}.",
    "Bei {temp} {piece_count, plural, one {ist} other {sind}} {piece} aus {cloth} gerade richtig.",
  ],
  layers: [
    "{under} und {over} übereinander halten gut warm; drinnen reicht eine Schicht.",
    "{under} und darüber {over}: Wird es zu warm, {you, select, polite {ziehen Sie} other {zieh}} einfach die obere Schicht aus.",
  ],
  washes: [
    "Flecken sind nicht schlimm: {list} {list_count, plural, one {darf} other {dürfen}} danach einfach in die Wäsche.",
    "Wenn etwas schmutzig wird: {list} {list_count, plural, one {kann} other {können}} danach gleich in die Wäsche.",
  ],
  covers: [
    "{list} {list_count, plural, one {bedeckt} other {bedecken}} Arme und Beine.",
    "Mit {list_dat} bleiben Arme und Beine bedeckt.",
  ],
  swap: [
    "{take} {take_count, plural, one {ginge} other {gingen}} genauso gut wie {worn}.",
    "Fast so gut {take_count, plural, one {wäre} other {wären}} {take}, falls {you, select, polite {Ihnen} other {dir}} {worn} doch nicht {worn_count, plural, one {gefällt} other {gefallen}}.",
    "{you, select, polite {Tauschen Sie} other {Tausch}} {worn_acc} gern gegen {take_acc}, wenn {you, select, polite {Sie mögen} other {du magst}}.",
  ],
  left: {
    purpose: [
      "{what} {what_count, plural, one {ist} other {sind}} für etwas anderes gemacht.",
      "{what_acc} lasse ich im Schrank, weil das für anderes gemacht ist.",
      "Für so etwas {what_count, plural, one {ist} other {sind}} {what} nicht gemacht.",
    ],
    code: [
      "{what} {what_count, plural, one {würde} other {würden}} hier zu leger wirken.",
      "{what_acc} habe ich weggelassen, das wirkt zu leger.",
      "{what} {what_count, plural, one {wäre} other {wären}} mir dafür zu leger.",
      "{what_acc} würde ich hier nicht nehmen, das wirkt zu leger.",
    ],
    dressy: [
      "{what} {what_count, plural, one {wäre} other {wären}} hier zu fein.",
      "{what_acc} würde ich für einen feineren Anlass aufheben.",
      "{what} {what_count, plural, one {wäre} other {wären}} mir dafür zu fein.",
    ],
    covered: [
      "{what} {what_count, plural, one {zeigt} other {zeigen}} dafür zu viel Haut.",
      "{what_acc} habe ich weggelassen, das bedeckt zu wenig.",
    ],
    cold: [
      "Mit {what_dat} {you, select, polite {würden Sie} other {würdest du}} frieren.",
      "Für {what_acc} ist es zu kalt.",
      "{what_acc} {you, select, polite {heben Sie} other {hebst du}} besser für wärmere Tage auf.",
    ],
    warm: [
      "Mit {what_dat} {you, select, polite {würden Sie} other {würdest du}} schwitzen.",
      "Für {what_acc} ist es zu warm.",
      "{what_acc} {you, select, polite {heben Sie} other {hebst du}} besser für kühlere Tage auf.",
    ],
    toes: [
      "Mit {what_dat} wären die Zehen frei, und das passt hier nicht.",
      "{what} {what_count, plural, one {ist} other {sind}} vorn offen, das passt hier nicht.",
    ],
    loud: [
      "{what} {what_count, plural, one {würde} other {würden}} hier zu sehr auffallen.",
      "{what} {what_count, plural, one {wäre} other {wären}} mir dafür zu auffällig.",
    ],
    stiff: [
      "{what} {what_count, plural, one {würde} other {würden}} beim Bewegen stören.",
      "In {what_dat} {you, select, polite {könnten Sie sich} other {könntest du dich}} nicht so frei bewegen.",
    ],
    gear: [
      "Dafür {what_count, plural, one {reicht} other {reichen}} {what} nicht.",
      "{what} {what_count, plural, one {taugt} other {taugen}} dafür nicht.",
    ],
    bride: [
      "{what} {what_count, plural, one {sähe} other {sähen}} auf den Fotos weiß aus, und Weiß trägt die Braut.",
    ],
    wet: ["{what} {what_count, plural, one {verträgt} other {vertragen}} so viel Nässe nicht."],
    dirt: [
      "Auf {what_dat} wäre jeder Spritzer zu sehen.",
      "{what} {what_count, plural, one {zeigt} other {zeigen}} jeden Spritzer.",
    ],
    shoes: [
      "Dafür {what_count, plural, one {passt} other {passen}} {what} nicht so gut.",
      "{what_acc} würde ich stehen lassen und andere Schuhe nehmen.",
    ],
    fabric: [
      "Vom Stoff her {what_count, plural, one {ist} other {sind}} {what} hier nicht das Richtige.",
      "{what} {what_count, plural, one {ist} other {sind}} dafür aus dem falschen Stoff.",
    ],
    colour: [
      "In der Farbe {what_count, plural, one {passt} other {passen}} {what} hier nicht.",
      "{what} {what_count, plural, one {hat} other {haben}} dafür die falsche Farbe.",
      "Farblich {what_count, plural, one {ist} other {sind}} {what} hier nicht das Richtige.",
    ],
  },
};
