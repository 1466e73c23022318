/** As they were met in written requests. */
export const realWords = `
anzieht beute derby flieg flieger frisur german griecheland hats kletter kundetermin leggi radlfahren reissen schall
schickt schiff schlafen schlaft schlangen schlick schwule steifen streiche strich tauschen topfen verbote wander
`;
