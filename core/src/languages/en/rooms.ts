import type { RoomWords } from "../room-words.ts";

export const rooms: RoomWords = {
  classes: {
    room: "office work desk train coach bus shuttle plane flight cinema theatre theater movie movies library supermarket checkout shop store mall ward hospital room server exam hall classroom class lecture lab hotel lobby restaurant metro tube subway uber car meeting gym warehouse court courtroom studio auditorium cubicle flat apartment house place clinic surgery",
    frigid:
      "freezer freezers fridge fridges icebox arctic siberia antarctica alaska igloo polar pole frigid glacial refrigerated refrigerator freezing freeze freezes goosebumps shiver shivering shivers chilly baltic nippy icy morgue mortuary corpses corpse penguin penguins meat",
    sweltering:
      "boiling roasting stifling tropical sauna oven overheated sweltering baking greenhouse furnace suffocating",
    so: "always so too really bloody super is it gets stays horribly ridiculously",
    ac: "ac aircon conditioning conditioner con vent vents",
    blowing:
      "face neck back head shoulders blowing blows blast blasting blasts full crank cranked cranks turbo max numb highest",
    arrive: "arrive arriving tonight land landing then",
  },
  hot: "heating .. full | heating .. full blast | heating cranked | heating .. up high | roasting in there | ward .. roasting | always roasting | boiling in there | baking in there | like a sauna | like an oven in | stifling in there | overheated | tropical in there | hot as an oven | {room} ... {sweltering} | {sweltering} ... {room} | {room} ... {so} hot/warm | {so} hot/warm ... {room} | heating ... max/stuck/full/on | boiler ... full/stuck/max | radiator/radiators ... full/stuck/max/blasting | palm house | butterfly house | tropical house | hothouse | orchid house",
  cool: "air con .. full | air con .. blast* | aircon .. full | aircon .. blast* | ac .. full blast | ac .. blasting | ac is freezing | ac .. arctic | ac cranked | air conditioning .. full | air conditioning .. blast* | overly air conditioned | freezing in there | like a fridge in | like a fridge | always freezing in | meat locker | {room} ... {frigid} | {frigid} ... {room} | {room} ... {so} cold | {so} cold ... {room} | {ac} ... {blowing} | {blowing} ... {ac} | {ac} ... {frigid} | {frigid} ... {ac} | under the/a vent | by the fridges",
  icy: "rinkside | cold store | coldstore | cold room | walk in freezer | walk in fridge | ice rink | ice house | chiller at work | butchers fridge",
  aired: "ac | aircon | air con | air conditioning | air conditioned | airconditioned",
  airless:
    "no/without ac/aircon/aircons | no/without air con/conditioning | ac/aircon/conditioning/con ... broken/dead/died/out/off/bust/broke/down | ac/aircon/conditioning/con in/at the/our/my? {room} .. broken/dead/died/bust/broke/down | hate/hates the? ac/aircon",
  unheated:
    "unheated | no heating | heating .. off/broken/bust/broke/out | not heated | stone cold church",
  inside:
    "inside | indoors | in there | in here | in the lounge | in the room | in the hall | in the ward | in the studio | in the kitchen | greenhouse | glasshouse | cave | caves | cellar | backstage | under the lights | {room} | {ac}",
  day: "day | weather | outside | outdoors | forecast",
  told: "have it at | keep it at | keeps it at | set to | set at | like | its like | about | around | hits | hitting | over | its | it | it is | keep it | into | {ac} on/at/to/of | and | then | plus | thermostat at/on/to",
  dial: "{ac} on/at/to/of | {ac} is? set? at/to | thermostat .. at/on/to | set to/at | keep/keeps/kept it at | keep/keeps/kept the {room} at | air con/conditioning .. at/on/to",
  follows:
    "they reckon | they say | inside | indoors | in there | in the lounge | in the hall | in/at the/our/my? {room} | there | over there | and sticky/humid/sunny | when i land | on arrival | and dripping/steaming/muggy/sweaty/boiling/clammy | and dripping/steaming | outside | where",
  joints: "and | but | so | with | when",
  journey:
    "fly/flying/flight/flights | land/landing/lands in/at? | take/taking/takes off | get/getting off in | leave/leaving/left ... {arrive} | arrive/arriving in | tonight im in | by tonight im | ill be in | drop/drops/dropping/dropped me off | get/gets/getting in at/to/around | setting off | touch* down",
  snow: "snow* | freezing | blizzard | sub zero",
};
