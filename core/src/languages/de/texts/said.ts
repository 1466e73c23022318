import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Ja, {what} {what_count, plural, one {passt} other {passen}} gut für {event}.",
      "Ja, für {event} {what_count, plural, one {ist} other {sind}} {what} völlig in Ordnung.",
      "Ja, für {event} {what_count, plural, one {geht} other {gehen}} {what} gut.",
    ],
    code: [
      "Eher nicht: Für {event} {what_count, plural, one {ist} other {sind}} {what} zu leger.",
      "Lieber nicht: Für {event} sollte es etwas Feineres sein als {what}.",
      "Ich würde es lassen: Für {event} {what_count, plural, one {wirkt} other {wirken}} {what} zu leger.",
    ],
    dressy: [
      "Eher nicht: Für {event} {what_count, plural, one {ist} other {sind}} {what} zu fein oder zu empfindlich.",
      "Ich würde es lassen: {what} {what_count, plural, one {ist} other {sind}} für {event} zu fein oder zu empfindlich.",
    ],
    loud: [
      "Lieber nicht: Für {event} {what_count, plural, one {wäre} other {wären}} {what} zu auffällig.",
    ],
    covered: [
      "Lieber nicht: Für {event} {what_count, plural, one {zeigt} other {zeigen}} {what} zu viel Haut.",
    ],
    cold: [
      "Lieber nicht: Für {what_acc} ist es zu kalt.",
      "Ich würde es lassen, für {what_acc} ist es zu kalt.",
    ],
    warm: [
      "Lieber nicht: Für {what_acc} ist es zu warm.",
      "Ich würde es lassen, für {what_acc} ist es zu warm.",
    ],
    gear: ["Nein, mit {what_dat} geht das nicht."],
    bride: [
      "Lieber nicht: Weiß trägt die Braut, und {what} {what_count, plural, one {sähe} other {sähen}} auf den Fotos weiß aus.",
    ],
    wet: [
      "Eher nicht: So viel Nässe {what_count, plural, one {verträgt} other {vertragen}} {what} nicht.",
      "Ich würde es lassen: {what} {what_count, plural, one {verträgt} other {vertragen}} so viel Nässe nicht.",
    ],
    dirt: [
      "Eher nicht: Auf {what_dat} wäre jeder Spritzer zu sehen.",
      "Ich würde es lassen, auf {what_dat} sieht man jeden Spritzer.",
    ],
    shoes: ["Eher nicht: Dafür sind andere Schuhe besser als {what}."],
    fabric: [
      "Eher nicht: Vom Stoff her {what_count, plural, one {ist} other {sind}} {what} dafür nicht das Richtige.",
    ],
    colour: [
      "Lieber nicht: In der Farbe {what_count, plural, one {passt} other {passen}} {what} dafür nicht.",
    ],
    better: [
      "Ich würde lieber {other_acc} nehmen, das passt hier besser als {what}.",
      "Eher nicht: Besser als {what} {other_count, plural, one {passt} other {passen}} hier {other}.",
    ],
  },
  choice: ["Von beiden {other}."],
  yes: "Ja, das passt.",
  no: "Eher nicht.",
  unavailable: [
    "{what} {what_count, plural, one {fällt} other {fallen}} diesmal ja aus.",
    "{what} {what_count, plural, one {geht} other {gehen}} gerade nicht, also ohne.",
    "Da {what} diesmal nicht {what_count, plural, one {geht} other {gehen}}, habe ich anders geplant.",
  ],
  disliked: [
    "{what_acc} {you, select, polite {mögen Sie} other {magst du}} dafür nicht, also lasse ich das weg.",
    "{what_acc} habe ich weggelassen, weil {you, select, polite {Sie das lieber nicht tragen} other {du das lieber nicht trägst}}.",
    "{what_acc} {you, select, polite {tragen Sie} other {trägst du}} dafür ja lieber nicht.",
  ],
  unsure: [
    "Bei {what_dat} war ich nicht sicher, was gemeint war, deshalb ist das nicht dabei; {you, select, polite {sagen Sie} other {sag}} Bescheid, wenn es doch mit soll.",
    "Ob {what} mit {what_count, plural, one {soll} other {sollen}}, war mir nicht klar, deshalb erst einmal ohne; {you, select, polite {sagen Sie} other {sag}} Bescheid, wenn doch.",
  ],
  grounds: {
    cleaned: [
      "{what} {what_count, plural, one {ist} other {sind}} ja noch in der Reinigung.",
      "Solange {what} in der Reinigung {what_count, plural, one {ist} other {sind}}, muss es ohne gehen.",
      "Aus der Reinigung {what_count, plural, one {ist} other {sind}} {what} noch nicht zurück.",
    ],
    mended: [
      "An {what_dat} muss ja erst noch etwas gemacht werden.",
      "{what} {what_count, plural, one {kommt} other {kommen}} erst wieder mit, wenn alles gemacht ist.",
      "Zuerst muss an {what_dat} noch etwas gemacht werden, also ohne.",
    ],
    washing: [
      "{what} {what_count, plural, one {ist} other {sind}} ja noch nicht wieder sauber und trocken.",
      "Bis {what} wieder sauber und trocken {what_count, plural, one {ist} other {sind}}, muss es ohne gehen.",
      "Erst {what_count, plural, one {muss} other {müssen}} {what} wieder sauber und trocken sein.",
    ],
    soiled: [
      "{what} {what_count, plural, one {ist} other {sind}} gerade nicht sauber genug und {what_count, plural, one {bleibt} other {bleiben}} zu Hause.",
      "{what} {what_count, plural, one {muss} other {müssen}} erst wieder sauber werden.",
      "Erst wenn {what} wieder sauber {what_count, plural, one {ist} other {sind}}, geht das wieder.",
    ],
    creased: [
      "{what} {what_count, plural, one {müsste} other {müssten}} erst gebügelt werden, das {you, select, polite {sparen Sie sich} other {sparst du dir}} diesmal.",
      "{what} {what_count, plural, one {ist} other {sind}} ja zu zerknittert.",
      "Ohne Bügeleisen {what_count, plural, one {geht} other {gehen}} {what} gerade nicht.",
    ],
    lent: [
      "{what_acc} hat ja gerade jemand anders.",
      "{what} {what_count, plural, one {ist} other {sind}} gerade bei jemand anderem.",
      "{what} {what_count, plural, one {ist} other {sind}} ja nicht im Schrank, sondern bei jemand anderem.",
    ],
    lost: [
      "Bis {what} wieder {what_count, plural, one {auftaucht} other {auftauchen}}, muss es ohne gehen.",
      "{what} {what_count, plural, one {ist} other {sind}} ja gerade nicht zu finden.",
      "Vielleicht {what_count, plural, one {taucht} other {tauchen}} {what} ja wieder auf, diesmal geht es ohne.",
    ],
    elsewhere: [
      "{what} {what_count, plural, one {ist} other {sind}} gerade nicht da.",
      "An {what_acc} {you, select, polite {kommen Sie} other {kommst du}} ja gerade nicht heran.",
      "{what} {what_count, plural, one {ist} other {sind}} ja woanders, also ohne.",
    ],
    broken: [
      "{what} {what_count, plural, one {lässt} other {lassen}} sich so ja nicht tragen.",
      "{what} {what_count, plural, one {kann} other {können}} in dem Zustand nicht mit.",
      "{what} {what_count, plural, one {ist} other {sind}} so gerade nicht zu gebrauchen.",
    ],
    tight: [
      "{what} {what_count, plural, one {passt} other {passen}} gerade nicht und {what_count, plural, one {darf} other {dürfen}} im Schrank bleiben.",
      "{what_acc} lasse ich im Schrank, das wäre ja zu eng.",
      "{what} {what_count, plural, one {sitzt} other {sitzen}} gerade zu eng.",
    ],
    loose: [
      "{what} {what_count, plural, one {wäre} other {wären}} zu groß und {what_count, plural, one {bleibt} other {bleiben}} im Schrank.",
      "{what_acc} lasse ich im Schrank, das wäre ja zu weit.",
    ],
    lately: [
      "{what} {what_count, plural, one {war} other {waren}} ja schon dran, jetzt ist etwas anderes an der Reihe.",
      "{what} {what_count, plural, one {war} other {waren}} erst neulich dran und {what_count, plural, one {macht} other {machen}} Pause.",
    ],
    kept: [
      "{what_acc} {you, select, polite {heben Sie} other {hebst du}} ja für einen anderen Tag auf.",
      "{what} {what_count, plural, one {bleibt} other {bleiben}} im Schrank, für einen anderen Tag.",
    ],
    uncomfortable: [
      "{what} {what_count, plural, one {würde} other {würden}} ja nur stören.",
      "{what_acc} lasse ich weg, bequem soll es ja sein.",
    ],
    opinion: [
      "{what} {what_count, plural, one {kommt} other {kommen}} ja nicht bei allen gut an, deshalb etwas anderes.",
      "Weil {what} nicht bei allen gut {what_count, plural, one {ankommt} other {ankommen}}, habe ich anders gewählt.",
    ],
  },
  kindly: [
    "Und falls es schwerer wiegt, als es klingt: {you, select, polite {Sprechen Sie} other {Sprich}} heute mit jemandem, dem {you, select, polite {Sie vertrauen} other {du vertraust}}.",
  ],
  distress: {
    "self-harm": [
      "Zuerst zu {you, select, polite {Ihnen} other {dir}}: Das klingt sehr belastend, und niemand muss damit allein bleiben. Rund um die Uhr hört jemand zu: Telefonseelsorge 0800 111 0 111, in Österreich 142, in der Schweiz 143.",
    ],
    abuse: [
      "Zuerst zu {you, select, polite {Ihnen} other {dir}}: Niemand darf {you, select, polite {Ihnen} other {dir}} wehtun oder Angst machen, und {you, select, polite {Sie sind} other {du bist}} nicht schuld daran. Vertrauliche Hilfe: 116 016 für Frauen, rund um die Uhr, 116 006 für alle, in Österreich 0800 222 555; bei Gefahr 112.",
    ],
    coercion: [
      "Zuerst zu {you, select, polite {Ihnen} other {dir}}: Dazu darf {you, select, polite {Sie} other {dich}} niemand zwingen, und {you, select, polite {Sie sind} other {du bist}} nicht schuld daran. Vertrauliche Hilfe: 116 016, für junge Leute 116 111, in Österreich 0800 222 555; bei Gefahr 112.",
    ],
    eating: [
      "Zuerst zu {you, select, polite {Ihnen} other {dir}}: Was {you, select, polite {Sie schreiben} other {du schreibst}}, ist mehr, als Kleidung lösen kann, und es kann besser werden. Eine Arztpraxis hilft weiter, oder die Beratung zu Essstörungen unter 0221 892031.",
    ],
    violence: [
      "Vor allem anderen: So eine Wut hat Gründe, aber niemand soll dadurch zu Schaden kommen, auch {you, select, polite {Sie} other {du}} nicht. Reden hilft, am besten noch heute: Telefonseelsorge 0800 111 0 111, in Österreich 142, in der Schweiz 143; bei akuter Gefahr 112.",
    ],
  },
  allergy: [
    "{you, select, polite {Schauen Sie} other {Schau}} wegen der Allergie bitte auch aufs Etikett: Im Schrank steht nicht jede Faser.",
    "Ich weiß nur, was im Schrank steht; bei der Allergie hat das Pflegeetikett das letzte Wort.",
  ],
};
