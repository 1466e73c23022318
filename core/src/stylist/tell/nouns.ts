import type { Language } from "../lexicon/index.ts";

/** Grammatical gender, with a `p` where the noun is plural: "die Jeans", "gli stivali", "les baskets". */
export type Gender = "m" | "f" | "n" | "mp" | "fp" | "p";

export type Noun = { text: string; gender: Gender };

/** Kinds of garments and ideas: id | en | es | fr | de | it | pt. Prefixes give the gender; English marks plurals with `p:` and the colour's place with `~`. */
const NOUNS = `
tee|tee|f:camiseta|m:tee-shirt|n:T-Shirt|f:maglietta|f:camiseta
tank|tank top|f:camiseta de tirantes|m:débardeur|n:Tanktop|f:canotta|f:regata
crop-top|crop top|m:top corto|m:crop top|n:Crop-Top|m:top corto|m:cropped
polo|polo shirt|m:polo|m:polo|n:Poloshirt|f:polo|f:camisa polo
breton|top|f:camiseta de manga larga|f:marinière|n:Langarmshirt|f:maglia a maniche lunghe|f:camiseta de manga comprida
base-layer|base layer|f:camiseta térmica|m:sous-vêtement thermique|n:Funktionsshirt|f:maglia termica|f:camiseta térmica
shirt|shirt|f:camisa|f:chemise|n:Hemd|f:camicia|f:camisa
dress-shirt|dress shirt|f:camisa de vestir|f:chemise habillée|n:Businesshemd|f:camicia elegante|f:camisa social
flannel|flannel shirt|f:camisa de franela|f:chemise en flanelle|n:Flanellhemd|f:camicia di flanella|f:camisa de flanela
blouse|blouse|f:blusa|f:blouse|f:Bluse|f:blusa|f:blusa
top|top|m:top|m:haut|n:Oberteil|m:top|m:top
jersey|training top|f:camiseta técnica|m:maillot|n:Trikot|f:maglia tecnica|f:camiseta de treino
roll-neck|roll-neck|m:jersey de cuello alto|m:col roulé|m:Rollkragenpullover|m:dolcevita|f:gola alta
sweater|sweater|m:jersey|m:pull|m:Pullover|m:maglione|m:suéter
cardigan|cardigan|m:cárdigan|m:cardigan|f:Strickjacke|m:cardigan|m:cardigã
hoodie|hoodie|f:sudadera|m:sweat à capuche|m:Kapuzenpullover|f:felpa|m:moletom
sweatshirt|sweatshirt|f:sudadera|m:sweat|n:Sweatshirt|f:felpa|m:moletom
fleece|fleece|m:forro polar|f:polaire|f:Fleecejacke|m:pile|m:casaco polar
waistcoat|waistcoat|m:chaleco|m:gilet de costume|f:Weste|m:gilet|m:colete
gilet|gilet|m:chaleco acolchado|f:doudoune sans manches|f:Steppweste|m:smanicato|m:colete acolchoado
blazer|blazer|m:blazer|m:blazer|m:Blazer|m:blazer|m:blazer
overcoat|overcoat|m:abrigo|m:manteau|m:Mantel|m:cappotto|m:sobretudo
coat|coat|m:abrigo|m:manteau|m:Mantel|m:cappotto|m:casaco
puffer|puffer jacket|m:plumífero|f:doudoune|f:Daunenjacke|m:piumino|m:casaco acolchoado
cape|cape|f:capa|f:cape|m:Umhang|f:mantella|f:capa
parka|parka|f:parka|f:parka|m:Parka|m:parka|f:parca
trench|trench coat|f:gabardina|m:trench|m:Trenchcoat|m:trench|m:trench coat
raincoat|raincoat|m:impermeable|m:imperméable|f:Regenjacke|m:impermeabile|f:capa de chuva
windbreaker|wind jacket|m:cortavientos|m:coupe-vent|f:Windjacke|f:giacca a vento|m:corta-vento
leather-jacket|leather jacket|f:chaqueta de cuero|f:veste en cuir|f:Lederjacke|f:giacca di pelle|f:jaqueta de couro
denim-jacket|denim jacket|f:chaqueta vaquera|f:veste en jean|f:Jeansjacke|f:giacca di jeans|f:jaqueta jeans
bomber|bomber jacket|f:bomber|m:bomber|f:Bomberjacke|m:bomber|f:jaqueta bomber
jacket|jacket|f:chaqueta|f:veste|f:Jacke|f:giacca|f:jaqueta
tailcoat|tailcoat|m:frac|m:frac|m:Frack|m:frac|f:casaca
jeans|p:jeans|mp:vaqueros|m:jean|p:Jeans|mp:jeans|f:calça jeans
chinos|p:chinos|mp:chinos|m:chino|p:Chinos|mp:chino|f:calça chino
tailored-trousers|p:tailored trousers|m:pantalón de vestir|m:pantalon à pinces|f:Stoffhose|mp:pantaloni sartoriali|f:calça de alfaiataria
corduroys|p:corduroys|m:pantalón de pana|m:pantalon en velours|f:Cordhose|mp:pantaloni di velluto|f:calça de veludo
joggers|p:joggers|m:pantalón de chándal|m:pantalon de jogging|f:Jogginghose|mp:pantaloni della tuta|f:calça de moletom
leggings|p:leggings|fp:mallas|m:legging|p:Leggings|mp:leggings|f:legging
trousers|p:trousers|m:pantalón|m:pantalon|f:Hose|mp:pantaloni|f:calça
shorts|p:shorts|m:pantalón corto|m:short|p:Shorts|mp:pantaloncini|f:bermuda
skirt|skirt|f:falda|f:jupe|m:Rock|f:gonna|f:saia
mini-skirt|mini skirt|f:minifalda|f:mini-jupe|m:Minirock|f:minigonna|f:minissaia
dress|dress|m:vestido|f:robe|n:Kleid|m:vestito|m:vestido
gown|evening gown|m:vestido largo|f:robe longue|n:Abendkleid|m:abito da sera|m:vestido longo
mini-dress|mini dress|m:vestido corto|f:robe courte|n:Minikleid|m:vestito corto|m:vestido curto
jumpsuit|jumpsuit|m:mono|f:combinaison|m:Jumpsuit|f:tuta elegante|m:macacão
suit|suit|m:traje|m:costume|m:Anzug|m:completo|m:terno
tuxedo|tuxedo|m:esmoquin|m:smoking|m:Smoking|m:smoking|m:smoking
swimsuit|swimsuit|m:bañador|m:maillot de bain|p:Badesachen|m:costume da bagno|f:roupa de banho
cap|cap|f:gorra|f:casquette|f:Kappe|m:cappellino|m:boné
beanie|beanie|m:gorro|m:bonnet|f:Mütze|m:berretto|m:gorro
sun-hat|sun hat|m:sombrero de paja|m:chapeau de paille|m:Sonnenhut|m:cappello di paglia|m:chapéu de palha
hat|hat|m:sombrero|m:chapeau|m:Hut|m:cappello|m:chapéu
headscarf|headscarf|m:pañuelo|m:foulard|n:Kopftuch|m:foulard|m:lenço
heels|p:heels|mp:zapatos de tacón|mp:escarpins|p:Pumps|fp:scarpe col tacco|mp:sapatos de salto
sneakers|p:sneakers|fp:zapatillas|fp:baskets|p:Sneaker|fp:sneakers|mp:tênis
boots|p:boots|fp:botas|fp:bottines|p:Stiefel|mp:stivali|fp:botas
sandals|p:sandals|fp:sandalias|fp:sandales|p:Sandalen|mp:sandali|fp:sandálias
loafers|p:loafers|mp:mocasines|mp:mocassins|p:Loafer|mp:mocassini|mp:mocassins
shoes|p:shoes|mp:zapatos|fp:chaussures|p:Schuhe|fp:scarpe|mp:sapatos
scarf|scarf|f:bufanda|f:écharpe|m:Schal|f:sciarpa|m:cachecol
gloves|p:gloves|mp:guantes|mp:gants|p:Handschuhe|mp:guanti|fp:luvas
tie|tie|f:corbata|f:cravate|f:Krawatte|f:cravatta|f:gravata
tights|p:tights|fp:medias|mp:collants|f:Strumpfhose|fp:calze|fp:meias-calças
socks|p:socks|mp:calcetines|fp:chaussettes|p:Socken|mp:calzini|fp:meias
belt|belt|m:cinturón|f:ceinture|m:Gürtel|f:cintura|m:cinto
jewellery|simple necklace|m:collar sencillo|m:collier discret|f:schlichte Kette|f:collana semplice|m:colar simples
sunglasses|p:sunglasses|fp:gafas de sol|fp:lunettes de soleil|f:Sonnenbrille|mp:occhiali da sole|mp:óculos de sol
bag|bag|m:bolso|m:sac|f:Tasche|f:borsa|f:bolsa
umbrella|umbrella|m:paraguas|m:parapluie|m:Regenschirm|m:ombrello|m:guarda-chuva
watch|watch|m:reloj|f:montre|f:Uhr|m:orologio|m:relógio
linen-shirt|linen shirt|f:camisa de lino|f:chemise en lin|n:Leinenhemd|f:camicia di lino|f:camisa de linho
light-tee|light ~ tee|f:camiseta ligera|m:tee-shirt léger|n:leichtes T-Shirt|f:maglietta leggera|f:camiseta leve
training-top|breathable ~ training top|f:camiseta técnica|m:haut de sport respirant|n:Funktionsshirt|f:maglia tecnica|f:camiseta de treino
thermal-top|thermal base layer|f:camiseta térmica|m:haut thermique|n:Thermoshirt|f:maglia termica|f:camiseta térmica
long-sleeve-top|long-sleeve top|f:camiseta de manga larga|m:haut à manches longues|n:Langarmshirt|f:maglia a maniche lunghe|f:camiseta de manga comprida
fine-knit|fine-knit sweater|m:jersey fino|m:pull fin|m:Feinstrickpullover|m:maglioncino sottile|m:suéter fino
tencel-shirt|lyocell shirt|f:camisa de lyocell|f:chemise en lyocell|n:Lyocell-Hemd|f:camicia in lyocell|f:camisa de liocel
oxford-shirt|Oxford shirt|f:camisa Oxford|f:chemise Oxford|n:Oxford-Hemd|f:camicia Oxford|f:camisa Oxford
silk-blouse|silk blouse|f:blusa de seda|f:blouse en soie|f:Seidenbluse|f:blusa di seta|f:blusa de seda
sleeveless-top|sleeveless top|m:top sin mangas|m:haut sans manches|n:ärmelloses Top|m:top senza maniche|m:top sem mangas
tunic|long-sleeve tunic|f:túnica de manga larga|f:tunique à manches longues|f:langärmelige Tunika|f:tunica a maniche lunghe|f:túnica de manga comprida
linen-trousers|p:linen trousers|m:pantalón de lino|m:pantalon en lin|f:Leinenhose|mp:pantaloni di lino|f:calça de linho
evening-trousers|p:evening trousers|m:pantalón de esmoquin|m:pantalon de smoking|f:Smokinghose|mp:pantaloni da smoking|f:calça de smoking
walking-trousers|p:walking trousers|m:pantalón de montaña|m:pantalon de randonnée|f:Wanderhose|mp:pantaloni da trekking|f:calça de trilha
running-shorts|p:running shorts|m:pantalón corto deportivo|m:short de sport|f:Laufshorts|mp:pantaloncini sportivi|m:calção esportivo
dinner-jacket|dinner jacket|f:chaqueta de esmoquin|f:veste de smoking|n:Smokingjackett|f:giacca da smoking|m:paletó de smoking
knit|wool knit|m:jersey de lana|m:pull en laine|m:Wollpullover|m:maglione di lana|m:suéter de lã
light-layer|light ~ cardigan|m:cárdigan ligero|m:cardigan léger|f:leichte Strickjacke|m:cardigan leggero|m:cardigã leve
rain-shell|rain jacket|m:chubasquero|f:veste de pluie|f:Regenjacke|f:giacca impermeabile|f:jaqueta impermeável
shell|windproof jacket|m:cortavientos|m:coupe-vent|f:Windjacke|f:giacca antivento|m:corta-vento
wool-coat|wool coat|m:abrigo de lana|m:manteau en laine|m:Wollmantel|m:cappotto di lana|m:casaco de lã
warm-coat|warm ~ coat|m:abrigo grueso|m:manteau chaud|m:warmer Mantel|m:cappotto pesante|m:casaco quente
padded-coat|padded ~ coat|m:abrigo acolchado|m:manteau matelassé|m:gefütterter Mantel|m:cappotto imbottito|m:casaco acolchoado
light-jacket|light ~ jacket|f:chaqueta ligera|f:veste légère|f:leichte Jacke|f:giacca leggera|f:jaqueta leve
running-shoes|p:running shoes|fp:zapatillas de correr|fp:chaussures de course|p:Laufschuhe|fp:scarpe da corsa|mp:tênis de corrida
walking-boots|p:walking boots with grip|fp:botas de montaña|fp:chaussures de marche|p:Wanderschuhe|mp:scarponi da trekking|fp:botas de trilha
snow-boots|p:snow boots|fp:botas de nieve|fp:bottes de neige|p:Schneestiefel|mp:doposcì|fp:botas de neve
deck-shoes|p:non-slip deck shoes|mp:náuticos antideslizantes|fp:chaussures bateau antidérapantes|p:rutschfeste Bootsschuhe|fp:scarpe da barca antiscivolo|mp:sapatos náuticos antiderrapantes
slippers|p:soft slippers|fp:zapatillas de casa|mp:chaussons|p:Hausschuhe|fp:pantofole|fp:pantufas
waterproof-boots|p:waterproof boots|fp:botas impermeables|fp:bottines imperméables|p:wasserdichte Stiefel|mp:stivaletti impermeabili|fp:botas impermeáveis
white-sneakers|p:clean ~ sneakers|fp:zapatillas|fp:baskets|p:Sneaker|fp:sneakers|mp:tênis
ankle-boots|p:ankle boots|mp:botines|fp:bottines|p:Stiefeletten|mp:stivaletti|fp:botas de cano curto
lace-ups|p:polished ~ lace-ups|mp:zapatos de cordones|mp:richelieus|p:Schnürschuhe|fp:stringate|mp:sapatos sociais
evening-shoes|p:evening shoes|mp:zapatos de vestir|mp:souliers vernis|p:Abendschuhe|fp:scarpe da sera|mp:sapatos de festa
white-bow-tie|bow tie|f:pajarita|m:nœud papillon|f:Fliege|m:papillon|f:gravata-borboleta
bow-tie|bow tie|f:pajarita|m:nœud papillon|f:Fliege|m:papillon|f:gravata-borboleta
light-scarf|light ~ scarf|m:pañuelo ligero|m:foulard léger|n:leichtes Tuch|m:foulard leggero|m:lenço leve
reflective-band|reflective armband|f:banda reflectante|m:brassard réfléchissant|n:Reflektorband|f:fascia riflettente|f:faixa refletiva
small-bag|small ~ bag|m:bolso pequeño|m:petit sac|f:kleine Tasche|f:borsetta|f:bolsa pequena
tailoring|tailored piece|f:prenda de sastrería|f:pièce tailleur|n:Schneiderstück|m:capo sartoriale|f:peça de alfaiataria
collared|collared shirt|f:camisa con cuello|f:chemise à col|n:Hemd mit Kragen|f:camicia con colletto|f:camisa com colarinho
`;

