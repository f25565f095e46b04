import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { ProviderOverride } from '#catalogue/overlays/provider-overrides.ts';
import { locales } from '#domain/kernel/locale.ts';
import { paymentMethods } from '#domain/plan/provider-profile.ts';
import type { LinkTemplate } from '#domain/site/link-template.ts';
import { overriddenProviders, type OverriddenSlug } from './override-feed.ts';

export interface Logo {
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** One thing that an operator says, or takes back, over the feeds. */
export type Saying =
  | { readonly kind: 'provider'; readonly slug: OverriddenSlug; readonly said: Partial<ProviderOverride> }
  | { readonly kind: 'logo'; readonly slug: OverriddenSlug; readonly logo: Logo | null }
  | { readonly kind: 'hide'; readonly plan: number; readonly reason: string }
  | { readonly kind: 'pin'; readonly plan: number; readonly reason: string; readonly units: number }
  | {
      readonly kind: 'correct';
      readonly plan: number;
      readonly reason: string;
      readonly days: number | null;
      readonly network: string | null;
    }
  | { readonly kind: 'show' | 'unpin' | 'uncorrect'; readonly plan: number };

/** As texts are stored: trimmed, on one line, without what PostgreSQL cannot keep. */
const anyText = fc.constantFrom(
  'Nori "Mobile"',
  '海苔モバイル 🗾',
  "O'Neill \\ & Söhne",
  '{"a":1}',
  '0',
  'x'.repeat(200),
);
const orNothing = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const anyProvider: fc.Arbitrary<Partial<ProviderOverride>> = fc.record(
  {
    name: orNothing(anyText),
    url: orNothing(fc.constantFrom('https://a.example/', 'https://b.example/ü?x=1')),
    legalName: orNothing(anyText),
    seat: orNothing(anyText),
    register: orNothing(anyText),
    support: fc.subarray(['help@a.example', 'https://a.example/help', '+81 3 1234 5678']),
    payment: fc.subarray([...paymentMethods]),
    refundRule: fc
      .subarray([...locales])
      .chain((chosen) =>
        fc.tuple(...chosen.map((locale) => anyText.map((text) => [locale, text] as const))).map(Object.fromEntries),
      ),
    linkTemplate: orNothing(fc.constant('https://go.example/?to={url}&sub={sub}' as LinkTemplate)),
    paidLinks: orNothing(fc.boolean()),
    hidden: fc.boolean(),
  },
  { requiredKeys: [] },
);

const anyLogo = fc
  .uint8Array({ minLength: 1, maxLength: 200 })
  .map((bytes): Logo => ({ bytes, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16) }));

/** @param planCount plans of the feed */
export function anySaying(planCount: number): fc.Arbitrary<Saying> {
  const slug = fc.constantFrom(...overriddenProviders);
  const plan = fc.integer({ min: 0, max: planCount - 1 });
  const kind = <const Kind extends string>(value: Kind) => fc.constant(value);
  return fc.oneof(
    fc.record({ kind: kind('provider'), slug, said: anyProvider }),
    fc.record({ kind: kind('logo'), slug, logo: orNothing(anyLogo) }),
    fc.record({ kind: kind('hide'), plan, reason: anyText }),
    fc.record({ kind: kind('pin'), plan, reason: anyText, units: fc.integer({ min: 1, max: 9_999_999 }) }),
    fc.record({
      kind: kind('correct'),
      plan,
      reason: anyText,
      days: orNothing(fc.integer({ min: 1, max: 3_650 })),
      network: orNothing(fc.constantFrom('KDDI', 'Docomo')),
    }),
    fc.record({ kind: fc.constantFrom('show' as const, 'unpin' as const, 'uncorrect' as const), plan }),
  );
}
