import { Argument, type Command } from 'commander';
import { snakeCase } from '#domain/kernel/snake-case.ts';
import { defaultLocale, locales, type Locale } from '#domain/kernel/locale.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import {
  paymentMethods,
  readHomepage,
  readPayment,
  readProfileLine,
  readProviderName,
  readRefundRule,
  readSupport,
  type PartialText,
} from '#domain/plan/provider-profile.ts';
import { readSellerFact, sellerFacts, type SellerFact, type SellerFacts } from '#domain/plan/seller-facts.ts';
import { hostOfTemplate, parseLinkTemplate } from '#domain/site/link-template.ts';
import type { Desk } from '#runtime/services/desk/open-desk.ts';
import { providerDecisions } from '#runtime/services/desk/provider-decisions.ts';
import type { OverriddenProvider } from '#runtime/services/plans/provider-desk.ts';
import { readLogoFile } from '#runtime/services/plans/read-logo-file.ts';
import { asJson, jsonOption, shown, told, type Json } from '#cli/terminal/answer-result.ts';
import { orWrongUse } from '#cli/terminal/or-wrong-use.ts';
import { providerLines, providerText } from './overrides-text.ts';
import { runOnOverrides, type OverrideReader, type RunOnOverrides as Run } from './run-on-overrides.ts';
import type { AddCommand, Terminal } from '#cli/terminal/terminal.ts';
import { optionFor } from './texts-by-language.ts';

export const addProvidersCommand: AddCommand = (providers, terminal, finish) => {
  const run: Run = async (work) => finish(await runOnOverrides(work, terminal));
  addReading(providers, run);
  addMerging(providers, run);
  addSetting(providers, terminal, run);
  addClearing(providers, run);
  addPaidLinks(providers, run);
};

function addReading(providers: Command, run: Run): void {
  providers
    .command('list', { isDefault: true })
    .description('List all providers with your overrides.')
    .option(...jsonOption)
    .action((options: Json) =>
      run(async (desk) =>
        shown(await desk.overrides.providers(), options, (all) => all.map(providerText).join('') || 'No providers.\n'),
      ),
    );
  providers
    .command('show')
    .description('Show one provider with your overrides.')
    .argument('<provider>', 'its slug, such as nori-mobile')
    .option(...jsonOption)
    .action((slug: string, { json }: Json) =>
      run((desk) => told(desk.overrides.provider(slug), json === true ? asJson : providerText)),
    );
  for (const hidden of [true, false])
    providers
      .command(hidden ? 'hide' : 'unhide')
      .description(hidden ? 'Hide all its plans, whatever its feeds say.' : 'Show its plans again.')
      .argument('<provider>', 'its slug')
      .action((slug: string) =>
        run((desk) => told(desk.decideNow(providerDecisions[hidden ? 'hide' : 'unhide'], slug, {}), saidText)),
      );
}

/** Of a provider that feeds spell in two ways. */
function addMerging(providers: Command, run: Run): void {
  providers
    .command('merge')
    .description('Show plans and reviews of a provider under another one. Its addresses lead there.')
    .argument('<provider>', 'the slug that visitors no longer see')
    .requiredOption('--into <provider>', 'the slug that they see instead')
    .action((slug: string, { into }: { readonly into: string }) =>
      run((desk) => told(desk.decideNow(providerDecisions.merge, slug, { into }), providerText)),
    );
  providers
    .command('split')
    .description('Show a merged provider by itself again, as if it had never been merged.')
    .argument('<provider>', 'the slug that was merged into another one')
    .action((slug: string) => run((desk) => told(desk.decideNow(providerDecisions.split, slug, {}), providerText)));
}

