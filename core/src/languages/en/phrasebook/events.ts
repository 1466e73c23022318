import type { EventPhrases } from "../../phrasebook.ts";

export const events: EventPhrases = {
  event: {
    funeral:
      "memorial|ash scattering|scattering the ashes|visiting a grave|funeral|funerals|burial|cremation|wake|memorial service|celebration of life|shiva|graveside|viewing at the funeral home",
    wedding:
      "civil partnership|wedding|weddings|wedding guest|nuptials|getting married|get married|marriage ceremony|civil ceremony|vow renewal|wedding reception|rehearsal dinner",
    interview:
      "interview|interviews|job interview|interviewing|hiring manager|job fair|career fair|assessment centre|assessment center",
    court:
      "for court|tribunal|court hearing|court date|in court|courtroom|jury duty|hearing in court|testify|crown court|county court|family court|magistrates court|small claims court|high court|court tomorrow|court today|court on|to court|court case|court appearance|give evidence",
    gala: "gala|galas|black tie event|ball|charity ball|opera ball|red carpet|awards ceremony|award ceremony|oscars|met gala|state dinner|formal ball|debutante ball|masquerade ball|royal reception",
    prom: "prom|homecoming dance|winter formal|school formal|military ball|quinceanera|sweet sixteen",
    graduation:
      "graduation|citizenship ceremony|naturalisation ceremony|naturalization ceremony|prize giving|prizegiving|oath ceremony|graduation ceremony|commencement|graduating",
    christening:
      "christening|baptism|first communion|bar mitzvah|bat mitzvah|bris|naming ceremony|naming day|baptised|baptized|christened|godparent|godmother|godfather|baby dedication|holy communion|his communion|her communion|my communion|a confirmation|his confirmation|her confirmation|my confirmation",
    mosque: "mosque|eid prayer|jummah|friday prayers|umrah",
    church:
      "church|mass|sunday service|church service|temple|synagogue|cathedral|shul|gurdwara|shrine|vatican|chapel|monastery|place of worship|easter service|midnight mass|carol service",
    "speed-dating":
      "proposal|marriage proposal|date|dates|first date|second date|third date|blind date|date night|dinner date|datenight|tinder date|hinge date|valentine|valentines|valentines day|romantic dinner|romantic evening|anniversary dinner|anniversary|hot date|speed dating|going out with my crush|proposal dinner",
    hike: "hike|hikes|hiking|trek|trekking|mountain walk|hillwalking|hill walk|trail|trails|backpacking|camping|camp|mountaineering|rambling|wandering in the mountains|bushwalk|bushwalking|foraging|birdwatching|national park|canyon|via ferrata|climbing|bouldering|scrambling",
    ski: "ski|skiing|snowboarding|snowboard|ski trip|sledding|sledging|tobogganing|snowshoeing|cross country skiing|ice skating|skate rink|apres ski",
    run: "running|jog|jogging|5k|10k|half marathon|marathon|parkrun|race day|long run|morning run|park run|fun run|cycling|bike ride|cycle ride|biking|mountain biking|bike tour|triathlon|nordic walking|rowing|kayaking|paddleboarding|paddle boarding|canoeing|horse riding|horseback riding|skateboarding|football practice|soccer practice|soccer|rugby|cricket|rollerblading|a run|go for a run|going for a run|out for a run|my run|trail run|runs club",
    gym: "gym|workout|working out|work out|training session|crossfit|yoga|pilates|spin class|spinning class|zumba|weightlifting|weights|hiit|leg day|boxing class|boxing|kickboxing|martial arts|dance class|ballet class|badminton|squash game|volleyball|basketball|pickup game|basketball court|squash court|exercise class|fitness class|physio|swim practice|bowling",
    tennis:
      "tennis|tennis court|golf|golfing|padel|pickleball|sports day|frisbee|round of golf|polo match|field hockey|softball|baseball practice|play sport|playing sport|playing sports|go fishing|fishing trip|gone fishing",
    sailing:
      "canal boat|narrowboat|sailing|sailing boat|sailboat|boat trip|boat day|boating|yacht|yachting|on a boat|on the boat|regatta|catamaran|whale watching|boat tour|boat ride|cruise on the lake|fishing boat|on the ferry|ferry to",
    "snow-play": "snowman|snowball fight|playing in the snow|play in the snow|snowball",
    wfh: "wfh|working from home|work from home|home office|remote work|remote working|working remotely|work remotely|zoom|zoom call|zoom calls|zoom meeting|video call|video calls|video conference|teams call|teams meeting|online meeting|virtual meeting|remote meeting|video meeting|webinar",
    conference:
      "conference|conferences|summit|symposium|trade show|trade fair|expo|convention|networking|networking event|meetup|hackathon|keynote|panel|panel discussion|workshop|seminar|tech talk|industry event|product launch|book signing",
    opera:
      "opera|ballet|la scala|symphony|philharmonic|classical concert|premiere|opening night|gala performance|orchestra",
    theatre:
      "theatre|comedy night|burlesque|theater|musical|broadway|west end|play at the theatre|the play|a play|stand up comedy|comedy club|recital|night at the theatre|comedy show|magic show|circus",
    cocktail:
      "cocktail|cocktails|cocktail party|cocktail hour|cocktail bar|drinks reception|champagne reception|reception|soiree|gallery opening|art opening|vernissage|rooftop bar|the races|horse races|royal ascot|ascot|kentucky derby|derby day|casino|launch party|speakeasy|mixer|embassy reception",
    "kids-party":
      "kids party|kid party|childrens party|children party|child birthday|childs birthday|kids birthday|sons birthday|daughters birthday|son birthday|daughter birthday|niece birthday|nephew birthday|toddler birthday|first birthday|playdate|play date|soft play|bouncy castle|trampoline park|birthday of my son|birthday of my daughter|face painting",
    beach:
      "beach|beaches|beach party|beach day|beach bar|beach club|seaside|by the sea|pool party|poolside|swimming|lake day|lido|water park|waterpark|surfing|surf|snorkeling|snorkelling|sunbathing|luau|boardwalk|day at the lake|beach bonfire|at the pool|by the pool|to the pool|go for a swim|going for a swim|a swim|swim at",
    festival:
      "festival|festivals|music festival|coachella|glastonbury|burning man|rave|open air|carnival|pride|pride parade|parade|street party|oktoberfest|comic con|renaissance fair|fair ground|state fair|mardi gras|food festival|christmas market|street fair",
    concert:
      "concert|concerts|gig|gigs|live music|live show|rock show|rock concert|jazz club|jazz night|arena show|eras tour|taylor swift|band night|open mic|jazz concert",
    shower:
      "baby shower|bridal shower|gender reveal|housewarming|housewarming party|garden party|tea party|engagement party|retirement party|farewell party|leaving do|open house|family party|lawn party",
    costume:
      "halloween|trick or treating|trick or treat|fancy dress|costume party|themed party|theme party|masquerade|cosplay|murder mystery|eighties party|80s party|90s party|disco party",
    feast:
      "onam|pongal|griha pravesh|gruhapravesam|puja|pooja|durga puja|navratri|garba night|ganesh chaturthi|karva chauth|ugadi|vishu|baisakhi|vaisakhi|nowruz|lobola|traditional engagement|nikah|aso ebi|owambe|burns supper|burns night|saint day feast|quinceanera mass",
    party:
      "party|parties|after show|after show party|aftershow|aftershow party|after party|afterparty|wrap party|cast party|hen weekend|stag weekend|lads night|girls night|school dance|school disco|barn dance|ceilidh|salsa night|line dancing|disco|partying|birthday|birthday party|bday|house party|new years eve|new year eve|nye|new years|hen party|hen do|stag do|stag party|bachelor party|bachelorette|bachelorette party|bach|christmas party|xmas party|holiday party|office party|work party|office christmas party|team party|high school reunion|class reunion|clubbing|nightclub|night club|night out|girls night|boys night|going out|salsa night|salsa|karaoke|bar hopping|pub crawl|after work drinks|celebrating|lunar new year|chinese new year|sangeet|mehndi|cumple|shindig|get together|get-together|team event|team building|to the club|da club|at the club|in the club|to a bar|at a bar|in a bar|bar tonight|to the pub|at the pub|in the pub|pub tonight|for drinks|drinks with|drinks at|drinks tonight|a dance|the dance|go dancing|going dancing|birthday bash|school reunion|college reunion|a celebration",
    dinner:
      "dinner|dinners|dinner party|restaurant|supper|fine dining|steakhouse|michelin|tasting menu|christmas dinner|christmas lunch|thanksgiving|thanksgiving dinner|family dinner|sunday roast|meeting the parents|meet my girlfriend parents|meet my boyfriend parents|meet my partner parents|meet her parents|meet his parents|meet the in laws|meeting the in laws|meet the parents|meeting my in laws|meeting his parents|meeting her parents|meeting their parents|meet my in laws|potluck|seder|passover|easter dinner|iftar|wine tasting|eat out|eating out|banquet|sushi place|italian place|bistro|trattoria|tapas|at the in laws|at my in laws|with my in laws|with the in laws|to my in laws|to the in laws|dining out|christmas eve dinner|dine|dines|eat somewhere|eat at a restaurant|go out to eat|meal out",
    client:
      "client meeting|presentation|board presentation|the board|annual review|appraisal|site visit|press conference|town hall|business meeting|board meeting|boardroom|investor meeting|pitch|meeting with clients|meeting with a client|business lunch|business dinner|working lunch|big meeting|important meeting|performance review|negotiation|meeting the ceo|vc meeting|boss lunch",
    office:
      "office|night shift|day shift|parents evening|phone call|tv appearance|on tv|workday|workwear|first day at work|first day at my new job|new job|meeting|meetings|commute|commuting|coworking|presentation at work|internship|school teacher|parent teacher|teaching|casual friday|business casual office|law firm|at work|to work|for work|work day|work today|work tomorrow|work meeting|business day|business meeting|meeting my boss|meeting with my boss|with my boss|a client|the client|client visit|my shift|at the bank|in a bank|bank job|training course|training day|seminar|seminars",
    brunch:
      "brunch|bottomless brunch|sunday brunch|breakfast|easter brunch|mothers day|fathers day|mothers day brunch",
    lunch:
      "lunch|luncheon|ladies lunch|afternoon tea|high tea|coffee date|coffee shop|cafe|coffee with a friend|ice cream|for coffee|coffee with|grab a coffee|grabbing coffee|getting coffee|get coffee|a coffee with|tea with a friend|tea with my",
    picnic:
      "picnic|picnics|barbie round|barbie at|a barbie|arvo barbie|barbie with|the barbie|bbq|barbecue|barbeque|cookout|grill party|park hangout|botanical garden|apple picking|pumpkin patch|strawberry picking|vineyard|winery|orchard|cherry blossom|cherry blossoms|hanami|outdoor cinema|garden lunch|farmers market",
    travel:
      "flight|flights|flying|airplane|airport|long haul|red eye|road trip|train ride|train journey|trip|travel|travelling|traveling|travel day|vacation|holiday|holidays|city break|citybreak|sightseeing|weekend away|weekend trip|getaway|honeymoon|cruise|safari|tourist|backpack trip|interrail|layover|weekend in|days in|week in|nights in|bus ride|business trip|roadtrip|exploring|explore|guided tour|city tour|on the plane|by plane|on a train|by train|the train to|on the train",
    viva: "viva|phd viva|thesis defense|thesis defence|dissertation defense|dissertation defence|phd defense|phd defence|oral exam|scholarship panel|university interview",
    campus:
      "campus|study session|open lecture|uni|university|first day of school|first day of college|back to school|library|study group|seminar class|class presentation|school presentation|presentation in class|presentation at school|dorm|open day|orientation day|studying|a class|my class|to class|in class|to school|at school|school day|school tomorrow|in school|to college|at college|a lecture|my lectures|my exam|an exam|exam day|my exams",
    lounge:
      "meditation|meditation retreat|sauna|lounge|lounging|lazy sunday|lazy day|lazy saturday|netflix|movie night at home|night in|staying in|staying home|sofa day|chill at home|chilling at home|sick day|duvet day|pyjama day|sleepover|pajama party|game night|gaming|home day|binge watching|binge|spa|spa day|hangover|hungover|slow morning|self care|pajamas|pyjamas|loungewear|i stay home|im staying home|day at home|at home all day|all day at home|evening at home|night at home|home all day|on the sofa|on the couch|at home",
    errands:
      "blood test|house viewing|flat viewing|apartment viewing|massage|massages|errand|errands|running errands|run errands|running some errands|errand run|groceries|grocery|grocery store|supermarket|school run|school drop off|school pickup|drop off|doctors appointment|haircut|hairdresser|post office|flea market|ikea|laundry|pick up the kids|hospital visit|driving test|car wash|at the doctors|to the doctor|to the doctors|see the doctor|to the market|go shopping|going shopping|shopping with|to the mall|at the mall|to the hospital|at the pharmacy|to the vet|at the vet|to the dentist|at the dentist|shopping trip|shopping day",
    chores:
      "gardening|yard work|painting the|painting a|paint the|decorating|renovating|moving house|moving day|moving flat|diy|cleaning|spring cleaning|pottery class|pottery|paint and sip|art class|ceramics|allotment|helping a friend move|move house|moving home|helping someone move|clearing the garage|moving in|washing the car|wash the car|construction site|building site|bartending|waiting tables|kitchen shift|clear out the garage|mucking out|help my friend move|house move|mowing|building furniture|volunteering|beach clean up|baking|at the barn|in the barn|on the farm|farm work|on a farm",
    walk: "protest march|protest|demonstration|F1 race|grand prix|day out|a day out|out and about|around town|into town|in town|wander round town|walking|dog walk|walking the dog|walk the dog|dog park|stroll|strolling|park|playground|zoo|theme park|amusement park|disneyland|disney|aquarium|football match|football game|soccer match|soccer game|baseball game|tailgate|stadium|rugby match|bonfire|bonfire night|fireworks|stargazing|outside all day|outdoors all day|city walk|street photography|northern lights|picking up my kids|promenade|charity walk|sponsored walk|nature walk|night walk|morning walk|out with the dog|with the dog|taking the dog|take the dog|dog out|go for a walk|going for a walk|a walk|long walk|evening walk|weekend walk|sunday walk|winter walk|country walk|countryside walk|walk to|walk in|walk with|walk along|walk around|walk through|watching the match|to the match|the match tonight|to the game|at the game|sideline|sidelines",
    museum:
      "museum|axe throwing|mini golf|minigolf|crazy golf|team offsite|offsite|away day|team building|pizza night|for pizza|then pizza|laser tag|go karting|karting|paintball|planetarium|antique fair|antiques fair|garden centre|garden center|book launch|poetry reading|poetry night|freshers week|food truck|podcast recording|tattoo appointment|voting|polling station|catching up with an old friend|old friends|art gallery|exhibition|cinema|movies|movie theater|film screening|bookshop|book club|photo shoot|photoshoot|family photos|family photo|headshot|passport photo|family gathering|family reunion|seeing friends|catching up with friends|friends over|meeting friends|hanging out|hang out|escape room|board games|board game|cooking class|tour of a museum|bingo|at the golf club|at the tennis club|at the rugby club|at the cricket club|at the yacht club|at the football club|at the working mens club|at the social club|in the clubhouse|at the clubhouse|quiz night|pub quiz|baby sitting|babysitting|visiting my grandma|visiting grandma|visiting family|visiting friends|to the gallery|at a gallery|to a gallery|a movie|the movie|portrait session",
  },
};
