import type { SettingWords } from "../setting-words.ts";

export const settings: SettingWords = {
  like: "wie als",
  likened:
    "mein meine meiner meinem meinen ein eine einem einer einen in im auf bei beim ob hatte kame ware",
  notLike: "so genau",
  small: "ein eine einem einer einen in im der dem die das auf bei zu zum zur am",
  earlier: "seit letzte letzten letzter letztes vorige voriges vorigen",
  past: "gestern|vorgestern|letzte woche|letztes wochenende|letzten monat|letztes jahr|neulich|vorhin|gestern abend",
  is: "ist sind wird",
  madeFor: "zum furs",
  later: "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag wochenende",
  forLater:
    "^das brauchen wir|^das brauche ich|^das brauch ich|^den brauche ich|^den brauch ich|^den brauchen wir|^die brauche ich|^die brauch ich|^die brauchen wir|^das braucht er|^das braucht sie|^die braucht sie|^den braucht er|^das ist fur|^der ist fur|^die ist fur|^die sind fur|^den zieh ich|^das zieh ich|^die zieh ich|^den hebe ich|^das hebe ich|^die hebe ich",
  keeps: "aufheben aufgehoben aufhebe aufheb heb hebe schonen schone sauber reserviert spar spare",
  ofWho: "bin|aus meinem|aus meiner|aus dem|aus der",
  tails: "artig* massig* mäßig* haft*",
  atHome: "zuhause|daheim|zu hause",
  ownRooms:
    "bei mir zuhause|bei mir zu hause|bei mir daheim|bei uns zuhause|bei uns zu hause|bei uns daheim|bei mir.|bei uns.|auf dem sofa|auf der couch|auf meinem sofa|in meinem wohnzimmer",
  homeOf: "bei von mit",
  machine: "ofen maschine waschgang",
  room: "drinnen ofen backstube maschine waschgang",
  camera:
    "videokonferenz|videogesprach|video vorstellungsgesprach|videovorstellungsgesprach|online gesprach|onlinegesprach",
  seeming:
    "als ginge ich auf|als ginge ich zu|als ginge ich zum|als ginge ich zur|als wurde ich auf|als wurde ich zu|als wurde ich zur|als wurde ich zum|als ob ich auf|als ob ich zu|als ob ich zur|als ob ich zum|als kame ich von|als kame ich aus|als war ich auf|als ware ich auf|als gehe ich auf|nicht nach",
  likeness:
    "aussehen wie|auszusehen wie|aussehn wie|auszusehn wie|ausschauen wie|auszuschauen wie|ausschaun wie|auszuschaun wie|ausschaue wie|ausschau wie|aussehe wie|ausseh wie|aussieht wie|ausschaut wie|wirken wie|wirke wie|zu wirken wie|daherkommen wie|daherkomme wie|herumlaufen wie|rumlaufen wie|rumlaufe wie|auftreten wie|riechen wie|rieche wie|verkleidet wie|angezogen wie|nicht wie|nit wie|net wie|ned wie|nich wie|nod wie|ohne wie|nicht so wie|verwechselt mit|verwechselt werden mit|gehalten werden fur|als kam ich|als kame ich|als kommt ich|als kommich|als hatt ich|als war ich|als wollt ich|als wollte ich",
  likenessEnds: "auf der|bei der|beim|zur|zum|in der|an der|auf dem|bei dem|aber|sondern",
  advisers:
    "arzt arztin hausarzt hausarztin hautarzt hautarztin dermatologe dermatologin orthopade orthopadin physio physiotherapeut physiotherapeutin chirurg chirurgin doktor dok doc kardiologe kardiologin hebamme therapeut therapeutin fachen podologin podologe osteopath allergologe allergologin internist frauenarzt frauenarztin",
  advising:
    "sagt sagte sagen meint meinte will wollte mochte verbietet verbot verboten untersagt untersagte erlaubt erlaubte empfiehlt empfahl empfohlen verordnet verordnete verschrieben verschreibt rat riet geraten besteht bestand befohlen angeordnet verlangt gesagt gemeint gewarnt warnt",
  advised:
    "laut|laut dem|laut der|laut meinem|laut meiner|sagt|sagt der|sagt die|sagt mein|sagt meine|meint der|meint die|meint mein|auf anweisung|anweisung vom|anordnung vom|order vom|ansage vom|ansage der|verbot vom|verboten vom|rat vom|auf rat vom|auf rat der|auf rat meiner|auf rat meines|vom",
  goingThere: "zum zur beim bei",
  changing:
    "umziehen im|umziehen in|umziehen auf|umziehen kann ich mich|umziehn kann ich mich|umziehen konnte ich mich|umziehen kann i mi|umziehen konnen wir uns|umziehen mich",
  moves: "umziehen umziehn umzuziehen umziehe umgezogen",
  mine: "mich mi mir uns sich dich",
  climate:
    "stickig beheizt unbeheizt geheizt ungeheizt eiskalt kalt kuhl heiss zugig schwul warm bullenheiss arschkalt saukalt",
  known:
    "madel frau mann typ typen kerl freund freundin freunde freundinnen kollege kollegin kollegen kolleginnen bekannter bekannte bekannten nachbar nachbarin jemand jemandem jemanden einem einen einer leute leuten madels jungs dame herr dem der die",
  knownFrom: "vom von aus",
  theyWork:
    "arbeitet in|arbeitet im|arbeitet auf|arbeitet bei|arbeitet beim|der in|die in|der im|die im",
  dirt: "paintball airsoft softair matsch matschig schlamm schlammig dreck dreckig dreckige schmutzig staubig gulle schweinestall hausschlachtung schlachtfest kleister verputzen spachteln lackieren entrumpeln kompost",
  idioms:
    "wehe dem|wehe wer|wehe wenn|wehe du|wehe jemand|wehe einer|wehe es|wehe ich|wandern in die|wandert in die|wandert ins|wandern ins|partykeller|burostuhl|bestatter|bestatterin|bestattungsunternehmen",
  met: "kennengelernt beim|kennengelernt im|kennengelernt in|getroffen beim|kenne ihn aus|kenne sie aus|kenne ich vom|kenne ich aus|als ich noch|als kind",
  metThere: "kennengelernt|kennen gelernt",
  hurt: "gebrochen brach verstaucht verknackst gerissen verletzt ausgekugelt geprellt",
  meanwhile: "beim im bei",
  gone: "gestorben|verstorben|ist tot|selig|von uns gegangen|nicht mehr lebt",
  goneIs: "meine verstorbene|mein verstorbener|meiner verstorbenen|meines verstorbenen",
  another:
    "nachsten monat|nachste woche|nachstes jahr|in zwei wochen|in drei wochen|nachstes monat",
  today: "heute|heut",
  showing: "mit",
  shownOn: "auf aufm",
  ours: "mein meine meinem meinen meiner unser unsere unserem unserer",
  set: "gestellt eingestellt gedreht",
  newIn: "neu in|erst seit kurzem in",
  clothes: "klamotten kleidung sachen outfit",
  barred: "nicht kein* nie verbot* verbiet* untersag* unerwunscht* ohne verpont*",
  inOneGo:
    "umziehen geht nicht|umziehen geht ned|umziehn geht|nicht umziehen|keine zeit zum umziehen|ohne umziehen|umziehen kann ich mich nicht|direkt weiter|direkt danach|direkt vom|direkt von|gleich weiter|gleich danach|direkt zur|direkt zum|ohne heimzufahren|ohne heimzugehen|nicht mehr heim|nicht mehr nach hause",
};
