import { Argument, InvalidArgumentError, type Command } from 'commander';
import { snakeCase } from '#domain/kernel/snake-case.ts';
import { defaultLocale, locales, type Locale } from '#domain/kernel/locale.ts';
import { success, type Result } from '#domain/kernel/result.ts';
import {
  paymentMethods,
  readHomepage,
  readPayment,
  readProfileLine,
  readProviderName,
  readRefundRule,
  readSupport,
  type PartialText,
  type PaymentMethod,
} from '#domain/plan/provider-profile.ts';
import { readSellerFact, sellerFacts, type SellerFact, type SellerFacts } from '#domain/plan/provider-profile.ts';
import { hostOfTemplate, parseLinkTemplate, type LinkTemplate } from '#domain/site/link-template.ts';
import type { Desk } from '#runtime/services/desk/open-desk.ts';
import { providerDecisions } from '#runtime/services/desk/provider-decisions.ts';
import {
  readLogoFile,
  type OverriddenProvider,
  type ProviderOverride,
} from '#runtime/services/plans/open-override-desk.ts';
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
    .option('--json', 'print the list as JSON')
    .action(({ json }: { readonly json?: true }) =>
      run(async (desk) => {
        const all = await desk.overrides.providers();
        if (json === true) return success(`${JSON.stringify(all)}\n`);
        return success(all.length === 0 ? 'No providers.\n' : all.map(providerText).join(''));
      }),
    );
  providers
    .command('show')
    .description('Show one provider with your overrides.')
    .argument('<provider>', 'its slug, such as nori-mobile')
    .option('--json', 'print it as JSON')
    .action((slug: string, { json }: { readonly json?: true }) =>
      run(async (desk) => {
        const found = await desk.overrides.provider(slug);
        if (!found.ok) return found;
        return success(json === true ? `${JSON.stringify(found.value)}\n` : providerText(found.value));
      }),
    );
  for (const hidden of [true, false])
    providers
      .command(hidden ? 'hide' : 'unhide')
      .description(hidden ? 'Hide all its plans, whatever its feeds say.' : 'Show its plans again.')
      .argument('<provider>', 'its slug')
      .action((slug: string) =>
        run(async (desk) => {
          const changed = await desk.decideNow(providerDecisions[hidden ? 'hide' : 'unhide'], slug, {});
          return changed.ok ? success(saidText(changed.value)) : changed;
        }),
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
      run(async (desk) => {
        const merged = await desk.decideNow(providerDecisions.merge, slug, { into });
        return merged.ok ? success(providerText(merged.value)) : merged;
      }),
    );
  providers
    .command('split')
    .description('Show a merged provider by itself again, as if it had never been merged.')
    .argument('<provider>', 'the slug that was merged into another one')
    .action((slug: string) =>
      run(async (desk) => {
        const split = await desk.decideNow(providerDecisions.split, slug, {});
        return split.ok ? success(providerText(split.value)) : split;
      }),
    );
}

/** As commander names the options; texts by language are `refundRule`, `refundRuleJa` … */
interface SetOptions extends SellerFacts {
  readonly name?: string;
  readonly homepage?: string;
  readonly logo?: string;
  readonly legalName?: string;
  readonly seat?: string;
  readonly register?: string;
  readonly support?: readonly string[];
  readonly payment?: readonly PaymentMethod[];
  readonly link?: LinkTemplate;
  readonly paidLinks?: boolean;
  readonly [refundRule: `refundRule${string}`]: string;
}

