import type { WholePlan } from '#catalogue/read/whole-plan.ts';
import { locales } from '#domain/kernel/locale.ts';
import { amountText, type Money } from '#domain/money/money.ts';
import type { PlanFacts, PlanPromo, ProviderFacts } from '#domain/plan/plan.ts';
import { plainFields } from '#domain/plan/field-lists.ts';
import type { PlainField } from '#domain/plan/plan-fields.ts';
import type { CanonicalPlan, CanonicalProvider } from '#feeds/adapters/canonical-json/wire-schema.ts';
import { cleanText } from '#feeds/row/feed-text.ts';

/** A seller in the catalogue format. Unknown facts are omitted. */
export function canonicalProvider({ slug, name, image, url, example }: ProviderFacts): CanonicalProvider {
  return withoutUnstated({
    slug,
    name: writtenText(name),
    image,
    url,
    fictional: example ? true : null,
  });
}

/** What an exported file says of a plan. */
export type ExportedPlan = Pick<WholePlan, 'plan' | 'provider' | 'statedProvider' | 'pin'>;

/**
 * A plan in the catalogue format: importing it stores the same plan. Of merged providers ids begin with the stated one,
 * because both may have plans of one id.
 */
export function canonicalEntry({ plan, provider, statedProvider, pin }: ExportedPlan): CanonicalPlan {
  const { statedAt, promo, price, ownPrices, networks, breakout } = plan;
  const entry = withoutUnstated({
    id: writtenText(statedProvider === provider.slug ? plan.externalId : `${statedProvider}/${plan.externalId}`),
    provider: provider.slug,
    name: nameEntry(plan.name),
    scope: plan.scope,
    coverage: [...plan.coverage],
    region: plan.scope === 'regional' ? plan.region : null,
    dataType: plan.dataKind,
    dataMb: plan.dataKind === 'payg' ? null : plan.dataMb,
    ...plainEntry(plan),
    price: moneyEntry(price),
    prices: ownPrices.length === 0 ? null : ownPrices.map(moneyEntry),
    promoPrice: promo && promoEntry(promo),
    networks: networks.length === 0 ? null : networks.map(networkEntry),
    breakout: breakout.length === 0 ? null : [...breakout],
    updatedAt: new Date(statedAt).toISOString(),
    pinnedUntil: pin && new Date(pin.until).toISOString(),
  });
  const isOpen = entry.dataMb === undefined && (plan.dataKind === 'total' || plan.dataKind === 'daily');
  return { ...entry, ...(isOpen && { dataMb: null }), url: plan.url };
}

function nameEntry(name: PlanFacts['name']): CanonicalPlan['name'] {
  if (typeof name === 'string') return writtenText(name);
  const named = locales.flatMap((locale) => {
    const text = name[locale] ?? '';
    return text === '' ? [] : [[locale, writtenText(text)] as const];
  });
  return Object.fromEntries(named);
}

function plainEntry(plan: PlanFacts): Pick<CanonicalPlan, PlainField> {
  const facts = plainFields.flatMap(({ field, type }) => {
    const value = plan[field];
    if (value === null) return [];
    return [[field, type.kind === 'text' ? writtenText(String(value)) : value]];
  });
  return Object.fromEntries(facts) as Pick<CanonicalPlan, PlainField>;
}

function promoEntry(promo: PlanPromo): NonNullable<CanonicalPlan['promoPrice']> {
  const { price, code, newCustomersOnly, minimumSpend, excludedKinds, startsAt, endsAt } = promo;
  return withoutUnstated({
    ...moneyEntry(price),
    code: textOrNull(code),
    newCustomersOnly,
    minimumSpend: minimumSpend && moneyEntry(minimumSpend),
    excludedKinds: excludedKinds.length === 0 ? null : excludedKinds.toSorted(),
    startsAt: timeOrNull(startsAt),
    endsAt: timeOrNull(endsAt),
  });
}

function networkEntry({ country, operator, generation }: PlanFacts['networks'][number]) {
  return withoutUnstated({ country, operator: textOrNull(operator), generation });
}

function moneyEntry(money: Money): CanonicalPlan['price'] {
  return { amount: amountText(money), currency: money.currency };
}

function textOrNull(text: string | null): string | null {
  return text === null ? null : writtenText(text);
}

function timeOrNull(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

type Stated<Facts> = { [Fact in keyof Facts as null extends Facts[Fact] ? never : Fact]: Facts[Fact] } & {
  [Fact in keyof Facts as null extends Facts[Fact] ? Fact : never]?: NonNullable<Facts[Fact]>;
};

/** Omits nulls: a missing field means unknown. */
function withoutUnstated<Facts extends object>(facts: Facts): Stated<Facts> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as Stated<Facts>;
}

/** Maximum length of a text read from a feed. */
const longest = 20_000;

/**
 * Escapes a catalogue text for a feed: unchanged, unless a reader would take part of it for markup; then that markup
 * is escaped, so that it reads back as it was.
 */
export function writtenText(text: string): string {
  if (cleanText(text, longest) === text) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
