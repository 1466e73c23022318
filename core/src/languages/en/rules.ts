import type { RuleList } from "../rule-list.ts";

/** What is demanded of clothes, in English. */
export const rules: RuleList = {
  classes: {
    // Who says how one comes.
    host: "bride groom couple widow widower hostess host boss manager principal headmistress headmaster school invite invitation director conductor organiser organizer organisers family",
    asks: "asked asks wants wanted requested requests requires said says wrote writes insists insisted",
    some: "something some touch bit anything detail",
    gone: "out impossible hopeless no forget cant",
    no: "nobody noone none no not nothing never without zero nowt dont avoid ban banned forbidden prohibited",
    must: "must have need needs should has only compulsory required mandatory obligatory strictly please pls",
    shoe: "shoes shoe footwear boots trainers",
    sole: "sole soles",
    thing: "clothes clothing outfit stuff things thing something outfits bits gear garments kit",
    that: "that which i u you they we it id can could may might will gets get",
    all: "all everyone everybody everything entirely completely",
  },
  undone:
    "nobody noone my his her their our dont didnt doesnt havent hasnt need needn neednt hate hates sick tired instead of loved loves bored than whether lost forgot without unless if usually always normally wardrobe closet own",
  loose: "sure about idea know time mind problem only just far much",
  except: "except but besides apart excluding minus save bar",
  speaker: "i im ill id",
  seeking: "what whats which how outfit wot",
  rules: {
    "closed-shoes":
      "closed toe*? {shoe} | closed toes | covered toe* | enclosed {shoe} | fully enclosed | shoes that cover | toes covered | cover* toes | {shoe} .. fully closed | closed in shoes | ticks | tall/long/high/waist grass | stinging nettles | brambles | leeches",
    "no-open-toes":
      "{no} .. open toe* | {no} .. open toed | {no} open {shoe} | {no} .. peep toe* | {no} toes out | {no} bare toes | {no} .. exposed toes",
    "no-heels":
      "{no} .. heels | {no} heel | flats only | only flats | flat {shoe} only | flat {shoe} {must} | flat {shoe} please | heels .. {no} allowed | heels are out | in flats | has to be flat | needs to be flat | flat soles | flat {sole} are compulsory | flat soled | keep it flat | cant do heels | cant walk in heels | cant wear heels",
    "no-thin-heels":
      "{no} .. stilettos | {no} .. spike/thin/needle/stiletto heels | heels .. sink | heels will sink | {no} pointy heels",
    "grippy-soles":
      "non slip {shoe} | non slip {sole} | nonslip {shoe}? | anti slip {shoe}? | slip resistant {shoe}? | {sole} .. grip | {sole} with grip | {shoe} with grip | good grip | non slip | nonslip | {no} leather {sole} | {no} smooth {sole} | {no} slippery {sole} | leather {sole} .. home | leather {sole} .. {no} | leather {sole} .. slip | {shoe} that grip | proper tread | some tread",
    "no-grippy-soles":
      "leather {sole} {must} | smooth {sole} {must} | flat smooth {sole} | {must} leather {sole} | {must} smooth {sole} | {no} rubber {sole} | {no} tread",
    "quiet-soles":
      "quiet {sole} | silent {sole} | soft {sole} {must}? | quiet {shoe} | {no} clacking | {no} squeaky {shoe} | {no} clicky heels | soft soled {shoe}",
    "pale-soles":
      "non marking {sole}? | nonmarking {sole}? | white {sole} only | white soled | pale {sole} | light {sole} | {sole} that dont mark | {no} black {sole} | {no} dark {sole} | {no} marking {sole} | {sole} .. leave marks | dont leave marks",
    "sturdy-shoes":
      "steel toecap* | steel cap* | toecap* {must} | protective toe* | sturdy {shoe} | steel caps | steel cap | steel toe* | steel toed | safety {shoe} | protective {shoe} | stout {shoe} | solid {shoe} | proper {shoe}",
    "slip-on-shoes":
      "cant/cannot do/tie/manage laces | laces are/is? beyond/impossible/out/hopeless | laces .. one hand/handed | {no} tying laces | {no} lace ups | cant bend .. shoes | {shoe} that slip off | slip on {shoe} | {shoe} .. slip on | {shoe} .. easy to take off | {shoe} .. take off easily | {shoe} come off easily | {no} laces | laces .. forget | cant/mustnt/cannot bend | not allowed to bend | no bending | {no} bending | easy off {shoe} | {shoe} .. slip off easy",
    "long-sleeves":
      "need/needs covering up | cover up from the sun | out of the sun .. cover* | burn/burns in .. minutes | photosensitive | sun sensitive | sensitive to the sun | sensitive to sunlight | pills/tablets/meds/medication/antibiotics .. burn/sunburn | keep the sun off my skin/arms | long sleeve* | full sleeves | sleeves to the wrist | arms covered | arms must be covered | cover* .. arms | sleeves down | covered arms | sleeves required | arms and head/legs/hair .. covered | arms and head covered | arms .. covered up | sleeves that cover | legs and arms covered | sun allergy .. arms | sun rash .. arms | allergic to .. sun .. arms | arms .. out of the sun | so sleeves and | so sleeves please | sleeves please | {must} .. sleeves",
    "short-sleeves":
      "bare below the elbow* | short sleeves {must} | short sleeves only | {no} long sleeves | arms bare | sleeves above the elbow | short sleeved {must}",
    "covered-shoulders":
      "shoulders .. covered | covered shoulders | cover* .. shoulders | {no} bare shoulders | {no} spaghetti straps | {no} strappy tops | {no} strapless | {no} sleeveless | {no} exposed shoulders | shoulders and knees | {no} off the shoulder | {no} tank tops | {no} singlets | {no} vest tops",
    "wide-sleeves":
      "{must} .. wide sleeve/sleeves | {must} .. loose sleeve/sleeves | sleeves .. over .. cast/plaster | sleeve .. fits over | wide sleeve/sleeves {must}",
    "two-parts":
      "two piece outfit | in two pieces | two separate pieces | {no} one piece | {no} dresses please | {no} dress because | separate top and bottom | top and bottoms separate",
    "top-colour":
      "{colour} on top | {colour} up top | top half {colour} | {colour} tops and | {colour} on top | {colour} .. on top {must}? | {colour} tops {must} | tops {must} .. {colour}",
    "legs-colour":
      "{colour} bottoms | {colour} on the bottom | bottom half {colour} | trousers/pants/bottoms {must} to? be? {colour}",
    "shoes-colour":
      "shoes/footwear/shoe {must} to? be? {colour} | {colour} footwear | footwear {colour} | shoes {colour} only",
    "no-wide-sleeves":
      "{no} open sleeves | {no} hanging sleeves | {no} dangling sleeves | {no} kimono sleeves | {no} sleeves that dangle/hang/trail/flap | {no} .. loose sleeves | {no} .. wide sleeves | {no} floaty sleeves | {no} baggy sleeves | {no} flowing sleeves | {no} bell sleeves | {no} trailing sleeves | {no} sleeves .. dangle/trail/drag/hang | sleeves .. not/mustnt/cant/dont trail/dangle/drag/hang | sleeves that stay put | nothing dangling from the sleeves",
    "no-low-cut":
      "{no} .. low cut | {no} .. cleavage | {no} plunging | {no} deep v | {no} low necklines | {no} low neck* | nothing low cut | {no} revealing | high neck* {must}",
    "no-bare-midriff":
      "{no} .. midriff* | {no} .. crop tops | {no} .. cropped tops | {no} bare bellies | {no} belly showing | {no} bare stomach* | {no} belly tops | stomach covered | midriff covered | tummy covered",
    "opens-front":
      "opens down front | that open in front | opening at the front | open* at the front | opens at the front | opens down the front | open at the front | opens in front | button* .. down the front | open .. front | front opening | front fastening | button up front | something that opens | buttons up the front | unbuttons | without .. undressing | get at .. without | port in my chest | access .. port/chest/catheter | get out of easily | easy to get out of",
    "not-over-head":
      "nothing i/that .. pull/go/goes/pulls/put over my/the head | nothing that goes over | {no} .. over .. head | cant .. over .. head | cant lift .. arm* | {no} pullovers | cant pull .. over | pulling/pull {thing} over my/the head is/are? {gone} | over my/the head is/are? {gone} | raise/lift/lifting/raising .. arm/arms above/over | {no} .. pull over my head",
    "long-legs":
      "long pants | long trousers | full length trousers | legs covered | cover* .. legs | covered legs | long legs {must} | head and legs .. covered | ticks | tall/long/high/waist grass | stinging nettles | brambles | leeches",
    "covered-knees":
      "knees .. covered | covered knees | cover* .. knees | below the knee | over the knee {must} | past the knee | knee length or longer | {no} bare knees | {no} knees showing | shoulders and knees | {no} short skirts | {no} mini skirts | {no} minis | {no} bare legs | skirts .. below .. knee | nothing above the knee | {no} short skirts | nothing too short | nothing short please | hem* .. below/under .. knee | hem* .. past the knee",
    "only-skirts":
      "women .. skirts only | skirts only | only skirts | only wear skirts | skirts or dresses only | women wear skirts | {no} trousers for women | {no} pants for women | ladies .. skirts | girls .. skirts only",
    "in-tradition":
      "in traditional only | traditional only | come/comes/coming in traditional | traditional/ethnic/indian/native/national/festive dress/wear/attire/clothes {must} | {must} .. traditional/ethnic dress/wear/attire/clothes | {all} in traditional | ethnic wear | ethnic only | proper indian wear | indian wear only | traditional wear | traditional attire | traditional dress",
    "no-trailing":
      "{no} .. drag* on the floor | {no} trailing | {no} long hems | nothing that drags | nothing trailing | nothing dragging",
    "covered-head":
      "head .. covered | heads covered | covered head* | cover* .. head | cover* .. hair | hair .. covered | head covering* | hair covering* | head covered | heads must/should be covered | heads .. covered",
    waterproof:
      "waterproof jacket {must} | {must} .. waterproof* | waterproofs {must} | something waterproof | waterproof please | has to be waterproof | be waterproof | keep .. dry",
    hood: "something with a hood | hood {must} | with a hood | {must} .. hood | coat with hood",
    "no-hood": "{no} .. hoods | {no} hooded | hoods down",
    "not-tight":
      "{no} .. tight cuff/cuffs | nothing with .. tight cuff/cuffs | {no} .. sleeve/sleeves .. cast/plaster | {no} .. tight | {no} tight {thing}? | nothing tight | nothing clingy | {no} clingy | {no} skinny legs | {no} figure hugging | loose {thing} {must} | nothing fitted | {no} bodycon | nothing that clings | nothing snug | nothing that digs in | loose fitting {thing} | modest and loose | nothing restrictive | nothing with .. narrow sleeve/sleeves | {no} .. narrow sleeve/sleeves | narrow/tight sleeve/sleeves .. cast/plaster | sleeve/sleeves .. over .. cast/plaster | cast/plaster .. past/over/above .. elbow | tight/narrow/slim/fitted/skinny sleeves/legs/arms/cuffs {gone} | tight/narrow/slim/fitted/skinny sleeves/legs/arms .. {gone} | tight/narrow/slim sleeves/legs wont/dont go/fit",
    stretchy:
      "stretchy {thing} | stretchy pants | stretchy please | stretchy waist* | something stretchy | elastic waist* | can lift .. leg* | able to stretch | room to stretch | room to move",
    "no-see-through":
      "{no} .. see through | {no} sheer | nothing sheer | nothing transparent | {no} transparent | nothing see through | {no} lace",
    "may-be-spoilt":
      "old {thing} | can throw .. away | throw .. away after* | can .. be thrown | can get dirty | get ruined | can be ruined | dont mind ruining | dont care about | dont mind wrecking | {thing} .. get dirty | may get dirty | might get dirty | {thing} .. wrecked | {thing} .. ruined | get messy {thing} | clothes you dont mind | can bin after* | bin afterwards | can be binned | grotty {thing} | scruffs | {thing} .. spoil*",
    "nothing-good":
      "nothing good | nothing nice | nothing decent | {no} good {thing} | {no} owt decent | nothing precious | nothing fancy | {no} decent {thing} | nothing new | nothing i care about | nothing id miss | dont want .. decent wrecked | nothing expensive | {no} best {thing} | dont want owt decent | leave the good",
    "no-holes":
      "{no} .. holes | {no} .. ripped | {no} rips | nothing ripped | {no} tears | {no} distressed | no ripped jeans",
    washable:
      "machine washable | washable {thing}? | can be washed | goes in the wash | easy to wash | {no} dry clean* | wash easily | washes easily | wipe clean",
    "natural-fibres":
      "natural fibres/fibers/fibre/fiber | {no} synthetic* | {no} polyester | cotton or wool only | {no} man made | only natural | nothing synthetic | {no} nylon",
    "not-fluffy":
      "nothing fluffy | {no} fluffy | {no} fluff | nothing that sheds | {no} lint | nothing woolly | {no} woolly | nothing hairy | nothing fuzzy | {no} fuzz | nor fluffy",
    "not-bulky":
      "nothing bulky | {no} bulky | nothing too bulky | nothing big | not .. michelin | {no} puffy | nothing puffy | slim enough to fit under",
    pockets:
      "with pockets | {must} .. pockets | pockets {must} | lots of pockets | has pockets | deep pockets | pockets for",
    "no-shine":
      "nothing shiny | {no} shiny | nothing that shines | {no} sequins | {no} glitter | nothing glittery | {no} sparkle* | nothing sparkly | {no} sparkly | {no} reflective {thing} | nothing that glitters | {no} shine | {no} bling | nothing that catches the light",
    "no-dangling":
      "nothing dangling | nothing dangly | {no} dangly | {no} dangling | nothing that dangles | nothing hanging | nothing loose that | {no} hanging | {no} drawstrings | {no} loose ends | nothing that can catch | nothing that catches on | nothing to snag | nothing that can get caught | {no} loose scarves",
    "no-jingling":
      "nothing that jingles | nothing jingly | {no} jingling | {no} bangles | nothing jangly | nothing that jangles | nothing that rattles | {no} jewelry that makes noise",
    "no-noise":
      "nothing noisy | nothing rustling | nothing that rustles | {no} rustling | nothing crinkly | nothing swishy | {no} rustly | nothing squeaky | no noise",
    "no-metal":
      "{no} .. metal | metal free | {no} .. metallic {thing} | {no} metal* | nothing metal* | without metal | {no} underwire* | metal detector* | {no} zips or buttons | {no} zippers or buttons",
    "no-zips":
      "{no} .. zips | {no} .. zip | {no} .. zippers | {no} .. zipper | nothing with a zip | nothing with zips | zip free",
    "no-buttons":
      "buttons .. beyond me | buttons are/is? beyond/impossible/out/hopeless | cant/cannot do/manage buttons/up | buttons .. one hand/handed | cant .. small/tiny/fiddly? buttons | {no} .. buttons | {no} fiddly buttons | nothing with buttons | nothing buttoned | nothing with .. buttons",
    "no-snaps": "{no} .. poppers | {no} .. snaps | {no} press studs",
    "no-logos":
      "{no} .. logos | {no} .. logo | {no} .. slogans | {no} .. branding | {no} .. branded | nothing branded | {no} big brands | {no} brand names | unbranded | {no} lettering | {no} writing on",
    reflective:
      "email/notice/letter/rules/induction/sheet/they/site says ... hi/high vis/viz/visibility | hi vis or they/you | hi vis and {shoe} | hivis vest required | hi vis {must} | hivis {must} | {must} .. hi vis | {must} .. reflective | be seen in the dark | something reflective | reflective {thing} {must} | want to be seen | visible to cars | be visible | seen in .. headlights | show* up in .. headlights | drivers can/to see me",
    "not-reflective":
      "{no} .. reflective | nothing reflective | nothing that reflects | {no} hi vis",
    "all-in-colour":
      "all in {colour} | all {colour} | {all} .. in {colour} | everyone .. wear* {colour} | everything {colour} | head to toe {colour} | head to toe in {colour} | only {colour} | {colour} only | wear all {colour} | dress* in {colour} | dress code .. {colour} | {colour} compulsory | strictly {colour} | all over {colour} | in full {colour} | whites are compulsory | only wear/wearing/wears {colour} | i/we wear only/nothing {colour}? but? {colour} | nothing but {colour} | {colour} from top/head to bottom/toe | {all} in {colour} | says all {colour} | in nothing but {colour} | {colour} and only {colour} | total {colour} | solid {colour} | {colour} head to toe | {colour} from head to toe | {host} .. {asks} .. {colour} | guests .. in {colour} | guests .. wear {colour} | full {colour} only | {colour} throughout | completely/entirely in? {colour} | complete/concert {colour}",
    "not-in-colour":
      "{colour} screen/backdrop/background/chroma/greenscreen | in front of a {colour} wall/screen/curtain/backdrop/background/sheet | background/backdrop/wall/screen/curtain is/s/will/looks be/all? {colour} | everything/all/anything thats/that? is? {colour} is/are/has/got/looks .. covered/full/hair/hairs/fluff/fur/lint/dirty/wash/laundry/cleaners/stained/packed/moulting | in {colour} .. nobody/noone/invisible/unseen | {colour} .. nobody/noone sees/see/will/can | if i wear {colour} .. disappear/vanish/float/floating/head/invisible | {colour} .. makes/make me invisible/disappear/vanish | everything/all/anything thats/that? is? {colour} is/are/has/got .. covered in/with .. hair/hairs/fluff/fur | bride wears/wearing {colour} | bride is/will/s be? wearing? in? {colour} | {colour} is/are? only/reserved/just for the bride/her | {colour} .. only the bride | only the bride .. {colour} | {colour} is the brides",
    "some-colour":
      "something {colour} | something in {colour} | wear {colour} | a touch of {colour} | some {colour} | a bit of {colour} | come in {colour} | wearing {colour} | a splash of {colour} | in {colour} please | theme is {colour} | {host} .. {asks} .. {some} .. {colour}",
    "only-dark":
      "dark colours/colors only | dark colours/colors please | only dark colours/colors | dark clothes only | dark clothing | in dark clothes | dress dark | something dark | dark {thing} {must} | dark colours/colors | nothing light/pale | nothing light/pale/white coloured/colored | {no} light/pale colours/colors | {no} pale {thing}",
    "only-light":
      "light colours/colors only | light colours/colors please | light coloured {thing} | light colored {thing} | only light colours/colors | pale colours/colors | light clothes | bright clothes only | nothing dark | {no} dark colours/colors | {no} dark clothes | light colours/colors",
    "only-muted":
      "muted colours/colors | neutral colours/colors only | neutrals only | {no} bright colours/colors | nothing bright | nothing loud | sober colours/colors | subdued colours/colors | {no} loud colours/colors | nothing garish | quiet colours/colors | {no} neon | earth tones | nothing flashy | nothing too bright",
    "all-covered":
      "everything long | {no} skin except | {no} skin showing/visible/on show | {no} skin but | cover/covered/covering everything but/except | everything but/except .. face and/or hands | fully covered | covered from neck/head/top to | cover up completely | only .. face and hands .. show/showing/visible",
    "veiled-head":
      "i always/usually wear a/the/my? hijab/headscarf/veil | always/usually wear hijab | i wear hijab/headscarf | i wear a/the/my hijab/headscarf/veil | i cover my hair | im a hijabi | im hijabi | hijabi here | headscarf/shawl/scarf for .. hair/head | bring .. headscarf/shawl/scarf for | headscarf {must} | heads covered with a scarf | veil {must} | scarf over .. hair/head | scarf on .. head",
    "narrow-hems":
      "baggy/loose/wide/floaty {thing}/trousers/legs/pants/hems .. in/into the/my chain/spokes/gears/machine/belt/lathe | baggy/loose/wide {thing}/trousers/legs/pants catch/catches/get/gets .. chain/spokes/gears/machine | in/into the chain | caught in the chain/gears/machine",
    "free-hems":
      "anything long .. wheels | anything long/trailing .. dragged/caught/caught/tangled/eaten | long hems | {no} trail* .. wheel* | nothing that trails | anything .. hangs/dangles .. wheels | nothing .. in the/my wheels/spokes/chain | caught in my/the wheels/spokes | catch in my/the wheels/spokes | long .. gets in the/my wheels | wheelchair eats",
    "loose-waist":
      "{no} .. round/around/on/at/against the/my waist/belly/bump/tummy/stomach/scar/stoma | nothing pressing on | nothing that presses | nothing pressing | nothing that digs in | loose at the waist | {no} waistband/waistbands | {no} belt/belts | soft waist* | digs into my waist/belly/stomach | my/a/the? stoma/colostomy/ileostomy/ostomy | elastic marks | {no} .. elastic marks | marks .. skin | {no} .. marks .. skin",
    "bare-neck":
      "nothing round/around/at/on my/the neck/throat | neck .. visible/free/bare/clear/showing | see .. neck | cant stand .. neck/throat/collars | collars .. throat/neck | nothing touching my neck/throat | away from my/the neck/throat | {no} collars | hate .. round/around/against my/the neck/throat",
    "no-high-neck":
      "{no} turtlenecks/turtleneck | {no} roll necks/neck | {no} high collars/collar/necks | {no} polo necks/neck | {no} .. tight .. neck/throat | cant .. tight .. round/around my neck/throat | tight collars/collar | nothing at/round/around my neck/throat",
  },
};
