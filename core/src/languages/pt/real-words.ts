/** As they were met in written requests. */
export const realWords = `
abafador academica acampa alegria alicate atende bancos baptizado bocado bolas bolinha bombeiros calcadao calcar
caldas caminha canhao cansaco carracas casca casco casino chapa chuviscou concreto converso deserta entrevistam
escalda escolar escolha espanta estreita feias feria feridas franca fresta galera jardineiro lencol luxemburgo
luzinhas macaco macacos martinho mata matas matine missao moncao notada paete palco palete pilar portao provar recado
rececao salao saltam saltar serpa socia tampao tampar tribuna tuneis verdes
`;
