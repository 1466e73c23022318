import type { RoomWords } from "../room-words.ts";

export const rooms: RoomWords = {
  classes: {
    room: "bureau bureaux boulot travail poste train tgv car bus avion cinema theatre bibliotheque bu fac amphi supermarche caisse magasin hopital clinique salle reunion classe labo hotel restaurant metro space open voiture appart appartement maison chez studio bosse salle amphi atelier entrepot mairie serveurs autocar",
    frigid:
      "frigo congelo congelateur frigidaire glaciere banquise igloo polaire polaires glacial glaciale siberie arctique antarctique gele gelent gelons geler gelait caille cailler grelotte grelotter frissonne frissons glacee refrigere refrigeree congele pole morgue cadavres pingouin pingouins congelateurs",
    sweltering:
      "surchauffe surchauffee four fournaise etuve sauna tropical etouffe etouffant etouffante bouillante serre",
    so: "toujours si trop tres tellement super fait",
    ac: "clim climatisation climatise climatisee climatiseur ventilation soufflerie",
    blowing: "nuque visage cou figure tete dos souffle fond bloc mort max puissance pleine",
  },
  hot: "chauffage a fond | chauffage .. fond | chauffe* a fond | surchauffe* | une fournaise | comme un four | un vrai four | etuve | sauna la dedans | {room} ... {sweltering} | {sweltering} ... {room} | {room} ... {so} chaud | {so} chaud ... {room} | chauffage ... fond/bloque/max | serre/serres tropicale/tropicales | serre aux papillons | jardin aux papillons | chaudiere ... fond/bloquee/max | radiateur/radiateurs ... fond/bloque/bloques",
  cool: "clim a fond | clim .. fond | clim .. glace* | climatisation .. fond | climatise* a fond | clim a bloc | un frigo la dedans | un vrai frigo | un congelateur | clim polaire | {room} ... {frigid} | {frigid} ... {room} | {room} ... {so} froid | {so} froid ... {room} | {ac} ... {blowing} | {blowing} ... {ac} | {ac} ... {frigid} | {frigid} ... {ac} | clim .. froid | froid .. clim | {room} glace/glaces/glacial/glaciaux",
  icy: "chambre froide | patinoire | entrepot frigorifique | rayon surgeles | cave a vin | chambres froides | congelateur de l entrepot | surgeles ... entrepot",
  aired: "clim | climatisation | climatise/climatisee/climatises/climatisees",
  airless:
    "sans clim/climatisation | pas de clim/climatisation | clim/climatisation ... panne/morte/cassee/hs/lachee/coupee | clim/climatisation du/de/d/au/des l? {room} .. en? panne/morte/cassee/hs/lachee/coupee",
  unheated:
    "non chauffe* | pas chauffe* | sans chauffage | pas de chauffage | chauffage .. panne/coupe/casse",
  inside:
    "dedans | a l interieur | interieur | chauffage | dans la salle | dans le hall | grotte* | serre | serres | chambre froide | {room} | clim",
  day: "journee | jour | temps | dehors | meteo",
  told: "y fait | il fait | ca fait | chauffage a fond a | chauffe a | on annonce | annonces | annonce | est a | clim est a | y fait | il fait | reglee a | a | font | il y fait | {ac} a/sur | y a",
  dial: "{ac} .. a/sur | regle/reglee/reglent/bloque/bloquee a/sur | thermostat .. a/sur",
  follows:
    "dedans | a l interieur | annonces | au/dans le/la/l? {room} | la bas | la ou | ou je/j/on/nous",
  joints: "et | mais | donc | quand",
  journey:
    "decolle/decolles/decollage/decollons | atterri* | vol | avion | depart de/d | part/partons/pars de/du/d | arrive/arrives/arrivons a/au/en | me depose/deposent | arrivee | retour de | je pars de | ce soir je suis a | je rentre de",
  snow: "neige* | sous la neige | verglas | gele",
};
