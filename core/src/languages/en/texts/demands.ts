import type { DemandTexts } from "../../texts.ts";

export const demands: DemandTexts = {
  met: {
    "closed-shoes": [
      "Your toes stay covered in {list}.",
      "{list} {list_count, plural, one {keeps} other {keep}} your toes covered.",
      "You've got your toes covered in {list}.",
    ],
    "no-open-toes": [
      "{list} {list_count, plural, one {is} other {are}} closed at the toes.",
      "Your toes are tucked away in {list}.",
      "Nobody sees your toes in {list}.",
    ],
    "no-heels": [
      "There's no heel on {list}, so walking stays easy.",
      "{list} {list_count, plural, one {is} other {are}} flat, so you don't have a heel to think about.",
      "You'll be on flat soles in {list}.",
      "No heel to worry about with {list}.",
    ],
    "no-thin-heels": [
      "{list} {list_count, plural, one {has} other {have}} no thin heel to sink in or get stuck.",
      "Without a thin heel you stand firmly in {list}.",
    ],
    "grippy-soles": [
      "{list} {list_count, plural, one {has} other {have}} soles that grip, so you're less likely to slip.",
      "The soles of {list} give you a good hold.",
      "You've got good grip in {list}.",
    ],
    "no-grippy-soles": [
      "Your feet glide in {list}: the soles are smooth.",
      "The soles of {list} are smooth, so you can glide.",
    ],
    "quiet-soles": [
      "You can walk softly in {list}, without a clack.",
      "Your steps stay quiet in {list}.",
      "{list} won't clack when you walk.",
    ],
    "pale-soles": [
      "{list} {list_count, plural, one {has} other {have}} pale soles, so they won't mark the floor.",
      "The soles of {list} are pale and won't leave dark marks.",
    ],
    "sturdy-shoes": [
      "{list} {list_count, plural, one {is} other {are}} sturdy and can take a knock.",
      "Your feet are well looked after in {list}, which can take a knock.",
      "You've got something sturdy on your feet with {list}.",
    ],
    "slip-on-shoes": [
      "{list} {list_count, plural, one {slips} other {slip}} on and off in a moment.",
      "You're in and out of {list} in a moment.",
      "You just step into {list}.",
    ],
    "long-sleeves": [
      "{list} {list_count, plural, one {covers} other {cover}} your arms down to the wrist.",
      "Your arms are covered to the wrist in {list}.",
      "Your arms stay covered in {list}, right down to the wrist.",
    ],
    "short-sleeves": [
      "{list} {list_count, plural, one {leaves} other {leave}} your forearms free.",
      "Your forearms are free in {list}.",
      "With {list}, no sleeve gets in the way of your hands.",
    ],
    "covered-shoulders": [
      "{list} {list_count, plural, one {keeps} other {keep}} your shoulders covered.",
      "Your shoulders are covered in {list}.",
      "No bare shoulders in {list}.",
    ],
    "wide-sleeves": ["The sleeves of {list} are wide enough."],
    "two-parts": ["Top and bottom come off one by one."],
    "top-colour": ["You've got the right colour on top with {list}."],
    "legs-colour": ["You've got the right colour below with {list}."],
    "shoes-colour": ["{list} {list_count, plural, one {is} other {are}} in the right colour."],
    "no-wide-sleeves": [
      "{list} {list_count, plural, one {has} other {have}} no wide sleeves to drag or catch.",
      "There are no floaty sleeves on {list} to get in your way.",
    ],
    "no-low-cut": [
      "You can bend over in {list} without a thought.",
      "The neckline of {list} stays modest.",
      "{list} {list_count, plural, one {isn't} other {aren't}} cut low, so you can lean forward.",
    ],
    "no-bare-midriff": [
      "{list} {list_count, plural, one {keeps} other {keep}} your stomach covered.",
      "Your stomach stays covered in {list}.",
      "No bare stomach in {list}.",
    ],
    "opens-front": [
      "{list} {list_count, plural, one {opens} other {open}} at the front, so getting in and out is easy.",
      "You can open {list} at the front in a moment.",
      "It's easy to get in and out of {list}, which {list_count, plural, one {opens} other {open}} at the front.",
    ],
    "not-over-head": [
      "You don't have to pull {list} over your head.",
      "Nothing has to go over your head with {list}.",
      "You can get into {list} without pulling anything over your head.",
    ],
    "long-legs": [
      "{list} {list_count, plural, one {covers} other {cover}} your legs all the way down.",
      "Your legs are covered to the ankle in {list}.",
      "You're covered down to the ankle in {list}.",
    ],
    "covered-knees": [
      "{list} {list_count, plural, one {keeps} other {keep}} your knees covered.",
      "Your knees are covered in {list}.",
      "No knees on show in {list}.",
    ],
    "only-skirts": ["It's {list} instead of trousers.", "You won't need trousers with {list}."],
    "in-tradition": [
      "{list} {list_count, plural, one {is} other {are}} right for the tradition.",
      "You're in traditional wear with {list}.",
      "With {list} you come in traditional dress.",
    ],
    "no-trailing": [
      "{list} {list_count, plural, one {stays} other {stay}} clear of the floor, so nothing drags.",
      "Nothing trails along the floor with {list}.",
      "You won't be dragging a hem along the floor in {list}.",
    ],
    "covered-head": [
      "You've got {list} for your head.",
      "{list} {list_count, plural, one {covers} other {cover}} your head.",
    ],
    "veiled-head": ["You've got {list} for your hair.", "{list} will cover your hair."],
    "all-covered": [
      "You're covered right down to the wrists in {list}.",
      "{list} {list_count, plural, one {covers} other {cover}} you well, with sleeves down to the wrist.",
    ],
    "narrow-hems": [
      "{list} {list_count, plural, one {is} other {are}} cut narrow enough to stay out of the works.",
      "With {list} nothing wide flaps into anything.",
    ],
    "free-hems": [
      "{list} {list_count, plural, one {stays} other {stay}} clear of everything, so nothing gets caught.",
      "Nothing on {list} hangs down to get caught.",
      "No long hem to watch in {list}.",
    ],
    "loose-waist": [
      "Nothing presses on your waist in {list}.",
      "{list} won't dig in at the waist.",
      "You can breathe out in {list}: the waist is easy.",
    ],
    "bare-neck": [
      "{list} {list_count, plural, one {leaves} other {leave}} your neck free.",
      "Your neck stays free in {list}.",
      "You'll have nothing round your neck with {list}.",
    ],
    "no-high-neck": [
      "There's nothing up round your throat in {list}.",
      "{list} {list_count, plural, one {leaves} other {leave}} your throat alone.",
    ],
    waterproof: [
      "{list} {list_count, plural, one {keeps} other {keep}} the water out.",
      "{list} won't let the water in.",
      "You'll stay dry in {list}.",
    ],
    hood: [
      "{list} {list_count, plural, one {has} other {have}} a hood that you can pull up.",
      "There's a hood on {list} for when you need it.",
      "You can pull up the hood on {list}.",
    ],
    "no-hood": [
      "{list} {list_count, plural, one {comes} other {come}} without a hood.",
      "There's no hood on {list}.",
    ],
    "not-tight": [
      "{list} {list_count, plural, one {isn't} other {aren't}} tight, so you can move and breathe.",
      "Nothing pinches or clings in {list}.",
      "You've got room to move in {list}.",
      "You can breathe in {list}.",
    ],
    stretchy: [
      "{list} {list_count, plural, one {gives} other {give}} with every move.",
      "You can bend and stretch in {list}.",
    ],
    "no-see-through": [
      "Nothing shows through {list}.",
      "Nobody can see through {list}.",
      "You needn't worry about {list}: nothing shows through.",
    ],
    "may-be-spoilt": [
      "Nobody minds if {list} {list_count, plural, one {gets} other {get}} ruined.",
      "If {list} {list_count, plural, one {gets} other {get}} ruined, it's no great loss.",
      "A stain or a tear won't matter on {list}.",
    ],
    "nothing-good": [
      "{list} {list_count, plural, one {isn't} other {aren't}} among your good things, so a mishap won't hurt.",
      "Your good things stay in the closet, and {list} can take the risk.",
      "If something happens to {list}, your good things are still safe at home.",
    ],
    "no-holes": [
      "There isn't a hole or a tear in {list}.",
      "{list} {list_count, plural, one {is} other {are}} in one piece, without a hole or a tear.",
      "No rips and no holes in {list}.",
    ],
    washable: [
      "{list} can just go in the wash.",
      "Washing {list} afterwards is no trouble.",
      "You can put {list} straight in the wash.",
    ],
    "natural-fibres": [
      "I don't see anything synthetic in {list}; the label will tell you for sure.",
      "{list} should be all natural fibres; a look at the label makes sure.",
    ],
    "not-fluffy": [
      "{list} won't shed any fluff.",
      "You won't leave fluff behind in {list}.",
      "There's no fluff on {list} to shed.",
    ],
    "not-bulky": [
      "{list} {list_count, plural, one {adds} other {add}} no bulk, so you have room to move.",
      "There's nothing bulky about {list}.",
    ],
    pockets: [
      "{list} {list_count, plural, one {has} other {have}} pockets, so your hands stay free.",
      "There are pockets in {list} for what you need with you.",
      "You've got pockets in {list} for your things.",
    ],
    "no-shine": [
      "Nothing shines or glitters on {list}.",
      "There's no shine and no sparkle on {list}.",
      "{list} won't catch the light.",
    ],
    "no-dangling": [
      "Nothing dangles from {list}, so nothing gets caught.",
      "There's nothing on {list} to get caught.",
    ],
    "no-jingling": [
      "{list} won't jingle when you move.",
      "Nothing on {list} jingles.",
      "Not a jingle from {list} when you move.",
    ],
    "no-noise": [
      "{list} won't rustle when you move.",
      "You'll hardly be heard in {list}.",
      "You can move quietly in {list}.",
    ],
    "no-metal": [
      "I don't see any metal on {list}; give the fastenings a quick check.",
      "{list} should be free of metal; a look at the fastenings makes sure.",
    ],
    "no-zips": [
      "There's no zip on {list}.",
      "You won't have a zip to fight with on {list}.",
      "No zip anywhere on {list}.",
    ],
    "no-buttons": [
      "There isn't a button on {list}.",
      "You won't have any buttons to fiddle with on {list}.",
      "No buttons anywhere on {list}.",
    ],
    "no-snaps": ["You won't find any snaps on {list}.", "There are no snaps on {list}."],
    "no-logos": [
      "There's no logo and no lettering on {list}.",
      "No brand name to read on {list}.",
      "Nobody can read anything off {list}: no logo, no lettering.",
    ],
    reflective: [
      "{list} {list_count, plural, one {reflects} other {reflect}} the light, so you'll be seen.",
      "You'll be easier to see, because {list} {list_count, plural, one {reflects} other {reflect}} light.",
    ],
    "not-reflective": [
      "Nothing on {list} throws light back.",
      "{list} won't throw any light back.",
    ],
    "all-in-colour": [
      "You're in the right colour in {list}.",
      "{list} {list_count, plural, one {is} other {are}} just the right colour.",
      "That's the right colour: {list}.",
    ],
    "not-in-colour": [
      "{list} {list_count, plural, one {keeps} other {keep}} clear of the colour that won't do here.",
      "The colour that won't do here isn't on {list}.",
    ],
    "some-colour": [
      "{list} {list_count, plural, one {gives} other {give}} you that colour.",
      "You've got that colour in {list}.",
      "The colour's there in {list}.",
    ],
    "only-dark": [
      "You're in dark colours in {list}.",
      "{list} {list_count, plural, one {is} other {are}} nice and dark.",
    ],
    "only-light": [
      "You're in light colours in {list}.",
      "{list} {list_count, plural, one {is} other {are}} nice and light in colour.",
    ],
    "only-muted": [
      "{list} {list_count, plural, one {keeps} other {keep}} to quiet colours.",
      "Nothing about {list} is loud.",
      "You're in quiet colours in {list}.",
    ],
  },
  unmet: {
    "wide-sleeves": ["I don't see any wide sleeves in the closet; a cape or a poncho would do."],
    "top-colour": ["No top in the closet has that colour, so borrow one."],
    "shoes-colour": ["I don't see shoes in that colour in the closet, so borrow a pair."],
    "legs-colour": [
      "I don't see trousers or a skirt in that colour in the closet, so borrow one or the other.",
    ],
    "closed-shoes": [
      "I don't see any closed shoes in the closet, so borrow a pair that covers your toes.",
      "You'd need closed shoes: borrow a pair, simple sneakers would do.",
    ],
    "grippy-soles": [
      "You'd need soles that grip: borrow a pair with good tread, and step carefully until then.",
      "I can't see any shoes with grippy soles here. A borrowed pair with good tread would be safer.",
    ],
    "no-grippy-soles": [
      "No shoes in the closet have smooth soles. Borrow or hire a pair with leather soles, or ask whether socks will do.",
      "You'd need smooth soles. Borrow or hire a pair with leather ones.",
    ],
    "pale-soles": [
      "I don't see any pale soles in the closet. Look under the shoes first; if the soles are dark, borrow a pair that leaves no marks.",
      "You'd need pale soles: borrow a pair that leaves no marks.",
    ],
    "sturdy-shoes": [
      "You'd need sturdy shoes. Borrow or buy a pair first, with a steel toe if that's compulsory, because you may not be let in without.",
      "There are no sturdy shoes here, and without them you may be turned away. Ask whether a steel toe is compulsory, then borrow or buy a pair.",
    ],
    "slip-on-shoes": [
      "No shoes in the closet slip on and off. Loosen the laces well beforehand, or borrow a pair of slip-ons.",
      "There are no slip-ons here for getting in and out quickly. Borrow a pair, or tie your laces loosely.",
    ],
    "long-sleeves": [
      "Nothing in the closet for this has long sleeves. Borrow a light shirt that covers your arms, or wear a cardigan and keep it on.",
      "You're short of long sleeves for this. Keep a cardigan on, or borrow a light shirt.",
    ],
    "opens-front": [
      "Nothing in the closet for this opens at the front. A simple shirt with buttons would be the thing to borrow or buy.",
      "You'd need something that opens at the front, such as a shirt with buttons. Borrow one if you can.",
    ],
    "long-legs": [
      "Nothing in the closet covers your legs all the way. Long trousers or a long skirt would be the thing to borrow.",
      "The closet has nothing yet that covers your legs to the ankle. Borrow long trousers or a long skirt.",
    ],
    "only-skirts": [
      "There's no skirt and no dress in the closet, so borrow one that covers your knees, and you're on the safe side.",
      "You'd need a skirt or a dress. Borrow one, and make it a long one to be safe.",
    ],
    "in-tradition": [
      "There's nothing traditional in the closet. Ask family or friends, or hire something in good time.",
      "You'd need something traditional, and it's worth borrowing or hiring in time.",
    ],
    "covered-head": [
      "There's nothing for your head in the closet. Borrow a hat, a cap or a scarf.",
      "For your head there's nothing yet: borrow a hat, a cap or a scarf.",
    ],
    "veiled-head": [
      "You'd need a light scarf for your hair, and I don't see one in the closet: borrow or buy a plain one.",
      "I don't see a scarf for your hair in the closet. Borrow a light one, and keep it in your bag until you need it.",
    ],
    "all-covered": [
      "Nothing in the closet covers you right down to the wrists. Borrow a long, loose shirt to wear over the rest.",
      "You'd need something more to be covered down to the wrists. A long, loose shirt over the rest would do.",
    ],
    waterproof: [
      "Nothing in the closet is waterproof. Borrow a rain jacket, and pack something dry to change into.",
      "You don't have anything waterproof. Borrow a rain jacket, or you'll get wet.",
    ],
    hood: [
      "No jacket in the closet has a hood. Borrow one that does, or take a cap along.",
      "There's no hood here: perhaps you can borrow a jacket with one, and otherwise a cap helps.",
    ],
    stretchy: [
      "Nothing in the closet for your legs gives much. Borrow leggings or joggers, or try beforehand how far you can bend.",
      "You'd want something stretchier for your legs. Joggers or leggings are easy to borrow.",
    ],
    "may-be-spoilt": [
      "I don't see anything in the closet that's past saving, so borrow something old, or wear what you'd miss least.",
      "I can't see anything old enough to ruin. Borrow something, or wear what you'd miss least.",
    ],
    pockets: [
      "I don't see any pockets for this. Take a small bag for your hips or round your shoulder.",
      "There are no pockets here that I can see. A small bag round the waist leaves your hands free too.",
    ],
    reflective: [
      "Nothing in the closet reflects, so take a hi-vis vest or a reflective band to be seen.",
      "You'd need something that reflects. A hi-vis vest or a reflective band costs little, and you'll be seen.",
    ],
    "all-in-colour": [
      "There's nothing in the right colour in the closet. Borrow at least a top, or say beforehand that you'll come in the nearest colour you have.",
      "You don't have the colour that was asked for. Borrow a piece in it, or let them know beforehand.",
    ],
    "some-colour": [
      "There's nothing in the right colour in the closet. Something small is enough: a scarf, a ribbon or a flower.",
      "You'd need something new in the colour that was asked for: a scarf, a ribbon or a flower will do.",
    ],
    "only-dark": [
      "There's nothing dark in the closet for this. Borrow a dark jacket or top, and you're fine.",
      "You'd need something dark here. A borrowed jacket would help most.",
    ],
    "only-light": [
      "There's nothing light-coloured in the closet for this. Borrow a plain white or beige top.",
      "You'd need something in a light colour here. Borrow a plain top in white or beige.",
    ],
    "only-muted": [
      "Everything in the closet that fits is rather bright. Borrow something plain in grey, navy or beige.",
      "You'd need quieter colours here. Something plain in grey, navy or beige would be worth borrowing.",
    ],
  },
};
