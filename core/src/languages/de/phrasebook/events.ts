import type { EventPhrases } from "../../phrasebook.ts";

export const events: EventPhrases = {
  event: {
    funeral:
      "asche verstreuen|urnenbeisetzung|seebestattung|beerdigung|begrabnis|trauerfeier|bestattung|beisetzung",
    wedding: "hochzeit|hochzeiten|trauung|standesamt|hochzeitsfeier|hochzeitsgast",
    interview: "vorstellungsgesprach|bewerbungsgesprach|jobinterview|bewerbung|interview",
    court: "gericht|gerichtstermin",
    gala: "gala|ball|opernball|roter teppich|preisverleihung",
    prom: "abiball|abschlussball",
    graduation: "abschlussfeier|abschlusszeremonie|absolventenfeier",
    christening: "taufe|kommunion|konfirmation|firmung",
    mosque: "moschee",
    church: "kirche|gottesdienst|tempel|synagoge|dom|kloster|christmette",
    "speed-dating":
      "date|rendezvous|verabredung|erstes date|valentinstag|romantisches abendessen|jahrestag",
    hike: "laufen rauf|rauf laufen|laufen hoch|hinauflaufen|hochlaufen|rauflaufen|auf den gipfel|zum gipfel|wandern|wanderung|bergtour|bergwandern|trekking|zelten|camping|klettern|wanderausflug",
    ski: "ski|skifahren|snowboarden|rodeln|schlittschuhlaufen|langlauf|skiurlaub|skitour",
    run: "joggen|laufrunde|marathon|radfahren|radtour|fahrradtour|rennrad|einen lauf|beim lauf|zum lauf|laufen gehen",
    gym: "fitnessstudio|gym|yoga|pilates|krafttraining|sport machen|sporteln|fitness|turnen|zum training|beim training|ins training|vom training",
    tennis: "tennis|golf|padel|angeln|zum sport|beim sport|sport machen|sport treiben",
    sailing: "segeln|segelboot|segeltorn|boot|bootsfahrt|yacht|fahre",
    "snow-play": "schneemann|schneeballschlacht|im schnee spielen",
    wfh: "homeoffice|home office|videocall|videocalls|videokonferenz|von zuhause arbeiten|zoom|videoanruf|videogesprach",
    conference:
      "konferenz|kongress|tagung|fachmesse|seminar|networking|auf der messe|auf die messe|zur messe|messetag|messebesuch|messestand",
    opera: "oper|ballett|premiere|philharmonie|opernabend|staatsoper",
    theatre: "theater|musical|kabarett|schauspielhaus|varite",
    cocktail: "cocktailparty|cocktail|empfang|sektempfang|vernissage|stehempfang|casino",
    "kids-party": "kindergeburtstag|kinderparty|kinderfest",
    beach:
      "strand|strandparty|schwimmbad|freibad|baden|schwimmen|badesee|am meer|am see|pool|poolparty|surfen",
    festival: "festival|karneval|fasching|rave|oktoberfest|csd|weihnachtsmarkt|stadtfest",
    concert: "konzert|konzerte|gig|rockkonzert|livemusik",
    shower:
      "babyparty|babyshower|gartenparty|gartenfest|einweihungsparty|verlobungsfeier|verlobung",
    costume: "halloween|kostumparty|mottoparty",
    feast: "trachtenfest|fronleichnam|prangertag|newroz|nouruz",
    party:
      "party|feier|geburtstag|geburtstagsfeier|geburtstagsparty|silvester|silvesterparty|weihnachtsfeier|firmenfeier|disco|tanzen|tanzen gehen|junggesellenabschied|kneipe|ausgehen|klassentreffen|feiern|ein fest|aufs fest|zum fest|auf ein fest|dorffest|strassenfest|sommerfest|in den club|im club|in eine bar|in die bar|in der bar|feierei",
    dinner:
      "abendessen|restaurant|essen gehen|weihnachtsessen|heiligabend|weihnachten|familienessen|dinner|essen mit den schwiegereltern|fein essen|schick essen|chic essen|nobel essen|essengehen",
    client:
      "kundentermin|prasentation|eine prasentation|prasentation vor|vortrag vor|geschaftstermin|geschaftsessen|meeting mit kunden|vorstandssitzung|wichtiges meeting|besprechung mit kunden",
    office:
      "buro|meeting|besprechung|erster arbeitstag|ersten arbeitstag|office|zur arbeit|auf arbeit|in der arbeit|bei der arbeit|auf der arbeit|in die arbeit|fur die arbeit|arbeiten gehen|arbeitstag|in der firma|in die firma|neuer job|neuen job|fortbildung|weiterbildung|schulung|lehrgang|seminar",
    brunch: "brunch|fruhstuck|fruhstucken|brunchen|osterbrunch",
    lunch: "mittagessen|cafe|kaffeetrinken|kaffee trinken|auf einen kaffee|zum kaffee|kaffee mit",
    picnic: "picknick|grillen|grillparty|grillfest|weinprobe im weinberg",
    travel:
      "flug|reise|reisen|flugzeug|flughafen|urlaub|stadtereise|ausflug|zugfahrt|kreuzfahrt|flitterwochen|fliegen|langstreckenflug|geschaftsreise|stadtetrip|sightseeing",
    viva: "verteidigung der doktorarbeit|disputation|mundliche prufung|kolloquium",
    campus: "uni|universitat|vorlesung|campus|studium|prufung|bibliothek|an der hochschule",
    lounge:
      "gemutlicher abend|fauler sonntag|filmabend|wellness|faulenzen|bleibe zuhause|bleib zuhause|bleibe zu hause|bleib zu hause|bleibe daheim|bleib daheim|zuhause bleiben|daheim bleiben|tag zuhause|tag zu hause|abend zuhause|abend zu hause|tag daheim|zuhause gammeln|auf der couch|auf dem sofa|aufm sofa|zuhause|daheim|zu hause",
    errands:
      "einkaufen|besorgungen|supermarkt|shoppen|shopping|flohmarkt|zahnarzt|friseur|arzttermin|auf den markt|zum markt|zum arzt|beim arzt|ins krankenhaus|im krankenhaus",
    chores: "gartenarbeit|umzug|streichen|renovieren|putzen|topfern|heimwerken",
    walk: "spaziergang|spazieren|gassi|gassi gehen|park|zoo|fussballspiel|spielplatz|stadion|feuerwerk|bummel|bummeln|lagerfeuer|mit dem hund|mit hund|mitm hund|hunderunde|hundespaziergang|den hund ausfuhren|spaziert|spazieren gehen",
    museum: "museum|galerie|ausstellung|kino|fotoshooting|freunde treffen|familientreffen",
  },
};
