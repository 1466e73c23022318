/** As they were met in written requests. */
export const realWords = `
agente ailes argentin aviron balle basile bouillon bouse briquet bureaux camille casaque chaine chateaux combien
conges coques dejeune derby detenu dracher entretient ferais fleurus flotter forme futsal geants goute graines
interdis martine mouflets moules parvis porteur promene ranges rayure renard repars salaires soigner solides tanger
taons teletravaille tombes torture valse vision voilette volets
`;
