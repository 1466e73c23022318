/** As they were met in written requests. */
export const realWords = `
actores amanece anochece armazon artes babas bailara bolson brocha buscan caida calado camina campeon cansada caravana
carmelo carpeta carpetas cartero casal catedra cazador charola chatarra chille chiloe colla comba compa compas compra
correa crochet cumplen espanta estado falla filtro forma gurises juntar lavada limpia llovera lomas mediana millones
monitor montan moral morra nevado operan paloma paraguay parqueo pecera pinta platico pluma poneme porton prenda
professional quieto quinto recado reunio romana romanica salomon sirena sueco tirante tocando torero
`;
