import type { Language } from "../lexicon/index.ts";

const phrases = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split("|"));

/** Folded words that claim a thing for the reader, that point at it as if it were there, and that leave it to nobody. */
export const CLAIMS: Readonly<Record<Language, { yours: string; the: string }>> = {
  en: { yours: "your", the: "the that this those these his her their" },
  es: {
    yours: "tu tus vuestro vuestra vuestros vuestras",
    the: "el la los las ese esa este esta esos esas estos estas",
  },
  fr: { yours: "ton ta tes votre vos", the: "le la les l ce cet cette ces" },
  de: {
    yours: "dein deine deinem deinen deiner deines euer eure eurem euren eurer eures",
    the: "der die das den dem des diese diesem diesen dieser dieses",
  },
  it: {
    yours: "tuo tua tue tuoi vostro vostra vostri vostre",
    the: "il lo la i gli le l questo questa questi queste quello quella quelli quelle",
  },
  pt: {
    yours: "teu teus tua tuas seu seus sua suas vosso vossa vossos vossas",
    the: "o a os as esse essa esses essas este esta estes estas",
  },
};

/** "a belt", "kein Gürtel": proposed or ruled out, and nobody's. */
export const NOBODYS =
  "a an some any no un una unos unas une des uno dei degli delle um uma uns umas ein eine einem einen einer eines kein keine keinem keinen keiner keines sin sans ohne senza sem without";

/** Where the words say that the closet holds what they name. */
export const HAVING = phrases([
  "you own|you already own|you have|you already have|you ve got",
  "in your closet|in your wardrobe|from your closet|from your wardrobe",
  "tienes|en tu armario|de tu armario|tu as",
  "dans ton placard|dans ton dressing|dans ton armoire|ta garde robe",
  "du hast|du besitzt|in deinem schrank|aus deinem schrank",
  "in deinem kleiderschrank|aus deinem kleiderschrank",
  "hai|nel tuo armadio|dal tuo armadio|nel tuo guardaroba",
  "voce tem|tens|no seu armario|do seu armario|no teu armario",
  "no seu guarda roupa|no teu guarda roupa",
]);

/** A verb that says of a garment what colour it is. */
export const COPULAS =
  "is are s s es son est sont ist sind e sono sao was were looks look seems luce lucen";

/** Words of a temperature's unit, and what may stand before them where no number is told. */
export const DEGREES = "° degree degrees grados grado degres degre grad gradi graus celsius";
export const A_FEW =
  "few couple some these those the unos pocos algunos estos quelques ces ein paar einige wenige wenigen diesen qualche pochi alcuni questi alguns poucos esses";

/** Nobody who writes about an outfit asks for these, or speaks of these ways to be reached. Folded; several words are a phrase. */
export const PRIVATE_OR_CHANNEL = phrases([
  "password|passwords|passwort|kennwort|contrasena|clave|mot de passe",
  "senha|parola d ordine|login|log in|sign in|anmelden|account|konto",
  "e mail|email|emails|mail|mails|correo|courriel|posta elettronica",
  "phone|telephone|telefono|telefon|telefone|handynummer|celular|sms",
  "phone number|numero de telephone|zip code|postcode|postleitzahl|iban|cpf",
  "your address|tu direccion|ton adresse|deine adresse|tuo indirizzo|seu endereco",
  "credit card|card number|bank|tarjeta|carte bancaire|carte de credit",
  "kreditkarte|kartennummer|carta di credito|cartao|paypal|bitcoin",
  "whatsapp|instagram|telegram|tiktok|facebook|youtube|pinterest|twitter",
  "website|webseite|web site|sitio web|site web|sito web|online|app",
  "link|links|enlace|lien|liens|hashtag|click|klick|klicke|clic",
  "clicca|clique|download|newsletter|subscribe|suscribete|abonniere",
  "coupon|promo|voucher|gutschein|rabatt|discount|descuento|remise",
  "sconto|desconto|half price|mitad de precio|meta prezzo|metade do preco",
  "send me|text me|call me|call us|call now|write to|mail me|reply with",
  "contact us|contact me|follow me|follow us|mandame|enviame|escribeme",
  "escribenos|llamame|llama al|sigueme|siguenos|envoie moi|donne moi",
  "ecris moi|ecris a|appelle moi|appelle le|suis moi|ruf an|ruf uns",
  "ruf mich|schick mir|schreib mir|schreib uns|nenne mir|gib mir|folge mir",
  "folge uns|mandami|scrivimi|scrivici|dammi|seguimi|seguici|chiamami",
  "chiama il|envie me|me envie|mande me|me mande|me siga|siga me|ligue para",
  "informe o|informe a|dot com|dot net|dot org|punto com|punkt de",
  "point com|ponto com|buy now|order now|compra ahora|achete|jetzt kaufen",
]);

/** Makers that people name like garments. Whoever owns one has it in the garment's name. Words that mean something else are left out. */
export const BRANDS =
  "levi levis adidas nike puma converse reebok asics birkenstock birkenstocks timberland timberlands uggs crocs superga supergas veja vejas gucci prada chanel dior hermes burberry versace armani valentino balenciaga lacoste patagonia uniqlo zara primark shein asos wrangler carhartt dickies eastpak barbour hugo ralph lauren calvin klein hilfiger martens docs salomon merrell columbia quechua decathlon jack wolfskin schoffel vaude fjallraven moncler diesel benetton desigual stradivarius bershka havaianas ipanema melissa hering rolex casio swatch rayban oakley nb balance";

/** Letters with a mark that a language writes, loan words included; a word with another one is a word of another language. */
export const MARKED_LETTERS: Readonly<Record<Language, string>> = {
  en: "éèêëïçñàâüöä",
  es: "áéíóúüñ",
  fr: "àâæçéèêëîïôœùûüÿñ",
  de: "äöüßéèêàâç",
  it: "àèéìòù",
  pt: "áâãàçéêíóôõú",
};

/** Small words of telling, beside those of asking that the stylist reads a request by. */
export const TELLING: Readonly<Record<Language, string>> = {
  en: "your you is are it its they them then than this that too from into over under by as all more most very still if when let goes go make makes look looks keep keeps will would could",
  es: "tu tus tal lo le se su sus mas ya esto eso cuando porque solo todo toda deja pone ser va van bien queda aqui asi tambien vale y",
  fr: "ton ta tes le se ne rien plus tout toute qui sur sous dans donc car si tu te bien c est sont cela ici et reste restent",
  de: "dein deine deinen deinem deiner ist sind dazu das es ein dann daruber wenn so wie auch nur noch alles reicht dir dich du sie nach vor uber unter gibt passt diesem dieser dieses",
  it: "tuo tua tuoi tue e ne si su sul sulla dei delle degli dal dalla nel nella sono piu tutto tutta solo quando cosi anche ogni qui ti te ci restano",
  pt: "seu sua seus suas voce se ja so mais tudo toda ao aos nas nos das dos quando porque aqui assim fica ficam bem vai vao isso isto e",
};
