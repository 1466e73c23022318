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
    kann man die/den/das? noch? retten | lasst sich die/den/das? noch? retten/dehnen/weiten/auswaschen | ist die/der/das? noch? zu retten | wie geht .. raus | wie bring* ich .. raus | wie kriag .. aussi | fleckentfern* | hausmittel | essig oder | gallseife | darf das in | kann das in den trockner | kann ich .. waschen | bei welcher temperatur | wie oft wascht man | wie lagere | wie falte | wie imprag* | impragnier* | wie weite ich | eingelaufen .. retten | wie flick* | wie stopf* | wie mach* .. wieder weiss | pilling | knotchen
  `,
  pack: `
    in die tasche | packzettel | packen sie mir | pack mir | zusammenpacken | was muss .. in die/den tasche/rucksack/koffer | packen sie .. zusammen | pack .. zusammen | mal packen
    packen | packe ich | was pack | pack ich | einpacken | packliste | handgepack | nur handgepack | koffer fur | in den koffer | im rucksack | nur rucksack | tage .. urlaub | eine woche .. in | wochenende in | was nehme ich mit | was nehm ich mit | mitnehmen auf
    kofferliste | reisegepack | kabinengepack | im handgepack | kabinenkoffer | weekender | was gehort in | was muss in den | was muss mit | was kommt in den koffer | interrail | klassenfahrt | was soll ich einpacken | packen soll
  `,
  spell: `
    {number} tage | {number} nachte | fur eine woche | eine woche | zwei wochen | 14 tage
  `,
  away: `
    reise | urlaub | ferien | verreise* | reisen | fliege* | fliegen | flug | unterwegs | koffer | gepack | rucksack | kreuzfahrt | camping | hotel | hostel | ferienwohnung | rundreise | besuche | festival | fahre* nach/an/in | fahren nach/an/in
  `,
  several: `
    {number} {look} | {number} verschiedene {look} | montag bis freitag | mo bis fr | fur jeden tag | fur die ganze woche | outfits fur die woche | eins fur .. eins fur | einen fur .. einen fur | je eines fur | pro tag | jeweils ein
    jeden tag ein* | fur jeden abend | fur jeden termin | mo di mi | montag dienstag | mo fr | unter der woche | ganze woche | arbeitswoche | wochenplan | plane meine woche | drei tage drei | gib mir {number} | ein paar outfits | mehrere outfits | je ein | eins fur die | eines fur den | erst .. dann .. zwei outfits
  `,
  compare: `
    welche nehme ich | welchen nehme ich | welches nehme ich | welche zieh ich | welchen zieh ich | welche ziehe ich | was von beidem | welche von beiden
    vergleich | vergleiche | vergleichen | vergliche
    welche von | welches von | welcher von | welche ist besser | was ist besser | was passt besser | lieber .. oder lieber | entweder .. oder | oder doch | oder lieber | schwanke zwischen | zwischen .. und .. entscheiden | kann mich nicht entscheiden | oder eher | vs
    soll ich lieber | nehm ich lieber | nehme ich lieber | was wirkt besser | was ist warmer | was ist schicker | welchen von | welche soll | welchen soll | welches soll | welche wurdest | wofur wurdest | hin und hergerissen | unentschlossen zwischen | qual der wahl
  `,
  followUp: `
    nicht schon wieder | was anderes | etwas anderes | noch eins | noch einen vorschlag | nochmal | stattdessen | ohne den mantel | ohne die jacke | gefallt mir aber | gut aber | super aber | tausch* | warmer bitte | weniger schick | schicker | lockerer | weniger langweilig | hast du mir vorgeschlagen | dein vorschlag | dein letzter | du gibst mir | den rest lassen | rest bleibt | rest passt | lass .. weg und
    anders bitte | ein anderes | einen anderen | noch was anderes | andere idee | nachster vorschlag | neuer vorschlag | das nicht | den nicht | zu warm das | zu kalt das | bissl warmer | etwas warmer | etwas schicker | etwas lassiger | mehr farbe | weniger formell | wie gestern aber | outfit von gestern | von gestern | dein outfit | deinem vorschlag | deinen vorschlag | vorschlag von | vorgeschlagen | gleiches outfit | lass den rest | statt dem | anstelle des | warum nicht mein* | warum hast du | wieso hast du | nimm .. raus und
  `,
  chat: `
    danke | vielen dank | merci vielmals | dankeschon | hat geklappt | hab den job bekommen | wie gehts | wie geht es dir | wer bist du | bist du ein | bist du echt | schlafst du | magst du | erzahl mir | wollte nur sagen | guten morgen du | lieblingsfarbe | hallo du | ich liebe dich | rede mit mir
    !wollte nur | !wollt nur | !keine frage | !brauche kein outfit | !brauch ka outfit | hallo | hi du | servus | gruss dich | grias di | bist du da | wer hat dich | traumst du | hast du eigentlich | tragst du | was tragst du | wie alt bist du | frohe weihnachten | du hattest recht | alle fanden | hat super | bestanden | hat ja gesagt | bis bald | tschuss | gute nacht
    meine fotos gespeichert | speicherst du | meinen fotos | wer sieht meine | siehst du mich | ist dir langweilig | ist dir kalt | test test | bist du ein mensch | bist a mensch | bist du a roboter
  `,
  question: `
    kann ich | kann man | darf ich | darf man | soll ich | sollte ich | geht .. oder | geht das | ist das ok | ist es ok | ist das zu | muss ich | muss man | muss es | was haltst du von | was halten sie von | wie findest du | vertragt sich | beisst sich | passt das | passt .. zu | anziehen oder nicht | ja oder nein | was heisst | was bedeutet | wie formell | wie schick | was gilt als | reicht | oder ist das | mit .. oder ohne | noch modern
    ist es unhoflich | ist es erlaubt | ist es zu | ist das noch | ist das erlaubt | ist das angemessen | ist weiss ok | ist schwarz ok | tragt man | tragen manner | tragen frauen | zieht man | braucht man | muss ich wirklich | muss das | darf der | darf die | was meint | was meinen die mit | was ist der unterschied | gibt es einen dresscode | gibt es eine regel | fallt das auf | ware das | ware es | wurde man | kann frau | kann mann | cha mer | darf me | derf ma | deaf i | ghort si
  `,
  answerIn: {
    words:
      "ein wort | einem wort | einziges wort | zwei worte | zwei worten | ein zwei worte | ja oder nein reicht | ja nein reicht | nur ja oder nein | einfach ja oder nein | ja oder nein genugt | reicht ja oder nein | reicht ein ja | ein ja oder nein",
    sentence:
      "ein satz | einem satz | einen satz | zwei satze | zwei satzen | eine zeile | einer zeile",
    short: `
      kurz bitte | bitte kurz | kurz gesagt | kurz und knapp | kurz und bundig | kurz und schmerzlos | ganz kurz | kurz was | nur kurz | mach es kurz | machs kurz | mach kurz | halt dich kurz | halt es kurz | halts kurz | fass dich kurz | fasse dich kurz | fass di kurz | in kurzform | kurzfassung | kurze antwort | kurze antwort bitte | knapp bitte | bitte knapp | knappe antwort | in aller kurze | in wenigen worten | wenige worte | wenigen worten | paar worte | paar worten | ein paar worte | ohne roman | kein roman | keinen roman | keine romane | ohne gelaber | kein gelaber | ohne viel gerede | nicht so viel text | nicht viel text | wenig text | keine zeit zum lesen | keine zeit fur lange | nur das outfit | nur die teile | nur stichworte | stichworte | stichpunkte | stichwortartig | schnelle antwort | schnell bitte kurz
    `,
    unit: "worte worter worten wortern",
    numbers:
      "zehn 10 zwolf 12 funfzehn 15 zwanzig 20 dreissig 30 vierzig 40 funfzig 50 funf 5 sechs 6 sieben 7 acht 8 neun 9 drei 3 vier 4",
  },
};
