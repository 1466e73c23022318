import type { CareList } from "../care-list.ts";

export const care: CareList = {
  classes: {
    minor:
      "hija hijo nina nino ninas ninos menor colegiala colegial adolescente sobrina sobrino hermanita hermanito bebe nena nene chiquita",
    young: "nina nino ninas ninos menor colegiala adolescente hermanita hermanito bebe nena",
    age: "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete",
    sexual:
      "sexy sexi sensual sensuales seductor* provocativ* provocador* erotic* lenceria putona atrevid*",
    hater: "nazi nazis hitler gestapo ss wehrmacht kkk klan mussolini",
  },
  selfHarm: `
    !mi despedida aunque/pero/y/solo .. sepan/saben/sabe/sepa | !vuelto a hacerme dano | !vuelto a hacer dano ... enterarse/enteren/entere/sepan/sepa/vean/vea/note/noten | !vuelto a cortarme | !me he vuelto a cortar ... note/vean/enteren/enterarse | !volvi a cortarme
    suicidarme | me suicid* | quitarme la vida | matarme | me voy a matar | ganas de vivir | no quiero vivir | no quiero seguir viviendo | no quiero estar aqui | acabar con todo | acabar con mi vida | terminar con mi vida | hacerme dano | cortarme las venas | autolesion* | pensamientos suicidas | suicida | no despertar | estarian mejor sin mi | ahorcarme | mi propio funeral | desaparecer para siempre
    !cuando me encuentren | !quien me encuentre | !cuando me hallen | carta de despedida | no como hace .. dias | llevo .. dias sin comer | sin comer para | deje de comer | dejo de comer | me provoco el vomito | vomito lo que como | vomitar despues de | que no se vean mis huesos | no se note lo flac* | odio mi cuerpo | !me pega mi | !el me pega | !me golpea | !me golpeo | !me pego mi | tapar los moretones | esconder los moretones | cubrir los moretones | tapar los moratones | esconder los moratones | moretones que me | !moratones que me | le tengo miedo | !tengo miedo de mi marido | revisa lo que me pongo | controla lo que me pongo | me corto los brazos | cortes en los brazos | cicatrices de cortarme | no quiero existir | dejar de existir | ya no va a importar | desaparecer del todo
    !regalando toda mi ropa .. queda aqui | !despedirme de .. sin que se | volvi a hacerme dano | me he hecho dano otra vez | !marido me los dejo | !me los dejo marcados | me puso la mano encima | !da un ahogo .. no se me | no paro de temblar | ataques de panico | ataques de ansiedad | !tengo {age} anos ... fotos mias | !fotos mias ... secreto/nadie
  `,
  overstated: `
    quiero morir | quiero morirme | quisiera morir | ganas de morir
  `,
  child: `
    {sexual} .. para mi/una/un/la/el/nuestra/su pequena/pequeno/linda? {minor} | {sexual} .. {minor} de {age} anos | {minor} de {age} anos .. {sexual} | {minor} .. tiene {age} anos .. {sexual} | vest*/vista*/arregl*/disfraz* a mi/una/la {minor} .. {sexual} | mi/una/la {minor} se/vea/mas/muy/luzca/este? mas/muy? {sexual} | {sexual} {minor} | nina {sexual} | menor .. de edad .. {sexual} | {sexual} .. menor de edad | tengo {age} anos .. {sexual} | {sexual} .. tengo {age} anos
  `,
  modest: `
    no/nada/nunca/ni tan/muy/demasiado/sea/de? {sexual} | demasiado {sexual} | nada que sea {sexual} | menos {sexual} | sin ser {sexual} | sin nada {sexual} | muy {sexual} no
  `,
  hate: `
    disfraz*/disfrazarme/vestirme/vestido/traje/uniforme .. de .. {hater} | uniforme {hater} | esvastica | disfraz .. terrorista | como hitler | tunica del klan
  `,
  crime: `
    robar un/una/el/la/a/en .. banco/tienda/casa/coche/bolso/cartera/joyeria/super/gente/alguien | robar en | atracar | asaltar un/una/a .. banco/tienda/persona/gente/casa | matar a | matar .. alguien/gente | seguir a mi ex | acosar | secuestr* | esconder .. arma/pistola/cuchillo/droga/drogas/bomba/cuerpo | llevar .. arma/pistola/bomba .. escondid* | poner una bomba | hacerme pasar por .. policia/medico | estafar | entrar a robar
  `,
  mockery: `
    blackface | pintarme la cara de negro | cara pintada de negro | disfraz* .. de .. gitano/gitana/chino/negro/judio/indio/moro/vagabundo/retrasado
  `,
  plays: `
    teatro | obra de teatro | pelicula | rodaje | musical | mi papel | museo | memorial
  `,
  figures: `
    suicidal tendencies | suicide silence | suicideboys | la atencion | atencion | calor | de calor | de frio | de verguenza | de la verguenza | de risa | risa | jaja* | jeje* | lol | cena de misterio | misterio | tematic* | teatro | pelicula | memorial | museo | prevencion | carrera | solidari* | airsoft | paintball | campo de tiro | corazon* | el show | tiempo | el hambre | pies | gusanillo | mi novia | mi mujer |
    me muero por | de hambre | de ganas | de amor | de sueno | de nervios | de la pena | escuadron suicida | suicide squad | trampolin | piscina | paracaidas | novela negra | novela | club de lectura | podcast | escape room | suicide squad | caza | caceria | ejercito | policia | boxeo | judo | karate | rugby | operacion | anticoagulante* | cocina
  `,
};
