import type { TalkList } from "../talk-list.ts";

/** German: thanks, small talk, questions about the app, and what is answered. */
export const talk: TalkList = {
  cues: {
    thanks: `
    wollten wissen | wollten alle wissen | ganz neidisch | neidisch | alle gestaunt | zehn jahre junger | danke | dankeschon | dankschon | vielen dank | tausend dank | danke dir | merci | merci vielmal* | vergelts gott | du bist .. beste | du bist super | du bist spitze | du bist ein schatz | du bist ein engel | bist ein schatz | hattest recht | hast recht gehabt | hast recht ghabt | alle fanden | alle haben gefragt | alle waren begeistert | haben gefragt woher | gefragt woher | komplimente | war der hammer | war super | war perfekt | war ein volltreffer | volltreffer | hat gepasst | hat super geklappt | hat geklappt | ist super angekommen | kam super an | gut gemacht | toll gemacht | ich liebe dich | hab dich lieb | hob di liab | lob an
  `,
    news: `
    hab den job | job bekommen | zusage bekommen | bestanden | hat ja gesagt | wir haben gewonnen | gewonnen | wollte nur sagen | wollt nur sagen | wollte nur erzahlen | wollte nur kurz | keine frage | brauche kein outfit | brauch kein outfit | brauch ka outfit | nur mal so | ich habs geschafft | i habs gschafft | lief super | lief gut
  `,
    greeting: `
    !gut geschlafen | !hast du gut geschlafen | !wie war dein tag | !alles klar bei | !alles gut bei | !wie gehts | !wie geht es dir | !wia gehts | !wie gaht | !wie lauft | !na du | !na wie | !auch schon wach | !schon wach | !bist du wach | !bist wach | !bist du da | !bist da | !was machst du | !was machst | !was geht | hallo du | hallo zusammen | servus | gruss dich | griass di | grias di | gruezi | salu | moin | guten morgen du | gute nacht | frohe weihnachten | schonen tag | tschuss | bis bald | kurze nacht | kann nicht schlafen | kann ned schlafen | mir ist langweilig | mir is fad | langweilig | erzahl mir was | erzahl mir .. witz | rede mit mir | red mit mir | einsam | was fur ein tag
  `,
    self: `
    !mensch oder | !bist du ein mensch | !bist du lebendig | !wer bist du | !was bist du | !bist du echt | !bist du ein | !bist du eine | !bist a mensch | !bist du a | !bist du chatgpt | !wer hat dich | !wie funktionierst du | !schlafst du | !traumst du | !isst du | !tragst du | !was tragst du | !hast du gefuhle | !hast du eigentlich | !magst du | !wie heisst du | !wie alt bist du | !wo wohnst du | !siehst du mich | !ist dir kalt | !ist dir langweilig | !deine lieblingsfarbe | !lieblingsfarbe
  `,
    photos: `
    !wer kann .. fotos/bilder/sachen/schrank .. sehen | !wer sieht .. fotos/bilder/sachen/schrank | !wer kann die fotos | !sind .. fotos/bilder .. sicher/privat/offentlich | !was passiert mit .. fotos/bildern | !wo sind meine fotos | !wo landen meine | !was passiert mit meinen | !wer sieht meine | !kann jemand meine | !sieht jemand meine | !sieht das jemand | !sieht die jemand | !sehen andere | !konnen andere | !meine fotos gespeichert | !speicherst du | !speichert ihr | !meinen fotos | !meine fotos | !meine bilder | !meine daten | !datenschutz | !verkauft ihr | !ist das privat | !ist mein schrank privat
  `,
    remove: `
    !kannst du .. rauswerfen | !aus dem schrank loschen | !aus dem schrank nehmen | !teil entfernen | !wie losche ich | !wie kann ich .. loschen | !kann ich .. loschen | !kannst du .. loschen | !kannst .. loschen | !losch mein | !losche mein | !konto loschen | !account loschen | !alles loschen | !wie entferne ich | !wie nehm ich .. raus | !wie krieg ich .. aus dem schrank | !foto loschen | !teil loschen | !teile loschen
  `,
    limit: `
    !wie viele .. kann ich | !wie viele .. passen | !wie viel .. passt | !wie viele teile kann | !wie viele teile passen | !wie viele sachen | !wie viele fotos | !wie viele kleider kann | !wieviel teile | !wie viel kann ich | !gibt es ein limit | !gibts ein limit | !maximal wie viele | !kostet das | !was kostet | !ist das gratis | !ist das kostenlos | !muss ich zahlen | !kost des
  `,
    add: `
    !kann ich .. farbe/namen/kategorie/foto .. andern | !kann ich die farbe | !kann ich den namen | !falsch erkannt | !kann ich .. hinzufugen | !kann ich .. hochladen | !wo finde ich meine sachen | !wo ist mein schrank | !wie fuge ich | !wie lade ich | !wie lad ich | !wie bekomme ich .. in den schrank | !wie krieg ich .. in den schrank | !wo lade ich | !wo kann ich .. hochladen | !kann ich .. bearbeiten | !wie andere ich | !wie kann ich .. andern | !kann ich .. umbenennen | !kann ich .. exportieren | !kann ich .. importieren | !wie funktioniert die app | !wie funktioniert das | !wie geht das hier | !kann die app | !was kannst du
  `,
    upkeep: "",
    nonsense: `
    !katze .. tastatur | !katze ist uber | !kater .. tastatur | !kind .. tastatur | !auf der tastatur | !aufs handy gesetzt | !hosentasche | test test | nur ein test | das ist ein test | falscher chat | falsches fenster | verklickt | vertippt sorry | blabla | bla bla
  `,
  },
  requests: `
    wie trage/trag/kombiniere ich | wie kann ich .. tragen/kombinieren | was ist angemessen/passend/ublich/angebracht | was empfehlen sie | was empfiehlst du | was raten sie | was ratst du | was wurden sie raten/empfehlen | habe/hab ich was/etwas .. im schrank/kleiderschrank | andere farbe | was ware angemessen | was hab ich | was habe ich | was hab i | was bleibt mir | was passt | was geht zu | wie zieh* | wie soll ich | wie geh ich | wie geh i | was macht man | was tragt man | was zieht man | was kommt | was mach ma | was mach ich | wos ziag | wos leg | was bleibt | welches outfit | welche schuhe | aber ohne | aber mit | aber warmer | aber was anderes | etwas anderes | was anderes | noch eins | noch einen | stattdessen | ohne den | ohne die | ohne das | tausch | warmer bitte | mach es | nochmal | was ist mit | wie ware | was zieh* | was soll ich anziehen | was ziag | was trag* | was leg | was nehm | was leg i a | was leg ich an | was passt zu | was empfiehlst | was schlagst | brauche ein outfit | brauch ein outfit | brauche was | brauch was | brauch jetzt | brauche jetzt | was fur | etwas fur | outfit fur | look fur | idee fur | ideen fur | zieh mich an | kleide mich | hilf mir | kannst du mir was | jetzt noch | und jetzt | such mir | schlag .. vor | stell .. zusammen | kann ich .. anziehen | soll ich .. anziehen
  `,
  past: "leben lebens war waren ging hatte hat haben gestern letzte letztes gefragt gesagt geklappt gefallen gefunden fanden bestanden gewonnen kam",
  answers: {
    thanks: [
      "Das freut mich, und getragen hast es ja du. Wenn der nächste Anlass kommt, sag Bescheid, dann suche ich wieder ein Outfit.",
      "Danke fürs Erzählen! Die Komplimente gehören dir. Wofür soll das nächste Outfit sein?",
      "Wie schön. Speichere die Idee, die so gut ankam, dann findest du sie wieder, und frag mich gern beim nächsten Mal.",
      "Das höre ich gern. Komm mit dem nächsten Anlass wieder, und wir versuchen es noch einmal.",
    ],
    news: [
      "Was für eine schöne Nachricht, gratuliere! Wenn gefeiert wird, sag mir wo, und ich suche dir ein Outfit.",
      "Schön, dass du es erzählst. Sobald du wieder etwas zum Anziehen brauchst, bin ich da.",
      "Das hat einen Glückwunsch verdient und kein Outfit. Fürs Feiern später nenn mir einfach Ort und Zeit.",
    ],
    greeting: [
      "Hallo! Ich bin wach, wann immer du es bist. Sag mir, wohin es geht, und ich suche ein Outfit.",
      "Schön, dass du vorbeischaust. Am besten bin ich bei Kleidung: Was hast du heute vor?",
      "Na du! Wenn es etwas gibt, wofür du dich anziehen willst, nenn mir den Anlass und ich wähle aus.",
    ],
    self: [
      "Ich bin der Stylist in dieser App, ein Programm und kein Mensch. Ich kenne deinen Schrank, das Wetter und viele Anlässe. Wofür ziehst du dich an?",
      "Einen eigenen Schrank habe ich nicht, ich bin Software. Aus deinen Sachen stelle ich Outfits zusammen. Wohin geht es als Nächstes?",
      "Ein Programm, das liest, was du fragst, und in deinem Schrank nach einem Outfit sucht. Kein Schlaf, keine Füße, aber viele Meinungen zu Schuhen.",
    ],
    photos: [
      "Deinen Schrank siehst nur du, andere Konten kommen nicht an deine Sachen. Ort und andere Angaben im Foto landen nie im Bild, und du kannst jedes Teil jederzeit entfernen.",
      "Deine Fotos gehören nur in deinen Schrank, dort sieht sie sonst niemand. Sie bleiben auf diesem Server, außer der Betreiber hat einen fremden Dienst eingerichtet.",
      "Niemand außer dir sieht sie. Aus jedem Foto wird eine Zeichnung in deinem Schrank, ohne den Ort der Aufnahme, und dort kannst du sie entfernen.",
    ],
    remove: [
      "Das kannst du selbst: Im Schrank steht unter jedem Teil „Remove Item“. Das ganze Konto löschst du auf deiner Kontoseite.",
      "Von hier aus kann ich nichts löschen, du aber schon: im Schrank unter dem Teil auf „Remove Item“. Die Kontoseite löscht alles.",
      "Im Schrank hat jedes Teil den Knopf „Remove Item“, dann ist es sofort weg. Fürs ganze Konto gibt es deine Kontoseite.",
    ],
    limit: [
      "Da passen Tausende Teile hinein, weit mehr als in jeden Schrank; die Kontoseite zeigt, wie viel belegt ist. Wofür soll ich dich anziehen?",
      "Ein normaler Schrank hat vielfach Platz: Die Grenze liegt bei Tausenden, und die Kontoseite zeigt deinen Stand.",
      "So viele du hast, die Grenze liegt bei Tausenden. Mehr Teile geben mir mehr Auswahl für dein nächstes Outfit.",
    ],
    add: [
      "Lade ein Foto von einem Teil hoch, und es wird eine Zeichnung in deinem Schrank; Name, Art und Farben kannst du dort ändern. Dann frag mich nach einem Outfit.",
      "Fang im Schrank an: Foto hinzufügen, Namen oder Farbe richtigstellen, fertig. Den ganzen Schrank kannst du auch als eine Datei mitnehmen.",
      "Ein Foto je Teil genügt: hochladen, Namen prüfen, fertig. Danach sag mir, wohin es geht, und ich suche daraus ein Outfit.",
    ],
    upkeep: [
      "Was rausgeht und wie man es bindet oder flickt, weiß das Pflegeetikett oder eine gute Reinigung besser als ich: Ich weiß nur, was wozu passt. Sag mir, wohin es geht, und ich finde ein Outfit ohne das Teil.",
      "Wie man es wäscht, faltet oder repariert, könnte ich nur raten, und den Schaden hättest du. Was ich kann: dich aus dem Rest anziehen. Wie wird der Tag?",
      "Das ist etwas für die Schneiderei oder das Pflegeetikett; ich stelle Outfits zusammen. Leg das Teil in der App in die Wäsche, dann schlägt es dir keine Idee vor.",
    ],
    nonsense: [
      "Da ist wohl jemand über die Tastatur gelaufen. Wenn die Pfoten weg sind, sag mir, wofür du dich anziehst.",
      "Das konnte ich nicht lesen, aber Rhythmus hatte es. Wohin geht es, und was soll das Outfit können?",
      "Test angekommen, alles läuft. Nenn mir einen Anlass, und ich suche ein Outfit.",
    ],
  },
};
