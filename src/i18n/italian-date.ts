/** `dal 10 agosto`, `dall’8 agosto`: the article before a date whose day begins with a vowel. */
export function dal(date: string): string {
  return /^(?:8|11)\D/.test(date) ? `dall’${date}` : `dal ${date}`;
}
