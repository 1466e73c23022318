import type { RuleList } from "../rule-list.ts";

/** What is demanded of clothes, in French. */
export const rules: RuleList = {
  classes: {
    // Who says how one comes.
    host: "mariee maries veuve veuf hote hotesse chef cheffe patron patronne ecole invitation carton directrice directeur famille organisateurs",
    asks: "demande demandent demandee veut veulent souhaite souhaitait voulait exige dit precise impose",
    some: "quelque touche peu detail",
    gone: "impossible exclu exclue exclues impossibles oublie oubliez pas",
    no: "personne pas rien sans aucun aucune ni jamais plus interdit interdite interdits interdites evite eviter evitez zero point non",
    must: "obligatoire obligatoires exige exigee exiges impose imposees faut doit doivent uniquement svp stp oblige demande demandees demandees requis requise reglement",
    shoe: "chaussures chaussure souliers soulier godasses baskets bottes",
    sole: "semelle semelles",
    thing: "vetements vetement truc trucs fringues linge habits choses quelque tenue affaires",
    all: "tout tous toutes toute tlm monde entierement uniquement integralement",
  },
  undone:
    "personne mon ma mes son sa ses ton ta tes leur leurs notre ai avais avait deteste marre lieu besoin oublie si perdu quand plus que aimait porte portait toujours habitude normalement placard armoire dressing",
  loose: "sais sur sure idee temps grave probleme trop envie besoin souci soucis possible",
  except: "sauf excepte hormis part",
  speaker: "moi je j",
  seeking: "quoi comment quel quelle quels quelles qu tenue keske",
  rules: {
    "closed-shoes":
      "{shoe} .. ferme* | {shoe} montantes fermees | bout ferme | orteils couverts | {shoe} qui couvrent | pieds couverts | tiques | hautes herbes | herbes hautes | ronces | orties | sangsues",
    "no-open-toes":
      "{no} .. {shoe} ouvert* | {no} .. bout ouvert | {no} orteils a l air | {no} pieds nus | {no} .. orteils | {no} .. ouvertes aux pieds",
    "no-heels":
      "{no} .. talon* | {shoe} plat* | {no} talons hauts | {sole} plate* | a plat | talons plats {must} | {shoe} sans talon* | que du plat | talons .. {no} peux | mes talons je ne peux | souliers .. semelle plate",
    "no-thin-heels":
      "{no} .. aiguille* | {no} .. stilettos | {no} talons fins | talon* .. s enfonce* | talon* .. enfonc*",
    "grippy-soles":
      "antiderapant* | {sole} antiderapante* | {sole} qui accroche* | {sole} crantee* | {shoe} qui accrochent | qui ne glissent pas | ne glisse pas | qui adherent | bonnes {sole} | {no} .. {sole} cuir | {no} .. {sole} de/en cuir | {no} .. {sole} lisse* | {sole} lisse* .. {no} | {sole} en/de? cuir .. {no} | {sole} en/de? cuir .. maison | {no} qui glisse*",
    "no-grippy-soles":
      "{sole} cuir {must} | {must} {sole} lisse* | {sole} lisse* {must} | {must} {sole} en/de? cuir | {sole} en/de cuir {must} | {no} .. {sole} caoutchouc/gomme",
    "quiet-soles":
      "{sole} silencieu* | {shoe} silencieu* | {shoe} qui ne font pas de bruit | {sole} souple* | {shoe} qui ne claquent pas | {no} {shoe} qui claquent | {no} talons qui claquent",
    "pale-soles":
      "{sole} claire* | {sole} blanche* | {no} {sole} noire* | {sole} qui ne marque* | {sole} non marquante* | non marquant* | {no} {sole} marquante*",
    "sturdy-shoes":
      "chaussures/bottes s3 | embout* d acier | embout* de protection | {shoe} de securite | {shoe} solide* | cap d acier | coquee* | {shoe} robuste* | bonnes {shoe} | {shoe} coquees",
    "slip-on-shoes":
      "lacets .. d une/seule main/impossible/impossibles | peux/arrive .. pas .. lacets/lacer | lacets .. peux/arrive pas | nouer mes/des/les lacets .. impossible | me baisser .. impossible/peux | peux/puis/dois/saurais .. pas/plus me pencher/baisser | interdit/interdite de me pencher/baisser | me pencher .. lacer | lacets .. oublier | {shoe} faciles a enlever | {shoe} .. enlever facilement | {shoe} sans lacets | {no} lacets | {shoe} qui s enlevent | {shoe} a enfiler | {shoe} faciles a retirer",
    "long-sleeves":
      "photosensib* | brule en .. minutes | medicament*/comprimes/traitement .. soleil | me couvrir du soleil | couverte/couvert du soleil | soleil sur la peau | manches longues | manche longue | bras couverts | couvrir* .. bras | bras caches | avec manches | des manches {must} | manches {must} | bras et jambes couverts | allergie au soleil .. bras | lucite .. bras | allergique au soleil .. bras | bras .. proteges du soleil",
    "short-sleeves":
      "manches courtes {must} | {no} manches longues | avant bras nus | bras degages | avant bras degages | manches au dessus du coude",
    "covered-shoulders":
      "epaules .. couvertes | couvrir* .. epaules | epaules et genoux | {no} epaules nues | {no} .. bretelles | {no} epaules denudees | {no} debardeur* | {no} dos nu* | {no} bustier* | epaules cachees | {no} d epaules nues | genoux et epaules | {no} sans manches",
    "wide-sleeves":
      "{must} .. larges manches | {must} .. manches larges | {must} .. manches amples | manches larges {must} | manches amples {must}",
    "two-parts":
      "en deux pieces | deux pieces separees | {no} une piece | haut et bas separes | haut et bas distincts",
    "top-colour":
      "haut {colour} | le haut en {colour} | {colour} {must} en haut | {colour} .. en haut | hauts {colour} {must}",
    "legs-colour": "bas {colour} | le bas en {colour} | pantalon/bas {must} etre {colour}",
    "shoes-colour":
      "chaussures/souliers/chaussure {must} etre {colour} | chaussures/souliers en {colour} {must}",
    "no-wide-sleeves":
      "{no} manches qui pendouillent/pendent/flottent/depassent | {no} de manches qui pendouillent/pendent/flottent | {no} manches kimono/chauve | {no} de manches kimono | {no} manches larges | {no} manches amples | {no} manches evasees | {no} manches qui trainent | {no} manches flottantes | {no} manches bouffantes | {no} manches .. trainent/pendent/evasees/larges | manches qui ne trainent/pendent pas | {no} de manches qui trainent/pendent",
    "no-low-cut":
      "{no} .. decollete* | sans decollete* | {no} .. echancr* | {no} decollete plongeant | col ferme {must} | {no} trop decollete",
    "no-bare-midriff":
      "{no} .. crop top* | {no} ventre a l air | {no} .. nombril* | {no} ventre nu | {no} .. bedaine* | {no} ventre visible | nombril couvert | ventre couvert",
    "opens-front":
      "s ouvre devant | s ouvrent devant | ouverture devant | qui ouvre devant | s ouvre par devant | boutonne devant | s ouvre devant | ouvre devant | ouvre sur le devant | boutonne devant | ouverture devant | boutons devant | qui s ouvre | qui ouvre | se deboutonne | ouvert devant | sans que je me deshabille | sans me deshabiller | s ouvre devant | ouverture devant | ouvre sur le devant | acceder .. catheter/port/poitrine | facile a enlever | facile a retirer",
    "not-over-head":
      "rien a enfiler/passer par la tete | rien qu il faut/faille enfiler/passer par la tete | rien qui s enfile par la tete | {no} .. par la tete | {no} .. enfiler par | {no} .. par dessus la tete | a enfiler par la tete {no} | rien enfiler par la tete | {no} .. par la tete | enfiler/passer/mettre .. par la tete .. {gone} | par la tete .. {gone} | lever .. bras {gone} | peux plus? pas lever le/les bras",
    "long-legs":
      "pantalon long {must}? | pantalons longs | jambes couvertes | couvrir* .. jambes | jambes cachees | pantalon jusqu en bas | bras et jambes couverts | jambes couvertes | tiques | hautes herbes | herbes hautes | ronces | orties | sangsues",
    "covered-knees":
      "genoux .. couverts | couvrir* .. genoux | sous le genou | au dessous du genou | en dessous du genou | {no} .. au dessus du genou | {no} minijupe* | {no} mini jupe* | rien de court | {no} genoux nus | genoux caches | epaules et genoux | genoux et epaules | {no} jupe courte | {no} short* ni | jupe longue {must} | {no} jambes nues | {no} robe courte | longueur genou | {no} de? trop? court",
    "only-skirts":
      "femmes .. jupe | femmes pas de pantalon | {no} pantalon pour les femmes | jupe obligatoire | que des jupes | uniquement .. jupe* | {no} de pantalon jupe longue | seulement .. jupe* | jupes seulement",
    "in-tradition":
      "en tenue traditionnelle | en habit traditionnel | en habits traditionnels | en costume traditionnel | en costume folklorique | tenue traditionnelle | tenue africaine {must}? | en tenue africaine | en boubou {must}",
    "no-trailing":
      "rien qui traine | {no} qui traine | qui ne traine pas | {no} .. au sol | {no} jusqu au sol | sans trainer",
    "covered-head":
      "tete .. couverte | tete couverte | couvrir* .. tete | couvrir* .. cheveux | cheveux couverts | foulard sur la tete | chapeau {must} | tete voilee | cheveux caches | voile {must}",
    waterproof:
      "impermeable {must} | quelque chose d impermeable | {must} .. impermeable | un truc impermeable | qui ne prend pas l eau | etanche | impermeables {must} | de l impermeable",
    hood: "avec capuche | a capuche {must} | capuche {must} | une capuche | {must} .. capuche | avec capuchon | avec une capuche",
    "no-hood":
      "{no} .. capuche* | refusent les capuches | capuches interdites | {no} capuchon* | refuse* .. capuche* | sans capuche",
    "not-tight":
      "{no} .. manche/manches serree/serrees/etroite/etroites/ajustees | manche/manches .. platre | platre .. manche/manches | poignets serres .. {no} | {no} .. moulant* | rien de moulant | {no} .. serre* | rien de serre | {no} .. ajuste* | vetements amples | vetements larges | quelque chose d ample | sans etre serre* | {no} .. colle* | rien qui serre | rien qui colle | {no} trop pres du corps | {no} .. pres du corps | rien de collant | {no} .. slim | du large | rien d ajuste | manche/manches etroite/etroites/serree/serrees | platre .. coude | platre .. manche/manches | manches/jambes etroites/serrees/ajustees .. {gone} | {no} manches/jambes etroites/serrees/ajustees",
    stretchy:
      "stretch {must} | extensible* | {must} .. elastique* | taille elastique {must}? | quelque chose d elastique | puisse lever la jambe | lever la jambe | souple* {must} | que je puisse bouger | m accroupir",
    "no-see-through":
      "{no} .. transparen* | rien de transparent | {no} transparence* | {no} .. dentelle | opaque {must}",
    "may-be-spoilt":
      "{thing} vieux | vieux {thing} | vieilles {thing} | vieille {thing} | qui craint rien | ne craint rien | craint rien | ne craignent rien | qui craignent rien | jeter apres | peux jeter | puisse jeter | peut se salir | puisse se salir | peuvent se salir | a jeter | salir sans | abimer sans | pas peur de salir | pas peur d abimer | pour salir | m en fous de salir | peut etre tache* | bon pour la poubelle | peuvent se tacher | qu on peut salir | linge de travaux",
    "nothing-good":
      "rien de neuf | rien de beau | rien de bien | {no} mes beaux {thing} | rien de bon | rien de cher | rien de precieux | {no} .. beaux habits | {no} beau linge | rien de fragile | rien de chic | {no} de linge propre",
    "no-holes":
      "{no} .. trou | {no} .. trous | sans trous | {no} .. dechire* | {no} .. troue* | rien de troue | rien de dechire",
    washable:
      "lavable* | passe en machine | passe a la machine | se lave | se lavent | laver/lavent/lave/aille/va/passer/mettre/mets en machine | facile a laver | lave facilement | lavables en machine",
    "natural-fibres":
      "fibres naturelles | fibre naturelle | {no} .. synthetique* | rien de synthetique | uniquement .. coton | que du coton | {no} polyester | {no} de nylon | matieres naturelles | coton uniquement",
    "not-fluffy":
      "rien qui peluche | {no} .. poils | rien de poilu | rien qui perd ses poils | {no} de laine ni de polaire | rien de pelucheux | {no} .. peluche* | rien de laineux | {no} qui bouloche | {no} de duveteux | ni de duveteux | {no} .. duveteux | ni poilu",
    "not-bulky":
      "rien de volumineux | {no} .. volumineu* | {no} .. encombrant* | rien d encombrant | {no} bibendum | {no} bonhomme michelin | rien d epais | {no} trop epais | {no} .. gros manteau",
    pockets:
      "avec des poches | avec poches | {must} .. poches | poches {must} | des poches | beaucoup de poches",
    "no-shine":
      "rien qui brille | rien de brillant | {no} .. brillant* | {no} .. paillette* | {no} .. sequins | rien de scintillant | {no} strass | rien qui scintille | {no} qui brille | {no} .. satin",
    "no-dangling":
      "rien qui pend | rien qui pende | rien de pendant | {no} .. pendant* | {no} .. foulard long | {no} de franges | rien qui depasse | rien qui s accroche | rien qui peut s accrocher | {no} cordon* | rien qui flotte | {no} foulard* long* | {no} .. qui pend* | {no} .. boucles d oreilles pendantes | {no} bijoux pendants | rien qui traine autour",
    "no-jingling":
      "rien qui tinte | rien qui cliquette | {no} .. bracelets | rien qui sonne | {no} bijoux bruyants | rien qui teinte | {no} .. breloque* | {no} grelot*",
    "no-noise":
      "rien qui fait du bruit | rien de bruyant | {no} .. bruit | rien qui bruisse | rien qui froisse | rien qui crisse | {no} bruyant*",
    "no-metal":
      "{no} .. metal* | rien de metallique | rien en metal | sans metal | moindre metal | {no} .. metallique* | portique sonne | portique | {no} d armature* | detecteur de metaux | {no} de fermeture eclair {no}",
    "no-zips":
      "{no} .. fermeture* eclair | sans zip | {no} .. zip | {no} .. zips | {no} zippe* | sans fermeture eclair | {no} .. fermetures",
    "no-buttons":
      "boutons .. impossible/impossibles/peux/arrive | peux/arrive .. pas .. boutonner/boutons | boutons d une main | boutons .. seule main | {no} .. boutons | sans boutons | {no} .. bouton | {no} petits boutons | rien a boutonner",
    "no-snaps": "{no} .. pressions | {no} .. boutons pression | sans pressions",
    "no-logos":
      "{no} .. logo* | sans logo* | {no} .. marque* visible* | {no} .. inscription* | {no} .. slogan* | {no} grosse marque | {no} de marques | {no} d ecriture* | rien d ecrit | {no} .. publicite",
    reflective:
      "gilet .. obligatoire | {must} .. reflechissant* | etre vu* | soit visible | bien visible | quelque chose de reflechissant | reflechissant {must} | gilet fluo {must} | visible la nuit | qu on me voie dans le noir | vu/vue/voie/voient .. phares/voitures",
    "not-reflective":
      "{no} .. reflechissant* | rien de reflechissant | {no} .. fluo | rien de fluo | rien qui reflechit",
    "all-in-colour":
      "{all} en {colour} | tout {colour} | {all} de {colour} | {colour} de la tete aux pieds | tenue {colour} {must} | uniquement {colour} | rien que du {colour} | {all} .. en {colour} | habille* en {colour} | habille* tout en {colour} | venir en {colour} | vetu* de {colour} | {colour} exige | code {colour} | dress code {colour} | {colour} {must} | {all} vetus de {colour} | {all} .. en {colour} fonce | les autres en {colour} | ne porte/mets que du {colour} | porte/mets que du {colour} | que du {colour} | {colour} de la tete aux pieds | de la tete aux pieds en {colour} | tout en {colour} | integralement en {colour} | entierement en {colour} | rien que du {colour} | soiree {colour} | {host} .. {asks} .. {colour} | {host} .. {asks} .. .. {colour} | invites/invitees .. en {colour} | {colour} integral/complet/total | total {colour} | {colour} de pied en cap | {colour} des pieds a la tete",
    "not-in-colour":
      "fond/mur/ecran/rideau/decor {colour} | fond/mur/ecran/decor/rideau est/sera {colour} | tout ce qui est {colour} .. couvert/plein/pleine/poils/sale/lavage/machine | tout le {colour} .. couvert/plein/poils/sale | en {colour} .. personne/invisible/disparais/disparait | en {colour} on ne me | mariee est/sera/vient en {colour} | mariee porte du {colour} | {colour} .. reserve a/pour? la mariee | {colour} .. que la mariee | {colour} .. pour la mariee | seule la mariee .. {colour} | {colour} seulement moi/elle | {colour} juste moi/elle",
    "some-colour":
      "quelque chose de {colour} | un peu de {colour} | une touche de {colour} | un truc {colour} | porter du {colour} | une touche {colour} | mettre du {colour} | je veux du {colour} | une piece {colour} | {host} .. {asks} .. {some} .. {colour}",
    "only-dark":
      "couleurs sombres | couleurs foncees | tenue sombre | vetements sombres | en fonce | tons sombres | du sombre | tenue foncee | les autres en fonce | en sombre | vetements fonces | habits sombres | {no} de clair | {no} couleurs claires | le clair {gone} | {no} vetements clairs",
    "only-light":
      "couleurs claires | vetements clairs | tenue claire | tons clairs | rien de sombre | {no} .. couleurs sombres | quelque chose de clair | {no} de fonce | rien de fonce | du clair | habits clairs | en clair",
    "only-muted":
      "couleurs sobres | {no} .. couleurs vives | {no} de couleurs vives | tons neutres | couleurs neutres | rien de criard | rien de voyant | {no} .. fluo | {no} .. flashy | rien de flashy | tenue sobre | couleurs discretes | {no} couleurs criardes | rien de tape a l oeil | sobre .. {must} | tons sobres",
    "all-covered":
      "tout long | tout en long | aucune peau | {no} .. peau sauf/visible/apparente | couvre tout sauf/hormis | tout couvrir sauf | tout couvert sauf | sauf le visage et les mains | sauf visage et mains | entierement couverte",
    "veiled-head":
      "je porte toujours le/un/mon hijab/voile/foulard | toujours voilee | je porte le/un/mon hijab/voile/foulard | je suis voilee | je me couvre les cheveux | foulard/voile/chale pour .. cheveux/tete | moi qui porte le voile/hijab | foulard sur la tete | voile {must} | foulard sur les cheveux | foulard {must} | tete voilee",
    "narrow-hems":
      "vetements/pantalons/pantalon amples/larges/ample/large .. dans la/ma chaine | dans la chaine | dans la machine",
    "free-hems":
      "tout ce qui est long | {no} .. dans les/mes roues/rayons | finit/prend/coince/coincent dans les/mes roues/rayons | pans longs | ourlets longs | dans les/mes roues/rayons | {no} qui traine/pendouille | qui traine par terre",
    "loose-waist":
      "{no} .. serre/comprime/appuie/presse/apprete/cisaille .. taille/ventre/ceinture/cicatrice | {no} a la taille | {no} sur le ventre | {no} de ceinture | {no} ceinture | taille souple | taille elastique {must} | rien de serre a la taille | ma/une/la? stomie/colostomie/ileostomie | poche de stomie | marques d elastique* | {no} .. marques .. elastique*/peau | traces d elastique*",
    "bare-neck":
      "{no} autour du cou | {no} au cou | {no} sur le cou/la gorge | cou .. degage/visible/libre | degager le cou | {no} cols/col | cols qui serrent | supporte pas les cols/col | voir .. cou",
    "no-high-neck":
      "{no} col/cols roule/roules/montant/montants | {no} de col/cols roule/roules/montant/montants | {no} .. serre .. cou | rien .. au/autour cou/du | cols/col serres/serre",
  },
};
