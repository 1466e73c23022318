/**
 * World cities with their climate: mean temperature (°C) in January, March, May, July, September and November, and days
 * with rain or snow (≥ 1 mm) in January, April, July and October. Rounded from the 1991–2020 climate normals that national
 * weather services report to the World Meteorological Organization (WMO CLINO; worldweather.wmo.int).
 * Row: name, other names, latitude, longitude, temperatures, wet days.
 */
const ROWS = `
London|londres,londra,londen,uk,england,inglaterra,angleterre,inghilterra,britain|51.5|-0.1|6 9 14 19 16 9|11 9 8 11
Edinburgh|scotland,glasgow,edimburgo,escocia,ecosse,schottland,scozia,highlands|55.9|-3.2|4 6 11 15 13 7|13 10 11 13
Dublin|ireland,dublino,irlanda,irlande,irland,galway|53.3|-6.3|6 7 11 15 13 8|12 10 11 12
Manchester|liverpool,leeds,lake district,wales|53.5|-2.2|5 7 12 17 14 8|13 10 11 13
Paris|parigi,france,frankreich,francia,disneyland paris|48.9|2.3|5 9 15 21 17 9|10 9 8 9
Lyon|lione|45.8|4.8|4 9 16 22 18 8|8 9 7 9
Marseille|marsella,marsiglia,provence,provenza|43.3|5.4|8 12 18 25 21 13|5 6 1 6
Nice|niza,nizza,cote d azur,french riviera,cannes,monaco,monte carlo|43.7|7.3|9 12 18 24 21 14|5 6 2 6
Bordeaux|burdeos|44.8|-0.6|7 11 16 21 18 11|12 11 7 11
Brussels|bruxelles,bruselas,brussel,belgium,belgique|50.8|4.4|4 7 13 18 15 8|12 10 10 11
Amsterdam|holland,netherlands,niederlande,rotterdam|52.4|4.9|4 7 13 18 15 8|13 9 11 12
Luxembourg|luxemburg|49.6|6.1|1 6 14 19 15 6|12 9 10 11
Berlin|berlino,germany,deutschland,allemagne,alemania,germania|52.5|13.4|1 5 15 20 15 6|10 8 9 8
Hamburg|hamburgo,amburgo|53.6|10.0|2 5 13 18 15 6|12 9 11 10
Munich|munchen,monaco di baviera,bavaria,bayern|48.1|11.6|0 5 14 19 14 4|10 10 12 9
Cologne|koln,colonia,dusseldorf,frankfurt|50.9|7.0|3 7 14 19 15 7|12 10 11 10
Vienna|wien,viena,vienne,austria,osterreich|48.2|16.4|1 6 16 21 16 6|8 7 9 6
Zurich|zuerich,switzerland,schweiz,suisse,suiza,svizzera,bern,basel|47.4|8.5|1 6 14 19 15 5|10 10 11 10
Geneva|geneve,genf,ginebra,ginevra|46.2|6.1|2 7 14 21 16 6|9 8 7 9
Innsbruck|alps,alpen,alpes,alpi,the alps,chamonix,zermatt,st moritz,verbier,dolomites,dolomiti,tirol,tyrol,courchevel,cortina|47.3|11.4|-2 5 14 18 14 3|9 9 14 8
Milan|milano,mailand,lombardy|45.5|9.2|3 10 18 25 20 9|6 9 6 7
Venice|venezia,venedig,venecia,venise|45.4|12.3|4 9 18 24 19 9|6 8 6 7
Florence|firenze,florenz,florencia,tuscany,toscana,toskana,siena,pisa|43.8|11.3|7 11 19 26 21 12|8 9 3 8
Rome|roma,rom,vatican,vatican city,vaticano,vatikan,italy,italia,italie,italien|41.9|12.5|8 11 18 26 21 13|7 8 2 7
Naples|napoli,neapel,napoles,amalfi,capri,sorrento,positano|40.9|14.3|9 12 18 25 22 14|9 8 2 8
Palermo|sicily,sicilia,sizilien,sicile,taormina,sardinia,sardegna|38.1|13.4|12 13 19 26 24 17|9 6 1 8
Athens|atene,athen,atenas,athenes,greece,griechenland,grece,grecia|38.0|23.7|10 13 21 29 25 16|7 5 1 5
Santorini|mykonos,crete,kreta,greek islands,rhodes,cyclades|36.4|25.4|12 13 19 26 24 17|10 3 0 4
Istanbul|estambul,turkey,turkei,turquia,turquie,turchia|41.0|29.0|6 8 17 24 21 12|12 8 3 8
Madrid|spain,spanien,espagne,espana,spagna,espanha|40.4|-3.7|6 11 17 26 21 10|6 7 2 7
Barcelona|barcelone,barcellona,catalonia,costa brava|41.4|2.2|10 12 17 24 22 14|5 6 2 6
Seville|sevilla,siviglia,sevilha,andalusia,andalucia,cordoba|37.4|-6.0|11 16 21 28 25 15|6 6 0 6
Malaga|costa del sol,marbella,granada|36.7|-4.4|12 15 19 26 23 16|5 5 0 5
Valencia|alicante|39.5|-0.4|11 14 19 25 23 15|4 5 2 5
Palma|mallorca,majorca,ibiza,menorca,balearic|39.6|2.7|12 13 18 26 24 16|7 5 1 7
Tenerife|canary islands,canarias,kanaren,gran canaria,lanzarote,fuerteventura|28.5|-16.3|18 19 21 25 25 21|6 3 0 4
Lisbon|lisboa,lissabon,lisbonne,lisbona,portugal,portogallo|38.7|-9.1|12 15 18 23 22 15|9 8 1 8
Porto|oporto|41.2|-8.6|10 12 16 20 19 13|13 12 3 11
Faro|algarve,lagos portugal|37.0|-8.0|12 15 19 24 23 16|7 6 0 5
Madeira|funchal|32.6|-16.9|17 17 19 22 23 20|8 5 1 7
Ponta Delgada|azores,acores,azoren,azzorre|37.7|-25.7|14 15 17 22 22 17|13 9 6 12
Copenhagen|kopenhagen,copenhague,copenaghen,denmark,danemark,dinamarca|55.7|12.6|2 4 12 18 15 7|11 8 9 11
Stockholm|estocolmo,stoccolma,sweden,schweden,suecia,suede,svezia|59.3|18.1|-1 2 12 19 13 4|9 6 9 9
Oslo|norway,norwegen,noruega,norvege,norvegia|59.9|10.8|-3 1 12 18 12 2|9 8 10 10
Bergen norway|fjords,fjorde|60.4|5.3|3 4 11 15 12 6|19 14 16 19
Tromso|lapland,laponia,lappland,laponie,lapponia,rovaniemi,arctic circle,north cape,lofoten,svalbard|69.7|18.9|-4 -3 5 13 8 0|14 11 11 15
Helsinki|finland,finnland,finlandia,finlande|60.2|24.9|-4 -2 11 18 12 2|11 7 8 11
Reykjavik|iceland,islandia,islande,island,islanda|64.1|-21.9|1 1 7 12 8 2|14 12 10 14
Tallinn|estonia,riga,latvia,vilnius,lithuania|59.4|24.8|-3 -1 11 18 13 3|11 7 8 11
Warsaw|warschau,varsovia,varsovie,varsavia,poland,polen,polonia,pologne,krakow|52.2|21.0|-1 3 14 20 14 4|9 7 10 8
Prague|prag,praga,czech republic,czechia|50.1|14.4|0 5 14 20 15 5|7 7 10 7
Budapest|hungary,ungarn,hungria,hongrie,ungheria|47.5|19.0|1 7 17 23 17 6|7 7 7 6
Bucharest|bukarest,romania,rumanien|44.4|26.1|-1 6 17 24 18 6|6 7 6 5
Sofia|bulgaria|42.7|23.3|-1 6 15 21 17 6|7 8 7 6
Belgrade|belgrad,serbia,zagreb,croatia zagreb,ljubljana|44.8|20.5|2 8 18 24 18 8|8 8 7 7
Dubrovnik|croatia,kroatien,croacia,croatie,croazia,hvar,split croatia|42.6|18.1|9 12 18 26 22 14|10 9 3 9
Kyiv|kiev,ukraine|50.5|30.5|-3 2 16 21 15 4|9 7 8 6
Moscow|moskau,moscu,moscou,mosca,russia,st petersburg|55.8|37.6|-6 -1 14 20 13 0|12 8 10 11
Tbilisi|georgia country,armenia,yerevan,baku|41.7|44.8|3 8 18 26 21 9|4 8 5 6
Cairo|kairo,el cairo,le caire,egypt,agypten,egipto,egypte,egitto,luxor|30.0|31.2|14 18 25 29 27 20|1 0 0 0
Sharm el Sheikh|hurghada,red sea,dahab|27.9|34.3|18 21 28 33 31 24|0 0 0 0
Marrakech|marrakesch,marrakesh,morocco,marokko,maroc,marruecos,marocco,marrocos,fez|31.6|-8.0|12 17 22 29 26 17|5 5 0 4
Casablanca|rabat,agadir,essaouira,tangier|33.6|-7.6|13 15 19 23 23 17|7 5 0 5
Tunis|tunisia,tunesien,algiers,algeria|36.8|10.2|12 14 21 28 26 17|9 6 1 6
Sahara|desert|25.0|5.0|15 21 31 36 32 22|0 0 0 0
Dubai|uae,emirates,abu dhabi,sharjah,emiratos|25.2|55.3|19 23 31 36 33 26|2 1 0 0
Doha|qatar,katar,bahrain,kuwait,kuwait city|25.3|51.5|18 22 32 37 33 25|1 1 0 0
Riyadh|saudi arabia,jeddah,mecca,medina|24.7|46.7|15 21 33 37 33 21|2 3 0 0
Muscat|oman,maskat|23.6|58.4|21 25 33 35 32 26|1 1 0 0
Tel Aviv|israel,jerusalem,jaffa,eilat|32.1|34.8|14 16 21 27 27 20|11 3 0 3
Beirut|lebanon,beyrouth,amman,jordan,petra|33.9|35.5|14 15 21 27 27 20|11 5 0 5
Tehran|iran,teheran|35.7|51.4|6 12 23 31 26 12|5 5 1 2
Nairobi|kenya,kenia,masai mara,maasai mara,serengeti,tanzania,safari kenya|-1.3|36.8|20 21 19 17 19 20|5 14 3 6
Zanzibar|mombasa,dar es salaam|-6.2|39.2|28 28 26 25 26 28|6 16 5 8
Addis Ababa|ethiopia|9.0|38.8|17 19 19 17 17 17|3 10 24 5
Lagos|nigeria,accra,ghana,abidjan|6.5|3.4|28 29 28 26 26 28|2 8 13 11
Dakar|senegal|14.7|-17.5|21 21 23 27 28 26|0 0 6 2
Cape Town|kapstadt,ciudad del cabo,le cap,citta del capo|-33.9|18.4|22 20 15 13 15 19|3 6 9 5
Johannesburg|south africa,sudafrika,sudafrica,kruger,pretoria,durban|-26.2|28.0|20 18 13 11 17 19|13 6 1 9
Victoria Falls|zimbabwe,zambia,botswana,namibia,windhoek|-17.9|25.8|25 24 20 17 24 27|14 3 0 4
Mauritius|reunion island,seychelles,seychellen,seychelles islands|-20.2|57.5|27 26 24 21 22 25|12 11 10 7
Mumbai|bombay,india,indien,goa,inde|19.1|72.9|24 28 30 28 28 28|0 0 23 4
Delhi|new delhi,rajasthan,jaipur,agra,neu delhi|28.6|77.2|14 23 33 32 30 21|2 1 11 1
Bangalore|bengaluru,hyderabad|13.0|77.6|21 26 27 24 24 22|0 4 10 9
Kathmandu|nepal,himalaya,everest,himalayas|27.7|85.3|11 17 22 24 23 15|2 6 21 3
Colombo|sri lanka,maldives,malediven,maldivas,maldive|6.9|79.9|27 28 29 28 28 27|6 14 9 16
Dhaka|bangladesh,kolkata,calcutta|23.8|90.4|18 27 29 29 29 24|1 7 20 7
Bangkok|thailand,tailandia,thailande,pattaya|13.8|100.5|28 30 31 30 29 28|2 6 13 14
Phuket|koh samui,krabi,ko samui|7.9|98.4|28 29 29 28 28 28|5 13 18 20
Hanoi|vietnam,ha long bay|21.0|105.8|17 20 28 30 28 22|8 12 15 9
Ho Chi Minh City|saigon,phnom penh,cambodia,angkor wat,siem reap|10.8|106.7|27 29 30 28 28 27|2 5 20 18
Singapore|singapur,singapour,kuala lumpur,malaysia|1.3|103.8|27 28 29 28 28 27|13 15 14 15
Bali|indonesia,indonesien,ubud,jakarta,lombok|-8.7|115.2|28 28 27 26 27 28|18 8 4 7
Manila|philippines,philippinen,filipinas,boracay,cebu|14.6|121.0|26 28 30 28 28 27|3 3 18 14
Hong Kong|hongkong,macau,shenzhen,guangzhou|22.3|114.2|17 19 26 29 28 22|5 9 16 6
Taipei|taiwan|25.0|121.5|17 19 25 30 28 22|13 14 11 11
Shanghai|china,chine,hangzhou,nanjing|31.2|121.5|5 10 21 29 25 14|9 11 12 8
Beijing|peking,pekin,pechino|39.9|116.4|-3 7 21 27 21 5|1 4 11 4
Seoul|south korea,korea,sudkorea,corea,busan,coree|37.6|127.0|-2 6 18 26 22 8|6 7 14 6
Tokyo|tokio,japan,japon,giappone,japao,yokohama|35.7|139.7|5 9 19 26 23 13|5 10 12 11
Kyoto|osaka,kioto,hiroshima|35.0|135.8|5 9 20 27 24 13|7 10 12 9
Sapporo|hokkaido,niseko|43.1|141.4|-3 1 13 21 19 5|18 9 9 13
Ulaanbaatar|mongolia,siberia,sibirien|47.9|106.9|-21 -7 10 19 9 -11|2 3 12 3
Almaty|kazakhstan,tashkent,uzbekistan|43.2|76.9|-5 4 17 25 18 3|7 10 8 7
Sydney|australia,australien,australie,new south wales|-33.9|151.2|24 22 17 13 17 21|8 9 7 8
Melbourne|tasmania,adelaide|-37.8|145.0|21 19 14 10 13 17|6 8 9 10
Brisbane|gold coast,byron bay|-27.5|153.0|25 24 19 15 19 23|9 8 5 7
Perth|western australia|-31.95|115.9|25 23 17 13 15 20|2 6 15 7
Cairns|darwin,great barrier reef|-16.9|145.8|28 27 24 22 24 27|17 14 6 6
Auckland|new zealand,neuseeland,nouvelle zelande,nueva zelanda,wellington|-36.8|174.8|20 19 14 11 13 16|7 10 14 11
Queenstown|christchurch,dunedin|-45.0|168.7|16 14 8 4 8 12|9 8 8 10
Fiji|tahiti,bora bora,samoa,polynesia|-18.1|178.4|27 27 25 23 24 26|18 16 11 13
New York|nyc,new york city,manhattan,brooklyn,nueva york,nuova york,nova york,usa,united states,estados unidos,etats unis,stati uniti|40.7|-74.0|1 6 17 25 21 9|8 9 8 7
Boston|new england,maine,cape cod|42.4|-71.1|-1 4 15 23 18 8|9 9 8 8
Washington|washington dc,philadelphia,baltimore|38.9|-77.0|3 8 19 27 22 10|8 9 9 7
Chicago|detroit,cleveland|41.9|-87.6|-4 4 15 24 18 5|8 10 8 8
Minneapolis|wisconsin,milwaukee,north dakota|45.0|-93.3|-9 1 15 23 18 2|6 8 8 7
Denver|colorado,aspen,vail,rocky mountains,salt lake city,utah,park city|39.7|-105.0|0 5 14 24 18 4|4 7 7 4
Yellowstone|montana,wyoming,jackson hole|44.6|-110.5|-9 -3 7 16 9 -4|11 9 8 8
Atlanta|nashville,carolina,charlotte|33.7|-84.4|7 13 22 27 24 13|9 8 10 6
New Orleans|louisiana|30.0|-90.1|12 17 25 29 27 17|8 6 12 5
Houston|texas,dallas,austin,san antonio|29.8|-95.4|12 18 25 30 27 17|8 6 7 6
Miami|florida,key west,orlando,tampa,disney world|25.8|-80.2|20 23 27 29 28 24|6 6 16 13
Las Vegas|phoenix,arizona,nevada,grand canyon,death valley|36.2|-115.1|9 16 26 34 28 14|2 1 2 1
Los Angeles|la california,hollywood,malibu,san diego,california,coachella valley,santa monica|34.1|-118.2|14 16 18 23 23 17|5 2 0 2
San Francisco|bay area,napa,silicon valley,oakland|37.8|-122.4|11 13 15 17 18 13|10 5 0 3
Seattle|portland,oregon|47.6|-122.3|6 8 14 20 17 8|17 14 4 12
Anchorage|alaska|61.2|-149.9|-8 -3 9 15 10 -5|7 6 10 11
Honolulu|hawaii,maui,waikiki,oahu,hawai|21.3|-157.9|23 24 26 28 28 26|6 5 5 6
Vancouver|british columbia,whistler,victoria bc|49.3|-123.1|4 7 13 18 15 7|18 13 6 15
Calgary|banff,edmonton,canadian rockies|51.0|-114.1|-7 -1 10 17 12 -2|5 6 11 5
Toronto|ontario,niagara,canada,kanada,ottawa|43.7|-79.4|-3 2 14 22 18 6|11 10 9 10
Montreal|quebec|45.5|-73.6|-9 -1 14 22 17 3|13 11 11 12
Halifax|nova scotia,newfoundland|44.6|-63.6|-5 -1 10 19 16 5|14 12 10 12
Mexico City|mexico,ciudad de mexico,mexiko,cdmx,messico|19.4|-99.1|14 18 19 18 17 15|2 6 20 9
Cancun|tulum,playa del carmen,riviera maya,belize|21.2|-86.8|24 26 28 29 28 26|6 4 8 13
Havana|cuba,kuba,la habana|23.1|-82.4|22 24 26 28 28 25|5 4 10 12
Jamaica|caribbean,caribe,karibik,caraibes,caraibi,barbados,bahamas,punta cana,dominican republic,puerto rico,aruba,saint lucia|18.0|-76.8|26 26 28 29 28 27|5 6 8 12
Panama City|costa rica,panama city trip,guatemala,nicaragua|9.0|-79.5|27 28 28 28 27 27|4 9 17 19
Bogota|colombia,medellin|4.7|-74.1|14 14 14 13 14 14|8 16 14 18
Cartagena|venezuela,caracas|10.4|-75.5|27 27 29 29 29 28|1 3 8 14
Quito|ecuador,galapagos|-0.2|-78.5|14 14 14 14 14 14|13 17 6 14
Lima|peru,perou|-12.0|-77.0|23 23 20 17 16 19|0 0 1 0
Cusco|machu picchu,cuzco,la paz,bolivia,titicaca|-13.5|-72.0|13 13 12 11 13 14|19 9 2 10
Santiago|chile,santiago de chile,valparaiso|-33.4|-70.7|21 18 12 8 13 18|0 2 6 2
Buenos Aires|argentina,argentinien,argentine,montevideo,uruguay|-34.6|-58.4|25 22 15 11 15 20|8 8 6 9
Patagonia|ushuaia,el calafate,torres del paine,patagonien|-54.8|-68.3|10 8 4 2 4 7|13 12 11 11
Rio de Janeiro|rio,brazil,brasil,brasilien,bresil,brasile,ipanema,copacabana|-22.9|-43.2|27 26 23 22 23 25|12 9 6 10
Sao Paulo|san pablo,curitiba|-23.6|-46.6|23 22 18 16 18 20|17 7 5 10
Salvador|bahia,recife,fortaleza,natal brasil|-13.0|-38.5|27 27 26 24 25 26|8 17 17 9
Manaus|amazon,amazonas rainforest,iquitos,rainforest|-3.1|-60.0|27 27 27 28 29 28|19 18 8 10
Antarctica|south pole,antarktis,antartida,antarctique|-64.8|-64.0|2 -2 -7 -11 -8 -2|15 15 15 18
Greenland|nuuk,gronland,north pole|64.2|-51.7|-8 -8 1 7 4 -4|12 12 11 12
`;

