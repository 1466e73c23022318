import type { DemandTexts } from "../../texts.ts";

export const demands: DemandTexts = {
  met: {
    "closed-shoes": [
      "{list} {list_count, plural, one {keeps} other {keep}} your toes covered, as asked.",
      "Your toes stay covered in {list}.",
    ],
    "no-open-toes": [
      "No toes peek out of {list}.",
      "{list} {list_count, plural, one {shows} other {show}} no toes, just as it should be.",
    ],
    "no-heels": [
      "{list} {list_count, plural, one {is} other {are}} flat, as it has to be.",
      "There's no heel on {list}, so walking stays easy.",
    ],
    "no-thin-heels": [
      "{list} {list_count, plural, one {has} other {have}} no thin heel that could sink in or get stuck.",
      "No thin heels on {list}: you stand on firm ground.",
    ],
    "grippy-soles": [
      "{list} {list_count, plural, one {has} other {have}} soles that grip, so you won't slip so easily.",
      "The soles of {list} give you a good hold.",
    ],
    "no-grippy-soles": [
      "{list} {list_count, plural, one {has} other {have}} smooth soles, so your feet glide and don't stick.",
      "The soles of {list} are smooth, as asked.",
    ],
    "quiet-soles": [
      "{list} {list_count, plural, one {lets} other {let}} you walk softly, without a clack.",
      "Your steps stay quiet in {list}.",
    ],
    "pale-soles": [
      "{list} {list_count, plural, one {has} other {have}} pale soles, so the floor stays free of marks.",
      "The soles of {list} are pale and won't leave dark marks.",
    ],
    "sturdy-shoes": [
      "{list} {list_count, plural, one {is} other {are}} sturdy and can take a knock.",
      "Your feet are well looked after in {list}, which can take a knock.",
    ],
    "slip-on-shoes": [
      "{list} {list_count, plural, one {slips} other {slip}} on and off in a moment, with nothing to tie.",
      "There's nothing to tie or undo on {list}.",
    ],
    "long-sleeves": [
      "{list} {list_count, plural, one {covers} other {cover}} your arms down to the wrist.",
      "Long sleeves come with {list}, so your arms are covered.",
    ],
    "short-sleeves": [
      "{list} {list_count, plural, one {leaves} other {leave}} your forearms free.",
      "No long sleeves on {list}, so nothing gets in the way of your hands.",
    ],
    "covered-shoulders": [
      "{list} {list_count, plural, one {keeps} other {keep}} your shoulders covered.",
      "Your shoulders are covered in {list}, as wanted.",
    ],
    "wide-sleeves": ["{list} {list_count, plural, one {has} other {have}} sleeves wide enough."],
    "two-parts": ["Top and bottom come off one by one."],
    "top-colour": ["The colour on top is right with {list}."],
    "legs-colour": ["The colour below is right with {list}."],
    "no-wide-sleeves": [
      "{list} {list_count, plural, one {has} other {have}} no wide sleeves that could drag or catch.",
      "No floaty sleeves on {list}, so your hands can get on with things.",
    ],
    "no-low-cut": [
      "The neckline of {list} stays nice and modest.",
      "{list} {list_count, plural, one {isn't} other {aren't}} cut low, so you can bend over without a thought.",
    ],
    "no-bare-midriff": [
      "{list} {list_count, plural, one {keeps} other {keep}} your stomach covered.",
      "Your midriff stays covered in {list}.",
    ],
    "opens-front": [
      "{list} {list_count, plural, one {opens} other {open}} at the front, so getting in and out is easy.",
      "At the front, {list} {list_count, plural, one {opens} other {open}} in a moment.",
    ],
    "not-over-head": [
      "Nothing has to be pulled over your head with {list}.",
      "{list} {list_count, plural, one {goes} other {go}} on without being pulled over your head.",
    ],
    "long-legs": [
      "{list} {list_count, plural, one {covers} other {cover}} your legs all the way down.",
      "Your legs are covered down to the ankle in {list}.",
    ],
    "covered-knees": [
      "{list} {list_count, plural, one {keeps} other {keep}} your knees covered.",
      "Your knees are covered in {list}, as they should be.",
    ],
    "only-skirts": [
      "A skirt or a dress is what's wanted, and {list} {list_count, plural, one {is} other {are}} just that.",
      "{list} {list_count, plural, one {keeps} other {keep}} to the rule: no trousers.",
    ],
    "in-tradition": [
      "{list} {list_count, plural, one {is} other {are}} traditional wear, just as it should be.",
      "With {list} you come dressed in the old tradition.",
    ],
    "no-trailing": [
      "{list} {list_count, plural, one {stays} other {stay}} clear of the floor, so nothing drags.",
      "Nothing trails along the floor with {list}.",
    ],
    "covered-head": [
      "{list} {list_count, plural, one {is} other {are}} for your head, so it's covered.",
      "Your head is covered with {list}.",
    ],
    "veiled-head": [
      "{list} {list_count, plural, one {goes} other {go}} over your hair, so your head is covered.",
      "Over your hair {list_count, plural, one {goes} other {go}} {list}.",
    ],
    "all-covered": [
      "{list} {list_count, plural, one {covers} other {cover}} you well, with sleeves down to the wrist.",
      "You're covered right down to the wrists in {list}.",
    ],
    "free-hems": [
      "{list} {list_count, plural, one {has} other {have}} nothing long that trails, so nothing gets caught.",
      "No hem of {list} hangs down far enough to get caught.",
    ],
    "loose-waist": [
      "Nothing presses on your waist in {list}.",
      "{list} {list_count, plural, one {leaves} other {leave}} your waist in peace: nothing digs in.",
    ],
    "bare-neck": [
      "{list} {list_count, plural, one {leaves} other {leave}} your neck free.",
      "No scarf and no tie with {list}: your neck can breathe.",
    ],
    "no-high-neck": [
      "No high neck on {list}, so nothing creeps up your throat.",
      "{list} {list_count, plural, one {leaves} other {leave}} your throat alone, without a high collar.",
    ],
    waterproof: [
      "{list} {list_count, plural, one {keeps} other {keep}} the water out.",
      "The wet stays outside with {list}.",
    ],
    hood: [
      "{list} {list_count, plural, one {has} other {have}} a hood that you can pull up.",
      "There's a hood on {list} for when you need it.",
    ],
    "no-hood": [
      "{list} {list_count, plural, one {comes} other {come}} without a hood.",
      "There's no hood on {list}, as asked.",
    ],
    "not-tight": [
      "{list} {list_count, plural, one {isn't} other {aren't}} tight, so you can move and breathe.",
      "Nothing pinches or clings in {list}.",
    ],
    stretchy: [
      "{list} {list_count, plural, one {gives} other {give}} with every move.",
      "You can bend and stretch in {list}.",
    ],
    "no-see-through": [
      "Nothing shows through {list}.",
      "{list} {list_count, plural, one {lets} other {let}} nobody see what's underneath.",
    ],
    "may-be-spoilt": [
      "Nobody minds if {list} {list_count, plural, one {gets} other {get}} ruined.",
      "{list} {list_count, plural, one {has} other {have}} had a good life already, so a stain or a tear doesn't matter.",
    ],
    "nothing-good": [
      "{list} {list_count, plural, one {isn't} other {aren't}} among your good things, so it's no drama if something happens.",
      "Your good things stay safely in the closet, and {list} can take the risk.",
    ],
    "no-holes": [
      "{list} {list_count, plural, one {has} other {have}} no holes and no tears.",
      "Not a hole to be found in {list}.",
    ],
    washable: ["{list} can simply go in the wash.", "Washing {list} afterwards is no trouble."],
    "natural-fibres": [
      "As far as I know, there's nothing synthetic in {list}.",
      "{list} {list_count, plural, one {contains} other {contain}} no synthetics that I know of.",
    ],
    "not-fluffy": [
      "{list} {list_count, plural, one {has} other {have}} no fluff to shed.",
      "No fluff and no fuzz on {list}.",
    ],
    "not-bulky": [
      "{list} {list_count, plural, one {adds} other {add}} no bulk, so you have room to move.",
      "There's nothing bulky about {list}.",
    ],
    pockets: [
      "{list} {list_count, plural, one {has} other {have}} pockets, so your hands stay free.",
      "There are pockets in {list} for what you need with you.",
    ],
    "no-shine": [
      "Nothing shines or glitters on {list}.",
      "{list} {list_count, plural, one {doesn't} other {don't}} shine, so no light is caught.",
    ],
    "no-dangling": [
      "Nothing dangles from {list}, so nothing gets caught.",
      "{list} {list_count, plural, one {has} other {have}} no loose ends that could catch on something.",
    ],
    "no-jingling": [
      "Nothing jingles on {list}.",
      "{list} {list_count, plural, one {makes} other {make}} no jingle when you move.",
    ],
    "no-noise": [
      "{list} {list_count, plural, one {stays} other {stay}} quiet when you move.",
      "You'll hardly be heard in {list}.",
    ],
    "no-metal": [
      "As far as I can tell, there's no metal on {list}.",
      "{list} {list_count, plural, one {does} other {do}} without metal, as far as I know.",
    ],
    "no-zips": [
      "{list} {list_count, plural, one {does} other {do}} without a zip.",
      "No zip on {list}, so nothing jams.",
    ],
    "no-buttons": [
      "There isn't a button to fiddle with on {list}.",
      "{list} {list_count, plural, one {has} other {have}} no buttons.",
    ],
    "no-snaps": [
      "{list} {list_count, plural, one {has} other {have}} no snaps to press shut.",
      "No snaps on {list}, as asked.",
    ],
    "no-logos": [
      "No logo and no lettering on {list}.",
      "{list} {list_count, plural, one {carries} other {carry}} no brand for all to see.",
    ],
    reflective: [
      "{list} {list_count, plural, one {reflects} other {reflect}} the light, so you'll be seen.",
      "You'll be easier to see, because {list} {list_count, plural, one {reflects} other {reflect}} light.",
    ],
    "not-reflective": [
      "Nothing on {list} throws light back.",
      "{list} {list_count, plural, one {doesn't} other {don't}} reflect any light.",
    ],
    "all-in-colour": [
      "{list} {list_count, plural, one {is} other {are}} in the colour that was asked for.",
      "The colour is right with {list}.",
    ],
    "some-colour": [
      "{list} {list_count, plural, one {brings} other {bring}} in the colour that was asked for.",
      "For the colour that's wanted, there {list_count, plural, one {is} other {are}} {list}.",
    ],
    "only-dark": [
      "{list} {list_count, plural, one {keeps} other {keep}} to dark colours.",
      "Dark it is, with {list}.",
    ],
    "only-light": [
      "{list} {list_count, plural, one {keeps} other {keep}} to light colours.",
      "Light it stays, with {list}.",
    ],
    "only-muted": [
      "{list} {list_count, plural, one {keeps} other {keep}} to quiet colours.",
      "No colour shouts in {list}.",
    ],
  },
  unmet: {
    "wide-sleeves": [
      "Nothing in the closet is known to have wide sleeves; a cape or a poncho does it.",
    ],
    "top-colour": ["No top in the closet has that colour."],
    "legs-colour": ["No trousers or skirt in the closet have that colour."],
    "closed-shoes": [
      "No shoes in the closet are closed all round, so borrow a pair that covers your toes.",
      "What's missing are closed shoes: simple sneakers would already do.",
    ],
    "grippy-soles": [
      "I know of no shoes in the closet with soles that grip. Check the soles, or borrow a pair with good tread, and step carefully until then.",
      "Soles with grip seem to be missing. A borrowed pair with good tread would be the safer choice.",
    ],
    "no-grippy-soles": [
      "No shoes in the closet have smooth soles. Borrow or hire a pair with leather soles, or ask whether socks will do.",
      "Smooth soles are missing, and rubber ones stick. A pair with leather soles can be borrowed or hired.",
    ],
    "pale-soles": [
      "I know of no pale soles in the closet. Look under the shoes first; if the soles are dark, borrow a pair that leaves no marks.",
      "Pale soles are missing, as far as I know. Check underneath, or borrow a pair that leaves no marks.",
    ],
    "sturdy-shoes": [
      "What's missing are sturdy shoes. Borrow or buy a pair first, with a steel toe if that's compulsory, because you may not be let in without.",
      "Sturdy shoes are missing, and without them you may be turned away. Ask whether a steel toe is compulsory, then borrow or buy a pair.",
    ],
    "slip-on-shoes": [
      "No shoes in the closet slip on and off. Loosen the laces well beforehand, or borrow a pair of slip-ons.",
      "For getting in and out quickly, the right shoes are missing. Borrow slip-ons, or tie your laces loosely.",
    ],
    "long-sleeves": [
      "Nothing for this in the closet has long sleeves. Borrow a light shirt that covers your arms, or wear a cardigan and keep it on.",
      "Long sleeves are what's missing. Keep a cardigan on, or borrow a light shirt.",
    ],
    "opens-front": [
      "Nothing for this in the closet opens at the front. A simple shirt with buttons would be the thing to borrow or buy.",
      "What's missing is something that opens at the front, such as a shirt with buttons. Somebody will lend you one.",
    ],
    "long-legs": [
      "Nothing in the closet covers your legs all the way. Long trousers or a long skirt would be the thing to borrow.",
      "For legs covered to the ankle, the closet has nothing yet. Borrow long trousers or a long skirt.",
    ],
    "only-skirts": [
      "There's no skirt and no dress in the closet, so borrow one that covers your knees, and you're on the safe side.",
      "A skirt or a dress is missing. Borrow one, and make it a long one to be safe.",
    ],
    "in-tradition": [
      "The closet has nothing traditional. Ask family or friends, or hire something in good time.",
      "Traditional wear is missing, and it's worth borrowing or hiring in time.",
    ],
    "covered-head": [
      "The closet has nothing for your head. Take a hat, a cap or a scarf from somebody who has one to lend.",
      "For your head there's nothing yet: borrow a hat, a cap or a scarf.",
    ],
    "veiled-head": [
      "There's no scarf in the closet for your hair. Bring a light one, borrowed or bought; any plain cloth of that size will do.",
      "For your hair a light scarf is missing. Borrow one, and keep it in your bag until you need it.",
    ],
    "all-covered": [
      "The closet has nothing that covers you right down to the wrists. Borrow a long, loose shirt to wear over the rest.",
      "To be covered down to the wrists, you'd need something more. A long, loose shirt over the rest would do.",
    ],
    waterproof: [
      "Nothing in the closet is waterproof. Borrow a rain jacket, and pack something dry to change into.",
      "Something waterproof is missing. Borrow a rain jacket, or you'll get wet.",
    ],
    hood: [
      "No jacket in the closet has a hood. Borrow one that does, or take a cap along.",
      "A hood is missing: a borrowed jacket has one perhaps, and otherwise a cap helps.",
    ],
    stretchy: [
      "Nothing in the closet for your legs gives much. Borrow leggings or joggers, or try beforehand how far you can bend.",
      "For your legs something stretchy is missing. Joggers or leggings are easy to borrow.",
    ],
    "may-be-spoilt": [
      "I know of nothing in the closet that may get ruined, so borrow something old, or wear what you'd miss least.",
      "Old things to ruin seem to be missing. Borrow some, or wear what you'd miss least.",
    ],
    pockets: [
      "Nothing in the closet for your legs has pockets that I know of. Take a small bag for the hips or round your shoulder.",
      "Pockets are missing, as far as I know. A small bag round the waist leaves your hands free too.",
    ],
    reflective: [
      "What's missing is something to be seen by: nothing in the closet reflects, so take a hi-vis vest or a reflective band.",
      "Something that reflects is missing. A hi-vis vest or a reflective band costs little, and you'll be seen.",
    ],
    "all-in-colour": [
      "The closet has nothing in the colour that was asked for. Borrow at least a top, or say beforehand that you'll come in the nearest colour you have.",
      "The colour that was asked for is missing here. Borrow a piece in it, or let them know beforehand.",
    ],
    "some-colour": [
      "The closet has nothing in the colour that was asked for. Something small is enough: a scarf, a ribbon or a flower.",
      "For the colour that was asked for you'd need something new: a scarf, a ribbon or a flower will do.",
    ],
    "only-dark": [
      "The closet has nothing dark for this. Borrow a dark jacket or top, and the impression is right.",
      "Something dark is missing here. A borrowed jacket would help most.",
    ],
    "only-light": [
      "The closet has nothing light for this. A plain white or beige top is quickly borrowed.",
      "Something light is missing here. Borrow a plain top in white or beige.",
    ],
    "only-muted": [
      "Everything in the closet that fits is rather bright. Borrow something plain in grey, navy or beige.",
      "Quiet colours are missing here. Something plain in grey, navy or beige would be worth borrowing.",
    ],
  },
};
