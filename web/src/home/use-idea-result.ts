import { type ComponentType, useEffect, useState } from "react";
import { fetchChunk } from "../chunks.ts";
import type { IdeaResultProps } from "./idea-result.tsx";

type IdeaResult = ComponentType<IdeaResultProps>;

const load = () => import("./idea-result.tsx");

let atHand: IdeaResult | undefined;

/** For somebody who is about to ask, with what reads the answer, for both share it. What fails here is told with the answer. */
export function warmUpResult(): void {
  load().then(
    ({ IdeaResult }) => (atHand = IdeaResult),
    () => {},
  );
}

/** What shows an answer, once it is `wanted` and was fetched: a visit that asks nothing goes without. */
export function useIdeaResult(wanted: boolean): IdeaResult | undefined {
  const [Result = atHand, setResult] = useState<IdeaResult>();
  const missing = wanted && !Result;
  useEffect(() => {
    if (!missing) return undefined;
    let here = true;
    const show = (give: () => IdeaResult) => here && setResult(give);
    fetchChunk("idea-result", load).then(
      ({ IdeaResult }) => show(() => (atHand = IdeaResult)),
      (failure: unknown) =>
        show(() => {
          throw failure;
        }),
    );
    return () => {
      here = false;
    };
  }, [missing]);
  return Result;
}
