import type { SettingWords } from "../setting-words.ts";

export const settings: SettingWords = {
  like: "comme",
  likened: "mon ma mes son sa ses un une dans chez des si",
  notLike: "",
  small: "un une dans sur au a le la les l des du en",
  earlier: "depuis",
  past: "hier|avant hier|hier soir|la semaine derniere|le mois dernier|l an dernier|l annee derniere|l autre jour|l autre soir",
  is: "est sont sera",
  madeFor: "de d pour",
  later: "lundi mardi mercredi jeudi vendredi samedi dimanche",
  forLater:
    "elle sert|il sert|elles servent|ils servent|elle est pour|elles sont pour|ils sont pour|je la garde pour|je le garde pour|je les garde pour|gardee pour|gardees pour|gardes pour|reservee pour|reserve pour|reservees pour|je la mets samedi|je le mets samedi|je la mets dimanche|je le mets dimanche",
  keeps: "garde gardes gardee reserve reservee reserver",
  ofWho: "je suis|de mon|de ma",
  tails: "",
  atHome: "a la maison",
  ownRooms: "chez moi.|chez nous.|dans mon salon|sur le canape|sur mon canape",
  homeOf: "de d chez",
  machine: "",
  room: "dedans four",
  camera: "par teams|visio|en visio|entretien video|entretien en ligne",
  seeming:
    "l air d aller a|l air d aller au|l air de sortir d|l air de sortir de|l air d etre a|l air d etre au|l air de revenir d|comme si j allais a|comme si j allais au|on dirait que je vais|croire que je vais|croie que je vais|croient que je vais|genre je vais|faire trop",
  likeness:
    "ressembler a|ressembler au|ressemble a|ressemble au|ressemblant a|avoir l air d|avoir l air de|aie l air d|aie l air de|air d un|air d une|air de la|air du|passer pour|prise pour|pris pour|prenne pour|confonde avec|confondre avec|faire trop|fasse trop|faire genre|facon|genre|deguisee en|deguise en|habillee comme|habille comme|comme a|comme au|comme pour|comme en",
  likenessEnds: "au mariage|a la|dans la|pour le|pour la|pour l|mais",
  advisers:
    "medecin docteur toubib generaliste dermatologue dermato kine kines kinesitherapeute podologue chirurgien chirurgienne orthopediste osteo osteopathe cardiologue allergologue sage therapeute physio rhumatologue specialiste gyneco",
  advising:
    "dit disait interdit interdisait interdits interdite interdites veut voulait exige exigeait conseille recommande prescrit ordonne ordonnait deconseille impose permet autorise insiste refuse demande prevenu prevenue jure",
  advised:
    "selon le|selon la|selon mon|selon ma|selon l|d apres le|d apres la|d apres mon|d apres ma|ordre du|ordre de mon|ordre de ma|ordres du|ordres de mon|ordre de la|ordre de l|sur ordre du|conseil du|conseil de mon|conseil de la|conseils du|conseils de mon|avis du|interdit par le|interdit par mon|interdits par le|interdits par mon|interdiction du|interdiction de mon|prescription du|consigne du|consignes du|consigne de mon|consigne de la|demande du|demande de mon|dixit le|dixit mon|dixit ma|dit le|dit mon|dit ma",
  goingThere: "chez voir au",
  changing:
    "me changer au|me changer a|me changer dans|me changer chez|me changer sur|changer au|changer dans|changer sur place|me change au|me change a|me change dans|me change chez|se changer au|se changer a|se changer dans|nous changer au|nous changer dans",
  moves: "",
  mine: "",
  climate:
    "chauffe chauffee glacial glaciale gele froid froide chaud chaude etouffant etouffante surchauffe surchauffee climatise climatisee",
  known:
    "fille gars mec homme femme dame monsieur ami amie amis amies copain copine copains copines collegue collegues quelqu un une voisin voisine gens celui celle",
  knownFrom: "du de d",
  theyWork:
    "qui travaille a|qui travaille au|qui travaille dans|qui bosse a|qui bosse au|qui bosse dans|qui tient un|qui tient une|qui enseigne au",
  dirt: "paintball airsoft boue boueux salissant salissante fumier purin porcherie cochons platre poncer repeindre tapisser compost enduit",
  idioms:
    "l office de|l office du|office religieux|office divin|un office de|pompes funebres|cour de recre",
  met: "gars rencontre|mec rencontre|garcon rencontre|homme rencontre|type rencontre|fille rencontree|femme rencontree|nana rencontree|rencontre sur|ai rencontre|ai rencontree|connu a|connue a|connu au|connue au|quand j etais|quand nous etions",
  metThere: "",
  hurt: "casse cassee foule foulee tordu tordue dechire blesse blessee luxe",
  meanwhile: "au a en pendant jouant faisant",
  gone: "est mort|est morte|est decede|est decedee|nous a quittes|n est plus",
  goneIs: "feu mon|feue ma|mon defunt|ma defunte",
  another:
    "le mois prochain|la semaine prochaine|l an prochain|l annee prochaine|dans deux semaines|dans quinze jours|dans un mois",
  today: "aujourd hui",
  showing: "avec",
  shownOn: "sur",
  ours: "mon ma mes notre nos son sa ses",
  set: "regle reglee mise mis poussee pousse",
  newIn: "nouveau au|nouvelle au|nouveau en|nouvelle en|arrive au|arrivee au|arrive en|arrivee en",
  clothes: "vetements tenue tenues habits fringues",
  barred: "pas ni jamais aucun* interdi* proscri* refuse* exclu* sans",
  inOneGo:
    "sans me changer|temps de me changer|pas me changer|pas le temps de repasser|repasse pas|pas repasser|une seule tenue|dans la foulee|et direct|direct la|direct a|sans repasser|sans rentrer|rentre pas chez moi|directement a|directement au|directement du|enchaine avec",
};
