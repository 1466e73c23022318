/** As they were met in written requests. */
export const realWords = `
atalanta banane banchi banco cappiello cartello cartolina certa colomba comincia cornetti cornetto corpetto crotone
friulana gemella gemello granda griglia laura limone magia mosche notare parati partia pochetto pomeriggi povera
salone sardina scandalo scarpini soffia spillo tunisi uffici vaticani venoso venuto
`;
