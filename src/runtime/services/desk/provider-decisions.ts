import { z } from 'zod';
import { locales } from '#domain/kernel/locale.ts';
import { entriesOf } from '#domain/kernel/records.ts';
import { success, type Result } from '#domain/kernel/result.ts';
import {
  paymentMethods,
  readHomepage,
  readProfileLine,
  readProviderName,
  readRefundRule,
  readSupport,
} from '#domain/plan/provider-profile.ts';
import { readSellerFact, sellerFacts } from '#domain/plan/seller-facts.ts';
import { parseLinkTemplate, type LinkTemplate } from '#domain/site/link-template.ts';
import type { ProviderOverride } from '#catalogue/overlays/provider-overrides.ts';
import type { OverriddenProvider } from '#runtime/services/plans/provider-desk.ts';
import type { DecisionKind, DecisionStore, SeenItem } from './decision-kind.ts';
import { changesOf, overridesIn } from './plan-decisions.ts';

/** Accepts what its command would. */
function readable(read: (text: string) => Result<unknown>) {
  return z.string().refine((text) => read(text).ok);
}

const line = readable(readProfileLine).nullable().exactOptional();

/** Facts of a provider; null or empty: as the feeds say. */
const profileShape = {
  name: readable(readProviderName).nullable().exactOptional(),
  url: readable(readHomepage).nullable().exactOptional(),
  legalName: line,
  seat: line,
  register: line,
  support: z.array(readable(readSupport)).exactOptional(),
  payment: z.array(z.enum(paymentMethods)).exactOptional(),
  refundRule: z.partialRecord(z.enum(locales), readable(readRefundRule)).exactOptional(),
  afterPurchase: z
    .partialRecord(z.enum(sellerFacts), z.string())
    .refine((said) => entriesOf(said).every(([fact, text = '']) => readSellerFact(fact, text).ok))
    .exactOptional(),
};

const linkShape = {
  linkTemplate: z
    .custom<LinkTemplate>((text) => typeof text === 'string' && parseLinkTemplate(text).ok)
    .nullable()
    .exactOptional(),
  paidLinks: z.boolean().nullable().exactOptional(),
};

type Links = Pick<ProviderOverride, 'linkTemplate' | 'paidLinks'>;

const profile: z.ZodType<Partial<Omit<ProviderOverride, keyof Links | 'hidden'>>> = z.object(profileShape);
const links: z.ZodType<Partial<Links>> = z.object(linkShape);
const cleared: z.ZodType<Partial<Omit<ProviderOverride, 'hidden'>>> = z.object({ ...profileShape, ...linkShape });

const logo = z.object({
  /** Re-encoded; null: that of the feeds. */
  logo: z.object({ hash: z.string().regex(/^[\da-f]+$/), base64: z.base64() }).nullable(),
});

async function look(store: DecisionStore, slug: string): Promise<Result<SeenItem>> {
  const provider = await overridesIn(store).provider(slug);
  if (!provider.ok) return provider;
  const { planCount: _count, ...said } = provider.value;
  return success({ subject: slug, version: JSON.stringify(said) });
}

const changing = changesOf<OverriddenProvider>(
  { kind: 'provider', role: 'owner', needsTouch: false, isImmediate: false, look },
  (desk, slug) => desk.provider(slug),
);

/** The facts that are changed, with what is said of each. */
function saidOf({ override }: OverriddenProvider, names: readonly string[]): string {
  return entriesOf(override)
    .filter(([name]) => names.includes(name))
    .map(([name, said]) => `${name}: ${JSON.stringify(said)}`)
    .join('; ');
}

function saying<Said extends Partial<ProviderOverride>>(
  kind: Pick<DecisionKind<Said, OverriddenProvider>, 'action' | 'parameters'> & { readonly needsTouch?: true },
) {
  return changing(
    kind,
    (desk, { subject, parameters }) => desk.setProvider(subject, parameters),
    (before, after, parameters) => {
      const names = Object.keys(parameters);
      return { before: saidOf(before, names), after: saidOf(after, names) };
    },
  );
}

const hiddenText = ({ override }: OverriddenProvider): string => (override.hidden ? 'hidden' : 'shown');
const none = z.object({});

function hiding(action: 'hide' | 'unhide') {
  return changing(
    { action, takesLong: true, parameters: none },
    (desk, { subject }) => desk.setProvider(subject, { hidden: action === 'hide' }),
    (before, after) => ({ before: hiddenText(before), after: hiddenText(after) }),
  );
}

function mergedTexts(before: OverriddenProvider, after: OverriddenProvider) {
  const say = ({ mergedInto }: OverriddenProvider): string => mergedInto ?? 'by itself';
  return { before: say(before), after: say(after) };
}

export const providerDecisions = {
  set: saying({ action: 'set', parameters: profile }),
  clear: saying({ action: 'clear', parameters: cleared }),
  link: saying({ action: 'link', needsTouch: true, parameters: links }),
  logo: changing(
    { action: 'logo', parameters: logo },
    (desk, { subject, parameters: { logo: picture } }) =>
      desk.setLogo(subject, picture && { hash: picture.hash, bytes: Buffer.from(picture.base64, 'base64') }),
    (before, _after, { logo: picture }) => ({
      before: before.hasLogo ? 'own logo' : 'logo of the feed',
      after: picture === null ? 'logo of the feed' : `own logo ${picture.hash}`,
    }),
  ),
  hide: hiding('hide'),
  unhide: hiding('unhide'),
  merge: changing(
    { action: 'merge', takesLong: true, parameters: z.object({ into: z.string() }) },
    (desk, { subject, parameters }) => desk.mergeProvider(subject, parameters.into),
    mergedTexts,
  ),
  split: changing(
    { action: 'split', takesLong: true, parameters: none },
    (desk, { subject }) => desk.splitProvider(subject),
    mergedTexts,
  ),
} as const;
