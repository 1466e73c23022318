/** Addresses, links and telephone numbers have nothing to do with clothes, and do not leave. */
export function withoutContacts(text: string): string {
  return text
    .replace(/https?:\/\/\S+|www\.\S+/gi, "…")
    .replace(/\S+@\S+\.\S+/g, "…")
    .replace(/\+?\d[\d\s()./-]{6,}\d/g, "…");
}