/** Colours: id | en | es | fr | de | it | pt. Romance forms are masculine/feminine/masculine plural/feminine plural, or one for all. */
const COLOURS = `
white|white|blanco/blanca/blancos/blancas|blanc/blanche/blancs/blanches|Weiß|bianco/bianca/bianchi/bianche|branco/branca/brancos/brancas
cream|cream|crema|crème|Creme|crema|creme
black|black|negro/negra/negros/negras|noir/noire/noirs/noires|Schwarz|nero/nera/neri/nere|preto/preta/pretos/pretas
grey|grey|gris/gris/grises/grises|gris/grise/gris/grises|Grau|grigio/grigia/grigi/grigie|cinza
charcoal|charcoal|gris antracita|anthracite|Anthrazit|antracite|grafite
navy|navy|azul marino|bleu marine|Marineblau|blu navy|azul-marinho
indigo|indigo|índigo|indigo|Indigo|indaco|índigo
blue|blue|azul/azul/azules/azules|bleu/bleue/bleus/bleues|Blau|blu|azul/azul/azuis/azuis
light blue|light blue|azul claro|bleu clair|Hellblau|azzurro/azzurra/azzurri/azzurre|azul-claro
denim blue|denim blue|azul vaquero|bleu jean|Jeansblau|blu jeans|azul-jeans
teal|teal|verde petróleo|bleu canard|Petrol|ottanio|azul-petróleo
turquoise|turquoise|turquesa|turquoise|Türkis|turchese|turquesa
green|green|verde/verde/verdes/verdes|vert/verte/verts/vertes|Grün|verde/verde/verdi/verdi|verde/verde/verdes/verdes
olive|olive|verde oliva|vert olive|Oliv|verde oliva|verde-oliva
sage|sage|verde salvia|vert sauge|Salbeigrün|verde salvia|verde-sálvia
red|red|rojo/roja/rojos/rojas|rouge/rouge/rouges/rouges|Rot|rosso/rossa/rossi/rosse|vermelho/vermelha/vermelhos/vermelhas
burgundy|burgundy|burdeos|bordeaux|Bordeauxrot|bordeaux|bordô
pink|pink|rosa|rose/rose/roses/roses|Rosa|rosa|rosa
coral|coral|coral|corail|Koralle|corallo|coral
orange|orange|naranja|orange|Orange|arancione/arancione/arancioni/arancioni|laranja
rust|rust|teja|rouille|Rostrot|ruggine|ferrugem
yellow|yellow|amarillo/amarilla/amarillos/amarillas|jaune/jaune/jaunes/jaunes|Gelb|giallo/gialla/gialli/gialle|amarelo/amarela/amarelos/amarelas
mustard|mustard|mostaza|moutarde|Senfgelb|senape|mostarda
brown|brown|marrón/marrón/marrones/marrones|marron|Braun|marrone/marrone/marroni/marroni|marrom/marrom/marrons/marrons
camel|camel|camel|camel|Camel|cammello|caramelo
beige|beige|beige|beige/beige/beiges/beiges|Beige|beige|bege
purple|purple|morado/morada/morados/moradas|violet/violette/violets/violettes|Violett|viola|roxo/roxa/roxos/roxas
lilac|lilac|lila|lilas|Flieder|lilla|lilás
`;

const COLUMN: Readonly<Record<Language, number>> = { en: 1, es: 2, fr: 3, de: 4, it: 5, pt: 6 };

const rows = (table: string): Map<string, readonly string[]> =>
  new Map(
    table
      .trim()
      .split("\n")
      .map((row) => row.split("|"))
      .map((cells) => [cells[0]!, cells]),
  );

const nouns = rows(NOUNS);
const colours = rows(COLOURS);

export function nounOf(id: string, language: Language): Noun {
  const cell = nouns.get(id)?.[COLUMN[language]] ?? id.replaceAll("-", " ");
  const [gender, text] = cell.includes(":") ? cell.split(":") : ["m", cell];
  return { text: text!, gender: gender as Gender };
}

export function colourWord(id: string, language: Language, gender: Gender): string {
  const forms = (colours.get(id)?.[COLUMN[language]] ?? id).split("/");
  if (forms.length < 4) return forms[0]!;
  return forms[{ m: 0, n: 0, f: 1, mp: 2, p: 2, fp: 3 }[gender]]!;
}
