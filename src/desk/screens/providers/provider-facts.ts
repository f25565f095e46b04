import { entriesOf } from '#domain/kernel/records.ts';
import { texts } from '#desk/messages/en.ts';
import type { ProviderLayers } from '#runtime/services/desk/provider-layers.ts';

const t = texts.providers;

/** Facts that somebody may say over the feeds, in the order of the screen: a further one is an entry here. */
export const providerFacts = [
  'name',
  'url',
  'logo',
  'legalName',
  'seat',
  'register',
  'support',
  'payment',
  'refundRule',
  'afterPurchase',
  'link',
] as const;

export type ProviderFact = (typeof providerFacts)[number];

/** What the feed says of it; null: feeds state no such fact. */
export function statedOf(fact: ProviderFact, { provider, image, sample }: ProviderLayers): string | null {
  switch (fact) {
    case 'name':
      return provider.statedName;
    case 'url':
      return provider.statedUrl && shorten(provider.statedUrl);
    case 'logo':
      return image.stated === null ? null : t.picture;
    case 'link':
      return typeof sample?.url === 'string' ? shorten(sample.url) : null;
    default:
      return null;
  }
}

/** What lies over it; null: nothing. */
export function saidOf(fact: ProviderFact, { provider }: ProviderLayers): string | null {
  const { override, hasLogo } = provider;
  switch (fact) {
    case 'logo':
      return hasLogo ? t.stored : null;
    case 'support':
      return override.support.length === 0 ? null : override.support.join(', ');
    case 'payment':
      return override.payment.length === 0 ? null : override.payment.map((way) => t.ways[way]).join(', ');
    case 'refundRule':
      return entriesOf(override.refundRule)[0]?.[1] ?? null;
    case 'afterPurchase': {
      const said = entriesOf(override.afterPurchase).map(([fact, text]) => `${t.after[fact]}: ${text}`);
      return said.length === 0 ? null : said.join('; ');
    }
    case 'link':
      return override.linkTemplate;
    default:
      return override[fact];
  }
}

/** What visitors see of it. */
export function shownOf(fact: ProviderFact, layers: ProviderLayers): string {
  const [stated, said] = [statedOf(fact, layers), saidOf(fact, layers)];
  if (fact === 'link') return layers.pays === true ? t.paidLink : stated === null ? t.nothing : t.plainLink;
  if (fact === 'logo') return layers.image.shown === null ? t.nothing : t.picture;
  if (fact === 'name' || fact === 'url') return said ?? stated ?? t.nothing;
  if (fact === 'afterPurchase') return said === null ? t.nothing : t.inSteps;
  return said === null ? t.nothing : t.inAbout;
}

/** Without its protocol. */
function shorten(url: string): string {
  return url
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
    .slice(0, 40);
}