/** What may be said of a provider in one option: where it is kept, how it is read, and what it is without the operator. */
const facts = {
  name: { key: 'name', value: 'text', says: 'its display name', read: readProviderName, nothing: null },
  homepage: { key: 'url', value: 'url', says: 'its own site (https)', read: readHomepage, nothing: null },
  'legal-name': {
    key: 'legalName',
    value: 'text',
    says: 'the company behind it',
    read: readProfileLine,
    nothing: null,
  },
  seat: { key: 'seat', value: 'text', says: 'the company’s registered address', read: readProfileLine, nothing: null },
  register: {
    key: 'register',
    value: 'text',
    says: 'its company register and number',
    read: readProfileLine,
    nothing: null,
  },
  support: {
    key: 'support',
    value: 'list',
    says: 'https addresses, email addresses or phone numbers (+…), separated by commas',
    read: readSupport,
    nothing: [],
  },
  payment: {
    key: 'payment',
    value: 'list',
    says: `payment methods, separated by commas: ${paymentMethods.join(', ')}`,
    read: readPayment,
    nothing: [],
  },
  link: {
    key: 'linkTemplate',
    value: 'template',
    says: 'template for links to its plans, with {url}, {plan}, {destination} and {sub}; they are labelled as affiliate links',
    read: parseLinkTemplate,
    nothing: null,
  },
  'paid-links': {
    key: 'paidLinks',
    value: 'yes|no',
    says: 'whether links in its feeds earn you a commission; yes labels them as affiliate links',
    read: readYes,
    nothing: null,
  },
} as const satisfies Readonly<Record<string, ProviderFact>>;

interface ProviderFact {
  readonly key: keyof SaidOfProvider;
  readonly value: string;
  readonly says: string;
  readonly read: (text: string) => Result<unknown>;
  readonly nothing: null | readonly [];
}

/** As commander names the options: `legalName`; texts by language are `refundRule`, `refundRuleJa` … */
interface SetOptions extends SellerFacts {
  readonly logo?: string;
  readonly [refundRule: `refundRule${string}`]: string;
}

function addSetting(providers: Command, { locate }: Terminal, run: Run): void {
  const command = providers
    .command('set')
    .description('Override facts about a provider. Facts you do not name stay as they are.')
    .argument('<provider>', 'its slug, such as nori-mobile')
    .option('--logo <file>', 'an image: PNG, JPEG, WebP, AVIF, GIF or SVG; it is re-encoded', locate);
  for (const [name, { value, says, read }] of Object.entries(facts))
    command.option(`--${name} <${value}>`, says, orWrongUse<unknown>(read));
  for (const fact of sellerFacts)
    command.option(
      `--${snakeCase(fact).replaceAll('_', '-')} <text>`,
      `${sellerFactTexts[fact]}, where a plan does not say it`,
      orWrongUse((text) => readSellerFact(fact, text)),
    );
  for (const locale of locales)
    command.option(
      `--${optionFor('refund-rule', locale)} <text>`,
      `its refund rule in ${locale}`,
      orWrongUse(readRefundRule),
    );
  command.action((slug: string, options: SetOptions) =>
    run(async (desk) => {
      const before = await desk.overrides.provider(slug);
      if (!before.ok) return before;
      if (options.logo !== undefined) {
        const logo = await readLogoFile(options.logo);
        if (!logo.ok) return logo;
        const picture = { hash: logo.value.hash, base64: Buffer.from(logo.value.bytes).toString('base64') };
        const shown = await desk.decideNow(providerDecisions.logo, slug, { logo: picture });
        if (!shown.ok) return shown;
      }
      return say(desk, slug, overrideFrom(options, before.value.override));
    }),
  );
}

function readYes(text: string): Result<boolean> {
  return text === 'yes' || text === 'no' ? success(text === 'yes') : failure('it must be yes or no');
}

const sellerFactTexts: Readonly<Record<SellerFact, string>> = {
  apnIos: 'APN on iPhones, or automatic',
  apnAndroid: 'APN on Android, or automatic',
  roaming: 'whether data roaming must be on (yes or no)',
  reinstall: 'whether a deleted eSIM can be installed again (yes or no)',
  installWithinDays: 'days after the purchase to install it',
  topUpWithinDays: 'days after its end to top it up',
  networks: 'its networks, such as "JP: Docomo, KDDI; KR: SK Telecom"',
  supportHours: 'when its support is available',
};

