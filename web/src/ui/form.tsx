import type { ComponentProps } from "react";
import { useHydrated } from "./hydrated.ts";

/** A form that rests until React has taken over: sent earlier, the browser itself would put what was typed into the address. */
export function Form(props: ComponentProps<"form">) {
  return <form method="post" inert={!useHydrated()} {...props} />;
}
