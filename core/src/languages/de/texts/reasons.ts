import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  level: [
    "{piece} {piece_count, plural, one {macht} other {machen}} es fein genug für {event}.",
    "Fein genug für {event} wird es durch {piece_acc}.",
  ],
  collar: [
    "Ein Kragen gehört dazu, und den {piece_count, plural, one {hat} other {haben}} {piece}.",
    "Mit Kragen, wie es sich für {event} gehört: {piece}.",
  ],
  code: [
    "{piece} {piece_count, plural, one {erfüllt} other {erfüllen}} den Dresscode „{code}“.",
    "Den Dresscode „{code}“ {piece_count, plural, one {trifft} other {treffen}} hier {piece}.",
  ],
  onlyColour: [
    "Die einzige Farbe darin {piece_count, plural, one {bringt} other {bringen}} {piece}, der Rest bleibt in {colours}.",
    "Farbe {piece_count, plural, one {kommt} other {kommen}} nur von {piece_dat}, der Rest ist {colours}.",
  ],
  twoShades: [
    "{c1} und {c2} sind zwei Töne einer Farbe und wirken wie ein Set.",
    "{c1} neben {c2}: eine Farbe in zwei Tönen.",
  ],
  onlyPattern: [
    "Gemustert {piece_count, plural, one {ist} other {sind}} nur {piece}.",
    "Ein Muster, und das {piece_count, plural, one {hat} other {haben}} {piece}; alles andere ist einfarbig.",
  ],
  asked: [
    "Gewünscht war {colour}: Das {piece_count, plural, one {bringt} other {bringen}} {piece}.",
    "Für das gewünschte {colour} {piece_count, plural, one {sorgt} other {sorgen}} {piece}.",
  ],
  sober: [
    "Alles bleibt in {colours}, ohne Muster.",
    "Keine Farbe außer {colours}, von oben bis unten schlicht.",
  ],
  clothInHeat: [
    "{piece} {piece_count, plural, one {ist} other {sind}} aus {cloth}, das lässt bei {temp} Luft durch.",
    "Bei {temp} hilft, dass {piece} aus {cloth} {piece_count, plural, one {ist} other {sind}}.",
  ],
  clothInCold: [
    "{piece} {piece_count, plural, one {ist} other {sind}} aus {cloth}, genau richtig bei {temp}.",
    "Bei {temp} hilft, dass {piece} aus {cloth} {piece_count, plural, one {ist} other {sind}}.",
  ],
  washes: [
    "Es wird schmutzig, und {list} {list_count, plural, one {kann} other {können}} danach in die Wäsche.",
    "Farbe oder Flecken sind kein Drama: {list} {list_count, plural, one {kann} other {können}} in die Maschine.",
  ],
  covers: [
    "Arme und Beine sind bedeckt, durch {list_acc}.",
    "{list} {list_count, plural, one {reicht} other {reichen}} bis zu Handgelenk und Knöchel.",
  ],
  body: [
    "Entschieden haben Anlass und Bequemlichkeit, nicht die Figur.",
    "Es ging nach Anlass und Bequemlichkeit; an {you, select, polite {Ihrer} other {deiner}} Figur ist nichts zu ändern.",
  ],
  swap: [
    "{take} ginge genauso gut wie {worn}.",
    "Zweite Wahl und fast so gut: {take} statt {worn}.",
    "Es war knapp zwischen {worn_dat} und {take_dat}; tauschen geht.",
  ],
  left: {
    purpose: [
      "Im Schrank {what_count, plural, one {bleibt} other {bleiben}} {what}: für etwas anderes gemacht.",
    ],
    code: [
      "Im Schrank {what_count, plural, one {bleibt} other {bleiben}} {what}: zu leger dafür.",
      "{what} {what_count, plural, one {wäre} other {wären}} zu leger dafür.",
    ],
    dressy: [
      "Im Schrank {what_count, plural, one {bleibt} other {bleiben}} {what}: zu fein dafür.",
      "{what} {what_count, plural, one {wäre} other {wären}} zu fein dafür.",
    ],
    covered: [
      "{what} {what_count, plural, one {deckt} other {decken}} dafür zu wenig ab, deshalb ohne.",
    ],
    cold: [
      "Für {what_acc} ist es heute zu kalt.",
      "Im Schrank {what_count, plural, one {bleibt} other {bleiben}} {what}, dafür ist es zu kalt.",
    ],
    warm: [
      "Für {what_acc} ist es heute zu warm.",
      "Im Schrank {what_count, plural, one {bleibt} other {bleiben}} {what}, dafür ist es zu warm.",
    ],
    toes: [
      "Im Schrank {what_count, plural, one {bleibt} other {bleiben}} {what}: kein Tag für offene Zehen.",
    ],
    loud: ["{what} {what_count, plural, one {wäre} other {wären}} zu auffällig dafür."],
    stiff: [
      "{what} {what_count, plural, one {macht} other {machen}} keine Bewegung mit, deshalb ohne.",
    ],
    bride: [
      "Im Schrank {what_count, plural, one {bleibt} other {bleiben}} {what}: Weiß gehört der Braut.",
    ],
    wet: [
      "{what} {what_count, plural, one {übersteht} other {überstehen}} diese Nässe nicht, deshalb ohne.",
    ],
    dirt: [
      "Im Schrank {what_count, plural, one {bleibt} other {bleiben}} {what}: Man sähe jeden Spritzer.",
    ],
    shoes: ["{what}: nicht die Schuhe für diesen Boden, deshalb ohne."],
    fabric: [
      "Im Schrank {what_count, plural, one {bleibt} other {bleiben}} {what}: nicht der Stoff dafür.",
    ],
    colour: [
      "Im Schrank {what_count, plural, one {bleibt} other {bleiben}} {what}: die falsche Farbe dafür.",
    ],
  },
};
