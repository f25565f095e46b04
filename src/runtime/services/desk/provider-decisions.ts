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
import { readSellerFact, sellerFacts } from '#domain/plan/provider-profile.ts';
import { parseLinkTemplate, type LinkTemplate } from '#domain/site/link-template.ts';
import type { ProviderOverride } from '#catalogue/overlays/provider-overrides.ts';
import type { OverriddenProvider } from '#runtime/services/plans/provider-desk.ts';
import type { OverrideDesk } from '#runtime/services/plans/override-desk.ts';
import type { DecisionKind, DecisionStore, Effect, SeenItem } from './decision-kind.ts';
import { overridesIn } from './plan-decisions.ts';

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

const about = { kind: 'provider', role: 'owner', needsTouch: false, isImmediate: false, look } as const;

interface Nature {
  readonly needsTouch?: boolean;
  readonly takesLong?: true;
}

type Texts = Omit<Effect<unknown>, 'value'>;

function changing<Parameters>(
  kind: Pick<DecisionKind<Parameters, OverriddenProvider>, 'action' | 'parameters' | 'command'> & Nature,
  change: (desk: OverrideDesk, slug: string, parameters: Parameters) => Promise<Result<OverriddenProvider>>,
  texts: (before: OverriddenProvider, after: OverriddenProvider, parameters: Parameters) => Texts,
): DecisionKind<Parameters, OverriddenProvider> {
  return {
    ...about,
    ...kind,
    carryOut: async (store, { subject, parameters }) => {
      const desk = overridesIn(store);
      const before = await desk.provider(subject);
      if (!before.ok) return before;
      const after = await change(desk, subject, parameters);
      return after.ok ? success({ ...texts(before.value, after.value, parameters), value: after.value }) : after;
    },
  };
}

/** The facts that are changed, with what is said of each. */
function saidOf({ override }: OverriddenProvider, names: readonly string[]): string {
  return entriesOf(override)
    .filter(([name]) => names.includes(name))
    .map(([name, said]) => `${name}: ${JSON.stringify(said)}`)
    .join('; ');
}

function saying<Parameters extends object>(
  kind: Pick<DecisionKind<Parameters, OverriddenProvider>, 'action' | 'parameters' | 'command'> & Nature,
  said: (parameters: Parameters) => Partial<ProviderOverride>,
): DecisionKind<Parameters, OverriddenProvider> {
  return changing(
    kind,
    (desk, slug, parameters) => desk.setProvider(slug, said(parameters)),
    (before, after, parameters) => {
      const names = Object.keys(said(parameters));
      return { before: saidOf(before, names), after: saidOf(after, names) };
    },
  );
}

const hiddenText = ({ override }: OverriddenProvider): string => (override.hidden ? 'hidden' : 'shown');
const mergedText = ({ mergedInto }: OverriddenProvider): string => mergedInto ?? 'by itself';
const none = z.object({});

function hiding(action: 'hide' | 'unhide'): DecisionKind<Record<string, never>, OverriddenProvider> {
  return changing(
    { action, takesLong: true, parameters: none, command: (slug) => `roamchart providers ${action} ${slug}` },
    (desk, slug) => desk.setProvider(slug, { hidden: action === 'hide' }),
    (before, after) => ({ before: hiddenText(before), after: hiddenText(after) }),
  );
}

export const providerDecisions = {
  set: saying(
    { action: 'set', parameters: profile, command: (slug) => `roamchart providers set ${slug}` },
    (parameters) => parameters,
  ),
  clear: saying(
    {
      action: 'clear',
      parameters: cleared,
      command: (slug) => `roamchart providers clear ${slug}`,
    },
    (parameters) => parameters,
  ),
  link: saying(
    {
      action: 'link',
      needsTouch: true,
      parameters: links,
      command: (slug) => `roamchart providers set ${slug} --link`,
    },
    (parameters) => parameters,
  ),
  logo: changing(
    { action: 'logo', parameters: logo, command: (slug) => `roamchart providers set ${slug} --logo FILE` },
    (desk, slug, { logo: picture }) =>
      desk.setLogo(
        slug,
        picture === null ? null : { hash: picture.hash, bytes: Buffer.from(picture.base64, 'base64') },
      ),
    (before, _after, { logo: picture }) => ({
      before: before.hasLogo ? 'own logo' : 'logo of the feed',
      after: picture === null ? 'logo of the feed' : `own logo ${picture.hash}`,
    }),
  ),
  hide: hiding('hide'),
  unhide: hiding('unhide'),
  merge: changing(
    {
      action: 'merge',
      takesLong: true,
      parameters: z.object({ into: z.string() }),
      command: (slug, { into }) => `roamchart providers merge ${slug} --into ${into}`,
    },
    (desk, slug, { into }) => desk.mergeProvider(slug, into),
    (before, after) => ({ before: mergedText(before), after: mergedText(after) }),
  ),
  split: changing(
    { action: 'split', takesLong: true, parameters: none, command: (slug) => `roamchart providers split ${slug}` },
    (desk, slug) => desk.splitProvider(slug),
    (before, after) => ({ before: mergedText(before), after: mergedText(after) }),
  ),
} as const;
