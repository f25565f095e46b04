/**
 * Countries whose CLDR name is not the one travellers look for, and the CLDR variant that is taken instead.
 * Source: Unicode CLDR 48.2, `territories` with `-alt-short` and `-alt-variant`.
 */
export const nameVariants: Readonly<
  Record<string, { readonly variant: string; readonly locales?: readonly string[] }>
> = {
  CD: { variant: 'variant', locales: ['en', 'fr', 'it', 'ja'] },
  CG: { variant: 'variant', locales: ['en', 'fr', 'it', 'ja'] },
  CI: { variant: 'variant', locales: ['en', 'es'] },
  CZ: { variant: 'variant', locales: ['it'] },
  HK: { variant: 'short' },
  MM: { variant: 'short', locales: ['en'] },
  MO: { variant: 'short' },
  PS: { variant: 'short' },
  TL: { variant: 'variant', locales: ['es'] },
  TR: { variant: 'variant', locales: ['en'] },
  US: { variant: 'short', locales: ['ja'] },
};

/** Names that CLDR has in no variant. Source: common usage; Japanese without half-width brackets, and short. */
export const ownNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CC: { ja: 'ココス（キーリング）諸島' },
  CD: { en: 'DR Congo', it: 'Repubblica Democratica del Congo' },
  CG: { en: 'Republic of the Congo', es: 'República del Congo', it: 'Repubblica del Congo' },
  FO: { it: 'Isole Faroe' },
  GS: { en: 'South Georgia & the South Sandwich Islands' },
  MM: { ja: 'ミャンマー' },
  MU: { fr: 'Île Maurice' },
  SX: { fr: 'Sint Maarten' },
  UM: { es: 'Islas Ultramarinas de Estados Unidos' },
  VA: { fr: 'Vatican' },
  VC: { en: 'St Vincent & the Grenadines', ja: 'セントビンセント・グレナディーン' },
  VI: { es: 'Islas Vírgenes Estadounidenses' },
  VN: { fr: 'Vietnam' },
};

/** Names that CLDR or ISO gives to two countries, in one language or another: search terms of neither. */
export const sharedNames: readonly string[] = ['Congo'];

/** Slugs write "Saint" out, as travellers type it, where the English name has "St"; published ones stay as they are. */
export const ownSlugs: Readonly<Record<string, string>> = {
  BL: 'saint-barthelemy',
  CI: 'cote-divoire',
  GS: 'south-georgia-and-south-sandwich-islands',
  KN: 'saint-kitts-and-nevis',
  LC: 'saint-lucia',
  MF: 'saint-martin',
  PM: 'saint-pierre-and-miquelon',
  SH: 'saint-helena',
  VC: 'saint-vincent-and-the-grenadines',
};

/** Territories without a permanent population. Source: notes of UN M49 and ISO 3166-1. */
export const uninhabited: readonly string[] = ['AQ', 'BV', 'GS', 'HM', 'TF', 'UM'];

/** The region a country is filed under where it is a member of two continents. Source: M49 files Türkiye under Asia. */
export const homeRegions: Readonly<Record<string, string>> = { TR: 'asia' };
