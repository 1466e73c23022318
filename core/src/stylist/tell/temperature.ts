import type { Listener } from "./listener.ts";

/** "−3 °C"; whoever counts in Fahrenheit reads that first. @param celsius °C */
export function temperature(celsius: number, { fahrenheit }: Pick<Listener, "fahrenheit">): string {
  const metric = `${signed(celsius)} °C`;
  return fahrenheit ? `${signed((celsius * 9) / 5 + 32)} °F (${metric})` : metric;
}

function signed(degrees: number): string {
  const whole = Math.round(degrees);
  return `${whole < 0 ? "−" : ""}${Math.abs(whole)}`;
}
