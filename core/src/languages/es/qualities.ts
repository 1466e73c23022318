import type { QualityWords } from "../quality-words.ts";

/** How people write in Spanish what is special about a garment, from Spain to Argentina. */
export const qualities: QualityWords = {
  closed: "cerrad*|puntera|punta cerrada|tapad*",
  "open-toe": "abiert*|peep toe|punta abierta|destalonad*|de tiras|tiritas|descubiert*|de dedo",
  flat: "plan*|bajit*|baj*|sin tacon|sin taco|tacon bajo|taco bajo|chatit*|chat*|de piso|suela plana",
  heeled:
    "tacon|tacones|taco|tacos|taconazo*|cuna|cunas|plataforma*|taco alto|tacon alto|tacon ancho|taco chino|con tacon|con taco",
  "thin-heel": "aguja|agujas|stiletto*|tacon de aguja|taco aguja|tacon fino|taco chupete",
  grippy:
    "antideslizante*|antiderrapante*|suela de goma|suela goma|con agarre|agarre|dibujo|tacos de goma|vibram|suela gruesa",
  slick:
    "suela de cuero|suela lisa|resbal*|suela gastada|suela de suela|gastad* de suela|resbalos*",
  "pale-sole": "suela blanca|suela clara|suelas blancas|suelas claras|no marca|no marcan",
  "dark-sole": "suela negra|suelas negras|suela oscura",
  quiet: "silencios*|suela blanda|suela suave|sin ruido",
  noisy: "ruidos*|chirri*|crujient*|que hacen ruido|cruj*",
  "slip-on":
    "sin cordones|sin agujetas|sin pasadores|de meter|velcro|de quita y pon|abrojo|slip on|sin agujeta",
  laced: "cordones|agujetas|pasadores|con cordones|acordonad*|de cordon|con agujetas|de agujeta",
  sturdy:
    "seguridad|puntera de acero|con casquillo|casquillo|punta de acero|reforzad*|resistent*|industrial*|de obra|robust*|protecc*|dielectric*",
  "bare-knees":
    "mini*|cort*|cortit*|por encima de la rodilla|arriba de la rodilla|arriba de las rodillas|sobre la rodilla|rabon*",
  "covered-knees":
    "por la rodilla|a la rodilla|bajo la rodilla|debajo de la rodilla|por debajo de la rodilla|midi|media pierna|a media pierna|larg*|maxi|hasta los pies|al tobillo|tobiller*|a los tobillos|3/4|hasta la rodilla",
  "long-legs": "larg*|hasta los pies|al tobillo|tobiller*|maxi|hasta el suelo|hasta el piso",
  trailing:
    "hasta el suelo|hasta el piso|con cola|arrastra*|hasta los tobillos|al tobillo|hasta el tobillo",
  "short-hem": "cort*|cropped|torer*|a la cintura|rabon*",
  "narrow-legs":
    "pitillo*|estrech*|chupin*|entubad*|ajustad*|slim|skinny|ceñid*|cigarret*|con puño",
  "wide-legs": "anch*|acampanad*|palazzo*|campana|oxford|de campana|baggy|flare|holgad*|globo",
  "elastic-waist":
    "elastic*|cintura elastica|con elastico|resorte|con resorte|con goma|goma en la cintura|cordon en la cintura|jareta",
  "long-sleeves":
    "manga larga|mangas largas|manga larg*|con mangas|con manga|manga tres cuartos|manga 3/4|mangas|manga",
  "short-sleeves":
    "manga corta|mangas cortas|mangas corta|media manga|manga casquillo|manga al codo",
  sleeveless: "sin mangas|sin manga|de tirantes|tirantes|musculos*|sisa|de sisas",
  "bare-shoulders":
    "palabra de honor|strapless|straple|hombros descubiertos|un hombro|hombro descubierto|tirantes finos|tirante fino|espalda descubierta|espalda al aire|halter|bandeau|bardot|escote barco caido|de tiritas|breteles|tirantitos|off shoulder",
  "wide-sleeves":
    "mangas anchas|manga ancha|manga campana|mangas abullonadas|manga abullonada|manga farol|mangas de campana|manga murcielago|mangas globo",
  "narrow-sleeves":
    "mangas estrechas|manga estrecha|mangas ajustadas|puños ajustados|manga ajustada",
  "low-cut": "escotad*|escote|con escote|gran escote|escotazo|escote profundo|escote en v|cuello v",
  "high-neck":
    "cuello alto|cuello vuelto|cuello cisne|cuello tortuga|cuello de tortuga|polera negra de cuello|cerrado hasta el cuello|cuello perkins|beatle|cuello mao|cuello subido|polera",
  "bare-midriff":
    "ombliguer*|top corto|cropped|crop|pupera|ombligo al aire|corta de ombligo|barriguer*",
  "see-through":
    "transparen*|traslucid*|encaje|de red|rejilla|malla|tul|calad*|chifon|gasa|crochet|ganchillo|red",
  collared: "con cuello|cuello camisero|camiser*",
  tight:
    "ajustad*|apretad*|estrech*|ceñid*|cenid*|entallad*|pegad*|pitillo*|chupin*|entubad*|slim|skinny|justit*|tubo|ajustadit*|me aprieta|aprieta*",
  loose:
    "suelt*|anch*|holgad*|ampli*|oversize*|baggy|flojit*|floj*|grandot*|boyfriend|de vuelo|vaporos*|bolsud*|bombach*",
  stretchy:
    "elastic*|stretch|elastizad*|de lycra|licra|lycra|elastan*|spandex|de punto|que estira|estirable|flexible*|con licra",
  stiff: "rigid*|ties*|dur*|almidonad*|acartonad*",
  shiny:
    "brillant*|brill*|lentejuela*|charol|satinad*|saten|raso|metalizad*|dorad*|platead*|lame|lurex|purpurina|glitter|strass|pedreria|diamantina|diamant*|chaquira*|tornasol*|espejo|acharolad*|boleado*|vinil*|oro|plata|lamé",
  fluffy:
    "pelo|pelit*|peludit*|pelud*|borreg*|borreguit*|polar|felpa|peluche|angora|mohair|suelta pelusa|pelusa|piel sintetica|frisad*|sherpa|teddy|corderit*|afelpad*",
  itchy: "pica|pican|rasposo|aspero|asper*|picos*|que pica|raspos*",
  soft: "suave*|suavecit*|blandit*|comod*|calentit*|mullid*|gustosit*|acolchadit*",
  old: "viej*|viejit*|viejis*|gastad*|usad*|rotos*|raid*|desteñid*|destenid*|deslavad*|desgastad*|estirad*|agujeread*|manchad* de pintura|pintura|con pintura|de pintar|para pintar|remendad*|apolillad*|baquetead*|deform*|de andar por casa|de estar por casa|cutre*|baratit*|barat*|de trapo|trapit*|promo*|propaganda|pelad*|percudid*|traid*|de batalla|de trote|para la huerta|zarrapastros*|hecho polvo|hecha polvo|de guerra|para el campo|heredad*|antigu*",
  good: "nuev*|nueveci*|buen|buena|bueno|buenos|buenas|mejor|carisim*|caro|cara|caros|caras|de marca|diseñador|disenador|favorit*|elegant*|bonit*|delicad*|fin|finolis|de domingo|de los domingos|a medida|de lujo|impecable*|sin estrenar|recien comprad*|estren*",
  damaged:
    "rot|roto|rota|rotos|rotas|rotos*|rasgad*|desgarrad*|agujeread*|con agujeros|agujero*|con hoyos|hoyo*|descosid*|deshilachad*|roturas|cierre roto|sin boton|rotit*|desgarr*|carcomid*",
  stained:
    "manchad*|mancha*|con manchas|despintad*|amarillent*|lejia|salpicad*|suci*|con mancha|percudid*|embarrad*|con salsa|con grasa|con barro|con pintura|con lodo|con pelos|lleno de *|llena de *|llenos de *|llenas de *|arrugad*|grasient*|sin planchar|sin lavar|por lavar",
  troublesome:
    "demasiado *|demasiada *|que cruje*|que arrastra*|que pica*|que tintinea*|que suena*|que se engancha*|que engancha*|que vuela*|que aprieta*|que no cierra*|no me cierra*|no cierra*|no abrocha*|no me entra*|no me vale*|no me sirve*|que tapa|que rechina*|que se arruga*|que choca*|que se cae|que se caen|que tiene mi|que marca|que marcan|que suelta*|que resuena*|que se sale*|que se moja|que agarra*|que absorbe*|que se pega*|que flamea*|que repiquetea*|que golpea*|que transparenta*|que se transparenta*|que huele*|que retumba*|que roza*|que estorba*|que chilla*|que chirria*|que coge*|que parpadea*|que abulta*|que hace ruido|que hacen ruido|que hacen ampollas|que hace dano|que hacen dano|que lastima*|que se pierde*|que se sube*|que se pisa*|que arana*|que pita*|que destine*|que despinta*|que mancha*|que raspa*|que ensena*|que baila*|me baila*|me aprieta*|me queda chic*|me queda grande|me quedan chic*|me quedan grandes|ya no me|muy apretad*|muy ajustad*|muy cenid*|en la lavadora|en la lavanderia|en el tinte|en la tintoreria|en casa de|que esta en|prestado a|prestada a|prestados a|prestadas a|que esta prestad*|mojado|mojada|mojados|mojadas|empapad*|sudado|sudada|sudados|sudadas|perdido|perdida|perdidos|perdidas|apestos*|perfumad*|antes del embarazo",
  anothers:
    "de mi marido|de mi esposo|de mi mujer|de mi esposa|de mi senora|de mi hermano|de mi hermana|de mi hijo|de mi hija|de mi primo|de mi prima|de mi suegra|de mi suegro|de mi cunado|de mi cunada|de mi ex|de mi novio|de mi novia|de mi companero|de mi companera|de mi amigo|de mi amiga|de mi roomie|de mi compadre|de mi jefe|de mi vecina|de mi vecino|del marido|del novio|del hermano|del hijo|del ex|de la hermana|de la hija|de la prima|de la suegra|de la novia|de la vecina|de el|de ella",
  "fits-me":
    "de mi talla|mi talla|me queda bien|me quedan bien|me sirve|me sirven|me vale|me valen|prestad*|regalad*|heredad*|donad*",
  "for-work":
    "trabajo|de trabajo|obrer*|de obra|mecanic*|industrial*|de taller|chamba|laburo|overol*|jardiner*|de faena|resistent*|mameluco|para trabajar|reflejante|de campo|mono azul",
  uniform:
    "uniforme*|escolar*|del cole|de la empresa|filipina|bata|de cocinero|de enfermer*|de mesero|del equipo|scout*|de la hermandad|nazareno|delantal|guardapolvo*|institucional|de la banda|pijama sanitario",
  costume:
    "disfraz*|de carnaval|halloween|cosplay|pirata|bruja|catrina|superheroe|papa noel|santa|de payaso|unicornio",
  traditional:
    "tradicional*|tipic*|regional*|charr*|rebozo*|huipil*|guayabera*|flamenc*|de gala charra|bordad*|gaucho|bombacha de campo|poncho*|mantilla|fallera|baturr*|de faralaes|mantón|artesanal*",
  "for-party":
    "fiesta|fiestas|de noche|gala|coctel|lentejuela*|boliche|discoteca|antro|de salir|nochevieja|verbena|sexy|de baile|festiv*|glamour*|joda",
  "for-sport":
    "deport*|deportiv*|correr|running|gym|gimnasio|futbol|de foot|padel|tenis de correr|trail|trekking|senderismo|yoga|ciclis*|bici|bicicleta|entren*|tecnic*|montaña|montana|baloncesto|basquet*|rugby|esqui|escalada|crossfit|chandal|jogging|pants|malla*|natacion|pilates|hipica|montar|fitness|zumba|correr|caminar|surf",
  "for-sleep":
    "de estar por casa|de andar por casa|para estar en casa|de casa|de sofa|pijama*|piyama*|dormir|cama|camison*|bata de casa|de andar por casa|noche pijama|bata|mameluco de dormir|para dormir",
  "for-swim":
    "baño|bano|bañador*|banador*|playa|piscina|alberca|pileta|natacion|nadar|bikini|bucear|buceo|trikini|mayo",
  thermal:
    "termic*|primera piel|segunda piel|primera capa|interior termic*|camiseta interior|ropa interior termica|heattech",
  lined:
    "forrad*|forro|con forro|borreg*|borreguit*|acolchad*|guatead*|con pelo|afelpad*|frisad*|polar|plumas|con corderito|enguatad*|relleno|matelase*",
  thick:
    "grues*|gord*|abrigad*|abrigos*|calentit*|calient*|pesad*|lana|de lana|polar|acolchad*|invierno|de invierno|plumas|plumon*|plumifer*|borreg*|pana|terciopelo|frisad*|inflable*|franela|felpa|trenzad*|de ochos|afelpad*|tupid*",
  thin: "fin|fina|fino|finas|finos|finit*|ligerit*|liger*|livian*|fresc*|veran*|de verano|de entretiempo|entretiempo|lino|gasa|seda|delgad*|delgadit*|media estacion|de hilo|ligera|vaporos*",
  bulky:
    "gord*|grandot*|voluminos*|inflable*|inflad*|plumon*|acolchad*|enorme*|gigante*|grues*|abultad*|pesad*|aparatos*",
  packable:
    "plegable*|compact*|enrollable*|de viaje|no se arruga*|ultraliger*|que no se arruga|que se dobla|ultralivian*|inarrugable*|finita de plumas",
  waterproof:
    "impermeable*|gore tex|goretex|gtx|de agua|lluvia|de lluvia|chubasquer*|hule|de goma|goma|plastic*|ahulad*|piloto|encerad*|de plastico|katiuskas|pvc|para lluvia",
  "water-resistant": "repelente al agua|resistente al agua|hidrofug*|repelente*|semiimpermeable*",
  windproof: "cortavient*|rompevient*|cortaviento*|contra el viento|softshell|paraviento*",
  "quick-dry":
    "secado rapido|de secado rapido|seca rapido|tecnic*|quick dry|dry fit|dryfit|que seca",
  breathable: "transpirable*|respirable*|fresc*|rejilla|ventilad*",
  metal:
    "metal*|cadena*|tachuela*|remaches|cremallera*|cierre|ziper|zipper|hebilla*|broche*|aros|con aros|acero|ferreteria|varilla*|imperdible*|ojales|ganchos",
  zip: "cremallera*|cierre|cierres|zip|ziper|zipper|con cierre|media cremallera|cierre relampago",
  buttons: "boton*|botones|con botones|abotonad*|botonadura|de botones|abotonadura",
  snaps: "corchete*|broches a presion|botones a presion|automaticos|clips|broche de presion",
  buckle: "hebilla*|hebillas|con hebilla",
  "opens-front":
    "abiert*|abre por delante|abre delante|con botones|abotonad*|con cierre|con cremallera|botones delante|cruzad*|cardigan|rebeca|chaqueta|saquito|se abre|delanter*|de botones|que abre|camper*",
  "over-head": "por la cabeza|cerrado de cuello|pulover|jersey|sueter cerrado",
  reflective:
    "reflect*|reflej*|fosforescent*|fosforit*|fluo|fluorescent*|fosfo|alta visibilidad|chaleco amarillo|refractante*",
  hood: "capucha|con capucha|capuchon|gorro incorporado|con gorro|capuch*|canguro|encapuchad*",
  pockets: "bolsillo*|con bolsillos|bolsas laterales|cargo*|con bolsas|de bolsillos",
  logo: "logo*|estampad*|con letras|de marca|letras|dibujo*|con dibujo*|promo*|publicidad|propaganda|eslogan|frase*|rotul*|nike|adidas|puma|serigrafi*|inscripcion*|de grupo|de banda",
  novelty:
    "rey de la parrilla|rey del asado|maestro parrillero|mejor papa|mejor mama|mejor abuelo|muneco de nieve|arbol de navidad|jengibre|pinas|aguacates|unicornio*|dinosaurio*|perezoso|flamencos|de broma|chiste*|chistos*|gracios*|comic|meme|banda de rock|de la gira|de gira|propaganda|publicidad|publicitari*|de regalo|recuerdo|souvenir|de la carrera|maraton|carrera 10k|10k|pena|del equipo|de la seleccion|reno|renos|papa noel|navideno|navidena|camping|despedida",
  dangling:
    "larg* pendient*|colgant*|flecos|fleco|con flecos|borla*|arracad*|argollas|aros|lazo|lazos|cintas|cinta|pompon*|pendientes largos|aretes largos|aros largos|colgand*",
  jingling: "cascabel*|tintine*|monedas|pulseras|esclavas|dijes|brazalet*|sonaj*|campanitas",
  maternity: "premama|maternidad|embaraz*|futura mama|de panza|para embarazada|materna|prenatal",
  nursing: "lactancia|amamantar|dar el pecho|dar pecho|dar la teta|para amamantar",
  washable:
    "lavable*|a lavadora|lavadora|se lava|no se plancha|facil de lavar|no planchar|lavarropas",
  delicate:
    "delicad*|seda|encaje|tintoreria|limpieza en seco|lavar a mano|cachemir*|lentejuela*|terciopelo|gasa|fragil*|tinte|antelina|en seco",
  "natural-fibre":
    "algodon*|lana|lino|seda|merino|cuero|piel|cachemir*|mezclilla|alpaca|natural*|hilo|vaquer*|franela|pana|loneta|jean|denim|manta",
  synthetic:
    "poliester|sintetic*|nylon|nailon|acrilic*|licra|lycra|polar|poliamida|viscosa|plastic*|polipiel|cuerina|elastano|acetat*",
};

/** Before what a garment has not: "without zip". */
export const without = "sin no ni";
