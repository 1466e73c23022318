import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Ja, {what} {what_count, plural, one {passt} other {passen}} gut für {event}.",
      "Ja, für {event} {what_count, plural, one {ist} other {sind}} {what} völlig in Ordnung.",
    ],
    code: [
      "Eher nicht: Für {event} {what_count, plural, one {ist} other {sind}} {what} zu leger.",
      "Lieber nicht: Für {event} sollte es etwas Feineres sein als {what}.",
    ],
    dressy: [
      "Eher nicht: Für {event} {what_count, plural, one {ist} other {sind}} {what} zu fein oder zu empfindlich.",
    ],
    loud: [
      "Lieber nicht: Für {event} {what_count, plural, one {wäre} other {wären}} {what} zu auffällig.",
    ],
    covered: [
      "Lieber nicht: Für {event} {what_count, plural, one {bedeckt} other {bedecken}} {what} zu wenig Haut.",
    ],
    cold: ["Da würde ich Nein sagen: Für {what_acc} ist es zu kalt."],
    warm: ["Da würde ich Nein sagen: Für {what_acc} ist es zu warm."],
    gear: ["Nein, mit {what_dat} geht das nicht."],
    bride: [
      "Lieber nicht: Weiß trägt die Braut, und {what} {what_count, plural, one {sähe} other {sähen}} auf den Fotos weiß aus.",
    ],
    wet: [
      "Eher nicht: So viel Nässe {what_count, plural, one {verträgt} other {vertragen}} {what} nicht.",
    ],
    dirt: ["Eher nicht: Auf {what_dat} wäre jeder Spritzer zu sehen."],
    shoes: ["Eher nicht: Dafür sind andere Schuhe besser als {what}."],
    fabric: [
      "Eher nicht, {what} {what_count, plural, one {ist} other {sind}} dafür aus dem falschen Stoff.",
    ],
    colour: [
      "Lieber nicht, {what} {what_count, plural, one {hat} other {haben}} dafür die falsche Farbe.",
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
    "{you, select, polite {Sie sagen} other {Du sagst}}, {what} {what_count, plural, one {fällt} other {fallen}} aus, also habe ich ohne geplant.",
    "{what} {what_count, plural, one {fällt} other {fallen}} weg, wie {you, select, polite {Sie sagen} other {du sagst}}.",
    "Da {what} diesmal nicht {what_count, plural, one {geht} other {gehen}}, kommt das Outfit ohne aus.",
  ],
  disliked: [
    "{what_acc} {you, select, polite {mögen Sie} other {magst du}} dafür nicht, also geht es ohne.",
    "Auf {what_acc} habe ich verzichtet, weil {you, select, polite {Sie das lieber nicht tragen} other {du das lieber nicht trägst}}.",
  ],
  unsure: [
    "Bei {what_dat} war ich nicht sicher, was gemeint war, deshalb geht es ohne; {you, select, polite {sagen Sie} other {sag}} es mir, wenn das doch dazu soll.",
  ],
  grounds: {
    cleaned: [
      "{what} {what_count, plural, one {ist} other {sind}} noch in der Reinigung und {what_count, plural, one {setzt} other {setzen}} diesmal aus.",
      "Aus der Reinigung {what_count, plural, one {ist} other {sind}} {what} noch nicht zurück, also geht es ohne.",
    ],
    mended: ["An {what_dat} ist noch etwas zu machen, also habe ich ohne geplant."],
    washing: [
      "{what} {what_count, plural, one {ist} other {sind}} noch nicht wieder sauber und trocken, deshalb kommt das Outfit ohne aus.",
    ],
    soiled: [
      "{what} {what_count, plural, one {muss} other {müssen}} erst sauber werden und {what_count, plural, one {bleibt} other {bleiben}} diesmal zu Hause.",
    ],
    creased: [
      "{what} {what_count, plural, one {müsste} other {müssten}} erst unters Bügeleisen und {what_count, plural, one {bleibt} other {bleiben}} diesmal im Schrank.",
    ],
    lent: [
      "{what} {what_count, plural, one {ist} other {sind}} gerade in anderen Händen, also geht es diesmal ohne.",
    ],
    lost: [
      "Bis {what} wieder {what_count, plural, one {auftaucht} other {auftauchen}}, geht es auch ohne.",
    ],
    elsewhere: [
      "{what} {what_count, plural, one {ist} other {sind}} gerade nicht greifbar, deshalb habe ich ohne geplant.",
    ],
    broken: [
      "{what} {what_count, plural, one {lässt} other {lassen}} sich im Moment nicht tragen und {what_count, plural, one {bleibt} other {bleiben}} außen vor.",
    ],
    tight: [
      "{what} {what_count, plural, one {wäre} other {wären}} zu eng und {what_count, plural, one {darf} other {dürfen}} im Schrank bleiben.",
    ],
    loose: [
      "{what} {what_count, plural, one {wäre} other {wären}} zu groß und {what_count, plural, one {hat} other {haben}} diesmal frei.",
    ],
    lately: [
      "{what} {what_count, plural, one {war} other {waren}} erst neulich dran und {what_count, plural, one {hat} other {haben}} sich eine Pause verdient.",
    ],
    kept: [
      "{what_acc} {you, select, polite {heben Sie} other {hebst du}} für einen anderen Tag auf, also rühre ich nicht daran.",
    ],
    uncomfortable: [
      "{what} {what_count, plural, one {würde} other {würden}} nur stören, und bequem soll es ja sein.",
    ],
    opinion: [
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
