// How long the embedded stylist takes for several looks, and how small a bag gets.
import { type Garment } from "@fit-closet/core";
import { suggestOutfit } from "@fit-closet/core/stylist";
import { knownSettings } from "@fit-closet/server/dist/engines/situations.js";

const KINDS = [
  "shirt|top",
  "t-shirt|top",
  "silk blouse|top",
  "wool sweater|top",
  "cardigan|top",
  "blazer|coat",
  "raincoat|coat",
  "jeans|trouser",
  "chinos|trouser",
  "wool trousers|trouser",
  "midi skirt|skirt",
  "midi dress|dress",
  "sneakers|shoes",
  "loafers|shoes",
  "hiking boots|shoes",
  "leather belt|accessories",
] as const;
const COLOURS = ["#f5f5f2", "#1f2a44", "#6c6e73", "#6d1f2e", "#5e7f5b", "#c9b48e", "#1b1b1d"];

const closetOf = (size: number): Garment[] =>
  Array.from({ length: size }, (_, index) => {
    const [name, category] = KINDS[index % KINDS.length]!.split("|") as [string, string];
    const colour = COLOURS[Math.floor(index / KINDS.length) % COLOURS.length]!;
    return { id: `i${index}`, name: `${name} ${index}`, category, colours: [colour], tags: [] };
  });

const PROMPTS = [
  "3 outfits for the office please",
  "what do I wear Monday to Friday at the office, Thursday evening client dinner",
  "packing for 4 days in Lisbon in May, hand luggage only",
  "packing for 7 days in Lisbon in May, two dinners, one hike, hand luggage only, max 14 pieces",
  "packing for 14 days in Lisbon in May, I can do laundry there, max 16 pieces",
] as const;
const ROUNDS = 5;

for (const size of [60, 300])
  for (const prompt of PROMPTS) {
    const closet = closetOf(size);
    const times: number[] = [];
    let idea = suggestOutfit({ prompt, closet, weather: null, seed: 0 }, knownSettings());
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const start = performance.now();
      idea = suggestOutfit({ prompt, closet, weather: null, seed }, knownSettings());
      times.push(performance.now() - start);
    }
    const { looks = [], packing } = idea.plan;
    const slowest = Math.round(Math.max(...times));
    const packed = packing ? `, ${packing.items.length} pieces` : "";
    console.log(`${size} items, ${looks.length} looks${packed}: at most ${slowest} ms | ${prompt}`);
  }
