import type { CuePhrases } from "../../phrasebook.ts";

export const cues: CuePhrases = {
  negation: {
    no: "kein|kei|keis|keni|koane|keine|keinen|keiner|keinem|keinerlei|ohne|nicht|nichts|nix|nie|niemals|nimmer|weder|bloss nicht|ned|net|nid|koa|koan",
    firm: "genug von|genug vom|die nase voll von|leid|hasse|hasst|mag keine|mag kein|mag keinen|mag nicht|vermeide|vermeiden|auf keinen fall|will keine|will kein|will keinen|mochte keine|mochte kein|mochte keinen|trage keine|trage kein|trage nie|ungern|satt|ausser|statt|anstatt|verboten|bitte nicht|bitte keine|bitte kein|verzichten auf|verzichte auf|nicht tragen|hasste|verabscheut|verabscheute|verabscheue|akzeptiert kein|akzeptiert keine|akzeptiert keinen|duldet kein|duldet keine|duldet keinen",
    allergy:
      "allergisch gegen|allergisch auf|allergie gegen|vertrage keine|vertrage kein|allergisch",
    "but-not":
      "alles ausser|nur nicht|aber nicht|bloss nicht|nur kein|nur keine|nur keinen|aber kein|aber keine|aber keinen",
    double:
      "ohne zu wissen|keine ausnahme|keine ausnahmen|ohne ausnahme|ohne ausnahmen|keine ausreden|ohne wenn und aber|keine diskussion|ohne frage|ohne zweifel|kein witz|weiss nicht ob|nicht sicher ob|nichts gegen|habe nichts gegen|nicht ohne|kein problem mit|hasse nicht|nicht nur|macht mir nichts aus|weiss nicht|nichts anzuziehen|keine ahnung|keine idee",
    after:
      "auf keinen fall|ist raus|sind raus|fliegt raus|hasse ich|kann ich nimmer sehen|kann ich nicht mehr sehen|kommt nicht in die tute|keine chance|niemals|geht gar nicht|gehen gar nicht|kommt nicht in frage|kommen nicht in frage|mag ich nicht|will ich nicht|trage ich nicht|ist schmutzig|ist in der wasche|sind in der wasche|kratzt|nein danke|frei|nicht gelten|gilt nicht|zahlt nicht|nicht leiden|nicht ausstehen|nicht erlaubt|nicht gestattet|nicht erwunscht|ist tabu|ist unerwunscht|geht gar ned|geht ned|geht gar net|geht net|geht gar nid|geht nid|geht nicht|gehen nicht|gehen gar ned|gehen gar net",
  },
  wish: {
    must: "mochte tragen|will tragen|mochte anziehen|will anziehen|unbedingt|mit meiner|mit meinem|mit meinen|meine|meinen|meinem|muss tragen|rund um",
    like: "liebe|mag|mochte|will|bevorzuge|gern|gerne|lieber|am liebsten|etwas|was in|suche|brauche|hatte gern|gewunscht|wunschte sich|wunscht sich",
    only: "nur|ausschliesslich|ganz in|komplett in",
  },
  turn: "aber|jedoch|obwohl|weil|denn|dann|sondern|trotzdem|auch|wenn|falls|nur",
  with: "mit|zu|zusammen",
  and: "und|oder|noch",
  article: "ein|eine|einen|mein|meine|meinen|etwas",
  dressing:
    "anziehen|tragen|outfit|outfits|kleidung|klamotten|ziehe|zieh|trage|look|anzieh|stil|kleiden|kleiderschrank|style",
};
