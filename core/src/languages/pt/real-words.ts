/** As they were met in written requests. */
export const realWords = `
acampa alegria bancos baptizado bocado bolinha bombeiros calcadao calcar caldas caminha canhao carracas casca casco
casino chapa chuviscou concreto entrevistam escolar escolha espanta estreita feridas franca galera jardineiro
luxemburgo macacos mata matas palco palete pilar recado rececao salao saltam saltar tribuna verdes
`;
