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
    !mein abschied und/aber/auch/nur/obwohl/ohne .. wissen/weiss/ahnen/ahnt | !hab/habe mich wieder geritzt/verletzt/geschnitten | !hab/habe mir wieder was/etwas/weh ... niemand/keiner/eltern/zuhause | !wieder angefangen mich zu ritzen
    mich umbringen | bringe mich um | bring mich um | mich toten | mir das leben nehmen | leben nehmen | suizid begehen | selbstmord begehen | selbstmord machen | suizidgedanken | suizidal | will nicht mehr leben | mochte nicht mehr leben | nicht mehr leben | nicht mehr da sein | nicht mehr aufwachen | keinen sinn mehr | mich ritzen | mich selbst verletzen | mir was antun | mir etwas antun | alles beenden | schluss machen mit allem | mich erhangen | ohne mich besser dran | meine eigene beerdigung | vor den zug
    !wenn sie mich finden | !wenn man mich findet | !wer mich findet | abschiedsbrief | !abschiedsbrief geschrieben | brauche bald nichts mehr | seit .. tagen nichts gegessen | esse nichts mehr | nichts mehr gegessen | erbreche nach | finger in den hals | damit niemand sieht wie dunn | hungere mich | hasse meinen korper | !er schlagt mich | !er hat mich geschlagen | !schlagt mich | blauen flecken am arm | blauen flecken verstecken | blaue flecken verdecken | blaue flecken verstecken | blauen flecken nicht sieht | rastet er .. aus | angst vor ihm | !ich habe angst vor meinem mann | ritze mich | schnitte am arm | narben vom ritzen | keine kraft mehr zu leben | nicht mehr existieren | einfach weg sein fur immer
    !wieder wehgetan | !mir wieder weh getan | !mir selbst wehgetan | !blaue flecken am hals | !blaue flecken .. freund/mann/vater | !freund/mann/vater ist .. wieder ausgerastet | hat mich gewurgt | !esse seit .. fast? nichts | !herz rast ... nicht auf | kann nicht aufhoren zu zittern | panikattacken jeden | !bin {age} ... will .. fotos/bilder von mir | !fotos/bilder von mir ... geheimnis/niemandem
  `,
  overstated: `
    will sterben | mochte sterben
  `,
  child: `
    {sexual} .. fur meine/meinen/mein/die/eine/einen/ein/unsere/unseren kleine/kleinen/junge/jungen? {minor}/{aged} | {sexual} .. fur .. {aged} | {sexual} .. fur .. {age} jahrige* | {sexual} {minor}/{aged} | meine/meinen/eine/unsere kleine? {minor} .. {sexual} anziehen/aussehen/stylen/wirken | meine/eine/unsere kleine? {minor} soll .. {sexual} | {aged} {minor}? .. {sexual} | {sexual} .. {aged} | {minor} .. {age} jahre alt .. {sexual} | bin {age} .. {sexual} | {age} jahrige* .. {sexual} | minderjahrig* .. {sexual} | {sexual} .. minderjahrig*
  `,
  modest: `
    nicht/nichts/nix/kein/keine/keinen/keine zu/so/allzu? {sexual} | zu {sexual} | weniger {sexual} | ohne {sexual} | nichts zu {sexual} | bloss nicht {sexual}
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
    suicidal tendencies | suicide silence | suicideboys | hitze | vor hitze | vor kalte | vor scham | vor lachen | lachen | haha | lol | spass | krimidinner | krimi | theater | film | mottoparty | motto | gedenkstatte | gedenk* | museum | mahnmal | lauf | pravention | benefiz | spielzeug* | airsoft | paintball | schutzenverein | schiessstand | meine oma | schwitz* | seit corona | schuhe bringen | fusse | die show | meine frau | meine freundin |
    junggesellinnenabschied | lachkrampf | sprungturm | schwimmbad | fallschirm* | bungee | pier | krimilesung | lesung | buchclub | podcast | escape room | suicide squad | jagd | jager | bundeswehr | polizei | boxen | boxtraining | judo | karate | rugby | handball | operation | blutverdunner | langeweile | liebe | neugier | kochkurs
  `,
};
