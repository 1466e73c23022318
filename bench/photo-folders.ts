/** The category that the owner of a photo chooses, by the folder where it lies. */
export const CATEGORY_OF_FOLDER: Readonly<Record<string, string>> = {
  "t-shirt": "top",
  shirt: "top",
  longsleeve: "top",
  outwear: "coat",
  pants: "trouser",
  shorts: "short",
  hat: "cap",
  dress: "dress",
  skirt: "skirt",
  shoes: "shoes",
};
