import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "Fuori siamo a {temp}: sopra {you, select, polite {metta} other {metti}} {outer}, ben {outer_gender, select, f {chiusa} other {chiuso}}.",
    "Si gela, con {temp}: sopra {outer_count, plural, one {ci vuole} other {ci vogliono}} {outer}.",
    "Con {temp} non si esce senza {outer}.",
  ],
  overCold: [
    "Fa freddo, siamo a {temp}: {you, select, polite {metta} other {metti}} {outer} sopra.",
    "Sopra {outer_count, plural, one {serve} other {servono}} {outer}: siamo appena a {temp}.",
    "Con {temp} sopra {outer_count, plural, one {ci vuole} other {ci vogliono}} {outer}.",
  ],
  overCool: [
    "Per strada {you, select, polite {tenga} other {tieni}} addosso {outer}: siamo a {temp}.",
    "Fuori è fresco, siamo a {temp}, quindi sopra {outer_count, plural, one {va} other {vanno}} {outer}.",
  ],
  overMild: [
    "Per l'andata e il ritorno {outer_count, plural, one {basta} other {bastano}} {outer}: siamo a {temp}.",
    "Con {temp} sopra {outer_count, plural, one {basta} other {bastano}} {outer}, anche {outer_gender, select, f {aperta} other {aperto}}.",
  ],
  overThere: [
    "Per il freddo che fa lì, {you, select, polite {porti} other {porta}} {outer}.",
    "Dove fa freddo, sopra {you, select, polite {metta} other {metti}} {outer}.",
  ],
  overSnow: [
    "Nevica e siamo a {temp}: sopra {you, select, polite {metta} other {metti}} {outer}.",
    "Con la neve, a {temp}, sopra {outer_count, plural, one {ci vuole} other {ci vogliono}} {outer}.",
  ],
  overWind: [
    "Con il vento si sente più freddo di {temp}: sopra {outer_count, plural, one {ci vuole} other {ci vogliono}} {outer}, ben {outer_gender, select, f {chiusa} other {chiuso}}.",
    "Siamo a {temp} con vento forte, quindi {you, select, polite {metta} other {metti}} {outer} sopra e {you, select, polite {chiuda} other {chiudi}} fino in cima.",
  ],
  mid: [
    "Con {temp} {mid_count, plural, one {basta} other {bastano}} {mid}: il cappotto non serve.",
    "Siamo a {temp}, quindi con {mid} si sta bene anche senza cappotto.",
  ],
  midThere: [
    "Dove fa più fresco, {you, select, polite {aggiunga} other {aggiungi}} {mid}.",
    "{you, select, polite {Porti} other {Porta}} {mid} per dove fa più fresco.",
  ],
  insideCold: [
    "{mid} {mid_count, plural, one {serve} other {servono}} per il freddo all'interno; fuori, con il caldo, {base_count, plural, one {basta} other {bastano}} {base}.",
  ],
  insideWarm: [
    "Dentro, via {outer}: per il caldo {base_count, plural, one {basta} other {bastano}} {base}.",
  ],
  warmThere: [
    "Dove fa caldo, via {outer}: {base_count, plural, one {basta} other {bastano}} {base}.",
  ],
  nothingOver: [
    "Con {temp} sopra non serve niente.",
    "Siamo a {temp}: {you, select, polite {lasci} other {lascia}} pure il cappotto a casa.",
    "Niente giacca stavolta: siamo a {temp}.",
  ],
  heat: [
    "Fa caldo, siamo a {temp}: sopra non va niente.",
    "Con {temp}, meno strati ci sono meglio è: niente giacca.",
  ],
  lacking: [
    "Siamo a {temp}, e così potrebbe fare fresco: se {you, select, polite {può, aggiunga} other {puoi, aggiungi}} uno strato.",
    "Con {temp} ci vorrebbe uno strato in più, ma nell'armadio non c'è.",
  ],
  rain: [
    "Piove e siamo a {temp}: {you, select, polite {prenda} other {prendi}} {dry}.",
    "Con la pioggia e {temp} fuori, per restare all'asciutto {dry_count, plural, one {serve} other {servono}} {dry}.",
    "Per la pioggia {you, select, polite {porti con sé} other {porta con te}} {dry}; fuori siamo a {temp}.",
  ],
  rainNoTemp: [
    "Potrebbe piovere: {you, select, polite {prenda} other {prendi}} {dry}.",
    "Contro la pioggia {dry_count, plural, one {serve} other {servono}} {dry}.",
  ],
  snow: [
    "Nevica e siamo a {temp}: la neve va scossa via prima che si sciolga sui vestiti.",
    "Con {temp} la neve entra dalle maniche: {you, select, polite {chiuda} other {chiudi}} bene i polsini.",
  ],
  wind: [
    "Con il vento si sente più freddo di {temp}, e qui niente lo ferma: meglio farsi prestare una giacca a vento.",
    "Siamo a {temp} con vento forte: una giacca a vento in prestito farebbe comodo.",
  ],
  typical: [
    "{place} in quel periodo ha di solito circa {temp}, e ho scelto in base a questo.",
    "Per {place} ho considerato la media del periodo, circa {temp}: prima di partire {you, select, polite {controlli} other {controlla}} le previsioni.",
  ],
  typicalHere: [
    "Non ho previsioni: di solito in quel periodo ci sono circa {temp}, e ho scelto per quello.",
    "La media della stagione è di circa {temp}, e ho scelto in base a quella.",
  ],
  warmer: [
    "Più tardi si arriva a {later}: a quel punto {outer} si {outer_count, plural, one {toglie} other {tolgono}}.",
    "Quando si arriverà a {later}, {outer} {outer_count, plural, one {finirà} other {finiranno}} sul braccio.",
  ],
  colder: [
    "Poi si scende a {later}, quindi {you, select, polite {non lasci} other {non lasciare}} a casa {outer}.",
    "Più tardi fa più freddo, {later}: {you, select, polite {tenga} other {tieni}} a portata di mano {outer}.",
  ],
  rainLater: [
    "È prevista pioggia {hour, select, 0 {da mezzanotte} 1 {dall'una} other {dalle {hour}}}: {you, select, polite {metta} other {metti}} in borsa un ombrello.",
    "Resta asciutto fino {hour, select, 0 {a mezzanotte} 1 {all'una} other {alle {hour}}}; poi servirà un ombrello.",
  ],
  tooCold: [
    "Un avvertimento: con {temp} fa freddo per {piece}; meglio aggiungere qualcosa di caldo o stare fuori poco.",
    "Per stare fuori a lungo con {piece}, a {temp}, fa troppo freddo: aiutano una calzamaglia, l'intimo termico o un cappotto lungo.",
  ],
  tooWarm: [
    "Un avvertimento: con {temp} fa troppo caldo per {piece}.",
    "{piece}, con {temp}, {piece_count, plural, one {tiene} other {tengono}} troppo caldo: meglio saperlo prima.",
  ],
  summerInCold: [
    "{you, select, polite {Ha} other {Hai}} detto estate, ma con {temp} fa freddo: il tessuto è caldo e solo i colori sono chiari.",
    "Per i vestiti estivi fa troppo freddo, siamo a {temp}, così ho seguito il termometro.",
  ],
  winterInHeat: [
    "{you, select, polite {Ha} other {Hai}} detto inverno, ma con {temp} fa caldo, quindi niente lana.",
    "Per i vestiti invernali fa troppo caldo, siamo a {temp}, così ho scelto cose leggere.",
  ],
};
