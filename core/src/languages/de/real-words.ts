/** As they were met in written requests. */
export const realWords = `
ammann angel anglen anzieht bastel beute brotchen busen derby fahrer flieg flieger formel frisur gereicht german
griecheland hats kantor klappe kletter konto kundetermin leggi munster mustert niesen partei partie pfutzen rabatt
rader radlfahren regeln reissen riesen roden schalk schall schickt schiff schiri schlaf schlafe schlafen schlaft
schlage schlangen schlick schwule skischule spitzer steifen stocken streiche strich strichen strickt tanzschule tater
tauschen topfen tragern turen uberziehen verbote wander
`;
