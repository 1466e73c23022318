import type { RoomWords } from "../room-words.ts";

export const rooms: RoomWords = {
  classes: {
    room: "buro grossraumburo arbeit schreibtisch arbeitsplatz zug ice ic bahn bus fernbus reisebus flieger flugzeug kino theater bibliothek bib uni horsaal supermarkt kasse laden geschaft praxis krankenhaus klinik station raum saal halle klassenzimmer labor hotel besprechungsraum meetingraum konferenzraum seminarraum tagungsraum restaurant bahnwaggon wohnung oma wartezimmer studio auto serverraum rechenzentrum werkhalle turnhalle lagerhalle werkstatt fabrikhalle aula kantine labor wartesaal behorde amt archiv depot archivdepot magazin lager",
    frigid:
      "kuhlschrank gefrierschrank tiefkuhltruhe gefriertruhe eisschrank eiskeller eiskalt eiskalte eisig eisige arktisch nordpol sudpol sibirien antarktis iglu frier friere frieren friert gekuhlt runtergekuhlt bibber bibbern bibbere zittern gansehaut schlotter schlottern kuhlhaus kuhltruhe polar frostig saukalt arschkalt leichenhalle leichen leichenschauhaus pinguin pinguine tiefgekuhlt",
    sweltering:
      "uberheizt backofen sauna tropisch tropenhaus treibhaus bullenheiss affenhitze stickig ofen brutofen glutofen",
    so: "immer so zu total richtig ist es wird mega",
    ac: "klimaanlage klima lufter luftung aircondition ac geblase",
    blowing:
      "gesicht nacken hals kopf rucken blast pustet volle voll anschlag stufe kuhlschrank turbo hochtouren",
  },
  hot: "heizung .. anschlag | heizung .. voll* | heizung .. aufgedreht | uberheizt* | heiss wie im backofen | wie in der sauna | bullenheiss* | affenhitze drin | immer so warm drin | ist es immer heiss | {room} ... {sweltering} | {sweltering} ... {room} | {room} ... {so} heiss/warm | {so} heiss/warm ... {room} | heizung ... anschlag/voll/hochtouren/maximum | bollert | bullert | palmenhaus | schmetterlingshaus | tropenhaus | orchideenhaus | kessel ... anschlag/voll",
  cool: "klimaanlage .. voll* | klimaanlage .. anschlag | klimaanlage .. kuhl* | klimaanlage .. eis* | runtergekuhlt* | wie .. leichenhalle/eisschrank/gefrierfach | klima .. voll* | wie im kuhlschrank | eiskalt drin | drin eiskalt | drin ist es eiskalt | heruntergekuhlt* | zieht es kalt | zieht .. aus der luftung | {room} ... {frigid} | {frigid} ... {room} | {room} ... {so} kalt | {so} kalt ... {room} | {ac} ... {blowing} | {blowing} ... {ac} | {ac} ... {frigid} | {frigid} ... {ac} | eiskalten/eiskaltem/eisigen/eisigem/saukalten {room}",
  icy: "kuhlhaus | kuhlhalle | kuhlkammer | kuhlraum | kuhllager | tiefkuhllager | eishalle | eisstadion | eiskeller",
  aired: "klimaanlage | klimatisiert* | die klima | mit klima | aircondition",
  airless:
    "ohne/keine klima/klimaanlage | klima/klimaanlage ... kaputt/aus/defekt/ausgefallen/hin/streikt | klima/klimaanlage im/in der? {room} .. kaputt/defekt/ausgefallen/hin/streikt",
  unheated:
    "ungeheizt* | unbeheizt* | nicht geheizt | keine heizung | heizung .. ausgefallen/kaputt/aus",
  inside:
    "drin | drinnen | da drin | innen | in der halle | im saal | im raum | in der backstube | tropenhaus | gewachshaus | hohle | stollen | keller | in der kuche | im stall | {room} | {ac}",
  day: "tag | wetter | draussen | dusse",
  told: "konstant | konstante | sinds | hats | sind es | hat es | werdens | werden es | bei etwa | hat es | hat | auf | werden | sind | sind heute | sind dort | sind da | bei | {ac} auf",
  dial: "{ac} .. auf | thermostat .. auf | eingestellt auf | gestellt auf | runtergekuhlt auf | heruntergekuhlt auf",
  follows: "drin | drinnen | da drin | innen | im/in/am der/dem/unserem? {room} | dort | wo",
  joints: "und | aber | also | wenn",
  journey:
    "flieg/fliege/fliegen/fliegt/flug | abflug | landung | landen/lande/landet | ankunft | abfahrt | heimflug | ruckflug | steig/steige/steigen .. aus | komm/komme/kommen ... in .. an | setzt/lasst mich ... ab/raus | heut/heute abend bin ich in | abends in",
  snow: "schnee* | schneit | frost | eisregen",
};
