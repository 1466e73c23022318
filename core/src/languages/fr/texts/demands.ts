import type { DemandTexts } from "../../texts.ts";

export const demands: DemandTexts = {
  met: {
    "closed-shoes": [
      "Les orteils restent à l'abri dans {list}.",
      "Avec {list}, les orteils sont couverts.",
      "Pas d'orteils à l'air dans {list}.",
    ],
    "no-open-toes": [
      "Pas d'orteils à l'air avec {list}.",
      "On ne voit pas les orteils dans {list}.",
      "{list} ne {list_count, plural, one {laisse} other {laissent}} voir aucun orteil.",
    ],
    "no-heels": [
      "J'ai pris {list}, sans talons.",
      "Pas de talons avec {list}, on est bien à plat.",
      "On reste à plat dans {list}.",
    ],
    "no-thin-heels": [
      "Aucun talon fin sur {list}, donc rien ne se coince.",
      "{list}, c'est sans talon fin : rien ne s'enfonce ni ne se coince.",
    ],
    "grippy-soles": [
      "La semelle {list_de} adhère bien.",
      "On a de l'accroche avec {list}.",
      "{list} {list_count, plural, one {accroche} other {accrochent}} bien au sol, on glisse moins facilement.",
    ],
    "no-grippy-soles": [
      "Avec {list}, la semelle est lisse : on glisse bien.",
      "La semelle {list_de} est lisse, ça glisse comme il faut.",
    ],
    "quiet-soles": ["On marche en silence avec {list}.", "Les pas ne claquent pas avec {list}."],
    "pale-soles": [
      "Pas de traces au sol : la semelle {list_de} est claire.",
      "La semelle {list_de} est claire, elle ne marque pas le sol.",
    ],
    "sturdy-shoes": [
      "{list} {list_count, plural, one {tient} other {tiennent}} le coup.",
      "Du solide aux pieds, avec {list}.",
      "On peut compter sur {list} : c'est du solide.",
    ],
    "slip-on-shoes": [
      "{list} {list_count, plural, one {s'enfile et s'enlève} other {s'enfilent et s'enlèvent}} en un instant.",
      "Rien à nouer ni à défaire sur {list}.",
      "Pas de lacets avec {list} : on se chausse en un instant.",
    ],
    "long-sleeves": [
      "Les bras sont couverts jusqu'aux poignets avec {list}.",
      "Avec {list}, les manches descendent jusqu'aux poignets.",
      "{list} {list_count, plural, one {couvre} other {couvrent}} les bras jusqu'aux poignets.",
    ],
    "short-sleeves": [
      "{list}, c'est sans manches longues : rien ne gêne les mains.",
      "Les avant-bras restent libres avec {list}.",
    ],
    "covered-shoulders": [
      "Les épaules restent couvertes avec {list}.",
      "{list} {list_count, plural, one {couvre} other {couvrent}} les épaules.",
      "Avec {list}, on a les épaules couvertes.",
    ],
    "wide-sleeves": ["Les manches sont assez larges avec {list}."],
    "two-parts": ["Le haut et le bas s'enlèvent séparément."],
    "top-colour": ["En haut, la couleur est la bonne avec {list}."],
    "legs-colour": ["En bas, la couleur est la bonne avec {list}."],
    "no-wide-sleeves": [
      "Aucune manche ample sur {list}, donc les mains restent libres.",
      "Pas de manches larges sur {list}, rien ne traîne.",
    ],
    "no-low-cut": [
      "{list} ne {list_count, plural, one {dévoile} other {dévoilent}} rien de trop à l'encolure.",
      "On peut se pencher tranquillement avec {list}, le décolleté ne plonge pas.",
      "Pas de décolleté plongeant avec {list}.",
    ],
    "no-bare-midriff": [
      "{list} {list_count, plural, one {couvre} other {couvrent}} bien le ventre.",
      "Le ventre reste couvert avec {list}.",
    ],
    "opens-front": [
      "{list} {list_count, plural, one {s'ouvre} other {s'ouvrent}} devant, c'est facile à mettre et à enlever.",
      "Comme {list} {list_count, plural, one {s'ouvre} other {s'ouvrent}} devant, c'est vite mis et vite enlevé.",
    ],
    "not-over-head": [
      "{list} ne {list_count, plural, one {s'enfile} other {s'enfilent}} pas par la tête.",
      "Rien à passer par la tête avec {list}.",
    ],
    "long-legs": [
      "Les jambes sont couvertes jusqu'en bas avec {list}.",
      "{list} {list_count, plural, one {couvre} other {couvrent}} les jambes jusqu'aux chevilles.",
      "Avec {list}, on est couvert jusqu'aux chevilles.",
    ],
    "covered-knees": [
      "{list} {list_count, plural, one {couvre} other {couvrent}} les genoux.",
      "Avec {list}, on ne voit pas les genoux.",
      "Les genoux restent couverts avec {list}.",
    ],
    "only-skirts": [
      "Puisqu'il faut une jupe ou une robe, j'ai pris {list}.",
      "Pas de pantalon : ce sera {list}.",
    ],
    "in-tradition": [
      "{list}, c'est bien la tenue traditionnelle.",
      "Avec {list}, on est dans la tradition.",
    ],
    "no-trailing": [
      "Rien ne traîne par terre avec {list}.",
      "{list} ne {list_count, plural, one {touche} other {touchent}} pas le sol, donc rien ne traîne.",
    ],
    "covered-head": [
      "Avec {list}, la tête est couverte.",
      "Pour couvrir la tête, j'ai pris {list}.",
      "{list} {list_count, plural, one {couvre} other {couvrent}} la tête.",
    ],
    "veiled-head": [
      "Sur les cheveux, {you, select, polite {mettez} other {mets}} {list}.",
      "Pour couvrir les cheveux, j'ai pris {list}.",
      "{list} sur les cheveux, et la tête est couverte.",
    ],
    "all-covered": [
      "{list} {list_count, plural, one {couvre} other {couvrent}} bien, jusqu'aux poignets.",
      "On est bien couvert avec {list}, jusqu'aux poignets.",
    ],
    "narrow-hems": [
      "Avec {list}, rien de large ne risque d'être happé.",
      "Rien de trop large avec {list}, donc rien ne se prend.",
    ],
    "free-hems": [
      "Aucun pan trop long sur {list}, rien ne risque de se coincer.",
      "Rien ne traîne avec {list}, donc rien ne se prend nulle part.",
    ],
    "loose-waist": [
      "Rien n'appuie sur la taille avec {list}.",
      "{list} {list_count, plural, one {laisse} other {laissent}} la taille tranquille.",
      "Avec {list}, rien ne serre à la taille.",
    ],
    "bare-neck": [
      "{list} {list_count, plural, one {laisse} other {laissent}} le cou libre.",
      "Ni foulard ni cravate avec {list} : le cou respire.",
    ],
    "no-high-neck": [
      "{list} ne {list_count, plural, one {monte} other {montent}} pas sur le cou.",
      "Pas de col montant sur {list}, rien ne gêne la gorge.",
    ],
    waterproof: [
      "{list} ne {list_count, plural, one {laisse} other {laissent}} pas passer l'eau.",
      "On reste au sec sous {list}.",
      "Sous {list}, l'eau ne passe pas.",
    ],
    hood: [
      "{list} {list_count, plural, one {a} other {ont}} une capuche à rabattre au besoin.",
      "Il y a une capuche sur {list}, au cas où.",
    ],
    "no-hood": ["Pas de capuche sur {list}.", "J'ai pris {list}, sans capuche."],
    "not-tight": [
      "Rien ne serre ni ne colle avec {list}.",
      "{list} ne {list_count, plural, one {serre} other {serrent}} pas : on bouge et on respire.",
      "On est à l'aise dans {list}, rien ne serre.",
    ],
    stretchy: [
      "On peut se plier et s'étirer avec {list}.",
      "{list} {list_count, plural, one {suit} other {suivent}} tous les mouvements, car ça s'étire.",
    ],
    "no-see-through": [
      "Pas de transparence avec {list}.",
      "On ne voit rien à travers {list}.",
      "{list} ne {list_count, plural, one {laisse} other {laissent}} rien voir au travers.",
    ],
    "may-be-spoilt": [
      "{list} ne {list_count, plural, one {craint} other {craignent}} plus rien : une tache ou un accroc, tant pis.",
      "Ce n'est pas grave si {list} {list_count, plural, one {s'abîme} other {s'abîment}}.",
      "Une tache sur {list}, et on ne s'en fait pas.",
    ],
    "nothing-good": [
      "En cas d'accident, pas de drame : {list}, ce ne sont pas les belles affaires.",
      "Les belles affaires restent au placard, {list} {list_count, plural, one {peut} other {peuvent}} prendre le risque.",
    ],
    "no-holes": [
      "Pas le moindre trou dans {list}.",
      "{list} {list_count, plural, one {n'a} other {n'ont}} ni trou ni déchirure.",
    ],
    washable: [
      "{list} {list_count, plural, one {se lave} other {se lavent}} sans problème.",
      "Un simple lavage suffit ensuite pour {list}.",
    ],
    "natural-fibres": [
      "À ma connaissance, il n'y a rien de synthétique dans {list}.",
      "Autant que je sache, {list}, c'est sans synthétique.",
    ],
    "not-fluffy": [
      "{list} ne {list_count, plural, one {peluche} other {peluchent}} pas.",
      "Ni poils ni peluches avec {list}.",
    ],
    "not-bulky": [
      "On bouge à l'aise avec {list}, rien d'encombrant.",
      "{list} ne {list_count, plural, one {prend} other {prennent}} pas de place.",
    ],
    pockets: [
      "{list} {list_count, plural, one {a} other {ont}} des poches, pour l'essentiel.",
      "Il y a des poches sur {list}, on garde les mains libres.",
    ],
    "no-shine": [
      "Rien ne brille ni ne scintille sur {list}.",
      "{list} ne {list_count, plural, one {brille} other {brillent}} pas.",
    ],
    "no-dangling": [
      "Rien ne pend {list_de}.",
      "{list} {list_count, plural, one {n'a} other {n'ont}} rien qui pende, donc rien ne s'accroche.",
    ],
    "no-jingling": [
      "Rien ne cliquette sur {list}.",
      "{list} ne {list_count, plural, one {tinte} other {tintent}} pas.",
    ],
    "no-noise": [
      "{list} ne {list_count, plural, one {fait} other {font}} pas de bruit quand on bouge.",
      "On ne {you, select, polite {vous entendra} other {t'entendra}} guère avec {list}.",
    ],
    "no-metal": [
      "À ma connaissance, il n'y a pas de métal sur {list}.",
      "Autant que je sache, {list}, c'est sans métal.",
    ],
    "no-zips": [
      "J'ai pris {list}, sans fermeture éclair.",
      "Pas de fermeture éclair sur {list}, donc rien ne se coince.",
    ],
    "no-buttons": ["Aucun bouton à attacher sur {list}.", "Rien à boutonner avec {list}."],
    "no-snaps": [
      "{list} {list_count, plural, one {n'a} other {n'ont}} pas de boutons-pression.",
      "Aucune pression à fermer sur {list}.",
    ],
    "no-logos": [
      "Ni logo ni slogan sur {list}.",
      "{list} {list_count, plural, one {n'affiche} other {n'affichent}} ni logo ni inscription.",
    ],
    reflective: [
      "Pour être bien visible, il y a {list}, qui {list_count, plural, one {réfléchit} other {réfléchissent}} la lumière.",
      "On {you, select, polite {vous} other {te}} verra bien avec {list}, la lumière s'y réfléchit.",
      "{list} {list_count, plural, one {renvoie} other {renvoient}} la lumière, on {you, select, polite {vous} other {te}} verra.",
    ],
    "not-reflective": [
      "Rien de réfléchissant sur {list}.",
      "{list} ne {list_count, plural, one {renvoie} other {renvoient}} pas la lumière.",
    ],
    "all-in-colour": [
      "Pour la couleur, c'est bon : {list}.",
      "{list}, c'est bien la couleur qu'il faut.",
      "La couleur y est, avec {list}.",
    ],
    "not-in-colour": [
      "La couleur à éviter n'est pas sur {list}.",
      "Avec {list}, on évite la couleur qui gênerait ici.",
    ],
    "some-colour": [
      "{list} {list_count, plural, one {apporte} other {apportent}} la couleur.",
      "La couleur est là, avec {list}.",
      "Pour la couleur, il y a {list}.",
    ],
    "only-dark": ["On reste dans le foncé avec {list}.", "Rien que des tons foncés, avec {list}."],
    "only-light": ["Rien que des tons clairs, avec {list}.", "On reste dans le clair avec {list}."],
    "only-muted": [
      "On reste dans des couleurs discrètes avec {list}.",
      "Aucune couleur criarde avec {list}.",
    ],
  },
  unmet: {
    "wide-sleeves": [
      "Je ne vois pas de manches larges dans le placard ; un poncho ferait l'affaire.",
    ],
    "top-colour": ["Aucun haut du placard n'a cette couleur."],
    "legs-colour": ["Aucun bas du placard n'a cette couleur."],
    "closed-shoes": [
      "Il manque des chaussures fermées dans le placard. {you, select, polite {Empruntez} other {Emprunte}} une paire qui couvre les orteils : de simples baskets suffisent.",
      "Des chaussures fermées, je n'en ai pas trouvé. Une paire empruntée suffit, pourvu qu'elle couvre les orteils.",
    ],
    "grippy-soles": [
      "Je ne vois pas de semelles qui accrochent dans le placard. {you, select, polite {Regardez} other {Regarde}} sous les chaussures, ou {you, select, polite {empruntez} other {emprunte}} une paire à bonne semelle crantée.",
      "Autant que je sache, aucune semelle n'accroche vraiment. Une paire empruntée serait plus sûre.",
    ],
    "no-grippy-soles": [
      "Il manque des chaussures à semelle lisse. {you, select, polite {Empruntez} other {Emprunte}} une paire à semelle de cuir, ou {you, select, polite {demandez} other {demande}} si des chaussettes conviennent.",
      "Je n'ai pas trouvé de semelle lisse, et le caoutchouc accroche. Une paire à semelle de cuir se loue ou s'emprunte.",
    ],
    "pale-soles": [
      "Je ne vois pas de semelles claires dans le placard. {you, select, polite {Regardez} other {Regarde}} sous les chaussures ; si elles sont foncées, mieux vaut emprunter une paire qui ne marque pas.",
      "Autant que je sache, aucune semelle n'est claire. Un coup d'œil sous les chaussures, et sinon une paire empruntée.",
    ],
    "sturdy-shoes": [
      "Il manque de bonnes chaussures solides, avec coque de sécurité si elle est obligatoire. {you, select, polite {Empruntez} other {Emprunte}} ou {you, select, polite {achetez} other {achète}} une paire avant, sinon l'accès risque d'être refusé.",
      "Sans chaussures solides, l'entrée peut être refusée, et le placard n'en a pas. {you, select, polite {Demandez} other {Demande}} si la coque est obligatoire, puis {you, select, polite {trouvez} other {trouve}} une paire.",
    ],
    "slip-on-shoes": [
      "Il manque des chaussures faciles à enlever. {you, select, polite {Desserrez} other {Desserre}} bien les lacets à l'avance, ou {you, select, polite {empruntez} other {emprunte}} des mocassins.",
      "Pour se déchausser vite, il manque la bonne paire. Des mocassins empruntés seraient parfaits.",
    ],
    "long-sleeves": [
      "Le placard n'a rien à manches longues pour ça. {you, select, polite {Empruntez} other {Emprunte}} une chemise légère qui couvre les bras, ou {you, select, polite {gardez} other {garde}} un gilet sur le dos.",
      "Je n'ai pas trouvé de manches longues pour ça. Un gilet à garder ou une chemise empruntée règle la question.",
    ],
    "opens-front": [
      "Le placard n'a rien ici qui s'ouvre devant. Une simple chemise à boutons ferait l'affaire, empruntée ou achetée.",
      "Pour l'ouverture devant, il manque par exemple une chemise à boutons. Ça s'emprunte facilement.",
    ],
    "long-legs": [
      "Il manque quelque chose qui couvre les jambes jusqu'en bas : un pantalon long ou une jupe longue, à emprunter.",
      "Pour couvrir les jambes, il faudrait un pantalon long ou une jupe longue. Ça s'emprunte.",
    ],
    "only-skirts": [
      "Il n'y a ni jupe ni robe dans le placard. {you, select, polite {Empruntez-en} other {Empruntes-en}} une qui couvre les genoux, c'est le plus sûr.",
      "Je n'ai trouvé ni jupe ni robe. Mieux vaut en emprunter une assez longue.",
    ],
    "in-tradition": [
      "Le placard n'a rien de traditionnel. {you, select, polite {Demandez} other {Demande}} à la famille ou à des amis, ou {you, select, polite {louez} other {loue}} quelque chose à temps.",
      "Je n'ai pas trouvé de tenue traditionnelle, mais ça se loue ou s'emprunte.",
    ],
    "covered-head": [
      "Il n'y a rien pour la tête dans le placard. {you, select, polite {Empruntez} other {Emprunte}} un chapeau, une casquette ou un foulard.",
      "Pour la tête, il manque un chapeau, une casquette ou un foulard : ça s'emprunte.",
    ],
    "veiled-head": [
      "Il manque un foulard pour les cheveux. {you, select, polite {Prenez-en} other {Prends-en}} un léger, emprunté ou acheté : un tissu uni suffit.",
      "Pour les cheveux, il manque un foulard. Un modèle léger tient dans n'importe quel sac.",
    ],
    "all-covered": [
      "Le placard n'a rien qui couvre jusqu'aux poignets. {you, select, polite {Empruntez} other {Emprunte}} une chemise longue et ample à mettre par-dessus.",
      "Pour couvrir jusqu'aux poignets, il manque une chemise longue et ample à mettre par-dessus.",
    ],
    waterproof: [
      "Rien dans le placard n'est imperméable. {you, select, polite {Empruntez} other {Emprunte}} une veste de pluie, et {you, select, polite {prévoyez} other {prévois}} de quoi se changer au sec.",
      "Pour l'eau, il manque une vraie veste imperméable. Mieux vaut en emprunter une.",
    ],
    hood: [
      "Il manque une veste à capuche. {you, select, polite {Empruntez-en} other {Empruntes-en}} une, ou {you, select, polite {prenez} other {prends}} un bonnet ou une casquette.",
      "Je n'ai pas trouvé de capuche ; à défaut, un bonnet dépanne.",
    ],
    stretchy: [
      "Le placard n'a pas de bas qui s'étire. {you, select, polite {Empruntez} other {Emprunte}} un legging ou un jogging, ou {you, select, polite {essayez} other {essaie}} avant jusqu'où on peut se plier.",
      "Pour bouger les jambes, il manque quelque chose d'extensible. Un jogging s'emprunte facilement.",
    ],
    "may-be-spoilt": [
      "Je ne vois rien dans le placard qu'on puisse sacrifier sans regret. {you, select, polite {Empruntez} other {Emprunte}} de vieilles affaires, ou {you, select, polite {mettez} other {mets}} ce qui manquera le moins.",
      "Autant que je sache, il n'y a pas de vieilles affaires à sacrifier. {you, select, polite {Prenez} other {Prends}} ce qui manquera le moins.",
    ],
    pockets: [
      "Je ne vois pas de bas avec des poches dans le placard. {you, select, polite {Prenez} other {Prends}} une petite sacoche, à la taille ou en bandoulière.",
      "Autant que je sache, il n'y a pas de poches. Une petite sacoche à la taille libère aussi les mains.",
    ],
    reflective: [
      "Rien dans le placard ne renvoie la lumière. {you, select, polite {Ajoutez} other {Ajoute}} un gilet fluo ou un brassard réfléchissant, ça ne coûte pas cher.",
      "Pour être bien visible, il manque quelque chose de réfléchissant. Un gilet fluo se trouve partout.",
    ],
    "all-in-colour": [
      "Le placard n'a rien dans la couleur demandée. {you, select, polite {Empruntez} other {Emprunte}} au moins un haut, ou {you, select, polite {prévenez} other {préviens}} que ce sera une couleur proche.",
      "Je n'ai rien trouvé de la bonne couleur. Une pièce empruntée aiderait, ou un petit mot pour prévenir.",
    ],
    "some-colour": [
      "La couleur demandée manque dans le placard. Un petit rien suffit : un foulard, un ruban ou une fleur.",
      "Pour la couleur demandée, il manque un petit quelque chose : un foulard ou une fleur suffit.",
    ],
    "only-dark": [
      "Le placard n'a rien de foncé pour ça. Une veste sombre empruntée change déjà tout.",
      "Je n'ai rien trouvé de foncé pour ça. Une veste empruntée aiderait le plus.",
    ],
    "only-light": [
      "Le placard n'a rien de clair pour ça. Un haut simple, blanc ou beige, s'emprunte facilement.",
      "Je n'ai rien trouvé de clair pour ça. Un haut blanc ou beige emprunté suffirait.",
    ],
    "only-muted": [
      "Tout ce qui irait dans le placard a des couleurs plutôt vives. {you, select, polite {Empruntez} other {Emprunte}} quelque chose d'uni, en gris, marine ou beige.",
      "Je n'ai rien trouvé de sobre. Du gris, du marine ou du beige, ça s'emprunte facilement.",
    ],
  },
};
