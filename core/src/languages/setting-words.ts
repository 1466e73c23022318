/** Words by which a setting that is named turns out not to be this request's; folded, parted by spaces where nothing else is said. */
export type SettingWords = {
  /** What follows is only compared with ("like a sauna"), where one of `likened` comes next. */
  like: string;
  likened: string;
  /** Before such a word: it is a verb, or asks ("would like a …"). */
  notLike: string;
  /** Articles and what is fused with them. */
  small: string;
  /** Before an article and a setting: another day ("since the wedding"). */
  earlier: string;
  /** Phrases, parted by `|`: what they are said of is over. */
  past: string;
  /** After the setting these make it this day all the same ("since the wedding is outdoors"). */
  is: string;
  /** Between a garment and what it is made for ("scarpe da corsa"). */
  madeFor: string;
  /** Days: in the excuse for a garment it is kept for one of them. */
  later: string;
  /** Phrases, parted by `|`, inside a sentence: what comes next is what something is kept or needed for, on another day; a `^` before what points back and may begin one. */
  forLater: string;
  /** Verbs that say the same without a day. */
  keeps: string;
  /** After these phrases, parted by `|`, somebody says who they are or whence they know a person: "I'm a nurse", "a guy from my gym". */
  ofWho: string;
  /** After a hyphen these only liken, with `*` for any ending: "funeral-y", "sauna-artig". */
  tails: string;
  /** Phrases, parted by `|`: said of where a thing hangs as much as of a day at home. */
  atHome: string;
  /** Phrases, parted by `|`: the day is spent in one's own rooms. At the end of a thought only where a `.` ends them. */
  ownRooms: string;
  /** After these it is somebody's home: "en casa de mis suegros". */
  homeOf: string;
  /** Beside a temperature they say that it is a machine's, in which nobody stays. */
  machine: string;
  /** Beside a temperature they say that it is a room's or a machine's, not the day's. */
  room: string;
  /** Phrases, parted by `|`: only what the camera shows is seen. */
  camera: string;
  /** Phrases, parted by `|`: somebody is not to look as if they went where is named next. */
  seeming: string;
  /** Phrases, parted by `|`, behind a "not": somebody is not to look like what is named next. */
  likeness: string;
  /** Phrases, parted by `|`: in such a likeness the setting comes from here on ("not like a waiter at the wedding"). */
  likenessEnds: string;
  /** Whose word on clothes counts: "the physio wants flat shoes" tells of no appointment. */
  advisers: string;
  /** What they do with it: "says", "forbids". */
  advising: string;
  /** Phrases, parted by `|`, that give an adviser's word right before naming one: "according to the". */
  advised: string;
  /** Before an adviser somebody goes there: "at the physio". */
  goingThere: string;
  /** Phrases, parted by `|`: where somebody changes clothes, before the place's name. */
  changing: string;
  /** "Changes" that may be a move, with `mine` in the same clause a change of clothes. */
  moves: string;
  mine: string;
  /** How warm a room is: "the gym will be stuffy" says what the hall is like, and where one is only if nothing else does. */
  climate: string;
  /** People who are told apart by where they are known from or work: "the girl". */
  known: string;
  /** Between such a person, or a name, and where they are known from. */
  knownFrom: string;
  /** Phrases, parted by `|`: where somebody else works. */
  theyWork: string;
  /** What leaves its marks on clothes: who speaks of it gets dirty. */
  dirt: string;
  /** Phrases, parted by `|`, that only sound like a setting: "court shoes", "it has to work", "the funeral director". */
  idioms: string;
  /** After these phrases, parted by `|`, it is told where somebody was, or was met, before. */
  met: string;
  /** After that place such a phrase says the same ("in der Kletterhalle kennengelernt"). */
  metThere: string;
  /** Words for getting hurt: what is told of it is over. */
  hurt: string;
  /** Before what somebody did meanwhile ("broke my wrist at netball"). */
  meanwhile: string;
  /** Phrases, parted by `|`: whoever stands before them is dead, and not visited. */
  gone: string;
  /** The same of whoever comes next ("se fue mi abuela"). */
  goneIs: string;
  /** Phrases, parted by `|`: another time, where a sentence beside it speaks of `today`. */
  another: string;
  /** Phrases, parted by `|`. */
  today: string;
  /** Between a garment and what is to be seen on it ("the jumper with the puffins"). */
  showing: string;
  /** The other way round: "puffins on the jumper". */
  shownOn: string;
  /** Whose somebody is, and never a pattern's. */
  ours: string;
  /** Beside a place: what a machine is set to. */
  set: string;
  /** Before a place: somebody is new there. */
  newIn: string;
  /** Before or behind a setting these name a kind of clothes: "gym clothes". */
  clothes: string;
  /** Beside those, with `*` for any ending: they may not be worn, and nobody goes where they belong. */
  barred: string;
  /** Phrases, parted by `|`: what comes next is worn as it is, without a change. */
  inOneGo: string;
};
