import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  over: [
    "Sopra, {outer}, perché ci sono {temp}.",
    "Ci sono {temp}, quindi sopra {outer}.",
    "Per il tragitto, {outer}: ci sono {temp}.",
  ],
  overSnow: ["Sopra, {outer}: {temp} e neve.", "Nevica con {temp}, quindi sopra {outer}."],
  overWind: [
    "Sopra, {outer}, e ben {outer_gender, select, f {chiusa} other {chiuso}}: con il vento {temp} sembrano meno.",
    "Ci sono {temp} con vento forte, quindi sopra {outer}, fino in cima.",
  ],
  mid: [
    "Con {temp} {mid_count, plural, one {basta} other {bastano}} {mid}, senza cappotto.",
    "Ci sono {temp}: senza cappotto, {mid_count, plural, one {basta} other {bastano}} {mid}.",
  ],
  nothingOver: [
    "Con {temp} non serve niente sopra.",
    "Niente giacca: ci sono {temp}.",
    "Ci sono {temp}, i cappotti restano nell'armadio.",
  ],
  heat: ["{temp} sono caldo vero, quindi niente sopra.", "Con il caldo di {temp}, niente sopra."],
  lacking: [
    "Ci sono {temp}, e questo da solo è un po' leggero.",
    "Con {temp} manca uno strato che l'armadio non ha.",
  ],
  rain: [
    "Piove e ci sono {temp}: {dry} contro la pioggia.",
    "Contro la pioggia, con {temp}, {dry}.",
    "Pioggia e {temp}, quindi {dry}.",
  ],
  rainNoTemp: ["Contro la pioggia, {dry}.", "Per restare all'asciutto, {dry}."],
  snow: [
    "Ci sono {temp} con la neve: da scuotere prima che si sciolga nel tessuto.",
    "Con {temp} la neve entra dalle maniche: polsini chiusi.",
  ],
  wind: [
    "Con il vento {temp} sembrano meno, e qui niente lo ferma: meglio farsi prestare uno strato antivento.",
    "Ci sono {temp} con vento forte; uno strato antivento in prestito farebbe comodo.",
  ],
  typical: [
    "A {place} di solito ci sono allora circa {temp}, ed è pensato per quello.",
    "Per {place} ho contato sulla media, circa {temp}; meglio guardare le previsioni prima di partire.",
  ],
  typicalHere: [
    "Non ho previsioni; di solito allora ci sono circa {temp}, ed è pensato per quello.",
    "Circa {temp} è la media della stagione, ed è per quella.",
  ],
  warmer: [
    "Più tardi si arriva a {later}: allora {outer} si {outer_count, plural, one {toglie} other {tolgono}}.",
    "Con i {later} di più tardi, {outer} {outer_count, plural, one {finirà} other {finiranno}} sul braccio.",
  ],
  colder: [
    "Poi si scende a {later}, quindi meglio non lasciare {outer}.",
    "Più tardi restano {later}: per quello {outer_count, plural, one {c'è} other {ci sono}} {outer}.",
  ],
  rainLater: [
    "Dalle ore {hour} arriva la pioggia: un ombrello nella borsa.",
    "Resta asciutto fino alle ore {hour}; poi servirà un ombrello.",
  ],
  tooCold: [
    "Un avviso: {temp} sono pochi per {piece}; meglio per poco, o con qualcosa di caldo sopra.",
    "Con {temp} fa troppo freddo per {piece}, a meno di coprirsi.",
  ],
  tooWarm: [
    "Un avviso: con {temp} fa troppo caldo per {piece}.",
    "Con {temp} farà troppo caldo per {piece}; meglio sul braccio.",
  ],
  summerInCold: [
    "Richiesta d'estate, ma con {temp} fa freddo: il tessuto è caldo e solo i colori sono chiari.",
    "Attenzione: {temp} sono troppo freddi per abiti estivi, così ho seguito il termometro.",
  ],
  winterInHeat: [
    "Richiesta d'inverno, ma con {temp} fa caldo, quindi niente lana.",
    "{temp} sono troppi per abiti invernali; questo resta leggero.",
  ],
};
