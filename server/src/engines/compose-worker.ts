import { collect } from "./collect.ts";
import { compose, type ComposeTask } from "./composing.ts";

/** What piscina calls. */
export default function work(
  task: ComposeTask | { does: "collect" },
): ReturnType<typeof compose> | void {
  return task.does === "collect" ? collect() : compose(task);
}
