/** As they were met in written requests. */
export const realWords = `
banchi banco cartello certa colomba comincia crotone friulana granda magia pochetto povera salone sardina scandalo
spillo tunisi uffici vaticani
`;
