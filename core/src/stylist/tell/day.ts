import type { Day } from "../../situations/index.ts";
import type { Weather } from "../../weather.ts";
import type { Brief } from "../understand/brief.ts";

/** The day outside, for whoever goes out; at home nothing of it is known. */
export function dayOf({ weather, timeOfDay, traits }: Brief): Day {
  const time = timeOfDay;
  if (!weather || traits.has("home"))
    return { feelsC: null, precip: null, windKmh: null, humidity: null, swingC: null, time };
  const { feelsLikeC: feelsC, windKmh, humidity, tempC, later = [] } = weather;
  const swingC = Math.max(0, ...later.map((hour) => Math.abs(hour.tempC - tempC)));
  return { feelsC, precip: precipOf(weather), windKmh, humidity, swingC, time };
}

const precipOf = ({ precip }: Weather): "none" | "rain" | "snow" =>
  precip === "none" || precip === "snow" ? precip : "rain";

/** Whoever says how hot or cold it is wants to see that it was heard. */
export const isTempStated = ({ weather }: Brief): boolean =>
  weather?.stated?.includes("tempC") ?? false;
