import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gear: {
    wetsuit: [
      "Im kalten Wasser braucht es einen Neoprenanzug, und im Schrank hängt keiner: am besten leihen.",
    ],
    swimwear: [
      "Fürs Wasser braucht es einen Badeanzug oder eine Badehose, und im Schrank ist nichts davon: kaufen oder leihen.",
    ],
    "fitted-swimwear": [
      "Viele Bäder verlangen eng anliegende Badekleidung und lassen weite Shorts nicht zu; im Schrank ist nichts Enges.",
    ],
    "swim-cap": ["In vielen Bädern ist eine Badekappe Pflicht, und im Schrank ist keine."],
    "bee-veil": [
      "Am Bienenstock braucht das Gesicht einen Imkerschleier, und im Schrank ist keiner: dort einen leihen.",
    ],
    "race-suit": [
      "Auf der Rennstrecke ist eine Lederkombi Pflicht, und im Schrank hängt keine: am besten leihen.",
    ],
    "snow-legs": [
      "Im Schnee braucht es eine wasserdichte Schneehose, und im Schrank ist keine: am besten leihen.",
    ],
    gloves: ["Warme Handschuhe gehören dazu, und im Schrank sind keine."],
    "mountain-boots": [
      "Am Berg braucht es Schuhe mit griffiger Sohle, und im Schrank sind keine: leihen oder kaufen.",
    ],
    "rain-boots": [
      "Bei so viel Wasser braucht es Gummistiefel, und im Schrank sind keine: am besten leihen.",
    ],
    "hi-vis": [
      "Eine Warnweste ist hier Pflicht, und im Schrank ist keine: vor Ort danach fragen oder eine kaufen.",
    ],
    "head-cover": [
      "Dort bedeckt man den Kopf, und im Schrank ist kein Tuch dafür: eines leihen oder am Eingang nehmen.",
    ],
    costume: [
      "Ohne Kostüm kommt man dort nicht hinein, und im Schrank ist keines: leihen oder mieten.",
    ],
    "snow-boots": [
      "Im tiefen Schnee braucht es Stiefel, und im Schrank sind keine: am besten leihen.",
    ],
    helmet: ["Ein Helm ist Pflicht, und im Schrank ist keiner: am besten vor Ort leihen."],
    "long-legs": [
      "Die Beine müssen hier bis zum Knöchel bedeckt sein, und nichts im Schrank reicht so weit.",
    ],
    "closed-shoes": ["Sicher sind hier nur geschlossene Schuhe, und im Schrank sind keine."],
    "held-heel": [
      "Am Steuer muss der Schuh die Ferse halten und darf nicht vom Pedal rutschen; so einer ist nicht im Schrank.",
    ],
    "safety-shoes": [
      "Sicherheitsschuhe sind hier Pflicht, und im Schrank sind keine: vor Ort nachfragen.",
    ],
    "sports-shoes": ["Dafür braucht es Sportschuhe mit Halt, und im Schrank sind keine."],
    "sports-legs": ["Dafür braucht es eine Sporthose, und im Schrank ist keine."],
    "plant-shoes": [
      "An diesem Tag trägt man keine Lederschuhe, und andere sind nicht im Schrank: aus Stoff oder Gummi wären sie richtig.",
    ],
    "floor-length": [
      "Bodenlang heißt bis zum Boden, und so lang ist nichts im Schrank: ein Abendkleid am besten leihen.",
    ],
  },
  gap: [
    "Dafür fehlt im Schrank noch etwas: {what}. {list} {list_count, plural, one {würde} other {würden}} das Outfit komplett machen.",
    "Was noch fehlt: {what}. Richtig {list_count, plural, one {wäre} other {wären}} {list}.",
    "Das ist noch nicht im Schrank: {what}. Gut zum Ausleihen: {list}.",
  ],
  unfit: [
    "Im Schrank fehlt noch das Richtige ({what}); gut {list_count, plural, one {wäre} other {wären}} {list}.",
    "Hier passt nichts aus dem Schrank: {what}. {list} {list_count, plural, one {würde} other {würden}} die Lücke füllen.",
  ],
  shoes: [
    "Schuhe sind noch keine im Schrank; {list} {list_count, plural, one {würde} other {würden}} gut dazu passen.",
    "Im Schrank fehlen noch Schuhe, richtig {list_count, plural, one {wäre} other {wären}} {list}.",
  ],
  shoesUnfit: [
    "Von den Schuhen im Schrank passen hier keine; besser {list_count, plural, one {wäre} other {wären}} {list}.",
    "Bei den Schuhen fehlt noch das Richtige, zum Beispiel {list}.",
  ],
  plain: [
    "Ehrlich gesagt {what_count, plural, one {ist} other {sind}} {what} für {event} recht leger, und Feineres ist nicht im Schrank; {lift} {lift_count, plural, one {würde} other {würden}} das Outfit aufwerten.",
    "Für {event} {what_count, plural, one {ist} other {sind}} {what} eher leger. Besser {lift_count, plural, one {wäre} other {wären}} {lift}, gern auch ausgeliehen.",
  ],
  collar: [
    "Von {what_dat} kenne ich nur die Farbe; mit Kragen passt das hier.",
    "Auf dem Foto sehe ich nicht, ob {what} einen Kragen {what_count, plural, one {hat} other {haben}}; hier sollte einer dran sein.",
  ],
  formalGap: [
    "Der Dresscode verlangt Smoking oder bodenlanges Abendkleid, und beides fehlt im Schrank: leihen.",
    "Was fehlt, ist ein Smoking oder ein bodenlanges Abendkleid; ein Verleih hat beides.",
  ],
  empty: [
    "Der Schrank ist noch leer; mit einem Foto von jedem Teil wähle ich aus dem, was wirklich da ist.",
  ],
  whiteTie: [
    "White Tie lässt keine Wahl: schwarzer Frack mit weißer Fliege oder bodenlanges Ballkleid. Leihen ist üblich.",
    "White Tie heißt Frack, weiße Weste und weiße Fliege oder ein bodenlanges Abendkleid; ein Verleih hat sie.",
  ],
  notOwned: [
    "Das ist nicht im Schrank: {what}. Also geht es ohne.",
    "Gewünscht, aber nicht im Schrank: {what}. Ich habe etwas anderes ausgesucht.",
  ],
  leftOut: [
    "Das war mit {you, select, polite {Ihren} other {deinen}} anderen Wünschen nicht unter einen Hut zu bringen: {what}.",
    "Weggelassen, weil es nicht zu den anderen Wünschen passt: {what}.",
  ],
  unknown: [
    "„{what}“ kenne ich nicht und finde es auch nicht im Schrank; {you, select, polite {beschreiben Sie} other {beschreib}} es mir, dann plane ich es ein.",
    "Was „{what}“ ist, weiß ich leider nicht; {you, select, polite {sagen Sie} other {sag}} es mir, dann versuche ich es noch einmal.",
  ],
  accent: [
    "Im Schrank ist nichts in {colour}; {piece} {piece_count, plural, one {würde} other {würden}} die Farbe mitbringen.",
    "{colour} fehlt noch im Schrank, gut dafür {piece_count, plural, one {wäre} other {wären}} {piece}.",
  ],
  together: ["Das ist für {first} gedacht und für {others} ein Kompromiss."],
  wash: [
    "{what} {what_count, plural, one {ist} other {sind}} gerade in der Wäsche.",
    "{what} {what_count, plural, one {hätte} other {hätten}} auch gepasst, {what_count, plural, one {ist} other {sind}} aber in der Wäsche.",
  ],
};
