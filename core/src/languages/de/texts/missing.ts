import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gear: {
    wetsuit: [
      "Im kalten Wasser {you, select, polite {brauchen Sie} other {brauchst du}} einen Neoprenanzug. Im Schrank sehe ich keinen, also am besten leihen.",
    ],
    swimwear: [
      "Fürs Wasser fehlt im Schrank noch etwas: {you, select, polite {Leihen Sie sich} other {Leih dir}} einen Badeanzug oder eine Badehose, wenn zum Kaufen keine Zeit ist.",
    ],
    "fitted-swimwear": [
      "In viele Bäder {you, select, polite {kommen Sie} other {kommst du}} nur mit enger Badekleidung, und die fehlt im Schrank: {you, select, polite {Fragen Sie} other {Frag}} vorher nach.",
    ],
    "swim-cap": [
      "Viele Bäder verlangen eine Badekappe, und im Schrank sehe ich keine: An der Kasse gibt es meist welche.",
    ],
    "bee-veil": [
      "Am Bienenstock {you, select, polite {brauchen Sie} other {brauchst du}} einen Imkerschleier. Im Schrank sehe ich keinen, {you, select, polite {leihen Sie sich} other {leih dir}} also dort einen.",
    ],
    "race-suit": [
      "Auf die Rennstrecke {you, select, polite {kommen Sie} other {kommst du}} nur in einer Lederkombi, und im Schrank sehe ich keine: am besten leihen.",
    ],
    "snow-legs": [
      "Im Schnee {you, select, polite {brauchen Sie} other {brauchst du}} eine wasserdichte Hose. Im Schrank sehe ich keine, also am besten leihen.",
    ],
    gloves: [
      "Ohne warme Handschuhe geht es nicht: {you, select, polite {Leihen Sie sich} other {Leih dir}} ein Paar, falls im Schrank keine sind.",
    ],
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
      "Für den tiefen Schnee fehlen im Schrank Stiefel: {you, select, polite {Leihen Sie sich} other {Leih dir}} ein Paar.",
    ],
    helmet: [
      "Ein Helm ist Pflicht, und im Schrank sehe ich keinen: {you, select, polite {Leihen Sie sich} other {Leih dir}} einen, der gut sitzt.",
    ],
    "long-legs": [
      "Die Beine müssen hier bis zum Knöchel bedeckt sein, und so lang ist nichts im Schrank: {you, select, polite {Leihen Sie sich} other {Leih dir}} etwas Langes.",
    ],
    "closed-shoes": [
      "Sicher {you, select, polite {sind Sie} other {bist du}} hier nur in geschlossenen Schuhen, und im Schrank sehe ich keine: {you, select, polite {Leihen Sie sich} other {Leih dir}} ein Paar.",
    ],
    "held-heel": [
      "Am Steuer {you, select, polite {brauchen Sie} other {brauchst du}} Schuhe, die hinten festen Halt haben, und im Schrank sehe ich keine: {you, select, polite {Leihen Sie sich} other {Leih dir}} ein Paar.",
    ],
    "safety-shoes": [
      "Ohne Sicherheitsschuhe geht es hier nicht, und im Schrank sehe ich keine: {you, select, polite {Fragen Sie} other {Frag}} vor Ort nach einem Paar.",
    ],
    "sports-shoes": [
      "Dafür {you, select, polite {brauchen Sie} other {brauchst du}} Sportschuhe mit Halt, und im Schrank sehe ich keine: {you, select, polite {Leihen Sie sich} other {Leih dir}} ein Paar, das gut sitzt.",
    ],
    "sports-legs": [
      "Für die Beine fehlt im Schrank noch etwas zum Bewegen: {you, select, polite {Leihen Sie sich} other {Leih dir}} Leggings oder eine Jogginghose.",
    ],
    "plant-shoes": [
      "Lederschuhe bleiben an diesem Tag stehen, und andere sehe ich im Schrank nicht: Aus Stoff oder Gummi wären sie richtig.",
    ],
    "floor-length": [
      "Bodenlang heißt bis zum Boden, und so lang ist nichts im Schrank: {you, select, polite {Leihen Sie sich} other {Leih dir}} am besten ein Abendkleid.",
    ],
  },
  gap: [
    "Im Schrank {what_count, plural, one {fehlt} other {fehlen}} noch {what}; {list} {list_count, plural, one {würde} other {würden}} gut passen.",
    "Was noch fehlt: {what}. Richtig {list_count, plural, one {wäre} other {wären}} {list}.",
    "{what} {what_count, plural, one {fehlt} other {fehlen}} noch; gut zum Ausleihen {list_count, plural, one {wäre} other {wären}} {list}.",
  ],
  unfit: [
    "Im Schrank fehlt noch das Richtige ({what}); gut {list_count, plural, one {wäre} other {wären}} {list}.",
    "Aus dem Schrank passt hier noch nichts: {what}. Gut {list_count, plural, one {wäre} other {wären}} {list}.",
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
    "Ehrlich gesagt {what_count, plural, one {ist} other {sind}} {what} für {event} recht leger, und Feineres fehlt im Schrank; {lift} {lift_count, plural, one {würde} other {würden}} das retten.",
    "Für {event} {what_count, plural, one {ist} other {sind}} {what} eher leger. Besser {lift_count, plural, one {wäre} other {wären}} {lift}, gern auch ausgeliehen.",
  ],
  collar: [
    "Von {what_dat} kenne ich nur die Farbe; mit Kragen passt das hier.",
    "Auf dem Foto sehe ich nicht, ob {what} einen Kragen {what_count, plural, one {hat} other {haben}}; hier sollte einer dran sein.",
  ],
  formalGap: [
    "Dafür {you, select, polite {brauchen Sie} other {brauchst du}} einen Smoking oder ein bodenlanges Abendkleid, und beides fehlt im Schrank: am besten leihen.",
    "Was fehlt, ist ein Smoking oder ein bodenlanges Abendkleid; ein Verleih hat beides.",
  ],
  empty: [
    "Der Schrank ist noch leer; mit einem Foto von jedem Teil wähle ich aus dem, was wirklich da ist.",
  ],
  whiteTie: [
    "White Tie lässt keine Wahl: schwarzer Frack mit weißer Fliege oder bodenlanges Ballkleid. Fast alle leihen sich das.",
    "Für White Tie am besten gleich beim Verleih anrufen: Frack, weiße Weste und weiße Fliege oder ein bodenlanges Abendkleid.",
  ],
  notOwned: [
    "{what} {what_count, plural, one {ist} other {sind}} nicht im Schrank, deshalb habe ich etwas anderes ausgesucht.",
    "{what} {what_count, plural, one {war} other {waren}} im Schrank nicht zu finden; es geht auch ohne.",
  ],
  leftOut: [
    "{what} {what_count, plural, one {passt} other {passen}} leider nicht zu {you, select, polite {Ihren} other {deinen}} anderen Wünschen.",
    "Mit den anderen Wünschen {what_count, plural, one {ließ} other {ließen}} sich {what} leider nicht verbinden.",
  ],
  unknown: [
    "Bei „{what}“ bin ich mir nicht sicher, was gemeint ist; {you, select, polite {beschreiben Sie} other {beschreib}} es mir, dann plane ich es ein.",
    "Was „{what}“ ist, weiß ich leider nicht; {you, select, polite {sagen Sie} other {sag}} es mir, dann versuche ich es noch einmal.",
  ],
  accent: [
    "Im Schrank ist nichts in {colour}; {piece} {piece_count, plural, one {würde} other {würden}} die Farbe mitbringen.",
    "{colour} fehlt noch im Schrank, gut dafür {piece_count, plural, one {wäre} other {wären}} {piece}.",
  ],
  together: [
    "Ausgesucht habe ich für {first}; für {others} {you, select, polite {ziehen Sie sich} other {ziehst du dich}} um.",
  ],
  wash: [
    "{what} {what_count, plural, one {ist} other {sind}} gerade in der Wäsche.",
    "{what} {what_count, plural, one {hätte} other {hätten}} auch gepasst, {what_count, plural, one {ist} other {sind}} aber in der Wäsche.",
  ],
};
