import type { StatusTexts } from "../../texts.ts";

export const status: StatusTexts = {
  foreign: [
    "Diese Sprache lese ich nur ein wenig; schreiben kann ich Deutsch, Englisch, Spanisch, Französisch, Italienisch und Portugiesisch, deshalb hier auf Deutsch.",
  ],
  redirect: [
    "Das liegt außerhalb meines Schranks. Bei Outfits helfe ich gern: Wohin geht es, und wie ist das Wetter?",
    "Ich kenne mich nur mit Kleidung aus. {you, select, polite {Nennen Sie} other {Nenn}} mir einen Anlass oder ein Lieblingsstück, dann stelle ich ein Outfit zusammen.",
    "Da kann ich nicht helfen, beim Anziehen schon. Was steht an?",
    "Bleiben wir bei Kleidung, da kenne ich mich aus. Wohin geht es, und wie schick soll das Outfit sein?",
    "Dafür gibt es Bessere als mich. Ein Outfit finde ich gern: Was steht an?",
  ],
  clarify: [
    "Das habe ich nicht ganz verstanden. Was ist der Anlass, und wie schick soll das Outfit sein?",
    "Ein kleiner Hinweis hilft: Arbeit, Essen, Spaziergang, Feier? Dann schlage ich ein Outfit vor.",
    "Ein bisschen mehr brauche ich noch: Was ist der Anlass, und ist es warm oder kalt?",
    "Damit kann ich noch nicht viel anfangen. {you, select, polite {Nennen Sie} other {Nenn}} mir einen Anlass oder ein Lieblingsstück, dann suche ich ein Outfit aus.",
    "{you, select, polite {Können Sie} other {Kannst du}} es mir anders sagen? Etwas wie „Abendessen am Freitag, nicht zu schick“ reicht mir schon für ein Outfit.",
  ],
  decline: {
    crime: [
      "Dabei helfe ich nicht. Gibt es einen anderen Anlass, schlage ich gern etwas anderes vor.",
      "Das unterstütze ich nicht. Für einen anderen Anlass suche ich gern etwas heraus.",
      "Nein, dafür gibt es kein Outfit. Wie wäre stattdessen ein anderer Anlass, eine Feier oder eine Reise?",
      "Hier bin ich raus. {you, select, polite {Erzählen Sie} other {Erzähl}} mir lieber von einem anderen Plan, dann helfe ich gern.",
      "So etwas kleide ich nicht ein. Steht etwas anderes an, ein Abendessen vielleicht?",
      "Tut mir leid, dafür nicht. Bei einem anderen Anlass gebe ich mir gern Mühe.",
    ],
    hate: [
      "Das ziehe ich niemandem an, weil es verletzt. Wie wäre eine andere Idee, ein Detektiv oder ein eleganter Vampir?",
      "Dieses Kostüm lasse ich weg, es tut Menschen weh. Lieber eine andere Idee, vielleicht aus einem Stummfilm?",
      "Nein, das ist nicht harmlos. Nehmen wir etwas anderes, zum Beispiel eine Märchenfigur.",
      "Daran hängt zu viel Leid. Ein anderes Kostüm stelle ich gern zusammen: ein Gespenst, ein Jahrzehnt, ein Wortspiel mit Hut?",
      "Dabei mache ich nicht mit. Wie wäre stattdessen ein anderes Kostüm, etwas aus dem Weltall?",
      "Lieber nicht, denn das verletzt Menschen. Eine andere Idee wäre ein Vampir in Schwarz.",
    ],
    mockery: [
      "Lieber ein anderes Kostüm, über das alle lachen können.",
      "Menschen und ihre Kultur sind kein Kostüm. Wie wäre etwas anderes, eine Filmfigur oder ein Tier?",
      "Das ginge auf Kosten von Menschen, darum lasse ich es. Eine andere Idee: ein Gemälde oder ein Wortspiel?",
      "Nehmen wir ein anderes Kostüm, bei dem niemand schlucken muss, vielleicht einen Planeten.",
      "Darüber können nicht alle lachen. Stattdessen etwas anderes: ein Jahrzehnt, ein Mythos, eine Buchfigur?",
      "Dieses Kostüm nicht, aber gern ein anderes. Welche Figur aus Film oder Buch {you, select, polite {mögen Sie} other {magst du}}?",
    ],
    child: [
      "Nein. Für ein Kind schlage ich gern etwas anderes vor: bequem und fröhlich.",
      "Das mache ich nicht. Für ein Kind gern etwas anderes: gemütlich und zum Toben.",
      "So nicht. {you, select, polite {Sagen Sie} other {Sag}} mir den Anlass, dann finde ich für das Kind eine andere, fröhliche Idee.",
      "Auf keinen Fall. Stattdessen suche ich gern etwas anderes heraus, kindgerecht und bequem.",
      "Dabei helfe ich nicht. Kinder brauchen Platz zum Spielen, also lieber eine andere Idee.",
      "Hier sage ich Nein. Ein anderes Outfit, bequem und zum Spielen, schlage ich gern vor.",
    ],
    "self-harm": [
      "Es tut mir sehr leid, dass es so schwer ist. Bitte sprich jetzt mit jemandem, dem du vertraust, oder mit der Telefonseelsorge (0800 111 0 111). Und wenn du etwas anderes möchtest, suche ich mit dir das weichste Stück im Schrank.",
      "Danke, dass du es sagst. Ich kenne mich nur mit Kleidung aus, und du verdienst jetzt einen Menschen: Bitte ruf jemanden an, dem du vertraust, oder die Telefonseelsorge (0800 111 0 111). Und wenn du danach etwas anderes möchtest, suche ich dir etwas Weiches heraus.",
      "Kleidung kann warten, du bist wichtiger. Bitte sprich jetzt mit jemandem, dem du vertraust, oder mit der Telefonseelsorge (0800 111 0 111). Wenn du magst, finden wir später etwas anderes, weich und warm.",
      "Das klingt sehr schwer, und damit sollst du nicht allein sein. Bitte wende dich gleich an einen Menschen, dem du vertraust, oder an die Telefonseelsorge (0800 111 0 111). Möchtest du danach etwas anderes, suche ich gern etwas Weiches mit dir aus.",
      "Bitte bleib damit nicht allein. Ein Mensch, dem du vertraust, eine Arztpraxis oder die Telefonseelsorge (0800 111 0 111) kann jetzt helfen. Und wenn du etwas anderes brauchst, suche ich dir das wärmste Stück im Schrank.",
      "Gut, dass du das schreibst. Sprich bitte jetzt mit jemandem, dem du vertraust, oder mit der Telefonseelsorge (0800 111 0 111). Für etwas anderes, etwas Weiches zum Anziehen, bin ich danach gern da.",
    ],
  },
};
