import type { DemandTexts } from "../../texts.ts";

export const demands: DemandTexts = {
  met: {
    "closed-shoes": [
      "{list} {list_count, plural, one {garde} other {gardent}} les orteils couverts, comme demandé.",
      "Les orteils restent bien à l'abri dans {list}.",
    ],
    "no-open-toes": [
      "{list} ne {list_count, plural, one {laisse} other {laissent}} voir aucun orteil.",
      "Pas d'orteils à l'air avec {list}.",
    ],
    "no-heels": [
      "{list} {list_count, plural, one {n'a} other {n'ont}} pas de talons, comme il faut.",
      "Pas de talons avec {list} : on marche sans effort.",
    ],
    "no-thin-heels": [
      "{list} {list_count, plural, one {n'a} other {n'ont}} pas de talon fin qui risquerait de s'enfoncer ou de se coincer.",
      "Aucun talon fin sur {list}, donc rien ne se coince.",
    ],
    "grippy-soles": [
      "{list} {list_count, plural, one {accroche} other {accrochent}} bien au sol, on glisse moins facilement.",
      "La semelle {list_de} adhère bien.",
    ],
    "no-grippy-soles": [
      "{list} {list_count, plural, one {glisse} other {glissent}} bien, grâce à une semelle lisse.",
      "La semelle {list_de} est lisse, comme demandé.",
    ],
    "quiet-soles": [
      "{list} ne {list_count, plural, one {fait} other {font}} pas claquer les pas.",
      "On marche en silence avec {list}.",
    ],
    "pale-soles": [
      "{list} {list_count, plural, one {a} other {ont}} une semelle claire, qui ne marque pas le sol.",
      "Le sol reste sans traces : la semelle {list_de} est claire.",
    ],
    "sturdy-shoes": [
      "{list} {list_count, plural, one {tient} other {tiennent}} le coup, c'est du solide.",
      "Du solide aux pieds, avec {list}.",
    ],
    "slip-on-shoes": [
      "{list} {list_count, plural, one {s'enfile} other {s'enfilent}} et {list_count, plural, one {s'enlève} other {s'enlèvent}} en un instant, sans lacets à nouer.",
      "Rien à nouer ni à défaire sur {list}.",
    ],
    "long-sleeves": [
      "{list} {list_count, plural, one {couvre} other {couvrent}} les bras jusqu'aux poignets.",
      "Les bras sont couverts jusqu'aux poignets, avec {list}.",
    ],
    "short-sleeves": [
      "{list} {list_count, plural, one {laisse} other {laissent}} les avant-bras libres.",
      "Pas de manches longues sur {list} : rien ne gêne les mains.",
    ],
    "covered-shoulders": [
      "{list} {list_count, plural, one {couvre} other {couvrent}} les épaules.",
      "Les épaules restent couvertes, comme demandé, avec {list}.",
    ],
    "wide-sleeves": ["Les manches sont assez larges avec {list}."],
    "two-parts": ["Le haut et le bas s'enlèvent séparément."],
    "top-colour": ["En haut, la couleur est la bonne avec {list}."],
    "legs-colour": ["En bas, la couleur est la bonne avec {list}."],
    "no-wide-sleeves": [
      "{list} {list_count, plural, one {n'a} other {n'ont}} pas de manches larges qui traînent partout.",
      "Aucune manche ample sur {list}, donc les mains restent libres.",
    ],
    "no-low-cut": [
      "{list} ne {list_count, plural, one {dévoile} other {dévoilent}} rien de trop à l'encolure.",
      "Pas de décolleté plongeant avec {list} : on peut se pencher tranquillement.",
    ],
    "no-bare-midriff": [
      "{list} {list_count, plural, one {couvre} other {couvrent}} bien le ventre.",
      "Le ventre reste couvert, avec {list}.",
    ],
    "opens-front": [
      "{list} {list_count, plural, one {s'ouvre} other {s'ouvrent}} devant, c'est facile à mettre et à enlever.",
      "Par devant, {list} {list_count, plural, one {s'ouvre} other {s'ouvrent}} en un instant.",
    ],
    "not-over-head": [
      "{list} ne {list_count, plural, one {s'enfile} other {s'enfilent}} pas par la tête.",
      "Rien à passer par la tête avec {list}.",
    ],
    "long-legs": [
      "{list} {list_count, plural, one {couvre} other {couvrent}} les jambes jusqu'aux chevilles.",
      "Les jambes sont couvertes jusqu'en bas, avec {list}.",
    ],
    "covered-knees": [
      "{list} {list_count, plural, one {couvre} other {couvrent}} les genoux.",
      "Les genoux restent couverts, comme il se doit, avec {list}.",
    ],
    "only-skirts": [
      "Il faut une jupe ou une robe, et avec {list}, c'est fait.",
      "{list} à la place d'un pantalon : la règle est respectée.",
    ],
    "in-tradition": [
      "{list}, c'est la tradition, comme il se doit.",
      "Avec {list}, la tenue est bien traditionnelle.",
    ],
    "no-trailing": [
      "{list} ne {list_count, plural, one {touche} other {touchent}} pas le sol, donc rien ne traîne.",
      "Rien ne traîne par terre avec {list}.",
    ],
    "covered-head": [
      "{list} {list_count, plural, one {couvre} other {couvrent}} la tête.",
      "Pour la tête, il y a {list} : elle est couverte.",
    ],
    "veiled-head": [
      "{list} {list_count, plural, one {se met} other {se mettent}} sur les cheveux, et la tête est couverte.",
      "Sur les cheveux, {you, select, polite {mettez} other {mets}} {list}.",
    ],
    "all-covered": [
      "{list} {list_count, plural, one {couvre} other {couvrent}} bien, avec des manches jusqu'aux poignets.",
      "On est bien à couvert avec {list}, jusqu'aux poignets.",
    ],
    "free-hems": [
      "{list} ne {list_count, plural, one {traîne} other {traînent}} pas, donc rien ne se prend nulle part.",
      "Aucun pan trop long sur {list}, rien ne risque de se coincer.",
    ],
    "loose-waist": [
      "Rien n'appuie sur la taille avec {list}.",
      "{list} {list_count, plural, one {laisse} other {laissent}} la taille tranquille, sans rien qui serre.",
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
      "L'eau reste dehors, avec {list}.",
    ],
    hood: [
      "{list} {list_count, plural, one {a} other {ont}} une capuche à rabattre au besoin.",
      "Il y a une capuche sur {list}, au cas où.",
    ],
    "no-hood": [
      "{list} {list_count, plural, one {n'a} other {n'ont}} pas de capuche.",
      "Pas de capuche sur {list}, comme demandé.",
    ],
    "not-tight": [
      "{list} ne {list_count, plural, one {serre} other {serrent}} pas : on bouge et on respire.",
      "Rien ne serre ni ne colle avec {list}.",
    ],
    stretchy: [
      "{list} {list_count, plural, one {suit} other {suivent}} tous les mouvements, car ça s'étire.",
      "On peut se plier et s'étirer avec {list}.",
    ],
    "no-see-through": [
      "{list} ne {list_count, plural, one {laisse} other {laissent}} rien voir au travers.",
      "On ne voit rien à travers {list}.",
    ],
    "may-be-spoilt": [
      "{list} ne {list_count, plural, one {craint} other {craignent}} plus rien : une tache ou un accroc, tant pis.",
      "Ce n'est pas grave si {list} {list_count, plural, one {s'abîme} other {s'abîment}}.",
    ],
    "nothing-good": [
      "{list} ne {list_count, plural, one {fait} other {font}} pas partie des belles affaires, donc pas de drame en cas d'accident.",
      "Les belles affaires restent à l'abri au placard, et {list} {list_count, plural, one {peut} other {peuvent}} prendre le risque.",
    ],
    "no-holes": [
      "{list} {list_count, plural, one {n'a} other {n'ont}} ni trou ni déchirure.",
      "Pas le moindre trou dans {list}.",
    ],
    washable: [
      "{list} {list_count, plural, one {se lave} other {se lavent}} sans problème.",
      "Un simple lavage suffit ensuite pour {list}.",
    ],
    "natural-fibres": [
      "À ma connaissance, il n'y a rien de synthétique dans {list}.",
      "{list} ne {list_count, plural, one {contient} other {contiennent}} pas de synthétique, autant que je sache.",
    ],
    "not-fluffy": [
      "{list} ne {list_count, plural, one {peluche} other {peluchent}} pas.",
      "Ni poils ni peluches avec {list}.",
    ],
    "not-bulky": [
      "{list} ne {list_count, plural, one {prend} other {prennent}} pas de place, on bouge à l'aise.",
      "Rien d'encombrant avec {list}.",
    ],
    pockets: [
      "{list} {list_count, plural, one {a} other {ont}} des poches, donc les mains restent libres.",
      "Il y a des poches sur {list} pour l'essentiel.",
    ],
    "no-shine": [
      "{list} ne {list_count, plural, one {brille} other {brillent}} pas.",
      "Rien ne brille ni ne scintille sur {list}.",
    ],
    "no-dangling": [
      "{list} {list_count, plural, one {n'a} other {n'ont}} rien qui pende, donc rien ne s'accroche.",
      "Rien ne pend {list_de}.",
    ],
    "no-jingling": [
      "{list} ne {list_count, plural, one {tinte} other {tintent}} pas.",
      "Rien ne cliquette sur {list}.",
    ],
    "no-noise": [
      "{list} ne {list_count, plural, one {fait} other {font}} pas de bruit quand on bouge.",
      "On ne {you, select, polite {vous entendra} other {t'entendra}} guère avec {list}.",
    ],
    "no-metal": [
      "À ma connaissance, il n'y a pas de métal sur {list}.",
      "{list} {list_count, plural, one {se passe} other {se passent}} de métal, autant que je sache.",
    ],
    "no-zips": [
      "{list} {list_count, plural, one {n'a} other {n'ont}} pas de fermeture éclair.",
      "Pas de fermeture éclair sur {list}, donc rien ne se coince.",
    ],
    "no-buttons": [
      "{list} {list_count, plural, one {n'a} other {n'ont}} pas de boutons.",
      "Aucun bouton à attacher sur {list}.",
    ],
    "no-snaps": [
      "{list} {list_count, plural, one {n'a} other {n'ont}} pas de boutons-pression.",
      "Aucune pression sur {list}, comme demandé.",
    ],
    "no-logos": [
      "{list} {list_count, plural, one {n'affiche} other {n'affichent}} ni logo ni inscription.",
      "Ni logo ni slogan sur {list}.",
    ],
    reflective: [
      "{list} {list_count, plural, one {renvoie} other {renvoient}} la lumière, on {you, select, polite {vous} other {te}} verra.",
      "Pour être bien visible, il y a {list}, qui {list_count, plural, one {réfléchit} other {réfléchissent}} la lumière.",
    ],
    "not-reflective": [
      "{list} ne {list_count, plural, one {renvoie} other {renvoient}} pas la lumière.",
      "Rien de réfléchissant sur {list}.",
    ],
    "all-in-colour": [
      "{list} {list_count, plural, one {a} other {ont}} la couleur demandée.",
      "La couleur est la bonne, avec {list}.",
    ],
    "some-colour": [
      "{list} {list_count, plural, one {apporte} other {apportent}} la couleur demandée.",
      "Pour la couleur voulue, il y a {list}.",
    ],
    "only-dark": [
      "{list} {list_count, plural, one {reste} other {restent}} dans les tons foncés.",
      "Rien que des tons foncés, avec {list}.",
    ],
    "only-light": [
      "{list} {list_count, plural, one {reste} other {restent}} dans les tons clairs.",
      "Rien que des tons clairs, avec {list}.",
    ],
    "only-muted": [
      "{list} {list_count, plural, one {reste} other {restent}} dans des couleurs discrètes.",
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
      "Des chaussures fermées manquent encore. Une paire empruntée suffit, pourvu qu'elle couvre les orteils.",
    ],
    "grippy-soles": [
      "Je ne vois pas de semelles qui accrochent dans le placard. {you, select, polite {Regardez} other {Regarde}} sous les chaussures, ou {you, select, polite {empruntez} other {emprunte}} une paire à bonne semelle crantée.",
      "Des semelles qui accrochent manquent, autant que je sache. Une paire empruntée serait plus sûre.",
    ],
    "no-grippy-soles": [
      "Il manque des chaussures à semelle lisse. {you, select, polite {Empruntez} other {Emprunte}} une paire à semelle de cuir, ou {you, select, polite {demandez} other {demande}} si des chaussettes conviennent.",
      "Des semelles lisses manquent, et le caoutchouc accroche. Une paire à semelle de cuir se loue ou s'emprunte.",
    ],
    "pale-soles": [
      "Je ne vois pas de semelles claires dans le placard. {you, select, polite {Regardez} other {Regarde}} sous les chaussures ; si elles sont foncées, mieux vaut emprunter une paire qui ne marque pas.",
      "Des semelles claires manquent, autant que je sache. Un coup d'œil sous les chaussures, et sinon une paire empruntée.",
    ],
    "sturdy-shoes": [
      "Il manque de bonnes chaussures solides, avec coque de sécurité si elle est obligatoire. {you, select, polite {Empruntez} other {Emprunte}} ou {you, select, polite {achetez} other {achète}} une paire avant, sinon l'accès risque d'être refusé.",
      "De bonnes chaussures solides manquent, et sans elles l'entrée peut être refusée. {you, select, polite {Demandez} other {Demande}} si la coque est obligatoire, puis {you, select, polite {trouvez} other {trouve}} une paire.",
    ],
    "slip-on-shoes": [
      "Il manque des chaussures faciles à enlever. {you, select, polite {Desserrez} other {Desserre}} bien les lacets à l'avance, ou {you, select, polite {empruntez} other {emprunte}} des mocassins.",
      "Pour se déchausser vite, il manque la bonne paire. Des mocassins empruntés seraient parfaits.",
    ],
    "long-sleeves": [
      "Le placard n'a rien à manches longues pour ça. {you, select, polite {Empruntez} other {Emprunte}} une chemise légère qui couvre les bras, ou {you, select, polite {gardez} other {garde}} un gilet sur le dos.",
      "Des manches longues manquent ici. Un gilet à garder ou une chemise empruntée règle la question.",
    ],
    "opens-front": [
      "Le placard n'a rien ici qui s'ouvre devant. Une simple chemise à boutons ferait l'affaire, empruntée ou achetée.",
      "Pour l'ouverture devant, il manque une chemise à boutons, par exemple. Ça s'emprunte facilement.",
    ],
    "long-legs": [
      "Il manque quelque chose qui couvre les jambes jusqu'en bas : un pantalon long ou une jupe longue, à emprunter.",
      "Pour couvrir les jambes, il manque un pantalon long ou une jupe longue. Quelqu'un en prêtera bien.",
    ],
    "only-skirts": [
      "Il n'y a ni jupe ni robe dans le placard. {you, select, polite {Empruntez-en} other {Empruntes-en}} une qui couvre les genoux, c'est le plus sûr.",
      "Une jupe ou une robe manque ici. Mieux vaut en emprunter une assez longue.",
    ],
    "in-tradition": [
      "Le placard n'a rien de traditionnel. {you, select, polite {Demandez} other {Demande}} à la famille ou à des amis, ou {you, select, polite {louez} other {loue}} quelque chose à temps.",
      "La tenue traditionnelle manque, mais cela se loue ou s'emprunte.",
    ],
    "covered-head": [
      "Il n'y a rien pour la tête dans le placard. {you, select, polite {Empruntez} other {Emprunte}} un chapeau, une casquette ou un foulard.",
      "Pour la tête, il manque un chapeau, une casquette ou un foulard : cela s'emprunte.",
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
      "Une capuche manque ici ; à défaut, un bonnet dépanne.",
    ],
    stretchy: [
      "Le placard n'a pas de bas qui s'étire. {you, select, polite {Empruntez} other {Emprunte}} un legging ou un jogging, ou {you, select, polite {essayez} other {essaie}} avant jusqu'où on peut se plier.",
      "Pour bouger les jambes, il manque quelque chose d'extensible. Un jogging s'emprunte facilement.",
    ],
    "may-be-spoilt": [
      "Je ne vois rien dans le placard qu'on puisse sacrifier sans regret. {you, select, polite {Empruntez} other {Emprunte}} de vieilles affaires, ou {you, select, polite {mettez} other {mets}} ce qui manquera le moins.",
      "De vieilles affaires à sacrifier manquent, autant que je sache. {you, select, polite {Prenez} other {Prends}} ce qui coûtera le moins de regrets.",
    ],
    pockets: [
      "Je ne vois pas de bas avec des poches dans le placard. {you, select, polite {Prenez} other {Prends}} une petite sacoche, à la taille ou en bandoulière.",
      "Des poches manquent, autant que je sache. Une petite sacoche à la taille libère aussi les mains.",
    ],
    reflective: [
      "Rien dans le placard ne renvoie la lumière. {you, select, polite {Ajoutez} other {Ajoute}} un gilet fluo ou un brassard réfléchissant, ça ne coûte pas cher.",
      "Pour être bien visible, il manque quelque chose de réfléchissant. Un gilet fluo se trouve partout.",
    ],
    "all-in-colour": [
      "Le placard n'a rien dans la couleur demandée. {you, select, polite {Empruntez} other {Emprunte}} au moins un haut, ou {you, select, polite {prévenez} other {préviens}} que ce sera une couleur proche.",
      "La bonne couleur manque ici. Une pièce empruntée aiderait, ou un petit mot pour prévenir.",
    ],
    "some-colour": [
      "La couleur demandée manque dans le placard. Un petit rien suffit : un foulard, un ruban ou une fleur.",
      "Pour la couleur demandée, il manque un petit quelque chose : un foulard ou une fleur suffit.",
    ],
    "only-dark": [
      "Le placard n'a rien de foncé pour ça. Une veste sombre empruntée change déjà tout.",
      "Les tons foncés manquent ici. Une veste empruntée aiderait le plus.",
    ],
    "only-light": [
      "Le placard n'a rien de clair pour ça. Un haut simple, blanc ou beige, s'emprunte facilement.",
      "Les tons clairs manquent ici. Un haut blanc ou beige emprunté suffirait.",
    ],
    "only-muted": [
      "Tout ce qui irait dans le placard a des couleurs plutôt vives. {you, select, polite {Empruntez} other {Emprunte}} quelque chose d'uni, en gris, marine ou beige.",
      "Les couleurs sobres manquent ici. Gris, marine ou beige, cela s'emprunte facilement.",
    ],
  },
};
