import type { CareList } from "../care-list.ts";

export const care: CareList = {
  classes: {
    days: "two 2 three 3 four 4 five 5 six 6 seven 7 few",
    minor:
      "daughter son child kid kids children toddler schoolgirl schoolgirls schoolboy underage minor minors preteen tween teen teenager teenage girl boy sister brother niece nephew stepdaughter",
    young:
      "daughter son child kid toddler schoolgirl underage minor preteen tween teen teenager teenage niece nephew stepdaughter",
    age: "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
    sexual:
      "sexy sexier sexually seductive seductively provocative erotic lingerie slutty sensual fetish",
    hater:
      "nazi nazis hitler gestapo klansman klan kkk wehrmacht ss himmler mussolini goebbels isis jihadi",
  },
  selfHarm: `
    !my goodbye/farewell but/though/only/and .. know/knows | !hurt/cut myself again | !been hurting/cutting myself
    kill/killing myself | end/ending my life | end/ending it all | take/taking my own life | wish i was/were dead | hurt/hurting myself | harm/harming myself | cut/cutting myself | self harm* | selfharm* | suicidal | commit suicide | committing suicide | thinking of/about suicide | kms
    no reason to live | nothing to live for | dont want to live | dont want to be alive | dont want to be here anymore | do not want to live | better off dead | better off without me | dont want to wake up | cant go on living | cant do this life anymore | want it all to end | want to disappear forever | unalive myself | my own funeral | starve myself | starving myself | hang myself | overdose on pills
    !when they find me | !when i am found | !whoever finds me | !found my body | !find my body | !goodbye note | !goodbye letters | !giving all my things away | !wont need clothes anymore | !last thing i ever wear | !last day alive | !not be here next week | havent eaten in {days} days | havent eaten for {days} days | stopped eating | throw up after | make myself throw up | making myself throw up | make myself sick | purge after | purging | eat nothing | dont deserve to eat | so thin nobody | hide how thin | hide how much weight ive lost | hate my body so much | !he hits me | !he hit me | !she hits me | !he beats me | !beats me | hides? the bruises | hide my bruises | cover the bruises | cover my bruises | !bruises he | bruises from my boyfriend/husband/partner/dad/father/mum/mother | !he checks what i wear | he wont let me leave | !im scared of him | he will hurt me | hell hurt me | hes going to hurt me | cuts on my arms/arm/wrists/thighs/legs | scars .. cutting | panic attack .. body | cant look at my body | want to cut my
    !after im gone | !dont want to be here any more | !not planning to see christmas/spring/summer/tomorrow | !hides/hide/see the bruises | !he wont get angry about | temper .. bruises | !threatened me again | grabbed me by the throat | !eat .. there but i dont | !noticing how thin | just water since | !heart racing .. cant .. breathe | shake all over and | panic attacks every | !hurt myself again | !im {age} ... wants/asks/asking/want .. pics/photos/pictures | !asking/asks me for pics/photos/pictures ... owe | !pics/photos/pictures of me ... secret/tell
  `,
  overstated: `
    want to die | wanna die | wanted to die
  `,
  child: `
    {sexual} .. for my/our/a/the/his/her/an little? {minor} | {sexual} .. for my/our/a/the/his/her young/younger/underage/teen/teenage/preteen/small/wee {minor} | {sexual} .. for my/our/a/the/an/his/her? {age} year/yr/yo | {sexual} {minor} | {sexual} {young} outfit/costume/look/clothes | {sexual} little girl/boy/sister | make/dress my/a/the/our/this little? {minor} .. {sexual} | my/our/a/the little? {young} look/looks/be/is/to/more/really/very/in? {sexual} | my/our/a/the little? {young} look/be/to more/really/very/in? {sexual} | {age} year/years/yr/yrs old .. {sexual} | {age} yo .. {sexual} | {sexual} .. {age} year/years/yr/yrs old | {sexual} .. {age} yo | im {age} .. {sexual} | {young} look/looking/looks hot | {young} .. look hot | hot/revealing .. for my/a {age} year | revealing for my little? {young} | make my {young} .. revealing | little girl {sexual} | underage .. hot/{sexual} | {sexual} .. underage
  `,
  modest: `
    not/nothing/never/isnt/arent/dont/doesnt too/so/very/overly/at? {sexual} | too/overly/less {sexual} | nothing too/overly/that/thats {sexual} | without being/looking too? {sexual} | no {sexual} | instead of {sexual} | anything but {sexual} | not be/look/looking too? {sexual}
  `,
  hate: `
    dress/dressed/go/going/come/costume/outfit/look/disguise* .. as/like .. {hater} | {hater} uniform/costume/outfit/robe/robes/armband/look/officer | swastika | white suprema* | neonazi | klan robe | white hood | school/mass shooter | suicide bomber | terrorist costume/outfit | confederate uniform | slave owner | blackshirt costume
  `,
  crime: `
    rob a/the/my/someone/people/an | robbing a/the/someone/people | steal/stealing from a/the shop/store/people/bank/till/neighbours/neighbors | shoplift* | break/breaking into a/the/my/someones neighbours/neighbors/exs? house/houses/flat/car/cars/shop/home/office/building/school/store/apartment | burgl* .. a/the/house/houses | mug someone/people | stalk/stalking my/her/him/someone | follow her/him/my .. without | kidnap* | murder someone/him/her | want/going/gonna/plan/planning to/on kill/killing/murder someone/him/her/people/my | hurt someone/him/her/people | hide/conceal/smuggle/sneak/carry* .. gun/knife/weapon/weapons/drugs/bomb/explosives/cocaine/pistol/firearm | a/the dead body | bring a gun/bomb/knife | shoot up a/the/my school/office/church/mall | plant a bomb | impersonat* .. police/cop/officer/doctor/fbi | pass/pose/pretend .. police/cop/officer | scam old/people/elderly | lure .. kid/kids/child/children | not be recognised/recognized .. robbery/burglary/attack
  `,
  mockery: `
    blackface | brownface | yellowface | redface | paint/painting my face/skin black/brown/dark/red | darken my face | dress/dressed/costume/disguise/disguised .. as .. geisha/mexican/arab/gypsy/jew/chinese/savage/eskimo/homeless/retard*/cripple/tranny/terrorist | red indian | indian chief | dress/go/costume .. as .. native american | pocahontas | homeless person costume | make fun of .. disabled/gays/jews/muslims/trans/immigrants
  `,
  plays: `
    the play | a play | school play | musical | film | movie | on stage | rehearsal | theatre | theater | amateur dramatics | actor | actress | my role | sound of music | documentary | museum | memorial
  `,
  figures: `
    suicidal tendencies | suicide silence | suicideboys | the show | attention | spotlight | heat | of cold | theme/themed | murder mystery | mystery | memorial | museum | charity | awareness | prevention | walk for | fundraiser | toy | airsoft | paintball | larp | gun range | shooting range | clay | nerf | play | musical | film | movie | halloween | drama | rehearsal | stage | cosplay | the killers | concert | gig | my heart | my diet | feet | hours | time | lol | lmao | haha | embarrassment | laugh* | boredom | of shame | literally | if i see | heels | shaving | look* | kidding | joke | joking | figure of speech | shes/hes an adult | adult | wife | girlfriend |
    pink | sequins | glitter | colour | color | boat | pool | parachute | skydiv* | bungee | pier | cliff | diving | trampoline | deer | grouse | duck | hunt* | hunting | range | police | army | military | chef | kitchen | knife skills | novel | crime novel | book club | podcast | escape room | suicide squad | drag | gay | pride | trans | mosque | synagogue | volunteer* | shelter | crossfit | leg day | gym | boxing | rugby | martial | judo | karate | sparring | football | hockey | derby | klettern | bruise easily | operation | surgery | blood thinners | chemo
  `,
};
