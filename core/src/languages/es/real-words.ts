/** As they were met in written requests. */
export const realWords = `
actores amanece anochece armazon artes babas bailara brocha camina campeon caravana carmelo carpeta carpetas chatarra
colla compra crochet cumplen espanta estado filtro gurises lavada limpia llovera mediana millones monitor montan moral
nevado paraguay pecera platico poneme prenda professional recado reunio romana sueco tirante tocando torero
`;
