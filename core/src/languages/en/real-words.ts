/** Computed from SCOWL 50 (Debian's wamerican-small 2020.12.07, public domain) against our vocabulary. */
export const realWords = `
abends acorns acres adores airs alas ales alien alienate alms amps angle ankle antennas apes arenas arran ashen
athletes atone attired aura avoid awry back backing backings backpacked backspace backtrack backtracking bagel bahama
bail bailing bake bald bale baling balk balking balled ballot balm banana band bandanna bandannas bang bani banking
banqueted bans barb barbaric barbarous barbecued barbequed bard bare baring bark barking baron barrette bars base
baseball based baser bases basil basin basing basis bask basking bass batch bath bathroom bawl bawling baying beached
beadiest bean beat beater beating beats beauties beech beeches been beet beets belch belches belie bell bells bench
benches bent bents bereft beset beside best bests bets bickering biding bill biter biting blabbing blacking blackjack
blackjacking bladders blamer blaming blanches blank blanking blaring blasting blaze blazed blazes bleach bleached
bleaches bleating blinking blisters blitzing block blot blots blotting bloused blown blued bluer bluest blundering
blur blurs bluster blustered blusters boarding boas boasting boat boated boats bobs bode boding boggling bogs boiler
boilers bolt bolting bolts bombed bond boned boney boning bony booing book bookies books boom booms boon boons boor
boors boos boost boosting boosts booth booths bootie booting booty bordering bore boring born borne bossy bottling
bottom bottomed bout bouts bowing bows boys brace braced bracketing brackets brakes braking bran branch branches
brandies bras brash braves brawling brawn bray braziers breach breached breaches breakable breakfasted breaking
breathes breeze bricking bridling brim brims brink brisking broach broaches broiling brow brownest brownies browning
brows browsing brunched brunette brush brusk buckling budgeting buffeting building bull bullet bumpy bums bunch bunk
burdens burn burp bush cabs cackling cage cajoling cake calf calibrating calibration came cameo camouflaged campaign
canceling candling candying cane canes canines cankering canned cannibal canniest cannon cannoning canoes canon
canopying cans cantering caped caper capping caprices caravans card cardinal cards care cares cargo cargoes caroling
carolling carp carping carps cars case cashiered cashiers casing casio cassino cassinos casualty cats causal cave caws
ceramic chafe champ champing channels chapping chaps chastening chat chats cheating checker checkers cheek cheeked
cheeks chick chickened chide child chili chilli chime chin chink chinks chins choke chopper choppers choppier choral
chord chords chuck chucked chuckled circling circuits claiming clamming clamp clamping clams clan clanging clanking
clans clapping claps clarinet clash clashes clashing clasp clasping clasps classed classics classify clauses
claws cleanses cleansing clearest clearing clearings cleaving clerking clicking climaxing clinging clinking clipping
cloaking clock clocking clod clods clog clogging close closed closer closes closest closeted clothe clothed cloths
clots clotting clouding clouting clowning clucking clue clumping clutched clutching coach coal coals coarsest coast
coasts coax cods coffer cogs coherence collage collages colleague colonial colonials colonies colonize coloreds
coloring colt colts combating comfortably comforted commenting committing commotion commune communed communes
communing communism communist community commuted commuter commuters companion competing compute computed computer
computes computing conceals concedes conceit conceits concept conception concepts concern concerns concerted concerti
concerto concertos concocts concrete concretes condense confection confidence confidences confiscation congestion
congests connection connects consents conserve consorts contention contentions contents contests contexts contorts
convection convenes conventional convents converge converged convergence converges conversed conversely conversion
convert converted converter converts conviction convulse cooper cooperate cope copier copped cops copy core cored
cores cork corks corn cornea cornet corns corporal corporals corps corral corseted cost costs costumed cots cottoned
cough could courting cowering crabbing cram cramming cramp cramping crass crassest crate creak creaking creaming
creamy creasing create creating creation creations creative cree creep cremating crepe cribbing crimsoned crispy croci
crock crocks crocus crops cross crossest crotches crouch crows cruised cruiser cruisers crumbing crumple crumpled
crumples crutch cube cubs cups curd curds cyclones dame dames damn dams dangling dare dares darn data date dated
daunting daze dazes dazzling debriefs decimating decoration decorations decorative defining deigning deli denies
denser dentistry deporting depressed depresses depressing deserted deserter desk desolating dessert desserts
detonating dicing dickie dies digressed digresses digressing diking dined diner diners dinned dinnered dinning disk
diving divining dizzying docks doctored does dogs dons doom dote doted dotes doubling down dragon draining drawn
dreading dreaming dredging dregs dresser dressers dressier dressiest dribbling drilling drink drinkers drinking
driveling drizzled drop dross drown drowsing drunks duck ducks dump dunes dunk duress dusky dust eagerest earnings
earring elbow elegance elegantly elephant emanates embraces emigrate emigrated emigrates employing emulates errant
evenest exhibiting expiring explode exploded explodes exploding exploiting explored explorer explorers exporting
exposing fare fascinate fascinated fascinates fascination fashioned fast fathers fats feast feat feather feathered
feathery feats features federals fees feet felt fewest fibs fight fighting fights figs filching finishing fins
firework firm firs fist fists flags flanneled flaps flashing flat flatters flaws fleeced fleecier fleecing fleecy
fleeting fleshing flighty fling flits floats flock flora florae floras florid flower flowered flowers flushing
foisting foraying fords foregoing forewords forging forgoing form formality format formerly forsaking forswear franc
francs frankfurter freaking freeing freest freights fretting fright frights frisking front frying furry furthers gable
gage gaging gags galah galahs gall galley galls gals gambling game gape gaping gardenia gardenias garret gate gating
gave gays gaze gazing geld gene genera gent geometries geometry giggles gild gilt gins glad gladdening glamourous
gleam gleaming glittered globe globes gloved glum goad goggle goldener good goof goofing goon gorda gordo gosh grab
grabs grace gradation gradations gram grams graphical graphing grass grasse grasso gravy greed greek greenest greening
greet greets grew grittier grocer grocers gross grosse grove groves grown guests gulf gust guts hags halt halts
hamburger hams hart harts hate hates have hays head headland heal heals healthier heap hear heard heart heartier
heater heath heathen heathens heed heeds hell hello help hems here hers heute hide hides hiding highland hiked hiker
hikers hilt hint hire hires hiring his hits hive hives hiving holidayed homeland honeymooned hood hoods hospitable
houseboat hump hungrier hungrily hungry huts idea ideas ikeja index informally informant informed informer inland
integral internal interracial interval intervening interviewed interviewer interviewers iron islander islanders italic
jacked jackpots jams jewelers jewelled jeweller jewellers jigging jiggling jogger jugging jugglers juggling jumped
jumpier just kent keynoted kick kill kiln kilo kinks kneading knot korean kurze laced lack lade lady lagging lags lake
lame lance lane lange lasers late lather launch launders lawyers layer lazy leads leaguing leak leathery lecterns
lectured lecturer lecturers leek leeks leers leggin leggins lends leotard leotards lettuces levies lewd lewis lice
lids like liken limb lime limp line lined liner lines lion lions literary liven loader loafed loaning lock lodgings
logging logs lone longing longings look loom loon loop loops loot loping lopping lounged love lugging lung lunge
lunging lurch lynch macintosh made mads magnolia mail main mainland mainlands mains maize make maladies male males
malt mane mania mans maps march mare marine mark marked marker marketed markings marooned mars mart mash mask masks
masqueraded mast masts math mats matts maturities maul meal meanings medal medallion media median mehendi melting
mental meowing meriting mess metering meting mewing miaowing midway mile miles milk mill mind mindless mine miner mink
miser miss mist mists mites mitt mitten mixed mixes moaning mobs moccasin model modelling moistens mold moldings moles
moms monies monsters mooing mooning moorings moos moping mops mossy most mounding mounting mourning move moves moving
mows much mule mull mulls munch munched munches munching muses musically musician muss must mustered mutes mutts
muzzle mystical nape napes nappy naps near neckline need negotiating negotiator neon nest newt next nice nicer niche
nick niece nightly nine nite node nook notting noun nuder nudge nuptial oche officer officers offs omen only
orchestral orchestrate other ours outwit outwits over overall overcast overcome overhauls overheat overlaps overlays
overload overshoot overshot oversight oversights overweight pack pact pacts paddles pads paid pail pain paint painted
paints palates palm palms panda pane panes pang pangs panorama pans panties panto pantries panty papa paraded parading
paradise parching pare parented pares parish parity parodies parodying paroling parris pars parse parsley part
partakes partaking partials particles partied parting partings partly partners parts passives past pasties pastiest
pastimes pastries pasts pasty patch patrol pats patter pattered pattering patters patties patty peace peaking peals
pearl pears pecking peddlers peddles peeking people peopling perch perching perished perk perking pert pesach physic
pick picks piddles piking pillages pinch pine pines pings pins pint pints piracy pirates place placid plague plain
plait plan planed planet plank plans plant plants plate plates platform platformed platters play playmate playmates
please plotters plug plumb plume plump plumps plus poach poignant point pointed points poking pole poled poles polio
polishes poll pollen pollster poop poor porch poring pork port portrays ports pose position post posturing posy potter
pottered potters pouching pouncing pounding pour pouting pouts powering practicable practically practice practiced
practices pram pray preach pregnancy premier premiered premiers presence pretence preventable preventible price prided
pried prim primates prime printer printers privates prize processional processionals procuring prod profession
professions prologue promenaded prop pros protract provenance providence province provinces prow prude prudence
published puddle puddled puffed puffier puking pulps pulsates pulse pumas pump punished punk punks punt punts pups
pure puree purge purpler purplest pursed pursue push pushover puttered puttying quit quite quits race racetrack
radioing raffling rage raid raiding raids rail railing railings rails raising rake rang rank rankling rant rape rare
rate rationing rattling raved ravel raveling raven ravening raze reacting read reads really recent receptive recession
recipe recite recoveries recreation rectal redemption redo reeds refining regaining regiment reigning rein reining
reins rejection relapsed related relaxes relayed released relent reloaded relocating remaining rends renovation
renovations repent replaced resent rest retaining retention revering revs rids right rigs rise roam robe robing rode
rods roes role roman romantic romp romped roosting rope roping rosy rotating rote rounding rouse rubbed rubs rues rugs
ruin ruining ruins rumbling rumpling rums rune runes rung rungs runt runts ruse rush russian rusty ruts sack sacks
saddling sades safaried safe saga sager sags said sake saki sale salon saloon sambar same sample sampling sandbags
sandy sane sang sank sapling saplings sardines sarge satan save scandal scandals scar scarcest scare scares scarfing
scariest scars scary schooled scooping scorning scowling scramming scratchy scrawling scribbling scripted scroll
scrolling scuffing scumming seaports searching seedling seen seer sell seminary send sender sensor sensors sequenced
settle settling sever sewer shackled shackles shacks shade shaded shadiest shaft shakes shall shames shamming shapes
share shares shark sharking sharping shaves shearing sheathing shedding sheering sheet shelf shelling sheltering shes
shia shies shifting shifts shifty shimmer shimmered shimmering shimmers shin shine shingled shingles shinning shipping
shire shirk shirting shoaling shock shocking shocks shod shoed shone shoo shoos shooting shoots shop shoppers shops
shore shores short shortens shortest shorting shot shots should shout shouting shouts shove shoves show shower
showered showing showings showman shows showy shredding shrilling shrimped shrink shun shut shutdown shutting sick
sicker sickle sickly sicks sides sift sill silly silo silt silvered silvery simile simpler simplest simplex simply
single singled singles sink sited sits sitting skate skidding skim skimming skimping skinning skipper skippers
skipping skirting skit skits skying slab slack slackens slacker slackest slain slake slamming slapping slash slat
slated slats slave sleek sleeking sleep sleepers sleepier sleeping sleeting sleighing slept slices slicked slickest
slicks slide slim slimming slinging slipper slippery slipping slit slithers slits slitting sliver slob slogging
slopping slosh slotted slotting slouching slow slowing slug slugging slum slumming slur slurring slut smacks smallish
smartest smarting smearing smell smiling smit smock smocking smocks smudging smug snacks snag snailing snapping
snarling snatched snatches sneaked sneakier snicker snickers snippets snipping snob snoop snooping snoozing snoring
snort snorting snorts snot snowballed snowfall snowfalls snub snuffing soak soaks soda soiling sole solidest some soon
soot sopping sore sores sort sorts soul sourcing sowing space spaced spaces spades span spaniel spaniels sparer spate
spatted spatting spawn speaker speakers spearing speeding spell spending spiders spilling spin spinning spiriting spit
spited spiting spits spitted splint splinting splitting spoiling spore spores sported sporting spot spots spottier
spotting spout spouted spouting spouts sprain spree spring sprinted sprinter sprinting sprouted spuds spurning
spurring spurt spurting spurts squinted squirted stabling stacking stacks stage stain staining stale staling stalking
stalling stand stapling starching starfish start starves state steadying stealing steeling steep stemming stepping
sterling sticker stickers stickier sticking stickler stifling stile still stilling stinting stock stocking stocks
stoke stolen stomping stoned stoney stony stood stooping stoppers stopping store storey stork story stove stow stowing
strained strap strapped stray straying stretch stretched stretcher stretches strew stride strides strife strike
strikers strikes strikings strip stripped stripper strips stript strive strived strives stroking strolled stroller
strong stub stubbing studding stuffing stumping stunning stunting styled submit subset such suck sucks sued suite sulk
sulky sundials sundries sung sunnier sunniest super suppler supplier supports suppress sure surfacing surging surprise
surrenders suspended suspender suspends swam swamping swapping swarming swatting swearing sweet sweetening sweeter
swell swift swig swigging swilling swinging swirling swishing swooping swum symphonic synagogs syntactic synthesis
tack tackiest tail tailgated take talk tallying tang tans tape tapes taps tarry tartar task teak team teamster tear
teas teat teats teed tees teeter teething tell template tenderize tester texts than thank thanks that thatching them
then there these they thigh thing think this those threaten thuds thugs thundered thus tides tied tier tiers tight
tightens tightest tiles till time times tins tips tires tits toes toils told tome tone tongs tonic tons took topical
torching tore torque toss toted totem tots touching touristy tout tows toys track tracking tracks trailer trailers
trailing trained trainee trainer trainees trait traitors traits trampling trap trappers trashing traveled traveler traversing
trawl trawlers trawling trawls treading treating trebling tree treed trenched trenching trending trial trials trickier
trickiest tricking trickles tries trill trim trio tripe troopers troweling trowelling trucking trucks trunk trunking
tunas tunes turn tweaking twee tweet twirl under used vacating vacationed vain valeting variation vegas veil velvety
verier very vexation vial vigor violent visioning vizor vocation vocations vomiting wadding waddling wade wades wage
wages waist wait waked waken waking wall walling walls waltzing wand wandered wanderer wandering wane wanes want ward
warm warn warp wars wart wary wash watermark watermarks waterproofed wave waves waxes weak weakling wean weaning wear
wearing weary wearying weaseled weaving wedge wedged wedging weeding week weeklies weer weighs weight weighted weighty
welding well went were west whacking whales what when where while whiles whine whines whistle whistled whistles whiten
whitens whiter whitest whittled whittles whole wholly wide widen wielding wife wild will wince wined wing wink wins
wintering wintery wintry wipe wire wise wish with wive woke wondering wood wooden woody woof woollier woos woozy word
wordings wore world worm worn worsened worth would wrapt wreaking wren wrestler wrist write writes year yellowed
yellower yellowest your zoos
`;