export type City = {
  id: string;
  name: string;
  aliases: readonly string[];
  lat: number;
  lon: number;
  /** Twelve monthly means in °C, January first. */
  tempC: readonly number[];
  /** Twelve chances (0–1) that a day is wet. */
  wet: readonly number[];
};

const numbers = (text: string | undefined): number[] => (text ?? "").split(" ").map(Number);

/** Fills the months between the table's with the mean of their neighbours by distance, around the year. */
function yearOf(points: readonly number[]): number[] {
  const step = 12 / points.length;
  return Array.from({ length: 12 }, (_, month) => {
    const at = Math.floor(month / step);
    const share = month / step - at;
    const next = points[(at + 1) % points.length]!;
    return points[at]! * (1 - share) + next * share;
  });
}

function readRow(row: string): City {
  const [name = "", aliases = "", lat, lon, temps, wet] = row.split("|");
  return {
    id: name.toLowerCase(),
    name: name.replace(/ norway$/, ""),
    aliases: aliases.split(",").filter(Boolean),
    lat: Number(lat),
    lon: Number(lon),
    tempC: yearOf(numbers(temps)),
    wet: yearOf(numbers(wet).map((days) => days / 30.4)),
  };
}

export const CITIES: readonly City[] = ROWS.trim().split("\n").map(readRow);
