/** Null: not a URL. Not `URL.canParse`, which browsers have since December 2023. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
