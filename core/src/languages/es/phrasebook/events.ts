import type { EventPhrases } from "../../phrasebook.ts";

export const events: EventPhrases = {
  event: {
    funeral: "esparcir las cenizas|las cenizas de|funeral|entierro|velorio|sepelio|tanatorio",
    wedding: "boda|bodas|casamiento|matrimonio civil",
    interview: "entrevista|entrevista de trabajo",
    court: "juicio|juzgado",
    gala: "gala|alfombra roja|baile de gala",
    prom: "quinceanera|baile de graduacion",
    graduation: "graduacion",
    christening: "bautizo|bautismo|comunion|primera comunion|confirmacion",
    mosque: "mezquita",
    church: "iglesia|misa|templo|sinagoga|catedral",
    "speed-dating": "cita|primera cita|cita romantica|cena romantica|san valentin|aniversario",
    hike: "senderismo|excursion|caminata|acampar|trekking|escalada|a la montana|en la montana|por la montana|monte con",
    ski: "esqui|esquiar|snowboard|patinaje sobre hielo",
    run: "footing|carrera|maraton|ciclismo|andar en bici|running|a correr",
    gym: "gimnasio|gym|entrenamiento|entrenar|yoga|pilates",
    tennis:
      "golf|padel|jugar al tenis|partido de tenis|clase de tenis|jugar tenis|juego tenis|hacer deporte|cancha de tenis|pista de tenis",
    sailing: "velero|navegar|barco|yate|paseo en barco",
    "snow-play": "muneco de nieve|jugar en la nieve|bolas de nieve",
    wfh: "teletrabajo|teletrabajar|trabajo desde casa|trabajar desde casa|videollamada|videollamadas|videoconferencia",
    conference: "conferencia|congreso|feria comercial|networking|ponencia|seminario",
    opera:
      "opera|ballet|teatro real|noche de estreno|estreno en el teatro|estreno en la opera|gala de estreno",
    theatre: "al teatro|en el teatro|obra de teatro|un musical|al musical|un espectaculo|de teatro",
    cocktail: "coctel|coctail|recepcion|inauguracion|vernissage|casino",
    "kids-party":
      "fiesta infantil|cumpleanos infantil|cumpleanos de mi hijo|cumpleanos de mi hija|cumpleanos de mi sobrina|cumpleanos de mi sobrino",
    beach:
      "alberca|nadar|balneario|surf|a la piscina|en la piscina|a la playa|en la playa|dia de playa|de playa con|playa con|playa todo|playa manana|playa hoy",
    festival: "festival|carnaval|orgullo|feria|verbena|fallas|desfile",
    concert: "concierto|conciertos|musica en vivo",
    shower: "baby shower|fiesta de compromiso|fiesta en el jardin|despedida",
    costume: "halloween|fiesta de disfraces|disfraz",
    feast: "guelaguetza|fiesta patronal|fiesta del santo|romeria|pedida de mano",
    party:
      "fiesta|fiestas|baile|verbena|la verbena|cumpleanos|cumple|nochevieja|discoteca|bailar|despedida de soltera|despedida de soltero|fiesta de empresa|copas|tomar algo|de fiesta|salir de noche|a un bar|al bar|en un bar|en el bar|de bares|de copas",
    dinner:
      "cena|cenar|restaurante|cena de navidad|nochebuena|comida familiar|cena familiar|cena con mis suegros|cenamos|cenaremos|ceno",
    client:
      "reunion con clientes|una presentacion|la presentacion|presentacion con|presentacion ante|presentacion a|mi presentacion|reunion de negocios|reunion importante|comida de negocios|reunion de trabajo|junta",
    office:
      "oficina|reunion|primer dia de trabajo|al trabajo|en el trabajo|para el trabajo|para trabajar|a trabajar|dia de trabajo|mi trabajo|al curro|en el curro|el curro|a la chamba|en la chamba|al laburo|en el laburo|de formacion|seminario",
    brunch: "brunch|desayuno|almuerzo con amigas",
    lunch:
      "almuerzo|comida con|merienda|cafeteria|tomar un cafe|tomar cafe|un cafe con|de cafe con|por un cafe|quedar para un cafe|comer con|a comer|comer fuera",
    picnic: "picnic|barbacoa|asado|parrillada|vinedo",
    travel:
      "viaje|viajar|avion|aeropuerto|vacaciones|turismo|escapada|crucero|luna de miel|un vuelo|el vuelo|mi vuelo|vuelo de|vuelo a|en tren|el tren",
    viva: "defensa de tesis|defensa del tfg|examen oral|tribunal de tesis",
    campus: "universidad|facultad|campus|examen|biblioteca|a clase|en clase|mis clases",
    lounge:
      "tarde de peliculas|quedarme en casa|dia de pereza|spa|me quedo en casa|nos quedamos en casa|dia en casa|todo el dia en casa|en casa todo el dia|tarde en casa|noche en casa|finde en casa|estar en casa|estar por casa|andar por casa|dia de sofa|en casa",
    errands:
      "recados|compras|supermercado|de compras|mercadillo|dentista|al mercado|al hospital|al medico|del medico a|en el mercado",
    chores: "jardineria|mudanza|pintar|limpieza|limpiar|bricolaje|ceramica",
    walk: "paseo|pasear|caminar|pasear al perro|parque|zoo|partido de futbol|estadio|fuegos artificiales|con el perro|sacar al perro|saco al perro|al partido|ver el partido|del perro al parque",
    museum: "museo|galeria|exposicion|cine|sesion de fotos|quedar con amigos",
  },
};
