/** Those that are offered; a garment may come with another. */
export const CURRENCIES = [
  "EUR",
  "USD",
  "GBP",
  "CHF",
  "AUD",
  "BRL",
  "CAD",
  "CNY",
  "CZK",
  "DKK",
  "HUF",
  "INR",
  "JPY",
  "KRW",
  "MXN",
  "NOK",
  "NZD",
  "PLN",
  "RON",
  "SEK",
  "TRY",
  "UAH",
  "ZAR",
] as const;

/** Places that are spoken of in another money than the euro, as the browser's language names them. */
const OF_REGION: Readonly<Record<string, string>> = {
  US: "USD",
  GB: "GBP",
  CH: "CHF",
  LI: "CHF",
  AU: "AUD",
  BR: "BRL",
  CA: "CAD",
  CN: "CNY",
  CZ: "CZK",
  DK: "DKK",
  HU: "HUF",
  IN: "INR",
  JP: "JPY",
  KR: "KRW",
  MX: "MXN",
  NO: "NOK",
  NZ: "NZD",
  PL: "PLN",
  RO: "RON",
  SE: "SEK",
  TR: "TRY",
  UA: "UAH",
  ZA: "ZAR",
};

/** The one that is most likely meant where none was chosen. @param language as `navigator.language` says it */
export const likelyCurrency = (language: string): string =>
  OF_REGION[language.split("-").at(-1) ?? ""] ?? "EUR";

/** Digits behind the point: two of the euro, none of the yen. */
function decimalsOf(currency: string): number {
  try {
    const format = new Intl.NumberFormat("en", { style: "currency", currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** An amount with its currency, in words. @param amount in the currency's smallest unit */
export function moneyWords(amount: number, currency: string): string {
  const value = amount / 10 ** decimalsOf(currency);
  try {
    return new Intl.NumberFormat("en", { style: "currency", currency }).format(value);
  } catch {
    return `${value} ${currency}`;
  }
}

export const priceText = (amount: number, currency: string): string =>
  (amount / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency));

/** What somebody typed, in the currency's smallest unit; NaN where it is no amount. A comma is a point, or parts thousands. */
export function priceIn(text: string, currency: string): number {
  const plain = text.replace(/[\s'’]/g, "");
  const decimals = decimalsOf(currency);
  const [, whole = "", part = ""] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (!whole || part.length > decimals) return Number.NaN;
  return Math.round(Number(`${whole.replace(/[.,]/g, "")}.${part || 0}`) * 10 ** decimals);
}
