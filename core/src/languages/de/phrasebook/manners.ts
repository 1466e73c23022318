import type { MannerPhrases } from "../../phrasebook.ts";

export const manners: MannerPhrases = {
  code: {
    "white tie": "white tie|frack|grosser gesellschaftsanzug",
    "black tie": "black tie|abendgarderobe|smoking pflicht|festliche abendgarderobe",
    formal: "formell|elegant|festlich|schick|vornehm|edel",
    "cocktail attire": "cocktailgarderobe|halbformell",
    "business formal": "business outfit|business formal|geschaftskleidung",
    "business casual": "business casual|professionell|seriös|serios|gepflegt",
    "smart casual": "smart casual|sportlich elegant|leger schick",
    casual: "leger|lassig|locker|casual|alltag|alltaglich|entspannt|nicht zu schick|ungezwungen",
    lounge: "gammellook|hauskleidung",
  },
  "dress-up": {
    effort:
      "was hermachen|etwas hermachen|mache ich mich hubsch|hubsch aussehen|hubsch machen|nett aussehen|ordentlich aussehen|mir muhe gegeben|muhe gegeben|gut aussehen|bisschen schick|etwas schicker|mich schick machen|schick gemacht",
    shine:
      "umwerfend|umwerfend aussehen|atemberaubend|bombe aussehen|blendend aussehen|hammermassig aussehen|alle blicke|auffallen um jeden preis|ein hingucker|der hingucker|glamouros|glamour|richtig aufbrezeln|aufbrezeln|aufgebrezelt|rausputzen|herausgeputzt|in schale werfen|in schale|schick und schon|so richtig festlich|richtig festlich|voll aufgedonnert|aufdonnern|sexy aussehen|heiss aussehen|alle umhauen|umhauen|mein grosser auftritt|grosser auftritt",
    honour:
      "ehrengast|ehrengaste|ehrengastin|als ehrengast|ehrentribune|ehrung|geehrt|werde geehrt|beehrt|beehren|auszeichnung|ausgezeichnet werde|verdienstkreuz|bundesverdienstkreuz|orden verliehen|medaille verliehen|preis verliehen|preis uberreicht|preisubergabe|ehrennadel|ministerin|der minister|beim minister|burgermeister|burgermeisterin|landrat|landratin|landeshauptmann|landeshauptfrau|regierungsrat|nationalrat|stadtrat|konsul|konsulin|bischof|furst|furstin|graf|bankkredit|kredit bei der bank|kredit beantragen|kreditgesprach|darlehen|bei der bank wegen|investor|investoren|vor der jury|auswahlkommission|kommission|ausschuss|anhorung|staatsempfang|empfang beim|empfang im rathaus|neujahrsempfang|festakt|festrede|enthullung|einweihung|eroffnungsfeier|grundsteinlegung|banddurchschneiden|delegation|pressekonferenz|sehr geehrte|sehr geehrter|hochachtungsvoll|schulamt|schulratin|rektorin|rektor|dekan|dekanin|notartermin|beim anwalt|meine anwaltin|mein anwalt|vor dem richter|richterin",
  },
  "other-person": {
    husband: "mein mann|meinen mann",
    wife: "meine frau",
    boyfriend: "meinen freund|mein freund",
    girlfriend: "meine freundin",
    partner: "mein partner|meine partnerin|meinen partner",
    son: "mein sohn|meinen sohn|mein neffe|meinen neffen",
    daughter: "meine tochter|meine nichte",
    kid: "mein kind|mein baby",
    dad: "mein vater|meinen vater|mein papa|mein opa|meinen opa",
    mum: "meine mutter|meine mama|meine oma",
    brother: "mein bruder|meinen bruder",
    sister: "meine schwester",
    friend: "mein kumpel|meinen kumpel",
  },
  comfort: "bequem|komfortabel|gemutlich|praktisch|schwanger|kuschelig|viel laufen|luftig",
  warmth: "warm anziehen|warm halten|warme kleidung|friere schnell|frostbeule|etwas warmes|warmes",
  coolness:
    "hitzewallungen|hitzewallung|wechseljahre|leicht|luftig|schwitze schnell|schwitze viel|leichte kleidung",
  vegan: "vegan|vegane|veganer|veganerin",
};
