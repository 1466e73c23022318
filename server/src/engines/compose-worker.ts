import { compose, type ComposeTask } from "./composing.ts";

/** What piscina calls. */
export default function work(task: ComposeTask): ReturnType<typeof compose> {
  return compose(task);
}
