import { entriesOf } from '#domain/kernel/records.ts';
import { texts } from '#desk/messages/en.ts';
import type { NamedSeller } from '#runtime/services/desk/named-plans.ts';
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

/** As visitors see it. */
export function sellerOf({ provider: { slug, name }, image }: ProviderLayers): NamedSeller {
  return { slug, name, image: image.shown };
}

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
      return override.support.join(', ') || null;
    case 'payment':
      return override.payment.map((way) => t.ways[way]).join(', ') || null;
    case 'refundRule':
      return entriesOf(override.refundRule)[0]?.[1] ?? null;
    case 'afterPurchase':
      return (
        entriesOf(override.afterPurchase)
          .map(([each, text]) => `${t.after[each]}: ${text}`)
          .join('; ') || null
      );
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
  if (said === null) return t.nothing;
  return fact === 'afterPurchase' ? t.inSteps : t.inAbout;
}

/** Without its protocol. */
function shorten(url: string): string {
  return url
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
    .slice(0, 40);
}
