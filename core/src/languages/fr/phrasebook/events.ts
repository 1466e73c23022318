import type { EventPhrases } from "../../phrasebook.ts";

export const events: EventPhrases = {
  event: {
    funeral:
      "disperser les cendres|disperse les cendres|dispersion des cendres|les cendres de|enterrement|funerailles|obseques",
    wedding: "mariage|noces|mariages",
    interview: "entretien|entretien d embauche|entretien embauche|entrevue",
    court: "tribunal",
    gala: "gala|bal|tapis rouge|soiree de gala",
    prom: "bal de promo",
    graduation: "remise des diplomes|remise de diplome",
    christening: "bapteme|communion|premiere communion",
    mosque: "mosquee",
    church: "eglise|messe|synagogue|cathedrale|au temple",
    "speed-dating":
      "rendez vous|rencard|rdv galant|premier rendez vous|rendez vous amoureux|diner romantique|saint valentin|tete a tete",
    hike: "randonnee|rando|randonner|trek|camping|escalade|en montagne|a la montagne",
    ski: "ski|skier|snowboard|luge|patinage|raquettes",
    run: "course a pied|footing|jogging|marathon|velo|cyclisme|une course a pied|course a|la course|footing du|aller courir|vais courir|va courir",
    gym: "salle de sport|gym|musculation|yoga|pilates|entrainement|fitness|faire du sport",
    tennis: "tennis|golf|padel|du sport|faire du sport|cours de sport",
    sailing: "voilier|voile|bateau|yacht|croisiere en bateau|balade en bateau",
    "snow-play": "bonhomme de neige|bataille de boules de neige|jouer dans la neige",
    wfh: "teletravail|teletravailler|travail a la maison|visio|visioconference|appel video|travailler de chez moi",
    conference: "conference|congres|salon professionnel|seminaire|colloque|networking",
    opera: "opera|ballet|soiree de premiere|premiere au theatre|premiere a l opera|philharmonie",
    theatre: "theatre|comedie musicale|spectacle|piece de theatre",
    cocktail: "cocktail|reception|vernissage|soiree cocktail|aperitif dinatoire|casino",
    "kids-party":
      "gouter d anniversaire|anniversaire de mon fils|anniversaire de ma fille|anniversaire de ma niece|fete d enfants",
    beach: "plage|piscine|bord de mer|baignade|nager|surf",
    festival: "festival|carnaval|fete de la musique|marche des fiertes|marche de noel",
    concert: "concert|concerts|musique live",
    shower:
      "baby shower|fete de fiancailles|cremaillere|pendaison de cremaillere|garden party|pot de depart",
    costume: "halloween|soiree deguisee|deguisement",
    feast: "la dot|ceremonie de dot|mariage coutumier|fete du village|pardon breton|mawlid|norouz",
    party:
      "fete|soiree|soirees|anniversaire|reveillon|nouvel an|boite de nuit|enterrement de vie de jeune fille|enterrement de vie de garcon|danser|boire un verre|apero|sortie entre amis|evjf|evg|une fete|en boite|sortir en boite|au bar|dans un bar|un bar|aperos",
    dinner:
      "diner|restaurant|resto|repas|repas de noel|reveillon de noel|diner de noel|repas de famille|souper|diner chez mes beaux parents|on dine|nous dinons|je dine|dinons",
    client:
      "reunion client|une presentation|la presentation|presentation devant|presentation au|presentation aux|ma presentation|rendez vous client|rendez vous professionnel|dejeuner d affaires|reunion importante|rdv client|conseil d administration",
    office:
      "bureau|reunion|premier jour de travail|au travail|pour le travail|au boulot|le boulot|pour le boulot|aller travailler|journee de travail|au taf|le taf|en entreprise|en formation|de formation|seminaire",
    brunch: "brunch|petit dejeuner",
    lunch:
      "dejeuner|gouter|salon de the|boire un cafe|prendre un cafe|un cafe avec|cafe avec|en terrasse|au cafe",
    picnic: "pique nique|barbecue|vignoble",
    travel:
      "voyage|voyager|avion|aeroport|vacances|week end a|escapade|croisiere|lune de miel|tourisme|un vol|mon vol|vol de|le vol|en train|le train",
    viva: "soutenance|soutenance de these|oral du bac|examen oral",
    campus:
      "universite|fac|campus|examen|bibliotheque|en cours|mes cours|cours magistral|aller en cours",
    lounge:
      "soiree pyjama|cocooning|journee tranquille|spa|je reste a la maison|rester a la maison|journee a la maison|soiree a la maison|je reste chez moi|rester chez moi|soiree canape|journee canape|trainer a la maison|a la maison",
    errands:
      "shopping|supermarche|dentiste|coiffeur|au marche|a l hopital|chez le medecin|chez le docteur|faire les courses|des courses|les courses",
    chores: "jardinage|demenagement|peindre|bricolage|menage|poterie",
    walk: "promenade|promener|balade|promener le chien|parc|zoo|stade|feu d artifice|se balader|avec le chien|sortir le chien|promener mon chien|au match|voir le match",
    museum: "musee|galerie|exposition|expo|cinema|seance photo|voir des amis",
  },
};
