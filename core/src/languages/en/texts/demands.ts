import type { DemandTexts } from "../../texts.ts";

export const demands: DemandTexts = {
  met: {
    "closed-shoes": [
      "Your toes stay covered in {list}.",
      "{list} {list_count, plural, one {keeps} other {keep}} your toes covered.",
      "You've got your toes covered in {list}.",
    ],
    "no-open-toes": [
      "No toes on show in {list}.",
      "{list} {list_count, plural, one {keeps} other {keep}} your toes out of sight.",
      "Your toes stay out of sight in {list}.",
    ],
    "no-heels": [
      "There's no heel on {list}, so walking stays easy.",
      "{list} {list_count, plural, one {is} other {are}} flat, so you don't have a heel to think about.",
      "You'll be on flat soles in {list}.",
      "No heel to worry about with {list}.",
    ],
    "no-thin-heels": [
      "{list} {list_count, plural, one {has} other {have}} no thin heel to sink in or get stuck.",
      "There's no thin heel on {list}, so you stand firmly.",
    ],
    "grippy-soles": [
      "{list} {list_count, plural, one {has} other {have}} soles that grip, so you're less likely to slip.",
      "The soles of {list} give you a good hold.",
      "You've got good grip in {list}.",
    ],
    "no-grippy-soles": [
      "{list} {list_count, plural, one {has} other {have}} smooth soles, so your feet glide and don't stick.",
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
      "{list} {list_count, plural, one {slips} other {slip}} on and off in a moment, with nothing to tie.",
      "There's nothing to tie or undo on {list}.",
      "You just step into {list}: nothing to tie.",
    ],
    "long-sleeves": [
      "{list} {list_count, plural, one {covers} other {cover}} your arms down to the wrist.",
      "Your arms are covered to the wrist in {list}.",
      "Your arms stay covered in {list}, right down to the wrist.",
    ],
    "short-sleeves": [
      "{list} {list_count, plural, one {leaves} other {leave}} your forearms free.",
      "Your forearms are free in {list}.",
      "No long sleeves on {list} to get in the way of your hands.",
    ],
    "covered-shoulders": [
      "{list} {list_count, plural, one {keeps} other {keep}} your shoulders covered.",
      "Your shoulders are covered in {list}.",
      "No bare shoulders in {list}.",
    ],
    "wide-sleeves": ["{list} {list_count, plural, one {has} other {have}} sleeves wide enough."],
    "two-parts": ["Top and bottom come off one by one."],
    "top-colour": ["The colour on top is right with {list}."],
    "legs-colour": ["The colour below is right with {list}."],
    "no-wide-sleeves": [
      "{list} {list_count, plural, one {has} other {have}} no wide sleeves to drag or catch.",
      "There are no floaty sleeves on {list} to get in your way.",
    ],
    "no-low-cut": [
      "{list} {list_count, plural, one {isn't} other {aren't}} cut low, so you can bend over without a thought.",
      "The neckline of {list} stays modest.",
      "You can lean forward in {list}, as the neckline isn't low.",
    ],
    "no-bare-midriff": [
      "{list} {list_count, plural, one {keeps} other {keep}} your stomach covered.",
      "Your stomach stays covered in {list}.",
      "No midriff on show in {list}.",
    ],
    "opens-front": [
      "{list} {list_count, plural, one {opens} other {open}} at the front, so getting in and out is easy.",
      "You can open {list} at the front in a moment.",
      "It's easy to get in and out of {list}, which {list_count, plural, one {opens} other {open}} at the front.",
    ],
    "not-over-head": [
      "{list} {list_count, plural, one {goes} other {go}} on without being pulled over your head.",
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
    "only-skirts": [
      "No trousers here: you're in {list}.",
      "{list} {list_count, plural, one {keeps} other {keep}} you out of trousers.",
    ],
    "in-tradition": [
      "{list} {list_count, plural, one {is} other {are}} proper traditional wear.",
      "You're in traditional wear with {list}.",
      "With {list} you come in traditional dress.",
    ],
    "no-trailing": [
      "{list} {list_count, plural, one {stays} other {stay}} clear of the floor, so nothing drags.",
      "Nothing trails along the floor with {list}.",
      "You won't be dragging a hem along the floor in {list}.",
    ],
    "covered-head": [
      "Your head is covered with {list}.",
      "{list} {list_count, plural, one {covers} other {cover}} your head.",
    ],
    "veiled-head": [
      "{list} {list_count, plural, one {goes} other {go}} over your hair, so your head is covered.",
      "You can wear {list} over your hair, so your head is covered.",
    ],
    "all-covered": [
      "You're covered right down to the wrists in {list}.",
      "{list} {list_count, plural, one {covers} other {cover}} you well, with sleeves down to the wrist.",
    ],
    "narrow-hems": [
      "{list} {list_count, plural, one {is} other {are}} cut narrow enough to stay out of the works.",
      "With {list} nothing wide flaps into anything.",
    ],
    "free-hems": [
      "{list} {list_count, plural, one {has} other {have}} nothing long that could get caught.",
      "No hem of {list} hangs down far enough to get caught.",
      "Nothing on {list} hangs down to get caught.",
    ],
    "loose-waist": [
      "Nothing presses on your waist in {list}.",
      "{list} won't dig in at the waist.",
      "Your waist has room in {list}.",
    ],
    "bare-neck": [
      "{list} {list_count, plural, one {leaves} other {leave}} your neck free.",
      "Your neck stays free in {list}.",
      "You'll have nothing round your neck with {list}.",
    ],
    "no-high-neck": [
      "There's no high neck on {list} to creep up your throat.",
      "{list} {list_count, plural, one {has} other {have}} no high collar, so your throat is left alone.",
    ],
    waterproof: [
      "{list} {list_count, plural, one {keeps} other {keep}} the water out.",
      "{list} won't let the water in.",
      "Water stays on the outside of {list}.",
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
      "You can breathe in {list}, because nothing's tight.",
    ],
    stretchy: [
      "{list} {list_count, plural, one {gives} other {give}} with every move.",
      "You can bend and stretch in {list}.",
    ],
    "no-see-through": [
      "Nothing shows through {list}.",
      "Nobody can see through {list}.",
      "What's underneath stays hidden in {list}.",
    ],
    "may-be-spoilt": [
      "Nobody minds if {list} {list_count, plural, one {gets} other {get}} ruined.",
      "If {list} {list_count, plural, one {gets} other {get}} ruined, it's no great loss.",
      "A stain or a tear won't matter on {list}.",
    ],
    "nothing-good": [
      "{list} {list_count, plural, one {isn't} other {aren't}} among your good things, so it's no drama if something happens.",
      "Your good things stay in the closet, and {list} can take the risk.",
      "If something happens to {list}, your good things are still safe at home.",
    ],
    "no-holes": [
      "{list} {list_count, plural, one {has} other {have}} no holes and no tears.",
      "There isn't a hole or a tear in {list}.",
      "No rips and no holes in {list}.",
    ],
    washable: [
      "{list} can just go in the wash.",
      "Washing {list} afterwards is no trouble.",
      "You can put {list} straight in the wash.",
    ],
    "natural-fibres": [
      "As far as I know, there's nothing synthetic in {list}.",
      "{list} {list_count, plural, one {has} other {have}} no synthetics in {list_count, plural, one {it} other {them}} that I know of.",
    ],
    "not-fluffy": [
      "{list} won't shed any fluff.",
      "No fluff and no fuzz on {list}.",
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
      "{list} {list_count, plural, one {doesn't} other {don't}} shine, so no light is caught.",
    ],
    "no-dangling": [
      "Nothing dangles from {list}, so nothing gets caught.",
      "{list} {list_count, plural, one {has} other {have}} no loose ends to catch on things.",
    ],
    "no-jingling": [
      "{list} won't jingle when you move.",
      "Nothing on {list} jingles.",
      "You can move without a jingle in {list}.",
    ],
    "no-noise": [
      "{list} {list_count, plural, one {stays} other {stay}} quiet when you move.",
      "You'll hardly be heard in {list}.",
      "You can move quietly in {list}.",
    ],
    "no-metal": [
      "As far as I can tell, there's no metal on {list}.",
      "{list} {list_count, plural, one {has} other {have}} no metal, as far as I know.",
    ],
    "no-zips": [
      "There's no zip on {list}, so nothing jams.",
      "{list} {list_count, plural, one {has} other {have}} no zip to do up.",
      "No zip to fight with on {list}.",
    ],
    "no-buttons": [
      "There isn't a button to fiddle with on {list}.",
      "{list} {list_count, plural, one {has} other {have}} no buttons to do up.",
      "No buttons to fiddle with on {list}.",
    ],
    "no-snaps": [
      "{list} {list_count, plural, one {has} other {have}} no snaps to press shut.",
      "There are no snaps on {list}.",
    ],
    "no-logos": [
      "There's no logo and no lettering on {list}.",
      "No brand name to read on {list}.",
      "{list} {list_count, plural, one {has} other {have}} no logo and nothing to read on {list_count, plural, one {it} other {them}}.",
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
      "{list} {list_count, plural, one {is} other {are}} in the right colour.",
      "The colour is right with {list}.",
      "You're in the right colour with {list}.",
    ],
    "not-in-colour": [
      "{list} {list_count, plural, one {keeps} other {keep}} clear of the colour that won't do here.",
      "The colour that won't do here isn't on {list}.",
    ],
    "some-colour": [
      "{list} {list_count, plural, one {brings} other {bring}} in the colour that's wanted.",
      "For the colour that's wanted, there {list_count, plural, one {is} other {are}} {list}.",
      "You've got some of the colour that's wanted in {list}.",
    ],
    "only-dark": [
      "{list} {list_count, plural, one {keeps} other {keep}} to dark colours.",
      "You're in dark colours with {list}.",
    ],
    "only-light": [
      "{list} {list_count, plural, one {keeps} other {keep}} to light colours.",
      "You're in light colours with {list}.",
    ],
    "only-muted": [
      "{list} {list_count, plural, one {keeps} other {keep}} to quiet colours.",
      "You're in quiet colours with {list}.",
      "No loud colours on {list}.",
    ],
  },
  unmet: {
    "wide-sleeves": [
      "Nothing in the closet is known to have wide sleeves; a cape or a poncho does it.",
    ],
    "top-colour": ["No top in the closet has that colour."],
    "legs-colour": ["No trousers or skirt in the closet have that colour."],
    "closed-shoes": [
      "None of the shoes in the closet are closed all round, so borrow a pair that covers your toes.",
      "You'd need closed shoes, and there are none in the closet: simple sneakers would do.",
    ],
    "grippy-soles": [
      "I don't know of any shoes in the closet with soles that grip. Check the soles, or borrow a pair with good tread, and step carefully until then.",
      "I can't see any shoes with grippy soles here. A borrowed pair with good tread would be safer.",
    ],
    "no-grippy-soles": [
      "No shoes in the closet have smooth soles. Borrow or hire a pair with leather soles, or ask whether socks will do.",
      "You'd need smooth soles, as rubber ones stick. Borrow or hire a pair with leather soles.",
    ],
    "pale-soles": [
      "I don't know of any pale soles in the closet. Look under the shoes first; if the soles are dark, borrow a pair that leaves no marks.",
      "As far as I know, none of your shoes have pale soles. Check underneath, or borrow a pair that leaves no marks.",
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
      "There's no scarf in the closet for your hair. Bring a light one, borrowed or bought; any plain cloth of that size will do.",
      "You'd need a light scarf for your hair. Borrow one, and keep it in your bag until you need it.",
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
      "I know of nothing in the closet that may get ruined, so borrow something old, or wear what you'd miss least.",
      "I can't see anything old enough to ruin. Borrow something, or wear what you'd miss least.",
    ],
    pockets: [
      "Nothing in the closet for your legs has pockets that I know of. Take a small bag for the hips or round your shoulder.",
      "There are no pockets here that I know of. A small bag round the waist leaves your hands free too.",
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
      "There's nothing dark in the closet for this. Borrow a dark jacket or top, and the impression is right.",
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
