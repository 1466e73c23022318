import type { Canvas } from "../canvas.ts";
import { scramble } from "../figure/people.ts";
import { short } from "../geometry.ts";
import type { Scene } from "../index.ts";
import { INDOORS } from "./indoors.ts";
import type { PlaceName } from "./places.ts";
import { PLACE_OF, PLACES } from "./places.ts";
import type { Light } from "./place.ts";
import { cloud, line, oval } from "./props.ts";
import { inWash } from "./wash.ts";

/** The scene lives in a disc behind the person, painted in washes that let the page through: no bright disc on a dark one. */
const DISC = { x: 512, y: 512, r: 424 } as const;

export function drawScene(canvas: Canvas, scene: Scene, seed: number): void {
  const name = placeOf(scene);
  const light = lightOf(scene, name);
  if (name !== "plain") {
    const clip = canvas.define(
      "scene",
      (id) =>
        `<clipPath id="${id}"><circle cx="${DISC.x}" cy="${DISC.y}" r="${DISC.r}"/></clipPath>`,
    );
    const sky = `<circle cx="${DISC.x}" cy="${DISC.y}" r="${DISC.r}" fill="${light.sky}"/>`;
    canvas.add(
      "scene",
      `<g clip-path="url(#${clip})">${inWash(sky + PLACES[name].draw(light) + weatherOf(scene, seed))}</g>`,
    );
  }
  canvas.add("ground", oval(512, 952, 178, 13, "#1f2440").replace("/>", ' fill-opacity="0.12"/>'));
}

/** How the picture's description ends: where, when, in what weather. */
export function settingOf(scene: Scene): string {
  const name = placeOf(scene);
  const time =
    scene.timeOfDay === "evening" || scene.timeOfDay === "night"
      ? ` at ${scene.timeOfDay === "night" ? "night" : "dusk"}`
      : "";
  const sky = {
    rain: " in the rain",
    drizzle: " in light rain",
    storm: " in a storm",
    snow: "",
    none: "",
  }[scene.weather?.precip ?? "none"];
  const place = PLACES[name].says;
  return place && `${place}${indoors(name) ? "" : sky + (name === "evening" ? "" : time)}`;
}

const indoors = (name: PlaceName): boolean => name in INDOORS;

const isByDay = ({ timeOfDay, weather }: Scene): boolean =>
  timeOfDay === "morning" || timeOfDay === "day" || (!timeOfDay && weather?.isNight === false);

/** A party is in the evening unless it is known to be by day. */
function placeFor(scene: Scene): PlaceName | undefined {
  const place = scene.occasion && PLACE_OF[scene.occasion];
  return scene.occasion === "party" && isByDay(scene) ? "celebration" : place;
}

function placeOf(scene: Scene): PlaceName {
  const { occasion, weather, timeOfDay } = scene;
  const place = placeFor(scene);
  const precip = weather?.precip ?? "none";
  if (precip === "snow" && (!place || !indoors(place)) && place !== "mountains") return "snow";
  if (place) return place;
  if (precip !== "none") return "city";
  if (occasion === "funeral" || occasion === "worship") return "plain";
  if (timeOfDay === "evening" || timeOfDay === "night") return "city";
  if (weather) return weather.tempC > 18 ? "park" : "city";
  return "plain";
}

function lightOf({ timeOfDay, weather }: Scene, name: PlaceName): Light {
  const dark =
    timeOfDay === "night" ||
    timeOfDay === "evening" ||
    Boolean(weather?.isNight) ||
    name === "evening";
  const wet = Boolean(weather && weather.precip !== "none");
  const warm = timeOfDay === "morning" || (weather?.tempC ?? 15) > 22 || name === "beach";
  const sky = dark ? "#e2e3f1" : wet ? "#e9eef2" : warm ? "#fdf4e6" : "#edf4f8";
  return { sky, dark, warm, overcast: wet, snow: weather?.precip === "snow" };
}

/** Rain, snow and wind fall in front of the place and behind the person. */
function weatherOf({ weather }: Scene, seed: number): string {
  if (!weather) return "";
  const spots = Array.from(
    { length: 46 },
    (_, i) => [90 + (scramble(seed, 100 + i) % 844), 90 + (scramble(seed, 200 + i) % 800)] as const,
  );
  const wind =
    weather.windKmh > 28
      ? line(
          "M120 360h120q26 0 26 -22M150 396h90M760 300h110q24 0 24 -20M740 336h100",
          "#d3dfe6",
          6,
        )
      : "";
  if (weather.precip === "snow")
    return (
      spots
        .map(([x, y], i) => oval(x, y, 4 + (i % 3) * 1.6, 4 + (i % 3) * 1.6, "#ffffff"))
        .join("") + wind
    );
  if (weather.precip === "none") return wind;
  const lean = weather.windKmh > 20 ? 12 : 4;
  const drops = spots.map(([x, y]) => `M${short(x)} ${short(y)}l${-lean} 26`).join("");
  return (
    cloud(300, 230, 54, "#d9e0e7") +
    cloud(720, 200, 60, "#d2dae2") +
    line(drops, "#b9d2e2", 4) +
    wind
  );
}
