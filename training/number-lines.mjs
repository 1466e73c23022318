/** The lines of a typed table of numbers, to two digits: names as TypeScript writes keys. */
export const numberLines = (names, numberOf) =>
  names
    .map((name) => {
      const key = /^[a-z]+$/.test(name) ? name : `"${name}"`;
      return `  ${key}: ${Number(numberOf(name).toFixed(2))},\n`;
    })
    .join("");
