import type { GroundList } from "../ground-list.ts";

export const grounds: GroundList = {
  cleaned: `
    !at .. cleaners/cleaner/drycleaners/laundrette/laundromat | dry clean* | with .. cleaners/cleaner | to .. cleaners/cleaner
  `,
  mended: `
    !at .. tailor/tailors/cobbler/cobblers/menders/seamstress/dressmaker | with .. tailor/cobbler/seamstress/dressmaker | being/getting altered/mended/repaired/fixed/resoled/hemmed/shortened | in for repair/repairs/alterations/mending/resoling
  `,
  washing: `
    !in .. wash/laundry/hamper/dryer | washing machine | tumble dryer | on .. line/airer/radiator | still drying/damp/wet/soaking/soggy | not dry | isnt dry | arent dry | wont dry | wont be dry | hasnt dried | havent dried | being washed | needs/need .. wash | needs/need washing | havent/hasnt washed | not been washed | soaking in | wet through | dripping wet
  `,
  soiled: `
    stain* | dirty | filthy | muddy | boggin* | minging | manky | grubby | sticky | stink* | reek* | smell/smells/smelt of | wine/coffee/gravy/curry/ketchup/ink/paint/oil/sauce/bleach/lipstick .. on/over/down | spilt | spilled | spill* .. @ | covered in | caked in | cat/dog hair | been sick on | peed on | threw up on | {be} gross
  `,
  creased: `
    crumpled | creased | wrinkled | not ironed | needs/need ironing | needs/need an iron | isnt ironed | no iron | havent ironed
  `,
  lent: `
    !lent | !loaned | on loan | {people} .. borrowed/nicked/pinched/swiped/stole/halfinched/grabbed/commandeered | {people} has/have/got my/the @ | {people} .. still has/have/got | {people} .. took/taken my/the @ | {people} has it/them | with my/our {people} | at my/our {people} | at my/our {people} s? place/house/flat | is hers/his/theirs now | never gave .. back | hasnt/wont given/give .. back | never came back | {people} .. walked/made/ran/swanned off with | {people} .. is wearing it/them/my | roon at | round at
  `,
  lost: `
    !lost | cant find | cannot find | couldnt find | nowhere to be found | no idea where | dont know where | vanished | disappeared | gone missing | went missing | misplaced | stolen | been nicked
  `,
  elsewhere: `
    in storage | in .. attic/loft/garage/suitcase/locker/boot/box/boxes | at .. parents/mums/moms/gym/office/work/dorm/exs | at work | packed away | already packed | boxed up | left .. at/in/on/behind | got left | forgot .. at/in | hasnt arrived | havent arrived | on its way | in transit | in the post | lost luggage | in another city/country
  `,
  broken: `
    ripped | torn | tore | hole in | holes in | has .. hole/holes | moth* | broke/broken/snapped/bust/busted | zip/zipper/button/heel/sole/strap/seam .. gone/off/stuck/jammed/split/burst/went/missing | heel came off | fell apart | falling apart | chewed | shredded | beyond repair | shrunk | shrank | ruined | wrecked | leak* | let .. water | lets .. water
  `,
  tight: `
    !doesnt fit | !dont fit | no longer fit/fits | will/does/do not zip/button/close/fasten/meet/fit | too small | too tight | too snug | wont/doesnt/dont/cant zip/button/close/fasten/meet | wont do up | doesnt do up | dont do up | havent done up | nothing .. does up | wont zip | wont button | wont close | cant breathe | cant sit down | cant get into | cant get .. closed/done/over/up/on | outgrown | outgrew | grown out | straining
  `,
  loose: `
    too big | too large | too loose | falls off me | fall off me | falls down | fall down | hang* off me | swim* in | drown* in it | sizes too big
  `,
  lately: `
    wore/worn/had .. yesterday | wore .. last | wore .. on monday/tuesday/wednesday/thursday/friday/saturday/sunday | wore/worn .. this week | had .. on yesterday | yesterday .. @ | already wore/worn | already seen | everyone has seen | everyones seen | seen me in | seen it | seen them | in all the photos | in every photo | days running | days in a row | two/three days | on monday/tuesday/wednesday/thursday already
  `,
  kept: `
    !saving .. for | saved for | save .. for | keeping .. for | kept for | keep .. for | {be} for .. saturday/sunday/friday/monday/wedding/interview/party/tomorrow | @ .. till/until the day | for my/the/his/her .. wedding/interview/party/birthday/funeral | hanging up for | reserved for | ready for .. interview/wedding
  `,
  uncomfortable: `
    itch* | scratch* | pinch* | chafe* | chafing | rub | rubs | blister* | dig* into | digs in | ride* up | riding up | slip* down | hurt* | killing me | kill my | kills my | wobbl* | cant walk | cant move | boil in | sweat in | stiff
  `,
  opinion: `
    {people} hates/hate/loathes/despises @ | {people} cant/cannot stand @ | {people} doesnt/dont like @ | {people} .. makes/make me look | {people} laughed/laughs/laugh at | got laughed at | laughed at | made fun | makes fun | teased | mocked | everyone laughs | {people} .. if she/he sees @
  `,
};
