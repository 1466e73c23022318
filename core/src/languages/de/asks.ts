import type { AskList } from "../ask-list.ts";

export const asks: AskList = {
  classes: {
    number: "zwei 2 drei 3 vier 4 funf 5 sechs 6 sieben 7 mehrere paar",
    look: "look looks outfit outfits varianten variante vorschlage optionen kombinationen ideen kombis",
    stain:
      "rotwein kaffee wachs tinte blut fett ol gras schminke fleck flecken schweiss curry ketchup kugelschreiber deo matsch farbe kaugummi",
  },
  care: `
    wie krieg* .. aus | wie bekomm* .. aus | wie kriegt man .. aus | wie wasch* | wie reinig* | wie entfern* | wie bugel* | wie pfleg* | wie trockne | kann man .. waschen | darf man .. waschen | darf .. in die waschmaschine | darf .. in den trockner | nass was tun | {stain} aus | was hilft gegen | eingelaufen was tun | geht .. wieder raus | geht der fleck | bei wie viel grad
  `,
  pack: `
    packen | packe ich | was pack | pack ich | einpacken | packliste | handgepack | nur handgepack | koffer fur | in den koffer | im rucksack | nur rucksack | {number} tage | tage .. urlaub | eine woche .. in | wochenende in | was nehme ich mit | was nehm ich mit | mitnehmen auf
  `,
  several: `
    {number} {look} | {number} verschiedene {look} | montag bis freitag | mo bis fr | fur jeden tag | fur die ganze woche | outfits fur die woche | eins fur .. eins fur | einen fur .. einen fur | je eines fur | pro tag | jeweils ein
  `,
  compare: `
    welche von | welches von | welcher von | welche ist besser | was ist besser | was passt besser | lieber .. oder lieber | entweder .. oder | oder doch | oder lieber | schwanke zwischen | zwischen .. und .. entscheiden | kann mich nicht entscheiden | oder eher | vs
  `,
  followUp: `
    nicht schon wieder | was anderes | etwas anderes | noch eins | noch einen vorschlag | nochmal | stattdessen | ohne den mantel | ohne die jacke | gefallt mir aber | gut aber | schon aber | super aber | tausch* | warmer bitte | weniger schick | schicker | lockerer | weniger langweilig | hast du mir vorgeschlagen | dein vorschlag | dein letzter | du gibst mir | den rest lassen | rest bleibt | rest passt | lass .. weg und
  `,
  chat: `
    danke | vielen dank | merci vielmals | dankeschon | hat geklappt | hab den job bekommen | wie gehts | wie geht es dir | wer bist du | bist du ein | bist du echt | schlafst du | magst du | erzahl mir | wollte nur sagen | guten morgen du | lieblingsfarbe | hallo du | ich liebe dich | rede mit mir
  `,
  question: `
    kann ich | kann man | darf ich | darf man | soll ich | sollte ich | geht .. oder | geht das | ist das ok | ist es ok | ist das zu | muss ich | muss man | muss es | was haltst du von | was halten sie von | wie findest du | vertragt sich | beisst sich | passt das | passt .. zu | anziehen oder nicht | ja oder nein | was heisst | was bedeutet | wie formell | wie schick | was gilt als | reicht | oder ist das | mit .. oder ohne | noch modern
  `,
};
