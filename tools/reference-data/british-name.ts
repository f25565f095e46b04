/** Names of CLDR that are misspelled, or differ in case from all others. */
const corrections: Readonly<Record<string, string>> = {
  'Guyanaese Dollar': 'Guyanese Dollar',
  'Guyanaese dollars': 'Guyanese dollars',
  'Caribbean guilder': 'Caribbean Guilder',
};

/** CLDR's English is American: British style has no full stop in "St" and "US". */
export function britishName(name: string): string {
  return corrections[name] ?? name.replace(/^St\. /, 'St ').replace(/^U\.S\. /, 'US ');
}
