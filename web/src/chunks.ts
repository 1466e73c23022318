import { toast } from "react-hot-toast/headless";
import { readSite } from "./answers/site.ts";
import { pause } from "./pause.ts";
import { call, to } from "./request.ts";

/** Between two questions whether the server is back; the browser's own word is heard at once. */
const ASK_EVERY_MS = 5_000;
const PATIENCE_MS = 10_000;
const AWAY = "away";

/**
 * Code that is fetched when it is needed. Without a network the page stays as it is and goes on by itself when the server is back.
 * Code that the server no longer has went with a deploy: then the page is loaded anew, once.
 * @param name what it is, for remembering that once
 * @param leave loads the page that is wanted
 * @throws what `load` threw, where a new page did not have it either
 */
export async function fetchChunk<Code>(
  name: string,
  load: () => Promise<Code>,
  leave = () => window.location.reload(),
): Promise<Code> {
  let from: string | undefined;
  for (;;) {
    try {
      const code = await load();
      remember(name, false);
      return code;
    } catch (failure) {
      from ??= window.location.pathname;
      const away = !(await serverAnswers());
      if (away) await untilServerAnswers();
      else if (window.location.pathname !== from || !remember(name, true)) throw failure;
      else return loadAnew(leave);
    }
  }
}

function loadAnew(leave: () => void): Promise<never> {
  leave();
  return new Promise<never>(() => {});
}

/** @returns whether that is news; without a memory nothing is, so that no page is loaded over and over */
function remember(name: string, loadedAnew: boolean): boolean {
  const key = `fit-closet-loaded-anew:${name}`;
  try {
    const before = sessionStorage.getItem(key) !== null;
    if (loadedAnew) sessionStorage.setItem(key, "1");
    else sessionStorage.removeItem(key);
    return before !== loadedAnew;
  } catch {
    return false;
  }
}

const serverAnswers = () =>
  call(to("site"), readSite, { patience: PATIENCE_MS, cache: "no-store" }).then(
    () => true,
    () => false,
  );

async function untilServerAnswers(): Promise<void> {
  toast.loading("You seem to be offline. This goes on as soon as you are back.", { id: AWAY });
  do await pause(ASK_EVERY_MS);
  while (!(await serverAnswers()));
  toast.dismiss(AWAY);
}
