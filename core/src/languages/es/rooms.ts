import type { RoomWords } from "../room-words.ts";

export const rooms: RoomWords = {
  classes: {
    room: "oficina trabajo curro laburo mesa escritorio tren ave bus autobus autocar colectivo micro avion cine teatro biblioteca facultad clase aula supermercado caja tienda hospital clinica sala reuniones juntas laboratorio hotel restaurante metro subte coche estudio casa abuela piso ventanilla salon servidores taller nave consulta ambulatorio ministerio",
    frigid:
      "nevera congelador heladera refri refrigerador frigorifico polo artico siberia antartida iglu helada hielo congelo congela congelada congelamos tirito tiritando pela polar glacial gelido gelida cubitera pinguino pinguinos friolera morgue muertos cadaveres fiambres tanatorio congelando congelarse",
    sweltering:
      "horno sauna asamos aso asa asandonos asfixia asfixiante tropical caldera ahoga bochorno estufa",
    so: "siempre mucho tanto demasiado muy hace paso pasa un",
    ac: "aire acondicionado climatizacion clima aires rejilla refrigeracion",
    blowing: "cara nuca cuello cabeza espalda chorro tope maximo todo soplando sopla full",
  },
  hot: "calefaccion a tope | calefaccion .. tope | calefaccion .. maximo | calefaccion fortisima | un horno ahi dentro | es un horno | como un horno | sauna ahi dentro | {room} ... {sweltering} | {sweltering} ... {room} | {room} ... {so} calor | {so} calor ... {room} | calefaccion ... tope/maximo/fuerte/asamos | asamos ... calefaccion | invernadero tropical | mariposario | caldera ... tope/maximo/atascada | radiador/radiadores ... tope/maximo",
  cool: "aire a tope | aire .. a tope | aire acondicionado .. tope | aire acondicionado .. maximo | aire acondicionado .. helad* | aire .. maximo | clima .. todo | es una heladera | es una nevera | como una nevera | como una heladera | parece una nevera | es un refri | como refrigerador | un congelador | {room} va/esta/sale/iba helado | {room} ... {frigid} | {frigid} ... {room} | {room} ... {so} frio | {so} frio ... {room} | {ac} ... {blowing} | {blowing} ... {ac} | {ac} ... {frigid} | {frigid} ... {ac} | anginas .. aire | aire ... anginas | {room} helado/congelado/gelido",
  icy: "camara frigorifica | camara de frio | cuarto frio | pista de hielo | cava de carnes | camara/camaras de congelados",
  aired: "aire acondicionado | climatizad* | con el clima | aires acondicionados",
  airless:
    "sin aire/clima | no hay/tiene aire/clima | aire/clima ... descompuesto/roto/averiado/malogrado/apagado/danado | aire/clima acondicionado? de/del/en la/el? {room} .. descompuesto/roto/averiado/malogrado/danado",
  unheated:
    "sin calefaccion | sin calentar | no hay calefaccion | calefaccion .. rota/averiada/estropeada/apagada",
  inside:
    "dentro | adentro | ahi dentro | en la sala | en el salon | cueva* | invernadero | bodega | en la camara | {room} | aire acondicionado",
  day: "dia | jornada | clima | fuera | afuera | calle",
  told: "con | hace | hacen | hacia | son | a unos | llegan a | llegamos a | tienen a | estan a | hace | esta a | acondicionado a | a | y | dan | marcan | {ac} a | tienen | estan a | estara a | esta a",
  dial: "{ac} .. a/en | puesto/ponen/tienen a | termostato .. a/en",
  follows:
    "dentro | adentro | ahi dentro | en el/la/mi? {room} | toda la jornada | donde | alli | alla",
  joints: "y | pero | asi | cuando",
  journey:
    "vuelo/vuelos/volamos | aterriz* | despeg* | salgo de | salimos de | llego a | llegamos a | esta noche estoy en | al mediodia/anochecer ya? estoy/estamos en | ya estoy/estamos en | me deja/dejan en | llegamos a | llego a | embarco | vuelvo de",
  snow: "nieve | nieva | nevando | nevada | helada",
};
