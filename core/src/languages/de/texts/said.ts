import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Ja, das geht: {what}.",
      "Ja, {what} {what_count, plural, one {passt} other {passen}} hier.",
    ],
    code: [
      "Eher nicht: {what} {what_count, plural, one {ist} other {sind}} dafür zu leger.",
      "Nein, dafür {what_count, plural, one {ist} other {sind}} {what} zu leger.",
    ],
    dressy: [
      "Eher nicht: {what} {what_count, plural, one {ist} other {sind}} dafür zu schick oder zu empfindlich.",
    ],
    loud: ["Eher nicht: {what} {what_count, plural, one {wäre} other {wären}} dafür zu auffällig."],
    covered: [
      "Eher nicht: {what} {what_count, plural, one {deckt} other {decken}} dafür zu wenig ab.",
    ],
    cold: ["Eher nicht: Für {what_acc} ist es zu kalt."],
    warm: ["Eher nicht: Für {what_acc} ist es zu warm."],
    bride: [
      "Eher nicht: Weiß gehört der Braut, und {what} {what_count, plural, one {käme} other {kämen}} dem auf Fotos zu nah.",
    ],
    wet: [
      "Eher nicht: Die Nässe {what_count, plural, one {übersteht} other {überstehen}} {what} nicht.",
    ],
    dirt: ["Eher nicht: Auf {what_dat} sieht man dort jeden Spritzer."],
    shoes: ["Eher nicht: {what}, das sind dafür nicht die richtigen Schuhe."],
    fabric: ["Eher nicht: Der Stoff von {what_dat} ist dafür nicht gemacht."],
    colour: ["Eher nicht: Die Farbe von {what_dat} passt dort nicht."],
    better: [
      "Eher nicht: {other} {other_count, plural, one {passt} other {passen}} hier besser als {what}.",
    ],
  },
  yes: "Ja, passt.",
  no: "Eher nicht.",
  unavailable: [
    "{what} {what_count, plural, one {fällt} other {fallen}} aus, wie {you, select, polite {Sie sagen} other {du sagst}}.",
    "{what} {what_count, plural, one {ist} other {sind}} diesmal nicht zu haben, also ohne.",
  ],
  disliked: [
    "{what} {what_count, plural, one {bleibt} other {bleiben}} nach dem, was {you, select, polite {Sie sagen} other {du sagst}}, im Schrank.",
    "{what} {what_count, plural, one {hat} other {haben}} heute frei.",
  ],
  unsure: [
    "Bei {what_dat} war ich mir nicht sicher, deshalb ohne; ein Wort genügt, falls ich {you, select, polite {Sie} other {dich}} falsch verstanden habe.",
  ],
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
    "Wegen der Allergie auch aufs Etikett schauen: Der Schrank nennt nicht jede Faser.",
    "Ich weiß nur, was im Schrank steht; bei der Allergie hat das Pflegeetikett das letzte Wort.",
  ],
};
