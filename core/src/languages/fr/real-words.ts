/** As they were met in written requests. */
export const realWords = `
argentin basile bouse bureaux camille chateaux dejeune derby dracher flotter futsal mouflets moules porteur promene
ranges rayure soigner taons teletravaille tombes torture volets
`;
