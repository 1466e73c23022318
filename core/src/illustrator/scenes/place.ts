import { cloud, disc, moon, star } from "./props.ts";

/** What the light is like: the sky's tint and whether lamps, moon or sun are out. */
export type Light = {
  sky: string;
  dark: boolean;
  snow: boolean;
  warm: boolean;
  overcast: boolean;
};

/** A place to stand in: what it is called, and what fills the disc behind the person and leaves its middle calm. */
export type Place = { says: string; draw: (light: Light) => string };

/** Sun or moon with a few stars; nothing where clouds are drawn instead. */
export function sun({ dark, warm, overcast }: Light, x = 742, y = 236): string {
  if (overcast) return "";
  const glow = "#f7efcf";
  return dark
    ? moon(x, y, 40, glow) +
        star(660, 190, 8, glow) +
        star(820, 330, 7, glow) +
        star(270, 250, 8, glow)
    : disc(x, y, 52, warm ? "#fbd99a" : "#fbe7b6");
}

export const fair = ({ overcast }: Light, x: number, y: number, size: number): string =>
  overcast ? "" : cloud(x, y, size, "#ffffff");
