import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Ja, {what} {what_count, plural, one {passt} other {passen}} gut für {event}.",
      "Ja, für {event} {what_count, plural, one {ist} other {sind}} {what} völlig in Ordnung.",
      "Ja, für {event} {you, select, polite {können Sie} other {kannst du}} {what_acc} gut tragen.",
    ],
    code: [
      "Lieber nicht, für {event} {what_count, plural, one {ist} other {sind}} {what} zu leger.",
      "Nein, für {event} sollte es etwas Feineres sein als {what}.",
      "Ich würde {what_acc} lassen: Für {event} wirkt das zu leger.",
    ],
    dressy: [
      "Lieber nicht, für {event} {what_count, plural, one {ist} other {sind}} {what} zu schade.",
      "Ich würde {what_acc} schonen, für {event} ist das zu schade.",
    ],
    loud: [
      "Lieber nicht, für {event} {what_count, plural, one {wäre} other {wären}} {what} zu auffällig.",
      "Ich würde {what_acc} lassen: Für {event} wäre das zu auffällig.",
    ],
    covered: [
      "Lieber nicht, für {event} {what_count, plural, one {zeigt} other {zeigen}} {what} zu viel Haut.",
      "Ich würde {what_acc} lassen: Für {event} zeigt das zu viel Haut.",
    ],
    cold: [
      "Lieber nicht, für {what_acc} ist es zu kalt.",
      "Ich würde {what_acc} lassen, dafür ist es zu kalt.",
    ],
    warm: [
      "Lieber nicht, für {what_acc} ist es zu warm.",
      "Ich würde {what_acc} lassen, dafür ist es zu warm.",
    ],
    gear: [
      "Nein, mit {what_dat} geht das nicht.",
      "Lieber nicht, dafür {what_count, plural, one {taugt} other {taugen}} {what} nicht.",
    ],
    bride: [
      "Lieber nicht, Weiß trägt die Braut, und {what} {what_count, plural, one {sähe} other {sähen}} auf den Fotos weiß aus.",
    ],
    wet: [
      "Lieber nicht, so viel Nässe {what_count, plural, one {verträgt} other {vertragen}} {what} nicht.",
      "Ich würde {what_acc} bei der Nässe lieber schonen.",
    ],
    dirt: [
      "Lieber nicht, auf {what_dat} sieht man jeden Spritzer.",
      "Ich würde {what_acc} lassen, da sieht man jeden Spritzer.",
    ],
    shoes: [
      "Lieber nicht, {what} {what_count, plural, one {passt} other {passen}} dafür nicht so recht.",
      "Ich würde {what_acc} stehen lassen und andere Schuhe nehmen.",
    ],
    fabric: [
      "Lieber nicht, vom Stoff her {what_count, plural, one {ist} other {sind}} {what} dafür nicht das Richtige.",
      "Ich würde {what_acc} lassen, der Stoff passt dafür nicht.",
    ],
    colour: [
      "Lieber nicht, in der Farbe {what_count, plural, one {passt} other {passen}} {what} dafür nicht.",
      "Ich würde {what_acc} lassen, die Farbe passt dafür nicht.",
    ],
    better: [
      "Ich würde lieber {other_acc} nehmen, das passt hier besser als {what}.",
      "Ich würde eher zu {other_dat} greifen als zu {what_dat}.",
    ],
  },
  choice: ["{other}, ganz klar.", "Ich würde {other_acc} nehmen.", "Eindeutig {other}."],
  beats: {
    drier: [
      "{what} {what_count, plural, one {hält} other {halten}} den Regen ab, {other} nicht.",
      "Im Regen wäre man mit {other_dat} gleich nass, {what} {what_count, plural, one {ist} other {sind}} wasserdicht.",
    ],
    warmer: [
      "Bei {temp} {what_count, plural, one {wärmt} other {wärmen}} {what} besser.",
      "Mit {other_dat} wird es bei {temp} kalt, {what} {what_count, plural, one {wärmt} other {wärmen}} mehr.",
    ],
    cooler: [
      "Bei {temp} {what_count, plural, one {ist} other {sind}} {what} luftiger.",
      "Mit {other_dat} wird es bei {temp} zu warm, {what} {what_count, plural, one {ist} other {sind}} leichter.",
    ],
    smarter: [
      "Von beiden {what_count, plural, one {wirkt} other {wirken}} {what} festlicher, und das passt hier.",
      "Neben {what_dat} {other_count, plural, one {wirkt} other {wirken}} {other} hier zu alltäglich.",
    ],
    easier: [
      "{other} {other_count, plural, one {wäre} other {wären}} hier zu fein, {what} {what_count, plural, one {ist} other {sind}} lockerer.",
      "Mit {other_dat} wäre man hier zu fein angezogen.",
    ],
    steadier: [
      "In {what_dat} steht man sicherer als in {other_dat}.",
      "{what} {what_count, plural, one {hat} other {haben}} weniger Absatz als {other}, darin steht und geht es sich leichter.",
    ],
    closed: [
      "{what} {what_count, plural, one {schützt} other {schützen}} die Zehen, in {other_dat} sind sie frei.",
    ],
    washes: [
      "{what} {what_count, plural, one {darf} other {dürfen}} danach in die Wäsche, {other} nicht.",
    ],
  },
  yes: "Ja, das passt.",
  no: "Lieber nicht.",
  unavailable: [
    "{what} {what_count, plural, one {fällt} other {fallen}} diesmal ja aus.",
    "Ohne {what_acc} geht es diesmal auch.",
    "Um {what_acc} habe ich diesmal herumgeplant.",
  ],
  disliked: [
    "{what_acc} {you, select, polite {tragen Sie} other {trägst du}} dafür ja nicht so gern.",
    "{what} {what_count, plural, one {darf} other {dürfen}} im Schrank bleiben, {you, select, polite {Sie mögen} other {du magst}} das dafür ja nicht.",
    "Ich habe {what_acc} weggelassen, weil {you, select, polite {Sie das lieber nicht tragen} other {du das lieber nicht trägst}}.",
  ],
  unsure: [
    "Bei {what_dat} war ich mir nicht sicher und habe das erst einmal weggelassen; {you, select, polite {sagen Sie} other {sag}} Bescheid, wenn es doch mit soll.",
    "Ob {what} mit {what_count, plural, one {soll} other {sollen}}, war mir nicht klar, deshalb erst einmal ohne; {you, select, polite {sagen Sie} other {sag}} Bescheid, wenn doch.",
  ],
  grounds: {
    cleaned: [
      "{what} {what_count, plural, one {ist} other {sind}} ja noch in der Reinigung.",
      "Solange {what} in der Reinigung {what_count, plural, one {ist} other {sind}}, geht es auch so.",
      "Aus der Reinigung {what_count, plural, one {ist} other {sind}} {what} noch nicht zurück.",
    ],
    mended: [
      "An {what_dat} muss ja erst noch etwas gemacht werden.",
      "Mit {what_dat} {you, select, polite {warten Sie} other {wartest du}} besser, bis alles gemacht ist.",
      "Zuerst muss an {what_dat} noch etwas gemacht werden.",
    ],
    washing: [
      "{what} {what_count, plural, one {ist} other {sind}} ja noch nicht wieder sauber und trocken.",
      "Bis {what} wieder sauber und trocken {what_count, plural, one {ist} other {sind}}, geht es auch so.",
      "Mit {what_dat} {you, select, polite {warten Sie} other {wartest du}} besser, bis alles sauber und trocken ist.",
    ],
    soiled: [
      "{what} {what_count, plural, one {muss} other {müssen}} erst wieder sauber werden.",
      "{what_acc} {you, select, polite {müssten Sie} other {müsstest du}} erst sauber machen.",
      "Sobald {what} wieder sauber {what_count, plural, one {ist} other {sind}}, spricht nichts dagegen.",
    ],
    creased: [
      "{what} {what_count, plural, one {müsste} other {müssten}} erst gebügelt werden, das {you, select, polite {sparen Sie sich} other {sparst du dir}} diesmal.",
      "{what} {what_count, plural, one {ist} other {sind}} ja zu zerknittert.",
      "Für {what_acc} {you, select, polite {müssten Sie} other {müsstest du}} erst das Bügeleisen holen.",
    ],
    lent: [
      "{what_acc} hat ja gerade jemand anders.",
      "{what} {what_count, plural, one {ist} other {sind}} gerade bei jemand anderem.",
      "{what} {what_count, plural, one {ist} other {sind}} ja nicht im Schrank, sondern bei jemand anderem.",
    ],
    lost: [
      "Bis {what} wieder {what_count, plural, one {auftaucht} other {auftauchen}}, geht es auch so.",
      "{what} {what_count, plural, one {ist} other {sind}} ja gerade nicht zu finden.",
      "Vielleicht {what_count, plural, one {taucht} other {tauchen}} {what} ja bald wieder auf.",
    ],
    elsewhere: [
      "{what} {what_count, plural, one {ist} other {sind}} gerade nicht da.",
      "An {what_acc} {you, select, polite {kommen Sie} other {kommst du}} ja gerade nicht heran.",
      "{what_acc} {you, select, polite {haben Sie} other {hast du}} ja gerade nicht zur Hand.",
    ],
    broken: [
      "So {you, select, polite {können Sie} other {kannst du}} {what_acc} ja nicht tragen.",
      "{what} {what_count, plural, one {setzt} other {setzen}} diesmal besser aus.",
      "{what} {what_count, plural, one {ist} other {sind}} so gerade nicht zu gebrauchen.",
    ],
    tight: [
      "{what} {what_count, plural, one {passt} other {passen}} gerade nicht und {what_count, plural, one {darf} other {dürfen}} im Schrank bleiben.",
      "{what} {what_count, plural, one {sitzt} other {sitzen}} gerade zu eng.",
      "In {what_dat} {you, select, polite {hätten Sie} other {hättest du}} ja zu wenig Platz.",
    ],
    loose: [
      "{what} {what_count, plural, one {ist} other {sind}} ja zu groß und {what_count, plural, one {bleibt} other {bleiben}} im Schrank.",
      "In {what_dat} {you, select, polite {würden Sie} other {würdest du}} ja versinken.",
    ],
    lately: [
      "{what} {what_count, plural, one {war} other {waren}} ja erst neulich dran, jetzt ist etwas anderes an der Reihe.",
      "Nach dem letzten Mal {what_count, plural, one {macht} other {machen}} {what} jetzt Pause.",
    ],
    kept: [
      "{what_acc} {you, select, polite {heben Sie} other {hebst du}} ja für einen anderen Tag auf.",
      "{what} {what_count, plural, one {wartet} other {warten}} im Schrank auf einen anderen Tag.",
    ],
    uncomfortable: [
      "{what} {what_count, plural, one {würde} other {würden}} ja nur stören.",
      "{what_acc} lasse ich weg, bequem soll es ja sein.",
      "In {what_dat} {you, select, polite {würden Sie sich} other {würdest du dich}} nicht lange wohlfühlen.",
    ],
    opinion: [
      "{what} {what_count, plural, one {kommt} other {kommen}} ja nicht bei allen gut an, deshalb etwas anderes.",
      "Weil {what} nicht bei allen gut {what_count, plural, one {ankommt} other {ankommen}}, habe ich etwas anderes ausgesucht.",
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
