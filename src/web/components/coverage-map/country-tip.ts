import type { Messages } from '#i18n/messages/en.ts';

interface CountryTip {
  readonly name: string;
  /** Null: the plan does not work there; empty: it does, but the seller names no network. */
  readonly networks: readonly string[] | null;
}

/** Tooltip of a country on the map: its name and its networks. */
export function tipOfCountry({ name, networks }: CountryTip, texts: Messages['coverage']): string {
  if (networks === null) return `${name} · ${texts.missing}`;
  return `${name} · ${networks.length === 0 ? texts.networksUnknown : networks.join(', ')}`;
}
