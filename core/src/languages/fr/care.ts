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
    !mon/mes adieu/adieux mais/et/meme/sauf/seulement .. savent/sait | !me suis refait mal | !recommence a me faire du mal | !recommence a me couper
    me tuer moi | me suicider | suicider | en finir | mettre fin a mes jours | fin a mes jours | veux plus vivre | envie de vivre | plus envie de vivre | plus vivre | me faire du mal | me scarifier | me couper les veines | pensees suicidaires | suicidaire | plus me reveiller | sauter du | mieux sans moi | plus la force de vivre | me pendre | mon propre enterrement | disparaitre pour toujours | m oter la vie
    !quand on me trouvera | !quand ils me trouveront | !celui qui me trouvera | lettre d adieu | j ai rien mange depuis | rien mange depuis .. jours | mange plus rien | mange presque plus | mange presque pu | me fais vomir | me faire vomir | m affame* | qu on voie mes os | voie mes os | cacher ma maigreur | deteste mon corps | hais mon corps | !il me frappe | !il m a frappee* | !il me tape | !il me bat | cacher les bleus | cacher mes bleus | couvrir les bleus | bleus sur les bras | !les bleus qu il | peur de lui | !j ai peur de mon mari | il controle ce que je porte | il verifie ce que je porte | je me coupe les bras | je me coupe | cicatrices .. scarification | plus exister | arreter de vivre | dormir et ne plus
    !qu on m enterre | !plus de vivre | !irai pas jusqu au printemps/noel | !me suis encore fait du mal | !m a encore frapp* | !me tuera si | !mange plus rien | !tremble j etouffe | crises de panique | !ai {age} ans ... demande/veut des photos de moi | !photos de moi ... secret/parents/personne
  `,
  overstated: `
    veux mourir | envie de mourir
  `,
  child: `
    {sexual} .. pour ma/mon/une/un/la/le/notre/sa/son petite/petit/jeune? {minor} | {sexual} .. {minor} de {age} ans | {minor} de {age} ans .. {sexual} | {minor} .. elle/il a {age} ans .. {sexual} | habill*/rend*/rendre/deguis*/met*/relook* ma/mon/une/un/la petite? {minor} .. {sexual} | ma/mon petite? {minor} soit/est/ait/parait/plus/tres/vraiment/bien? {sexual} | {sexual} petite fille | petite fille {sexual} | ecoliere {sexual} | {sexual} ecoliere | mineure/mineur .. {sexual} | {sexual} .. mineure/mineur | j ai {age} ans .. {sexual}
  `,
  modest: `
    pas/rien/jamais trop/de/si? trop? {sexual} | trop {sexual} | moins {sexual} | sans etre trop? {sexual} | ni {sexual} | non {sexual}
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
    suicidal tendencies | suicide silence | suicideboys | vedette | la vedette | chaleur | de chaud | de froid | de honte | de rire | rire | mdr | lol | ptdr | murder party | soiree enquete | theme | theatre | film | memorial | musee | camp de | association | prevention | airsoft | paintball | stand de tir | pieds | le temps | ma femme | ma copine | mon budget | regime |
    mort de rire | ennui | plongeoir | piscine | parachute | saut | elastique | polar | roman policier | lecture | podcast | escape game | suicide squad | chasse | armee | police | gendarmerie | boxe | judo | karate | rugby | operation | anticoagulant* | cuisine
  `,
};
