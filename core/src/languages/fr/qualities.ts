import type { QualityWords } from "../quality-words.ts";

/** How people write in French what is special about a garment, in Québec, Belgium and Switzerland too. */
export const qualities: QualityWords = {
  closed: "ferme|fermes|fermee|fermees|bout ferme|bouts fermes",
  "open-toe": "ouvert*|bout ouvert|a lanieres|lanieres|a brides|decoupe*",
  flat: "plat|plats|plate|plates|sans talon|sans talons|petit talon|petits talons|talon plat|talons plats|semelle plate|talon bas",
  heeled:
    "talon|talons|a talon|a talons|compense*|plateforme*|talon haut|hauts talons|a talons hauts|talon carre",
  "thin-heel": "aiguille|aiguilles|talon aiguille|talons aiguilles|stiletto*|talon fin|talons fins",
  grippy:
    "antiderapant*|crampon*|qui accroche*|semelle crantee|crante*|adherent*|vibram|qui agrippe*|semelle caoutchouc|semelles caoutchouc|accroche|derapant*",
  slick:
    "semelle cuir|semelle de cuir|semelle lisse|semelles lisses|glissant*|semelle usee|semelles usees",
  "pale-sole": "semelle blanche|semelles blanches|semelle claire|semelles claires|non marquant*",
  "dark-sole": "semelle noire|semelles noires|semelle foncee",
  quiet: "silencieu*|semelle souple|semelles souples|semelle crepe|sans bruit",
  noisy:
    "bruyant*|qui claque*|qui couine*|qui grince*|qui froisse*|qui crisse*|crissant*|bruissant*",
  "slip-on":
    "a enfiler|sans lacets|a scratch|scratch|velcro|a scratchs|slip on|elastique* chaussure|a elastiques",
  laced: "lacets|a lacets|lace*|a lacer",
  sturdy:
    "securite|coquee*|coque*|coque acier|embout acier|cap d acier|solide*|robuste*|renforce*|de chantier|construction|de travail|costaud*|protection*",
  "bare-knees":
    "mini|mini*|court|courte|courts|courtes|au dessus du genou|au dessus des genoux|ras des fesses",
  "covered-knees":
    "genou|aux genoux|au genou|sous le genou|mi longue|mi long|midi|mi mollet|mollet|longue|long|longs|longues|maxi|cheville|aux chevilles|sous les genoux|7/8|jusqu aux pieds",
  "long-legs":
    "longue|long|longs|longues|cheville|aux chevilles|maxi|jusqu aux pieds|au sol|pleine longueur",
  trailing:
    "au sol|traine|qui traine|trop longue|trop long|jusqu au sol|aux chevilles|jusqu aux chevilles|a la cheville|longueur cheville",
  "short-hem": "court|courte|courts|courtes|crop|cropped|a la taille",
  "narrow-legs": "slim|skinny|cigarette*|serre*|fusele*|etroit*|moulant*|droit*|fuseau|7/8",
  "wide-legs":
    "large|larges|evase*|pattes d eph*|patte d elephant|palazzo|flare|bootcut|ample*|baggy|fluide*|jupe culotte",
  "elastic-waist":
    "elastique*|taille elastique|elastiquee|a elastique|cordon|a cordon|taille haute elastique|ceinture elastique|coulisse*|bandeau*",
  "long-sleeves":
    "manches longues|manche longue|a manches|avec manches|manches 3/4|manches|manches trois quarts",
  "short-sleeves": "manches courtes|manche courte|mancherons|manches au coude|demi manches",
  sleeveless: "sans manche|sans manches|a bretelles|bretelles|debardeur|emmanchure americaine",
  "bare-shoulders":
    "bustier*|epaules nues|epaule denudee|epaules denudees|dos nu|une epaule|asymetrique epaule|fines bretelles|bretelles fines|spaghetti|bardot|bandeau|col bateau tombant|dos decollete|dos ouvert",
  "wide-sleeves":
    "manches larges|manches ballon|manches bouffantes|manches evasees|manches chauve souris|manches pagode|manches kimono|manches amples|manches papillon|manches cloche",
  "narrow-sleeves": "manches serrees|manches etroites|poignets serres|manches ajustees",
  "low-cut":
    "decollete*|echancre*|plongeant*|grand decollete|profond decollete|col v|col en v|tres ouvert",
  "high-neck": "col roule|col montant|col cheminee|col haut|cols roules|col mao|sous pull",
  "bare-midriff": "crop|crop top|ventre a l air|nombril|brassiere*|cropped|ventre nu|bedaine",
  "see-through":
    "transparent*|dentelle|resille|tulle|voile|ajoure*|crochet|mousseline|plumetis|mesh|filet",
  collared: "col|a col|avec col|col chemise|col claudine",
  tight:
    "moulant*|serre*|ajuste*|cintre*|slim|skinny|pres du corps|etroit*|colle*|gainant*|compression|trop petit*|fourreau|crayon|tube|etrique*|tighte",
  loose:
    "ample*|large*|oversize*|fluide*|baggy|boyfriend|vaporeux|vaporeuse|evase*|lache*|decontracte*|flou*|bouffant*|loose|ampl*",
  stretchy:
    "stretch|elasthanne|extensible*|elastique*|souple*|lycra|jersey|elastiqu*|spandex|extensibl*",
  stiff: "raide*|rigide*|brut|brute|epais*|amidonne*|cartonn*",
  shiny:
    "brillant*|paillette*|sequin*|satin*|verni*|vernis|metallise*|lame|lurex|dore*|argente*|strass|irise*|nacre*|glitter|scintillant*|vinyle*|miroir|diamant*|holographique*|flashy|cire brillant|or|argent|pailletee*",
  fluffy:
    "poilu*|moumoute|duveteux|fourrure|fausse fourrure|peluche*|angora|mohair|bouclette*|bouloche*|bouclee*|fourre*|sherpa|polaire|minou|doudou|pilou*|en minou|peluchee*|teddy",
  itchy: "gratte|grattent|qui gratte|qui pique|pique*|rugueu*|rapeu*|gratt*",
  soft: "doux|douce|doudou|moelleu*|confortable*|tout doux|cocooning|mou|molle",
  old: "vieux|vieil|vieille|vieilles|use|usee|usees|uses|elime*|delave*|rape*|peinture*|tache* de peinture|plein de peinture|pour peindre|pour bricoler|bricolage|jardinage|jardin|troue*|defraichi*|fatigue*|detendu*|pourri*|moche*|dechire*|rapiece*|crade*|de chantier|de bricolage|bouloche*|miteux|delabre*|magane*|fini|finie|grand pere|pas cher*|pub|publicitaire*|d occasion|de recup|recup|kaput|qui craint rien|craint rien|abime*|mite*|effiloch*",
  good: "bon|bonne|bons|bonnes|beau|belle|beaux|belles|neuf|neuve|neufs|neuves|nouveau|nouvelle|nouvelles|de marque|createur|cher|chere|precieu*|prefere*|elegant*|chic|habille*|sur mesure|du dimanche|luxe|de luxe|fait main|propre*|haute couture|neuf*",
  damaged:
    "troue*|dechire*|trou|trous|a trous|decousu*|effiloche*|creve*|casse*|destroy|perce*|mite*|lacere*|bouton manquant|zip casse|ripe|brise*",
  stained:
    "tache*|taches|javel|sali*|sale|sales|jauni*|decolore*|boueu*|macule*|plein de taches|plein de *|pleine de *|pleins de *|pleines de *|avec sauce|graisseu*|chiffonne*|froissee*|froisses|tout froisse|non repasse*|pas lave*",
  troublesome:
    "trop petit*|trop grand*|trop serre*|trop etroit*|trop court*|trop long*|trop large*|trop juste*|trop lourd*|trop chaud*|trop haut*|qui traine*|qui claque*|qui gratte*|qui pique*|qui crisse*|qui pend|qui pendent|qui tinte*|qui sonne*|qui vole*|qui s envole*|qui glisse*|qui perd*|qui couine*|qui cogne*|qui blesse*|qui tombe sur|qui tombent|qui bruisse*|qui froufroute*|qui peluche*|qui bouloche*|qui marque*|qui moire*|qui clignote*|qui cliquette*|qui froisse*|qui se froisse*|qui sent|qui sentent|qui pue*|qui prend l|qui prennent l|qui boit l|qui s enfonce*|qui grince*|qui se prend*|qui deteint|qui deteignent|qui s accroche*|qui accrochent|qui remonte*|qui baille*|qui balaie*|qui serre*|qui gene*|qui touche|qui transpire|qui colle*|qui frotte*|qui raye*|qui tape*|qui tire*|qui fait mal|qui font mal|qui fait du bruit|qui font du bruit|qui fait trebucher|qui flotte*|qui craque*|qui laisse*|qui garde l|qui coupe*|qui comprime*|qui s effiloche*|qui trempe*|qui danse*|qui trebuche*|ne ferme plus|ne ferme pas|ne ferment plus|qui ferme plus|ne me va plus|me va plus|ne va plus|au pressing|dans la machine|au lave linge|mouille*|trempe|trempee|trempes|trempees|detrempe*|encore humide*|pas sec|pas seche|chez le teinturier|chez la couturiere|chez papa|chez maman|chez mon pere|chez ma mere|chez le cordonnier|prete a|pretee a|perdu|perdue|perdus|perdues|oublie*|d avant grossesse|transpire*|transpirant*",
  anothers:
    "de mon mari|de mon frere|de ma soeur|de mon copain|de ma copine|de mon mec|de ma cousine|de mon cousin|de ma fille|de mon fils|de mon ex|de ma collegue|de mon collegue|de mon voisin|de ma voisine|de ma belle mere|de ma belle soeur|de mon beau frere|de ma coloc|de mon coloc|de ma femme|du mari|du copain|du frere|du fils|du voisin|du collegue|de la soeur|de la cousine|de la fille|de la voisine|de la copine|de la coloc|de l ex|de sa soeur|de son mari",
  "fits-me":
    "a ma taille|ma pointure|me va|me vont|prete*|emprunte*|donne*|offert*|herite*|de la communion|communion",
  "for-work":
    "travail|de travail|chantier|construction|bleu de travail|ouvrier*|mecano|atelier|peintre|jardinier*|job|de securite|salopette de travail|btp|ferme|agricole|de peintre",
  uniform:
    "uniforme*|scolaire*|pompier*|d infirmier*|cuisinier*|serveur*|scout*|service|de la boite|de la compagnie|club|soignant*|militaire uniforme|tenue de service|blouse medicale|fanfare|de l equipe",
  costume:
    "deguisement*|carnaval|halloween|cosplay|pirate|sorciere|princesse|pere noel|super heros|licorne combinaison|clown",
  traditional:
    "traditionnel*|folklorique*|madras|boubou|wax|kilt|bazin|gandoura|djellaba|breton*|bigouden|sarouel|alsacien*|creole",
  "for-party":
    "soiree|fete|cocktail|gala|paillette*|sequin*|boite|bal|reveillon|sexy|festi*|noel robe|danser|sortir|clubbing",
  "for-sport":
    "sport|de sport|sportif*|running|course|jogging|gym|foot|football|rugby|basket ball|tennis de|velo|cycliste|yoga|rando*|trail|trekking|escalade|ski|natation|fitness|danse|equitation|entrainement|technique*|training|survet*|motoneige|hockey|patin|raquette|moto|plein air|marche|training*|crossfit|musculation|padel|judo|course a pied|grimpe",
  "for-sleep":
    "doudou|pilou|pilou pilou|d interieur|cocooning|canape|pyjama*|de nuit|dormir|lit|robe de chambre|peignoir|chemise de nuit|nuisette|interieur|combi pyjama|pour dormir|grenouillere",
  "for-swim":
    "bain|de bain|plage|piscine|natation|maillot de bain|nage|bikini|plongee|une piece|baignade|trikini|costume de bain",
  thermal:
    "thermique*|sous pull technique|premiere couche|base layer|combine|combines|damart|thermolactyl|heattech|seconde peau|calecon long|sous couche|chandail thermique",
  lined:
    "double|doublee|doubles|doublees|fourre*|matelasse*|doublure|doublure polaire|molletonne*|isole*|ouatine*|ouate|ouatee|ouates|capitonne*|en mouton|fourrure|avec polaire|rembourre*",
  thick:
    "epais|epaisse|epaisses|gros|grosse|grosses|chaud|chaude|chauds|chaudes|laine|en laine|lourd*|hiver|d hiver|polaire*|doudoune*|velours|matelasse*|fourre*|cotele*|duvet|molletonne*|ouate|flanelle|torsade*|maille epaisse|polar|bien chaud|cachemire",
  thin: "fin|fine|fins|fines|leger|legere|legers|legeres|mince|minces|ete|d ete|mi saison|estival*|lin|en lin|voile|mousseline|soie|aere*|vaporeu*|d entre saison|demi saison",
  bulky:
    "gros|grosse|grosses|enorme*|volumineu*|encombrant*|bouffant*|epais|epaisse|imposant*|doudoune*|lourd*|michelin|rembourre*",
  packable:
    "pliable*|compact*|compressible*|de voyage|infroissable*|ultra leger*|se roule|se plie|repliable*|de poche|k way|kway|pliant*",
  waterproof:
    "impermeable*|etanche*|gore tex|goretex|gtx|pluie|de pluie|cire|ciree*|caoutchouc|impermeabilise*|kway|k way|hydrofuge*|waterproof|imper|oilskin",
  "water-resistant": "deperlant*|water repellent|resistant a l eau|impermeabilise*|hydrofuge*",
  windproof: "coupe vent|coupe vents|softshell|windstopper|contre le vent|brise vent",
  "quick-dry":
    "sechage rapide|seche vite|technique*|qui seche vite|a sechage rapide|quick dry|respirant*",
  breathable: "respirant*|aere*|mesh|ventile*|ajoure*",
  metal:
    "metal|metallique*|metalliques|fermeture eclair|zip|zips|zippe*|clous|cloute*|cloutee*|chaine*|boucle metal|boucles metalliques|armature*|a armatures|rivets|oeillets|agrafe*|pression*|boutons pression|acier|epingle*|boucle de ceinture|crochet*",
  zip: "zip|zippe*|fermeture eclair|zips|fermeture|glissiere|fermeture a glissiere|demi zip|zipper",
  buttons: "bouton*|boutonne*|a boutons|boutonnage|boutons nacre|brandebourgs|boutonniere",
  snaps: "pression|pressions|boutons pression|bouton pression",
  buckle: "boucle*|a boucles|a boucle|boucles",
  "opens-front":
    "ouvert*|ouverture devant|boutonne*|boutons devant|zippe*|s ouvre devant|gilet*|portefeuille|cache coeur|croise*|a boutons|devant|cardigan*|bouton*|ouvrable|button front",
  "over-head": "par la tete|a enfiler par la tete|pull|pullover|camionneur|col zippe",
  reflective:
    "reflechissant*|fluo|fluorescent*|haute visibilite|securite gilet|reflecteur*|retro reflechissant*|fluos|dossard",
  hood: "capuche*|a capuche|a capuchon|capuchon|capuche amovible",
  pockets: "poche|poches|avec poches|a poches|cargo*|multipoche*|multipoches",
  logo: "logo*|imprime*|slogan|marque|motif*|inscription*|floque*|publicitaire*|pub|dessin*|serigraphi*|de groupe|nike|adidas|puma|message|ecusson|patchs|ecrit*",
  novelty:
    "bonhomme de neige|pain d epices|roi du barbecue|maitre du barbecue|super papa|super papy|super maman|meilleur papa|meilleure maman|sapin de noel|ananas|avocats|licorne*|dinosaure*|paresseux|flamants|rigolo*|drole|blague|humour|humoristique|bd|groupe de rock|groupe de metal|tournee|supporter|publicitaire*|pub|souvenir|marathon|course 10 km|camping|evg|evjf|apero|apero time|pere noel|renne*|pull moche|pull de noel|mascotte",
  dangling:
    "pendant*|pendantes|franges|frange*|a franges|creoles|pompon*|cordon*|sautoir|ruban*|a ruban|long collier|lacets qui pendent|lavalliere|longue echarpe|anneaux|qui pend|breloques",
  jingling:
    "grelot*|breloque*|qui tinte*|pieces|sequins metal|clochette*|bracelets|joncs|qui cliquette*|sonnaille*",
  maternity: "grossesse|maternite|enceinte|femme enceinte|future maman|bandeau grossesse",
  nursing: "allaitement|d allaitement|allaiter|allaite",
  washable: "lavable*|en machine|passe en machine|sans repassage|facile d entretien|lave linge",
  delicate:
    "delicat*|soie|en soie|pressing|nettoyage a sec|lavage main|cachemire|dentelle|fragile*|lave main|velours|paillette*|nettoyeur",
  "natural-fibre":
    "coton|laine|lin|soie|merinos|cuir|cachemire|chanvre|denim|jean|flanelle|velours cotele|alpaga|naturel*|toile|madras",
  synthetic:
    "polyester|synthetique*|nylon|acrylique*|lycra|polaire|polyamide|viscose|plastique|simili*|skai|elasthanne",
};

/** Before what a garment has not: "without zip". */
export const without = "sans pas non ni";
