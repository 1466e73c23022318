import type { QualityWords } from "../quality-words.ts";

/** How people write in English what is special about a garment. */
export const qualities: QualityWords = {
  closed: "closed|closed toe|closed-toe|toecap|covered toe",
  "open-toe": "open|open toe|open toed|peep toe|peeptoe|toeless|strappy|cut out",
  flat: "flat|flats|flat soled|flat sole|no heel|heelless|low heel|low heeled|low heels",
  heeled:
    "heel|heels|heeled|high heel|high heels|block heel|block heels|kitten heel|platform|platforms|wedge|wedges|stacked",
  "thin-heel": "stiletto|stilettos|spike heel|spike heels|thin heel|needle heel",
  grippy:
    "grip|grippy|non slip|nonslip|anti slip|slip resistant|no slip|vibram|lugged|cleated|treaded|spiked|studded|rubber sole|rubber soled",
  slick: "leather sole|leather soled|smooth sole|slippery|worn sole|worn soles|no tread|bald soles",
  "pale-sole":
    "white sole|white soles|white soled|non marking|nonmarking|pale sole|gum sole|gum soled",
  "dark-sole": "black sole|black soles|black soled|dark sole",
  quiet: "quiet|silent|soft sole|soft soled|crepe sole",
  noisy: "noisy|loud|clacky|clicky|squeaky|squeak|creaky|rustling|rustly|crinkly|swishy|crackly",
  "slip-on": "slip on|slip ons|slipon|no laces|laceless|step in|easy on|pull on|velcro|hands free",
  laced: "lace up|lace ups|laced|laces|lacing|with laces",
  sturdy:
    "sturdy|steel cap|steel caps|steel toe|steel toed|steel toecap|steelies|safety|composite toe|protective|reinforced|tough|rugged",
  "bare-knees": "mini|micro|short|very short|above the knee|above knee|thigh length|upper thigh",
  "covered-knees":
    "knee length|below the knee|below knee|over the knee|to the knee|on the knee|midi|calf length|mid calf|tea length|3/4|three quarter|long|longline|maxi|ankle length|full length|floor length",
  "long-legs": "long|full length|ankle length|maxi|floor length|long pants|long leg|bootcut",
  trailing:
    "floor length|trailing|train|puddle|too long|floor skimming|sweeping|ankle length|to the ankles|down to the ankles|full length coat|maxi coat",
  "short-hem": "cropped|short|waist length|bolero length",
  "narrow-legs":
    "skinny|slim|slim fit|tapered|narrow|cuffed|cigarette|drainpipe|pegged|straight leg",
  "wide-legs":
    "wide|wide leg|wide legged|flared|flare|flares|bell bottom|bell bottoms|palazzo|baggy|barrel|parachute|bootcut",
  "elastic-waist":
    "elastic|elastic waist|elasticated|elasticised|elasticized|drawstring|pull on|stretch waist",
  "long-sleeves":
    "long sleeve|long sleeves|long sleeved|longsleeve|full sleeve|full sleeves|with sleeves|sleeved|bracelet sleeve",
  "short-sleeves":
    "short sleeve|short sleeves|short sleeved|half sleeve|half sleeves|cap sleeve|cap sleeves|elbow sleeve|elbow sleeves|cap sleeved",
  sleeveless: "sleeveless|no sleeves|armless|cut off sleeves|racerback",
  "bare-shoulders":
    "strapless|off the shoulder|off shoulder|one shoulder|cold shoulder|bare shoulder|bare shoulders|spaghetti strap|spaghetti straps|strappy|halter|halterneck|bardot|backless|open back|low back|thin straps",
  "wide-sleeves":
    "wide sleeve|wide sleeves|bell sleeve|bell sleeves|balloon sleeves|puff sleeves|puff sleeve|batwing|floaty sleeves|loose sleeves|flared sleeves|bishop sleeves|kimono sleeves|dolman",
  "narrow-sleeves": "tight sleeves|narrow sleeves|tight cuffs|fitted sleeves",
  "low-cut":
    "low cut|lowcut|low neck|plunge|plunging|deep v|cleavage|revealing|low necked|decollete|scoop neck|v neck",
  "high-neck":
    "high neck|high necked|highneck|turtleneck|turtle neck|roll neck|rollneck|polo neck|mock neck|funnel neck|stand collar|skivvy",
  "bare-midriff": "crop|cropped|belly|midriff|navel|waist baring|cut out waist",
  "see-through": "see through|sheer|transparent|mesh|lacy|lace|fishnet|translucent|crochet|chiffon",
  collared: "collar|collared|button down|button up|buttondown",
  tight:
    "tight|tight fitting|skin tight|bodycon|figure hugging|skinny|clingy|fitted|body con|snug|too small|compression",
  loose:
    "loose|loose fit|loose fitting|baggy|oversized|oversize|roomy|flowy|floaty|slouchy|wide|big|huge|boxy|relaxed|boyfriend|balloon",
  stretchy:
    "stretch|stretchy|stretchable|elastic|elasticated|lycra|spandex|elastane|jersey|bendy|flexible",
  stiff: "stiff|rigid|raw denim|starched|hard",
  shiny:
    "shiny|shine|gloss|glossy|patent|sequin|sequins|sequined|sequinned|sequinny|glitter|glittery|sparkly|sparkle|metallic|lame|lurex|satin|rhinestone|rhinestones|diamante|beaded|bejewelled|bejeweled|crystal|gold|silver|foil|wet look|vinyl|holographic|iridescent|mirror|polished|bling|mirror work|mirrorwork|zari|zari work|zardozi|gota|gota patti|sequin work|bead work|beadwork",
  fluffy:
    "fluffy|fuzzy|furry|hairy|shaggy|sherpa|borg|teddy|fleece|fleecy|boucle|angora|mohair|shedding|sheds|faux fur|fake fur|fur|brushed|sheepskin",
  itchy: "itchy|scratchy|prickly|itches|rough",
  soft: "soft|softest|cosy|cozy|comfy|comfortable|buttery|cuddly|plush",
  old: "old|oldest|old as|ancient|worn|worn out|tatty|tattered|ratty|raggedy|ragged|faded|shabby|scruffy|scruff|knackered|beat up|beaten up|battered|threadbare|bobbly|pilled|paint|painty|painted on|painter|painters|paint splattered|paint spattered|paint stained|paint splashed|decorating|diy|gardening|garden|yard|stretched out|washed out|hand me down|throwaway|retired|holey|moth eaten|past it|destroyed|manky|daggy|crappy|cheap|cheapo|freebie|promo|for mess|mess|grubby|chewed|scuffed",
  good: "good|best|new|brand new|newish|designer|expensive|fancy|nice|favourite|favorite|precious|heirloom|handmade|hand made|handknit|bespoke|pristine|dry clean|dry clean only|sunday|posh|spotless|unworn|tags on|luxury|couture",
  damaged:
    "ripped|rip|ripped knees|torn|tear|tears|holes|hole|holey|distressed|frayed|broken|broken zip|busted|split|missing button|shredded|destroyed|unravelling|laddered|with holes|hole in",
  stained:
    "stained|stain|stains|bleach|bleached|bleach stained|marks|spotted with|dirty|grass stained|oil stained|yellowed|splattered|spattered|splashed|grubby|muddy|with ketchup|with gravy|with glue|with mud|with paint|with grease|with sauce|with soup|with egg|with vomit|with dog hair|with cat hair|with toothpaste|covered in *|full of *|greasy|crumpled|creased|wrinkled|unironed|unwashed",
  troublesome:
    "too small|too big|too tight|too short|too long|too large|too loose|too wide|too narrow|too hot|too warm|too heavy|too thin|can t|cant|cannot|doesn t fit|doesnt fit|don t fit|won t fit|won t close|doesn t close|won t zip|won t fasten|won t do up|won t button|no longer fits|never fits|not mine|not worn in|not broken in|not allowed|not dry|not washed|rides up|ride up|digs in|dig in|cuts in|pinches|pinch|pinching|rubs|rubbing|chafe|chafes|chafing|blisters|hurt|hurts|falls off|fall off|falls down|falls over|fall down|snags|catches|sheds|shedding|moults|leaks|leaky|leaking|lets water in|let water in|lets in water|soaks through|soaks|squeaks|squeaky|squeak|creaks|creaky|rustles|rustly|jangles|jangly|jingles|clanks|clatters|clatter|rattles|clacks|clacky|crackles|crackly|beeps|flashes|flashing|stinks|stink|smells|smelly|smelling|reeks|reeking|scented|vibrating|strobes|shows sweat|shows everything|shows through|see my sweat|flies off|flies up|blows off|blows up|trips me|trips you|sink in|sinks in|melts|snapped|perished|no support|no opening|in laundry|in the laundry|in the wash|in wash|at the cleaners|at the cleaner|at mum s|at dad s|at my mum s|at my dad s|at her place|at his place|dripping|soaked|soaking|sodden|soggy|still wet|still damp|wet through|boiling|sweltering|roasting|sweaty|overheats|itchy|scratchy|prickly|itches|scratches|gapes|gaping|burning hot|gets hot|hits mic|hits the mic|blocks view|blocks the view|pre pregnancy|before the baby|old size",
  anothers:
    "brother s|sister s|husband s|hubby s|wife s|boyfriend s|girlfriend s|partner s|mate s|friend s|flatmate s|housemate s|roommate s|cousin s|son s|daughter s|ex s|neighbour s|neighbor s|colleague s|boss s|mother in law s|his|hers|my ex|brothers|sisters|husbands|cousins",
  "fits-me":
    "fits me|fit me|fits now|fit now|fits|my size|lent|borrowed|offered|donated|hand me down|handed down|loaned|gave me|inherited|mine now|late husband s|late wife s|medals",
  "for-work":
    "work|workwear|work wear|worker|site|trade|tradie|durable|heavy duty|hi vis|hivis|hi viz|mechanic|mechanics|gardening|painter|carpenter|drill|ripstop|tool|builder|builders|farm|yard",
  uniform: "uniform|scrubs|scout|scouts|team kit|cadet|livery|work uniform|chef|waiter|nurse",
  costume:
    "costume|fancy dress|cosplay|halloween|pirate|witch|superhero|carnival|dress up|mascot|santa|elf|unicorn onesie|vampire|princess costume",
  traditional:
    "traditional|churidar|churidar pyjama|churidar pajama|churidar pyjamas|folk|ethnic|cultural|ceremonial|highland|ancestral|embroidered kaftan|agbada|ankara|kente|batik|kilt|national",
  "for-party":
    "party|evening|night out|clubbing|club|cocktail|gala|prom|sequin|sequins|glitter|disco|festival|new years|nye|dressy|sexy|going out|ball|festive",
  "for-sport":
    "sport|sports|sporty|gym|workout|running|runner|runners|training|athletic|athletics|football|footy|soccer|rugby|basketball|tennis|golf|cycling|bike|cycle|yoga|pilates|climbing|hiking|hike|walking|trail|trekking|ski|skiing|snowboard|cricket|netball|hockey|baseball|track|fitness|dance|riding|jogging|technical|performance|padel|volleyball|lacrosse|rowing|sailing|surf|skate|martial|karate|judo|bowls",
  "for-sleep":
    "snuggle|snuggly|cuddle|couch|sofa|pyjama|pyjamas|pajama|pajamas|pj|pjs|jammies|jimjams|sleep|sleeping|sleepwear|nightwear|nightie|bed|bedtime|lounge|loungewear|dressing gown",
  "for-swim":
    "swim|swimming|swimwear|swimmers|swimsuit|bathers|cossie|togs|bikini|beachwear|pool|rash|swimming costume|swim costume|bathing costume|wetsuit|board shorts|boardies|trunks|budgie smugglers",
  thermal:
    "thermal|thermals|base layer|baselayer|heattech|long johns|second skin|first layer|underlayer|skivvy thermal",
  lined:
    "lined|fleece lined|flannel lined|fur lined|sherpa lined|insulated|padded|quilted|shearling|sheepskin|furry inside|ugg lined|doubled|winterised|fleecy",
  thick:
    "thick|heavy|heavyweight|heavy knit|chunky|warm|warmest|very warm|toasty|winter|padded|quilted|down|insulated|wool|woollen|woolly|woolen|cable|cable knit|fleece|velvet|corduroy|cashmere|flannel|brushed|cosy|arctic|expedition",
  thin: "thin|light|lightweight|light weight|fine|fine knit|summer|summery|airy|breezy|floaty|gauzy|sheer|linen|silk|tissue|flimsy",
  bulky:
    "bulky|big|huge|massive|giant|puffy|puffer|heavy|chunky|michelin|enormous|padded|sleeping bag",
  packable:
    "packable|foldable|folds|compact|pocketable|rolls up|pack away|packaway|pac a mac|travel|crease free|crumple free|non iron|wrinkle free|crushable|ultralight|featherweight",
  waterproof:
    "waterproof|rainproof|gore tex|goretex|gtx|water proof|hardshell|oilskin|seam sealed|wax|waxed|rain|rubber|wellies|showerproof|slicker|mac|cagoule|pvc|sealed|driza bone|drizabone|barbour|dryrobe",
  "water-resistant":
    "water resistant|water repellent|shower proof|showerproof|dwr|splash proof|weatherproof|shower resistant",
  windproof:
    "windproof|wind proof|wind resistant|windstopper|windbreaker|hardshell|softshell|shell",
  "quick-dry":
    "quick dry|quick drying|fast drying|dry fit|drifit|dri fit|wicking|moisture wicking|technical|nylon",
  breathable: "breathable|mesh|airy|ventilated|vented|climacool|airism",
  metal:
    "metal|metallic|chain|chains|studs|studded|rivets|underwire|underwired|wired|steel|zip|zips|zipper|buckle|buckles|hooks|hook and eye|eyelets|safety pins|hardware|grommets|spikes|chainmail|brass",
  zip: "zip|zips|zipper|zippers|zipped|zip up|zip through|full zip|half zip|quarter zip|back zip|side zip|front zip",
  buttons:
    "button|buttons|buttoned|button front|button up|button down|button through|fiddly buttons|14 buttons|toggles|toggle",
  snaps: "snap|snaps|popper|poppers|press stud|press studs|pearl snap|pearl snaps|popstud",
  buckle: "buckle|buckles|buckled|double monk",
  "opens-front":
    "open|open front|button front|front opening|zip front|zip up|zip through|full zip|cardigan|cardi|wrap|buttoned|front zip|opens|button through|button down|button up|snap front|edge to edge|waterfall",
  "over-head": "pullover|over the head|pull over|overhead|half zip|quarter zip",
  reflective:
    "reflective|reflectors|reflector|hi vis|hivis|hi viz|high vis|high visibility|high viz|fluorescent|fluoro|hi visibility|visibility",
  hood: "hood|hooded|hoodie|hoody|with hood|detachable hood",
  pockets: "pocket|pockets|pocketed|cargo|with pockets|deep pockets",
  logo: "logo|logos|branded|brand name|slogan|graphic|print|printed|band|big logo|nike|adidas|puma|supreme|picture|motif|text|lettering|merch|cartoon|advert|sponsor",
  novelty:
    "pudding|snowman|snowmen|gingerbread|christmas tree|christmas lights|candy cane|grinch|turkey|worlds best|world s best|best dad|best mum|best mom|number one dad|grill master|grillmaster|king of the grill|bbq king|pizza slice|avocado|pineapples|unicorn|unicorns|dinosaur|dinosaurs|sloth|sloths|llama|llamas|flamingos|funny|joke|novelty|cartoon|comic|meme|slogan|band|band tee|tour|merch|souvenir|campaign|promo|promotional|freebie|giveaway|fun run|10k|5k|marathon|race tee|finisher|hooters|i love|beer|fan|team shirt|festival tee|camping|stag do|hen do|charity run|elf|santa|reindeer|christmas jumper|ugly christmas|mascot",
  dangling:
    "dangly|dangling|dangle|drop earrings|hoops|hoop|tassel|tassels|fringe|fringed|chandelier|long necklace|drawstring|drawstrings|toggles|pom pom|pompom|scarf|floaty|ribbon|ribbons|trailing|lanyard|statement earrings|long earrings|big earrings|pendant",
  jingling:
    "jingly|jangly|jangling|jingle|bells|bangles|bangle|coin|coins|charm|charms|rattly|rattling",
  maternity: "maternity|pregnancy|bump|over bump|under bump|pregnant",
  nursing: "nursing|breastfeeding|feeding|lactation|pumping",
  washable:
    "washable|machine washable|machine wash|easy care|wash and wear|wipe clean|non iron|crease free",
  delicate:
    "delicate|dry clean|dry clean only|hand wash|handwash|silk|cashmere|beaded|lace|fragile|vintage silk|sequin|velvet|chiffon|thread work|embroidery work|needle work",
  "natural-fibre":
    "cotton|wool|woollen|linen|silk|merino|lambswool|cashmere|denim|drill|canvas|hemp|alpaca|natural fibre|natural fiber|natural fibres|bamboo|leather|flannel|moleskin",
  synthetic:
    "polyester|nylon|acrylic|synthetic|lycra|spandex|viscose|fleece|pvc|vinyl|polyamide|elastane|lurex|pleather|plastic",
};

/** Before what a garment has not: "without zip", "don't squeak". */
export const without = "no not without non minus isnt t";
