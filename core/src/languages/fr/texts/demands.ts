import type { DemandTexts } from "../../texts.ts";

export const demands: DemandTexts = {
  met: {
    "closed-shoes": [
      "Avec {list}, les pieds sont protégés.",
      "{list}, c'est bien fermé.",
      "Aux pieds, du fermé : {list}.",
    ],
    "no-open-toes": [
      "{list}, c'est bien fermé devant.",
      "Avec {list}, les orteils restent à l'abri.",
      "Pour les pieds, {list}, rien d'ouvert.",
    ],
    "no-heels": [
      "J'ai pris {list}, sans talons.",
      "{list}, et on marche bien à plat.",
      "On reste à plat dans {list}.",
    ],
    "no-thin-heels": [
      "{list}, c'est sans talon fin : rien ne s'enfonce ni ne se coince.",
      "Avec {list}, pas de talon fin qui s'enfonce.",
    ],
    "grippy-soles": [
      "La semelle {list_de} adhère bien.",
      "On a de l'accroche avec {list}.",
      "{list} {list_count, plural, one {accroche} other {accrochent}} bien au sol.",
    ],
    "no-grippy-soles": [
      "Avec {list}, la semelle est lisse : on glisse bien.",
      "La semelle {list_de} est lisse, ça glisse comme il faut.",
    ],
    "quiet-soles": ["On marche en silence avec {list}.", "Les pas ne claquent pas avec {list}."],
    "pale-soles": [
      "La semelle {list_de} est claire, elle ne marque pas le sol.",
      "Le sol ne risque rien : la semelle {list_de} est claire.",
    ],
    "sturdy-shoes": [
      "{list} {list_count, plural, one {tient} other {tiennent}} le coup.",
      "Du solide aux pieds, avec {list}.",
      "On peut compter sur {list} : c'est du solide.",
    ],
    "slip-on-shoes": [
      "{list} {list_count, plural, one {s'enfile et s'enlève} other {s'enfilent et s'enlèvent}} en un instant.",
      "Pas de lacets à défaire sur {list}.",
      "Avec {list}, on se chausse en un instant.",
    ],
    "long-sleeves": [
      "Avec {list}, les manches descendent jusqu'aux poignets.",
      "{list} {list_count, plural, one {couvre} other {couvrent}} les bras jusqu'aux poignets.",
      "Côté manches longues, {list}.",
    ],
    "short-sleeves": [
      "Les avant-bras restent libres avec {list}.",
      "Avec {list}, pas de manches qui gênent les mains.",
    ],
    "covered-shoulders": [
      "Pour les épaules, {list}, et c'est réglé.",
      "{list} {list_count, plural, one {couvre} other {couvrent}} bien les épaules.",
      "Avec {list}, aucun souci pour les épaules.",
    ],
    "wide-sleeves": ["Les manches sont assez larges avec {list}."],
    "two-parts": ["Le haut et le bas s'enlèvent séparément."],
    "top-colour": ["En haut, {list}, dans la couleur qu'il faut."],
    "legs-colour": ["En bas, {list}, dans la couleur qu'il faut."],
    "shoes-colour": ["Aux pieds, {list}, dans la couleur qu'il faut."],
    "no-wide-sleeves": [
      "Rien ne traîne aux poignets avec {list}.",
      "Avec {list}, pas de manches larges qui traînent partout.",
    ],
    "no-low-cut": [
      "On peut se pencher tranquillement avec {list}.",
      "{list}, c'est sage à l'encolure.",
      "Pas de décolleté plongeant avec {list}.",
    ],
    "no-bare-midriff": [
      "{list} {list_count, plural, one {couvre} other {couvrent}} bien le ventre.",
      "Pas de ventre à découvert avec {list}.",
    ],
    "opens-front": [
      "{list} {list_count, plural, one {s'ouvre} other {s'ouvrent}} devant, c'est facile à mettre et à enlever.",
      "Avec {list}, tout s'ouvre devant, c'est plus simple.",
    ],
    "not-over-head": [
      "Rien à passer par la tête avec {list}.",
      "{list} ne {list_count, plural, one {s'enfile} other {s'enfilent}} pas par la tête.",
    ],
    "long-legs": [
      "Les jambes sont couvertes jusqu'en bas avec {list}.",
      "Avec {list}, on est couvert jusqu'aux chevilles.",
      "{list} {list_count, plural, one {descend} other {descendent}} jusqu'aux chevilles.",
    ],
    "covered-knees": [
      "{list} {list_count, plural, one {couvre} other {couvrent}} bien les genoux.",
      "Pour les genoux, aucun souci avec {list}.",
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
      "Et {list} pour la tête.",
      "Pour couvrir la tête, j'ai pris {list}.",
      "Sur la tête, {you, select, polite {mettez} other {mets}} {list}.",
    ],
    "veiled-head": [
      "Sur les cheveux, {you, select, polite {mettez} other {mets}} {list}.",
      "Pour couvrir les cheveux, j'ai pris {list}.",
      "Et {list} sur les cheveux.",
    ],
    "all-covered": [
      "On est bien couvert avec {list}, jusqu'aux poignets.",
      "Tout est couvert jusqu'aux poignets avec {list}.",
    ],
    "narrow-hems": [
      "Avec {list}, rien de large ne risque d'être happé.",
      "Rien de trop large avec {list}, donc rien ne se prend.",
    ],
    "free-hems": [
      "Rien ne traîne et rien ne se coince avec {list}.",
      "Avec {list}, aucun pan qui se prenne quelque part.",
    ],
    "loose-waist": [
      "Rien n'appuie sur la taille avec {list}.",
      "{list} {list_count, plural, one {laisse} other {laissent}} la taille tranquille.",
      "Avec {list}, rien ne serre à la taille.",
    ],
    "bare-neck": [
      "{list} {list_count, plural, one {laisse} other {laissent}} le cou libre.",
      "Rien autour du cou avec {list}.",
    ],
    "no-high-neck": [
      "{list} ne {list_count, plural, one {monte} other {montent}} pas sur le cou.",
      "Pas de col montant avec {list}.",
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
    "no-hood": ["J'ai pris {list}, sans capuche.", "Pas de capuche avec {list}."],
    "not-tight": [
      "On est à l'aise dans {list}.",
      "{list}, ça ne serre nulle part.",
      "Rien de serré avec {list}.",
    ],
    stretchy: [
      "On peut se plier et s'étirer avec {list}.",
      "{list} {list_count, plural, one {suit} other {suivent}} tous les mouvements.",
    ],
    "no-see-through": [
      "Pas de transparence avec {list}.",
      "Même en pleine lumière, on ne voit rien à travers {list}.",
      "{list}, c'est bien opaque.",
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
      "Rien de synthétique en vue dans {list}.",
      "Pas de synthétique en vue avec {list}.",
    ],
    "not-fluffy": [
      "{list} ne {list_count, plural, one {peluche} other {peluchent}} pas.",
      "Ni poils ni peluches avec {list}.",
    ],
    "not-bulky": [
      "On bouge à l'aise avec {list}.",
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
    "no-dangling": ["Rien qui pende avec {list}.", "Avec {list}, rien qui pende ou s'accroche."],
    "no-jingling": ["Rien ne cliquette avec {list}.", "Pas de cliquetis avec {list}."],
    "no-noise": [
      "{list} ne {list_count, plural, one {fait} other {font}} pas de bruit quand on bouge.",
      "On ne {you, select, polite {vous entendra} other {t'entendra}} guère avec {list}.",
    ],
    "no-metal": ["Pas de métal en vue sur {list}.", "Rien de métallique en vue avec {list}."],
    "no-zips": ["J'ai pris {list}, sans fermeture éclair.", "Pas de fermeture éclair avec {list}."],
    "no-buttons": ["Pas un bouton à attacher avec {list}.", "Rien à boutonner avec {list}."],
    "no-snaps": [
      "Pas de boutons-pression avec {list}.",
      "J'ai pris {list}, sans boutons-pression.",
    ],
    "no-logos": ["Pas de logo en vue avec {list}.", "{list}, sans logo ni slogan."],
    reflective: [
      "On {you, select, polite {vous} other {te}} verra bien avec {list}.",
      "{list} {list_count, plural, one {renvoie} other {renvoient}} la lumière, on {you, select, polite {vous} other {te}} verra de loin.",
      "Pour qu'on {you, select, polite {vous} other {te}} voie, il y a {list}.",
    ],
    "not-reflective": [
      "Rien de réfléchissant sur {list}.",
      "{list} ne {list_count, plural, one {renvoie} other {renvoient}} pas la lumière.",
    ],
    "all-in-colour": [
      "La couleur y est, avec {list}.",
      "{list}, c'est bien la couleur qu'il faut.",
      "Côté couleur, on est bon avec {list}.",
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
    "wide-sleeves": ["Il manque des manches larges ; un poncho, même emprunté, ferait l'affaire."],
    "top-colour": ["Je n'ai pas trouvé de haut dans cette couleur, un t-shirt emprunté suffit."],
    "shoes-colour": ["Je n'ai pas trouvé de chaussures dans cette couleur, mais ça s'emprunte."],
    "legs-colour": ["Je n'ai pas trouvé de bas dans cette couleur, mais ça s'emprunte."],
    "closed-shoes": [
      "Il manque des chaussures fermées dans le placard. {you, select, polite {Empruntez} other {Emprunte}} une paire qui couvre les orteils : de simples baskets suffisent.",
      "Des chaussures fermées, je n'en ai pas trouvé. Une paire empruntée suffit, pourvu qu'elle couvre les orteils.",
    ],
    "grippy-soles": [
      "Il manque des semelles qui accrochent. {you, select, polite {Regardez} other {Regarde}} sous les chaussures, ou {you, select, polite {empruntez} other {emprunte}} une paire à bonne semelle crantée.",
      "Je n'ai pas vu de semelle qui accroche vraiment. Une paire empruntée serait plus sûre.",
    ],
    "no-grippy-soles": [
      "Il manque des chaussures à semelle lisse. {you, select, polite {Empruntez} other {Emprunte}} une paire à semelle de cuir, ou {you, select, polite {demandez} other {demande}} si des chaussettes conviennent.",
      "Je n'ai pas trouvé de semelle lisse, et le caoutchouc accroche. Une paire à semelle de cuir se loue ou s'emprunte.",
    ],
    "pale-soles": [
      "{you, select, polite {Regardez} other {Regarde}} sous les chaussures : si la semelle est foncée, mieux vaut emprunter une paire qui ne marque pas.",
      "Je n'ai pas vu de semelle claire. Un coup d'œil sous les chaussures, et sinon une paire empruntée.",
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
      "Il manque des manches longues. {you, select, polite {Empruntez} other {Emprunte}} une chemise légère, ou {you, select, polite {gardez} other {garde}} un gilet sur le dos.",
      "Je n'ai pas trouvé de manches longues pour ça. Un gilet à garder ou une chemise empruntée, et c'est réglé.",
    ],
    "opens-front": [
      "Rien ici ne s'ouvre devant. Une simple chemise à boutons ferait l'affaire, empruntée ou achetée.",
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
      "Il manque une tenue traditionnelle. {you, select, polite {Demandez} other {Demande}} à la famille ou à des amis, ou {you, select, polite {louez} other {loue}} quelque chose à temps.",
      "Je n'ai pas trouvé de tenue traditionnelle, mais ça se loue ou s'emprunte.",
    ],
    "covered-head": [
      "Pour la tête, {you, select, polite {empruntez} other {emprunte}} un chapeau, une casquette ou un foulard.",
      "Il manque de quoi couvrir la tête : un chapeau, une casquette ou un foulard, ça s'emprunte.",
    ],
    "veiled-head": [
      "Il manque un foulard pour les cheveux. {you, select, polite {Prenez-en} other {Prends-en}} un léger, emprunté ou acheté : un tissu uni suffit.",
      "Pour les cheveux, il manque un foulard. Un modèle léger tient dans n'importe quel sac.",
    ],
    "all-covered": [
      "Rien ici ne couvre jusqu'aux poignets. {you, select, polite {Empruntez} other {Emprunte}} une chemise longue et ample à mettre par-dessus.",
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
      "Il manque un bas qui s'étire. {you, select, polite {Empruntez} other {Emprunte}} un legging ou un jogging, ou {you, select, polite {essayez} other {essaie}} avant jusqu'où on peut se plier.",
      "Pour bouger, il faudrait quelque chose d'extensible. Un jogging s'emprunte facilement.",
    ],
    "may-be-spoilt": [
      "Je n'ai rien vu qu'on puisse sacrifier. {you, select, polite {Empruntez} other {Emprunte}} de vieilles affaires, ou {you, select, polite {mettez} other {mets}} ce qui manquera le moins.",
      "Faute de vieilles affaires, {you, select, polite {prenez} other {prends}} ce qui manquera le moins.",
    ],
    pockets: [
      "Pas de poches en vue. {you, select, polite {Prenez} other {Prends}} une petite sacoche, à la taille ou en bandoulière.",
      "Pour garder les mains libres sans poches, une petite sacoche à la taille suffit.",
    ],
    reflective: [
      "Rien dans le placard ne renvoie la lumière. {you, select, polite {Ajoutez} other {Ajoute}} un gilet fluo ou un brassard réfléchissant, ça ne coûte pas cher.",
      "Pour être bien visible, il manque quelque chose de réfléchissant. Un gilet fluo se trouve partout.",
    ],
    "all-in-colour": [
      "Je n'ai rien trouvé dans cette couleur. {you, select, polite {Empruntez} other {Emprunte}} au moins un haut, ou {you, select, polite {prévenez} other {préviens}} que ce sera une couleur proche.",
      "Il manque la bonne couleur. Une pièce empruntée aiderait, ou un petit mot pour prévenir.",
    ],
    "some-colour": [
      "Il manque la bonne couleur. Un petit rien suffit : un foulard, un ruban ou une fleur.",
      "Pour la couleur, il manque un petit quelque chose : un foulard ou une fleur suffit.",
    ],
    "only-dark": [
      "Il manque du foncé. Une veste sombre empruntée change déjà tout.",
      "Je n'ai rien trouvé de foncé pour ça. Une veste empruntée aiderait le plus.",
    ],
    "only-light": [
      "Il manque du clair. Un haut simple, blanc ou beige, s'emprunte facilement.",
      "Je n'ai rien trouvé de clair pour ça. Un haut blanc ou beige emprunté suffirait.",
    ],
    "only-muted": [
      "Tout ce qui irait dans le placard a des couleurs plutôt vives. {you, select, polite {Empruntez} other {Emprunte}} quelque chose d'uni, en gris, marine ou beige.",
      "Je n'ai rien trouvé de sobre. Du gris, du marine ou du beige, ça s'emprunte facilement.",
    ],
  },
};
