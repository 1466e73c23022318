import type { CareList } from "../care-list.ts";

export const care: CareList = {
  classes: {
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
    kill/killing myself | end/ending my life | end/ending it all | take/taking my own life | want to die | wanna die | wanted to die | wish i was/were dead | hurt/hurting myself | harm/harming myself | cut/cutting myself | self harm* | selfharm* | suicidal | commit suicide | committing suicide | thinking of/about suicide | kms
    no reason to live | nothing to live for | dont want to live | dont want to be alive | dont want to be here anymore | do not want to live | better off dead | better off without me | dont want to wake up | cant go on | cant do this anymore | want it all to end | want to disappear forever | unalive myself | jump off | last outfit before | my own funeral | starve myself | starving myself | hang myself | overdose
  `,
  child: `
    {sexual} .. for .. {minor} | {sexual} .. on .. {young} | {sexual} {minor} | {sexual} .. {young} .. outfit/costume/look/clothes | {sexual} little girl/boy/sister | make/dress my/a/the/our/this little? {minor} .. {sexual} | my/our/a/the little? {young} .. {sexual} | {age} year/years/yr/yrs old .. {sexual} | {age} yo/yrs/year .. {sexual} | {sexual} .. {age} year/years/yr/yo/yrs | im {age} .. {sexual} | {young} look/looking/looks hot | {young} .. look hot | hot/revealing .. for my/a {age} year | revealing .. for my little? {young} | make my {young} .. revealing | little girl .. {sexual} | underage .. hot/{sexual}
  `,
  hate: `
    dress/dressed/go/going/come/costume/outfit/look/disguise* .. as/like .. {hater} | {hater} uniform/costume/outfit/robe/robes/armband/look/officer | swastika | white suprema* | neonazi | klan robe | white hood | school/mass shooter | suicide bomber | terrorist costume/outfit | confederate uniform | slave owner | blackshirt costume
  `,
  crime: `
    rob a/the/my/someone/people/an | robbing a/the/someone/people | want to steal | steal from | stealing from | to steal | shoplift* | break/breaking into | burgl* .. a/the/house/houses | mug someone/people | stalk/stalking my/her/him/someone/a | follow her/him/my .. without | kidnap* | murder someone/him/her/people | kill someone/him/her/people/them/everyone/my | hurt someone/him/her/people | hide/conceal/smuggle/sneak/carry* .. gun/knife/weapon/weapons/drugs/bomb/explosives/cocaine/pistol/firearm | dead body | bring a gun/bomb/knife | shoot up | plant a bomb | impersonat* .. police/cop/officer/doctor/fbi | pass/pose/pretend .. police/cop/officer | scam old/people/elderly | lure .. kid/kids/child/children | not be recognised/recognized .. robbery/burglary/attack
  `,
  mockery: `
    blackface | brownface | yellowface | redface | paint/painting my face/skin black/brown/dark/red | darken my skin/face | dress/go/costume/disguise/come .. as/like .. geisha/mexican/arab/gypsy/jew/chinese/savage/eskimo/homeless/retard*/cripple/tranny/terrorist | red indian | indian chief | dress/go/costume .. as .. native american | pocahontas | homeless person costume | make fun of .. disabled/gays/jews/muslims/trans/immigrants
  `,
  plays: `
    the play | a play | school play | musical | film | movie | on stage | rehearsal | theatre | theater | amateur dramatics | actor | actress | my role | sound of music | documentary | museum | memorial
  `,
  figures: `
    the show | attention | spotlight | heat | of cold | theme/themed | murder mystery | mystery | memorial | museum | charity | awareness | prevention | walk for | fundraiser | toy | airsoft | paintball | larp | gun range | shooting range | clay | nerf | play | musical | film | movie | halloween | drama | rehearsal | stage | cosplay | the killers | concert | gig | my heart | my diet | feet | hours | time | lol | lmao | haha | embarrassment | laugh* | boredom | of shame | literally | if i see | heels | shaving | look* | kidding | joke | joking | figure of speech | shes/hes an adult | adult | wife | girlfriend
  `,
};
