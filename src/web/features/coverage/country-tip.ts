import { joinFacts } from '#i18n/format-list.ts';
import { joinPhrases } from '#i18n/punctuation.ts';
import type { Language } from '#i18n/say-amount.ts';

interface CountryTip {
  readonly name: string;
  /** Null: the plan does not work there; empty: it does, but the seller names no network. */
  readonly networks: readonly string[] | null;
}

/** Tooltip of a country on the map: its name and its networks. */
export function tipOfCountry({ name, networks }: CountryTip, { locale, messages }: Language): string {
  const texts = messages.coverage;
  if (networks === null) return joinFacts([name, texts.missing], locale);
  return joinFacts([name, networks.length === 0 ? texts.networksUnknown : joinPhrases(networks, locale)], locale);
}
