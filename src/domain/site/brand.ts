import type { Locale } from '#domain/kernel/locale.ts';

/** A picture at an address of its own. */
export interface BrandLogo {
  readonly src: string;
  /** For the dark theme; null: the same. */
  readonly darkSrc: string | null;
  /** In CSS pixels, as shown in the header. */
  readonly width: number;
  readonly height: number;
}

/** What an operator's `brand` folder says. Addresses name their content, so they may be kept for ever. */
export interface Brand {
  /** Null: as in the settings. */
  readonly name: string | null;
  /** One sentence by language; a missing language has the English one. */
  readonly tagline: Readonly<Partial<Record<Locale, string>>>;
  /** The first year of the copyright; null: not stated. */
  readonly since: number | null;
  /** A style sheet with colours and font; null: as shipped. */
  readonly styles: string | null;
  /** A font for the first view, to be loaded at once; null: as shipped. */
  readonly font: string | null;
  readonly logo: BrandLogo | null;
  /** For tabs; null: as shipped. */
  readonly icon: string | null;
}

/** Of a site with a brand, the tagline in a language; null: as shipped. */
export function taglineOf(brand: Brand | undefined, locale: Locale): string | null {
  return brand?.tagline[locale] ?? brand?.tagline.en ?? null;
}