function overrideFrom(options: SetOptions, before: OverriddenProvider['override']): SaidOfProvider {
  const rules = locales.flatMap((locale): [Locale, string][] => {
    const suffix = locale === defaultLocale ? '' : `${locale[0]?.toUpperCase()}${locale.slice(1)}`;
    const text = options[`refundRule${suffix}`];
    return text === undefined ? [] : [[locale, text]];
  });
  const refundRule: PartialText = { ...before.refundRule, ...Object.fromEntries(rules) };
  const after = sellerFacts.flatMap((fact) => (options[fact] === undefined ? [] : [[fact, options[fact]] as const]));
  const said = Object.entries(facts).flatMap(([name, { key }]) => {
    const value: unknown = Reflect.get(options, camelCase(name));
    return value === undefined ? [] : [{ [key]: value }];
  });
  return {
    ...Object.assign({}, ...said),
    ...(rules.length > 0 && { refundRule }),
    ...(after.length > 0 && { afterPurchase: { ...before.afterPurchase, ...Object.fromEntries(after) } }),
  };
}

/** As commander names an option. */
function camelCase(name: string): string {
  return name.replaceAll(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
}

/** For a site whose feeds bring links of one kind. */
function addPaidLinks(providers: Command, run: Run): void {
  providers
    .command('paid-links')
    .description('For all providers where this is not stated yet, say whether the links in their feeds earn you money.')
    .addArgument(new Argument('<answer>', 'yes marks them as paid').choices(['yes', 'no']))
    .action((answer: string) =>
      run(async (desk) => {
        const unsaid = (await desk.overrides.providers()).filter(
          ({ override, mergedInto }) =>
            mergedInto === null && override.paidLinks === null && override.linkTemplate === null,
        );
        for (const { slug } of unsaid) {
          const said = await desk.decideNow(providerDecisions.link, slug, { paidLinks: answer === 'yes' });
          if (!said.ok) return said;
        }
        const count = `${unsaid.length} ${unsaid.length === 1 ? 'provider' : 'providers'}`;
        return success(`The links of ${count} are ${answer === 'yes' ? '' : 'not '}paid.\n`);
      }),
    );
}

function addClearing(providers: Command, run: Run): void {
  const nothing: Readonly<Record<string, SaidOfProvider>> = {
    ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, { [fact.key]: fact.nothing }])),
    'refund-rule': { refundRule: {} },
    'after-purchase': { afterPurchase: {} },
  };
  const names = ['logo', ...Object.keys(nothing)];
  providers
    .command('clear')
    .description('Remove overrides, so that the feeds count again.')
    .argument('<provider>', 'its slug')
    .argument('<facts...>', `one or more of ${names.join(', ')}`)
    .action((slug: string, chosen: readonly string[]) =>
      run(async (desk) => {
        const unknown = chosen.find((fact) => !names.includes(fact));
        if (unknown !== undefined)
          return failure(`"${unknown}" cannot be cleared. Name one or more of ${names.join(', ')}.`);
        const cleared: SaidOfProvider = Object.assign({}, ...chosen.map((fact) => nothing[fact]));
        if (chosen.includes('logo')) {
          const removed = await desk.decideNow(providerDecisions.logo, slug, { logo: null });
          if (!removed.ok) return removed;
        }
        const changed =
          Object.keys(cleared).length === 0
            ? desk.overrides.provider(slug)
            : desk.decideNow(providerDecisions.clear, slug, cleared);
        return told(changed, saidText);
      }),
    );
}

type SaidOfProvider = Partial<Omit<OverriddenProvider['override'], 'hidden'>>;

/** Links are decided on alone, since they lead visitors away. */
async function say(
  desk: Desk & OverrideReader,
  slug: string,
  { linkTemplate, paidLinks, ...facts }: SaidOfProvider,
): Promise<Result<string>> {
  const links = {
    ...(linkTemplate !== undefined && { linkTemplate }),
    ...(paidLinks !== undefined && { paidLinks }),
  };
  if (Object.keys(facts).length > 0) {
    const set = await desk.decideNow(providerDecisions.set, slug, facts);
    if (!set.ok) return set;
  }
  if (Object.keys(links).length > 0) {
    const linked = await desk.decideNow(providerDecisions.link, slug, links);
    if (!linked.ok) return linked;
  }
  const host = linkTemplate ? `Links to its plans now lead to ${hostOfTemplate(linkTemplate)}.\n` : '';
  return told(desk.overrides.provider(slug), (changed) => `${host}${saidText(changed)}`);
}

function saidText(provider: OverriddenProvider): string {
  const lines = providerLines(provider);
  const all = lines.length === 0 ? '  overrides: none\n' : lines.map((line) => `  ${line}\n`).join('');
  return `${provider.slug}:\n${all}`;
}
