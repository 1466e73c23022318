import { type LocalWeather, localWeatherSchema } from "@fit-closet/core";
import type { Connection } from "./connect.ts";
import type { Database } from "./schema.ts";

/**
 * What one replica has learnt about the weather, for the others. Weather is worth no failure: while the database is away each
 * replica asks for itself. @returns undefined for a single process, which remembers by itself
 */
export function forecastsAmongReplicas({ db, kind }: Pick<Connection, "db" | "kind">) {
  if (kind === "sqlite") return undefined;
  return {
    async find(key: string): Promise<LocalWeather | null> {
      const row = db.selectFrom("forecast").select("weather").where("key", "=", key);
      const found = await row.executeTakeFirst().catch(() => undefined);
      const weather = found && localWeatherSchema.safeParse(JSON.parse(found.weather));
      return weather?.success ? weather.data : null;
    },
    async keep(key: string, weather: LocalWeather): Promise<void> {
      const row = { key, weather: JSON.stringify(weather), createdAt: Date.now() };
      const insert = db
        .insertInto("forecast")
        .values(row)
        .onConflict((c) => c.doNothing());
      await insert.execute().catch(() => {});
    },
  };
}

export async function forgetForecasts(db: Database, before: number): Promise<void> {
  await db.deleteFrom("forecast").where("createdAt", "<", before).execute();
}
