/** Some systems know no type for what a phone took. */
const BY_NAME = /\.(heic|heif|avif|jpe?g|png|webp)$/i;

export const picturesAmong = (files: readonly File[]): File[] =>
  files.filter(({ type, name }) => type.startsWith("image/") || (!type && BY_NAME.test(name)));
