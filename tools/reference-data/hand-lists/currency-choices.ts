/**
 * The flag of a currency whose code does not begin with a country that uses it: the seat of its central bank, or the
 * first member. Source: written for this project.
 */
export const flagTerritories: Readonly<Record<string, string>> = {
  EUR: 'EU',
  XAF: 'CM',
  XCD: 'AG',
  XCG: 'CW',
  XOF: 'SN',
  XPF: 'PF',
};

/** Currencies shown at home by their code although CLDR has a sign: a bare letter (G), a script that few fonts hold. */
export const withoutNativeSign: readonly string[] = ['HTG', 'MVR'];

/** Step that shown conversions are rounded to, as a decimal. Source: the product's specification. */
export const displayRounding: Readonly<Record<string, number>> = { CHF: 0.05 };
