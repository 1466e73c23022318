import type { SettingWords } from "../setting-words.ts";

export const settings: SettingWords = {
  like: "like than",
  likened: "a an the in at my our your his her their some ive",
  notLike: "would d id i we you they to do",
  small: "a an the in at my some",
  earlier: "since last previous",
  past: "last night|yesterday|last week|last weekend|last month|last year|the other day|earlier today|the other night",
  is: "is are was will s isnt starts",
  madeFor: "",
  later: "monday tuesday wednesday thursday friday saturday sunday weekend",
  forLater:
    "kept for|keeping it for|keeping that for|keeping those for|keeping them for|keep it for|saving it for|saved for|saving that for|saving them for|reserved for|needs it for|need it for|need that for|need them for|is needed for|are needed for|wearing it to|wearing that to|wearing it for|wearing them to",
  keeps: "save saving saved keep keeping reserving reserved",
  ofWho:
    "im a|im an|i am a|i am an|from my|lads from the|girls from the|guys from the|boys from the|mates from the|people from the|friends from the|folks from the|he is a|shes a|hes a|works as a",
  tails: "y ish like esque type style",
  atHome: "at home",
  ownRooms:
    "at my place|at mine.|round mine.|at ours.|at our place|in my living room|in our living room|on the sofa|on the couch|on my sofa|on my couch",
  homeOf: "of with",
  machine: "oven machine wash",
  room: "inside indoors oven machine wash",
  camera:
    "zoom|skype|facetime|webcam|google meet|teams call|on teams|video call|video calls|videocall|videocalls|video interview|videointerview|online interview|video meeting|online hearing|remote interview|waist up|top half",
  seeming:
    "look like im going to|look like im off to|look like im on my way to|looks like im going to|look like i am going to|like im going to|like im off to|as if im going to|as if i were going to|as though im going to|as if i was going to|look like im at|look like i came from|look like ive come from|look like ive just left",
  likeness:
    "look like|looking like|looks like|seem like|come across as|come across like|come off as|come off like|pass for|mistaken for|mistake me for|mistakes me for|taken for|take me for|confused with|not like|dressed like|dress like|dressed as if|smell like|feel like|look as if|look as though|look more like|too much like|unlike|like im at|like at",
  likenessEnds: "at the|to the|for the|in the|on the|at my|for my|at our|when",
  advisers:
    "doctor doctors doc gp dr dermatologist derm physio physios physiotherapist podiatrist chiropodist surgeon orthopaedist orthopedist chiropractor osteopath consultant midwife nurse allergist cardiologist therapist vet specialist",
  advising:
    "says say said saying wants want wanted forbids forbade forbidden forbid bans banned banning orders ordered insists insisted told tells prescribed prescribes recommends recommended advises advised warned reckons vetoed put allows allowed lets swears",
  advised:
    "according to|according to my|according to the|says|said|says my|says the|on|as per|per my|orders from my|orders from the|banned by my|banned by the|told by my|told by the|advice of my|advice of the|thanks to my",
  goingThere: "at to see seeing visit visiting from for",
  changing:
    "change at|change in|change there|change into it at|changed at|changed in|get changed at|get changed in|getting changed in|getting changed at|change clothes at|change clothes in|change behind|change once im at",
  moves: "",
  mine: "",
  climate:
    "stuffy heated unheated freezing cold chilly hot draughty drafty airless boiling stifling baltic roasting arctic sweltering warm cool",
  known:
    "girl guy man woman lady bloke lad chap friend friends mate mates neighbour neighbor colleague colleagues someone somebody one chick dude crush gentleman ladies people folks couple",
  knownFrom: "from",
  theyWork:
    "who works at|who works in|that works at|that works in|works at a|works at the|works in a|who runs a|who owns a|who teaches at",
  dirt: "paint painting cake mud muddy mess messy glue dirty filthy grubby muck mucky crayons paintball airsoft slurry manure pigs piglets pigsty sawdust plastering wallpapering sludge compost",
  idioms:
    "has to work|needs to work|indoor court|indoor courts|outdoor court|outdoor courts|court shoe|court shoes|tennis court|tennis courts|squash court|badminton court|basketball court|food court|party wall|party trick|party pooper|third party|funeral director|funeral directors|dinner jacket|dinner lady|lunch lady|church mouse|school of thought|old school|wedding planner|office chair|office block",
  met: "met at|met in|met on|met through|know from|know him from|know her from|know them from|when i was|when we were",
  metThere: "",
  hurt: "broke sprained fractured twisted tore dislocated injured",
  meanwhile: "at playing during doing while",
  gone: "passed|died|passed away|no longer with us|left us",
  goneIs: "my late|our late|his late|her late",
  another: "next month|next week|next year|in two weeks|in three weeks|in a fortnight|in a month",
  today: "today|tonight",
  showing: "with",
  shownOn: "on",
  ours: "my our his her their your",
  set: "set turned cranked dialled dialed stuck",
  newIn: "new in|new to|moved to|just arrived in",
  clothes: "clothes clothing wear gear kit outfits attire",
  barred: "not no never ban* forbid* prohibit* disallow* allowed hates without dont wont cant",
  inOneGo:
    "no time to change|no chance to change|cant change|cannot change|wont have time to change|without changing|no change in between|straight from|straight to|straight on to|straight out to|straight after|no going home|not going home|wont be able to go home|one outfit for|directly to|directly from|directly on to|without going home|no time to go home",
};
