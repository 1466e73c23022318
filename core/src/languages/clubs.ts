/** Clubs and teams whose shirts people own, by the name they go by: what they say no other word does. Folded. */
export const CLUBS: ReadonlySet<string> = new Set(
  (
    "arsenal liverpool chelsea everton tottenham spurs celtic rangers wolves leeds newcastle lakers bulls celtics " +
    "bayern bvb dortmund schalke hsv werder eintracht gladbach leverkusen hertha rapid dfb nationalelf nationalmannschaft " +
    "om psg asse losc lens olympique lyon marseille bleus " +
    "barca barcelona madrid atleti atletico betis boca river america chivas pumas tigres millonarios alianza penarol seleccion " +
    "juve juventus milan inter roma napoli lazio fiorentina torino atalanta azzurri nazionale " +
    "benfica sporting porto flamengo corinthians palmeiras gremio vasco fluminense botafogo cruzeiro santos selecao"
  ).split(" "),
);
