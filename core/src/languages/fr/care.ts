import type { CareList } from "../care-list.ts";

export const care: CareList = {
  classes: {
    minor:
      "fille fils enfant enfants gamine gamin ecoliere ecolier mineure mineur mineurs ado adolescente adolescent niece neveu fillette soeur petite bebe",
    young:
      "fillette enfant enfants gamine gamin ecoliere mineure mineur ado adolescente adolescent bebe",
    age: "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
    sexual:
      "sexy seduisant* provocant* provocatric* erotique* aguichant* lingerie sensuel* coquin* affriolant*",
    hater: "nazi nazis hitler gestapo ss wehrmacht kkk klan mussolini",
  },
  selfHarm: `
    me tuer moi | me suicider | suicider | en finir | mettre fin a mes jours | fin a mes jours | veux mourir | envie de mourir | veux plus vivre | envie de vivre | plus envie de vivre | plus vivre | me faire du mal | me scarifier | me couper les veines | pensees suicidaires | suicidaire | plus me reveiller | sauter du | mieux sans moi | plus la force de vivre | me pendre | mon propre enterrement | disparaitre pour toujours | m oter la vie
  `,
  child: `
    {sexual} .. pour .. ma/mon/une/un petite? {minor} | {sexual} .. pour .. {age} ans | ma/mon/une petite? {minor} .. {sexual} | {young} .. {sexual} | {sexual} .. {young} | {age} ans .. {sexual} | petite fille .. {sexual} | {sexual} .. petite fille | j ai {age} ans .. {sexual}
  `,
  hate: `
    deguis*/habill*/costume .. en/de .. {hater} | uniforme {hater} | uniforme de {hater} | croix gammee | deguis* .. terroriste | comme hitler | tenue du klan | costume {hater}
  `,
  crime: `
    braquer | cambrioler | voler dans/une/un/des/la .. banque/magasin/sac/voiture/maison/boutique/gens | agresser | tuer quelqu/mon/ma/ton/sa/son | tuer des gens | la suivre sans | le suivre sans | suivre mon ex | harceler | kidnapper | cacher .. arme/couteau/pistolet/drogue/bombe/cadavre | planquer .. arme/couteau/drogue | poser une bombe | me faire passer pour .. policier/flic/medecin | arnaquer
  `,
  mockery: `
    blackface | visage en noir | peau en noir | me peindre .. noir | deguis* .. en .. noir/chinois/arabe/juif/gitan/sdf/handicape/indien
  `,
  plays: `
    theatre | piece de theatre | film | tournage | comedie musicale | mon role | musee | memorial
  `,
  figures: `
    vedette | la vedette | chaleur | de chaud | de froid | de honte | de rire | rire | mdr | lol | ptdr | murder party | soiree enquete | theme | theatre | film | memorial | musee | camp de | association | prevention | airsoft | paintball | stand de tir | pieds | le temps | ma femme | ma copine | mon budget | regime
  `,
};
