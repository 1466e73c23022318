import type { CareList } from "../care-list.ts";

export const care: CareList = {
  classes: {
    minor:
      "tochter sohn kind kinder kleinkind schulmadchen schuljunge minderjahrige minderjahriger teenager teenie madchen junge nichte neffe schwester bruder stieftochter",
    age: "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn",
    aged: "zweijahrig* dreijahrig* vierjahrig* funfjahrig* sechsjahrig* siebenjahrig* achtjahrig* neunjahrig* zehnjahrig* elfjahrig* zwolfjahrig* dreizehnjahrig* vierzehnjahrig* funfzehnjahrig* sechzehnjahrig* siebzehnjahrig*",
    sexual:
      "sexy verfuhrerisch* aufreizend* erotisch* lasziv* reizwasche dessous nuttig* freizugig* sinnlich*",
    hater: "nazi nazis hitler gestapo ss wehrmacht kkk klan himmler goebbels mussolini",
  },
  selfHarm: `
    mich umbringen | bringe mich um | bring mich um | mich toten | mir das leben nehmen | leben nehmen | suizid begehen | selbstmord begehen | selbstmord machen | suizidgedanken | suizidal | will sterben | mochte sterben | will nicht mehr leben | mochte nicht mehr leben | nicht mehr leben | nicht mehr da sein | nicht mehr aufwachen | keinen sinn mehr | mich ritzen | mich selbst verletzen | mir was antun | mir etwas antun | alles beenden | schluss machen mit allem | mich erhangen | ohne mich besser dran | meine eigene beerdigung | vor den zug
  `,
  child: `
    {sexual} .. fur .. {minor}/{aged} | {sexual} .. {minor}/{aged} | meine/meinen/die/eine/unsere kleine? {minor} .. {sexual} | {aged} .. {sexual} | {age} jahre .. {sexual} | {sexual} .. {age} jahre/jahrige/jahriges | bin {age} .. {sexual} | {age} jahrige* .. {sexual} | minderjahrig* .. {sexual}
  `,
  hate: `
    als .. {hater} verkleid*/gehen/kostum/anziehen | verkleid* .. als .. {hater} | {hater} uniform/kostum/outfit | naziuniform | ssuniform | hakenkreuz* | als hitler | attentater verkleid* | wie ein nazi | wie hitler | terrorist verkleid* | klankutte
  `,
  crime: `
    ausrauben | uberfallen | einbrechen | einbruch machen | klauen gehen | stehlen gehen | jemanden umbringen/toten/verletzen | ihn umbringen | sie umbringen | stalken | heimlich verfolgen | entfuhren .. kind/jemanden/frau | waffe/messer/pistole/drogen/bombe .. verstecken/schmuggeln/tragen | verstecken .. waffe/messer/pistole/drogen/bombe | als polizist ausgeben | betrugen .. rentner/leute/senioren | nicht erkannt .. uberfall/einbruch
  `,
  mockery: `
    blackfacing | blackface | gesicht schwarz | schwarz anmalen | als zigeuner | als zigeunerin | als jude verkleid* | als obdachloser verkleid* | als behinderter | als chinese verkleid* | als indianer verkleid*
  `,
  plays: `
    theater | theaterstuck | film | auf der buhne | musical | schauspieler* | meine rolle | museum | gedenkstatte
  `,
  figures: `
    hitze | vor hitze | vor kalte | vor scham | vor lachen | lachen | haha | lol | spass | krimidinner | krimi | theater | film | mottoparty | motto | gedenkstatte | gedenk* | museum | mahnmal | lauf | pravention | benefiz | spielzeug* | airsoft | paintball | schutzenverein | schiessstand | meine oma | schwitz* | seit corona | schuhe bringen | fusse | die show | meine frau | meine freundin
  `,
};