function addSetting(providers: Command, { locate }: Terminal, run: Run): void {
  const command = providers
    .command('set')
    .description('Override facts about a provider. Facts you do not name stay as they are.')
    .argument('<provider>', 'its slug, such as nori-mobile')
    .option('--name <text>', 'its display name', orWrongUse(readProviderName))
    .option('--homepage <url>', 'its own site (https)', orWrongUse(readHomepage))
    .option('--logo <file>', 'an image: PNG, JPEG, WebP, AVIF, GIF or SVG; it is re-encoded', locate)
    .option('--legal-name <text>', 'the company behind it', orWrongUse(readProfileLine))
    .option('--seat <text>', 'the company’s registered address', orWrongUse(readProfileLine))
    .option('--register <text>', 'its company register and number', orWrongUse(readProfileLine))
    .option(
      '--support <list>',
      'https addresses, email addresses or phone numbers (+…), separated by commas',
      orWrongUse(readSupport),
    )
    .option(
      '--payment <list>',
      `payment methods, separated by commas: ${paymentMethods.join(', ')}`,
      orWrongUse(readPayment),
    )
    .option(
      '--link <template>',
      'template for links to its plans, with {url}, {plan}, {destination} and {sub}; they are labelled as affiliate links',
      orWrongUse(parseLinkTemplate),
    )
    .option(
      '--paid-links <yes|no>',
      'whether links in its feeds earn you a commission; yes labels them as affiliate links',
      parseYes,
    );
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

function parseYes(text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new InvalidArgumentError('It must be yes or no.');
}

const sellerFactTexts: Readonly<Record<SellerFact, string>> = {
  apnIos: 'APN on iPhones, or automatic',
  apnAndroid: 'APN on Android, or automatic',
  roaming: 'whether data roaming must be on (yes or no)',
  reinstall: 'whether a deleted eSIM can be installed again (yes or no)',
  installWithinDays: 'days after the purchase to install it',
  topUpWithinDays: 'days after its end to top it up',
  supportHours: 'when its support answers',
};

function overrideFrom(options: SetOptions, before: ProviderOverride): SaidOfProvider {
  const rules = locales.flatMap((locale): [Locale, string][] => {
    const suffix = locale === defaultLocale ? '' : `${locale[0]?.toUpperCase()}${locale.slice(1)}`;
    const text = options[`refundRule${suffix}`];
    return text === undefined ? [] : [[locale, text]];
  });
  const refundRule: PartialText = { ...before.refundRule, ...Object.fromEntries(rules) };
  const after = sellerFacts.flatMap((fact) => (options[fact] === undefined ? [] : [[fact, options[fact]] as const]));
  return {
    ...(options.name !== undefined && { name: options.name }),
    ...(options.homepage !== undefined && { url: options.homepage }),
    ...(options.legalName !== undefined && { legalName: options.legalName }),
    ...(options.seat !== undefined && { seat: options.seat }),
    ...(options.register !== undefined && { register: options.register }),
    ...(options.support !== undefined && { support: options.support }),
    ...(options.payment !== undefined && { payment: options.payment }),
    ...(options.link !== undefined && { linkTemplate: options.link }),
    ...(options.paidLinks !== undefined && { paidLinks: options.paidLinks }),
    ...(rules.length > 0 && { refundRule }),
    ...(after.length > 0 && { afterPurchase: { ...before.afterPurchase, ...Object.fromEntries(after) } }),
  };
}

/** For a site whose feeds bring links of one kind. */
function addPaidLinks(providers: Command, run: Run): void {
  providers
    .command('paid-links')
    .description('Say of all providers of whom nothing is said whether the links of their feeds earn you money.')
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

/** What each fact is without the operator. */
const nothing = {
  name: { name: null },
  homepage: { url: null },
  'legal-name': { legalName: null },
  seat: { seat: null },
  register: { register: null },
  support: { support: [] },
  payment: { payment: [] },
  'refund-rule': { refundRule: {} },
  'after-purchase': { afterPurchase: {} },
  link: { linkTemplate: null },
  'paid-links': { paidLinks: null },
} as const satisfies Readonly<Record<string, Partial<ProviderOverride>>>;

function addClearing(providers: Command, run: Run): void {
  const names = ['logo', ...Object.keys(nothing)];
  providers
    .command('clear')
    .description('Remove overrides, so that the feeds count again.')
    .argument('<provider>', 'its slug')
    .argument('<facts...>', `one or more of ${names.join(', ')}`)
    .action((slug: string, facts: readonly string[]) =>
      run(async (desk) => {
        const unknown = facts.find((fact) => !names.includes(fact));
        if (unknown !== undefined)
          return { ok: false, reason: `"${unknown}" cannot be cleared. Name one or more of ${names.join(', ')}.` };
        const cleared: SaidOfProvider = Object.assign({}, ...facts.map((fact) => Reflect.get(nothing, fact)));
        if (facts.includes('logo')) {
          const removed = await desk.decideNow(providerDecisions.logo, slug, { logo: null });
          if (!removed.ok) return removed;
        }
        const changed =
          Object.keys(cleared).length === 0
            ? await desk.overrides.provider(slug)
            : await desk.decideNow(providerDecisions.clear, slug, cleared);
        return changed.ok ? success(saidText(changed.value)) : changed;
      }),
    );
}

type SaidOfProvider = Partial<Omit<ProviderOverride, 'hidden'>>;

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
  const changed = await desk.overrides.provider(slug);
  if (!changed.ok) return changed;
  const host = linkTemplate ? `Links to its plans now lead to ${hostOfTemplate(linkTemplate)}.\n` : '';
  return success(`${host}${saidText(changed.value)}`);
}

function saidText(provider: OverriddenProvider): string {
  const lines = providerLines(provider);
  const all = lines.length === 0 ? '  overrides: none\n' : lines.map((line) => `  ${line}\n`).join('');
  return `${provider.slug}:\n${all}`;
}
