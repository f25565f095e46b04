import { localesOf } from './texts-by-language.ts';
import type { FactCorrection, PlanCorrection } from '#domain/plan/fact-correction.ts';
import type { NetworkCorrection } from '#domain/plan/network-correction.ts';
import { snakeCase } from '#domain/kernel/snake-case.ts';
import { sellerFacts } from '#domain/plan/provider-profile.ts';
import { findCountry } from '#domain/place/countries.ts';
import type { OverriddenPlan, OverriddenProvider } from '#runtime/services/plans/open-override-desk.ts';
import { hostOfTemplate } from '#domain/site/link-template.ts';
import { sayData, sayValidity } from '#i18n/say-amount.ts';
import { amountText } from '#cli/terminal/amount-text.ts';
import { english, terminalText } from '#cli/terminal/english.ts';
import { printable } from '#cli/terminal/printable.ts';

/** What is said about a provider, a line each; empty: nothing. */
export function providerLines({ override, hasLogo, mergedInto, mergedFrom }: OverriddenProvider): readonly string[] {
  const { linkTemplate, paidLinks, refundRule, afterPurchase, support, payment } = override;
  const said: readonly (readonly [string, string | null])[] = [
    ['name', override.name],
    ['homepage', override.url],
    ['logo', hasLogo ? 'stored' : null],
    ['legal name', override.legalName],
    ['seat', override.seat],
    ['register', override.register],
    ['support', support.length === 0 ? null : support.join(', ')],
    ['payment', payment.length === 0 ? null : payment.join(', ')],
    ...localesOf(refundRule).map((locale) => [`refund rule (${locale})`, refundRule[locale] ?? null] as const),
    ...sellerFacts.map((fact) => [snakeCase(fact).replaceAll('_', ' '), afterPurchase[fact] ?? null] as const),
    ['links', linkTemplate === null ? null : `lead to ${hostOfTemplate(linkTemplate)}: ${linkTemplate}`],
    ['paid links', paidLinks === null ? null : paidLinks ? 'yes' : 'no'],
    ['merged into', mergedInto],
    ['shown with it', mergedFrom.length === 0 ? null : mergedFrom.join(', ')],
    ['hidden', override.hidden ? 'yes, none of its plans is shown' : null],
  ];
  return said.flatMap(([what, text]) => (text === null ? [] : [`${what}: ${printable(text)}`]));
}

export function providerText(provider: OverriddenProvider): string {
  const { slug, name, statedName, statedUrl, planCount } = provider;
  const lines = providerLines(provider);
  const feed = [statedName, ...(statedUrl === null ? [] : [statedUrl])].map(printable).join(', ');
  return [
    `${slug}: ${printable(name)}, ${planCount} ${planCount === 1 ? 'plan' : 'plans'}`,
    `  feeds: ${feed}`,
    ...(lines.length === 0 ? ['  overrides: none'] : ['  overrides:', ...lines.map((line) => `    ${line}`)]),
    '',
  ].join('\n');
}

export function planText({
  id,
  provider,
  externalId,
  name,
  hiddenBecause,
  pin,
  correction,
  feedPrice,
  isOffered,
}: OverriddenPlan): string {
  const lines = [
    `${id}: ${provider} ${JSON.stringify(externalId)}, ${printable(name)}${isOffered ? '' : ', no longer offered'}`,
    ...(hiddenBecause === null ? [] : [`  hidden: ${printable(hiddenBecause)}`]),
    ...(correction === null ? [] : [`  corrected: ${correctionText(correction)}`]),
    ...(pin === null
      ? [`  price: ${amountText(feedPrice)}`]
      : [
          `  price pinned: ${amountText(pin.price)} until ${lastDayText(pin.endsAt)}: ${printable(pin.reason)}`,
          `  price in its feed: ${amountText(feedPrice)}`,
        ]),
  ];
  return `${lines.join('\n')}\n`;
}

export function correctionText({ facts, networks, endsAt, reason }: PlanCorrection): string {
  const until = endsAt === null ? '' : ` until ${lastDayText(endsAt)}`;
  const words = [...factWords(facts), ...(networks === undefined ? [] : [networkWords(networks)])];
  return `${words.join(', ')}${until}: ${printable(reason)}`;
}

function networkWords({ countries, networks }: NetworkCorrection): string {
  const names = networks.map(({ operator, generation }) =>
    [operator, generation].flatMap((word) => (word === null ? [] : [printable(word)])).join(' '),
  );
  const places = countries?.map((code) => findCountry(code)?.name.en ?? code) ?? ['all its countries'];
  return `networks ${names.join(' and ')} in ${places.join(', ')}`;
}

/** Facts that may be corrected, those that are given. */
export function factWords({ dataKind, dataMb, dataWords, validityDays, tethering }: FactCorrection): readonly string[] {
  const words = [
    ...(dataKind === undefined
      ? []
      : [sayData({ dataKind, dataMb: dataMb ?? null, dataWords: dataWords ?? null }, english)]),
    ...(validityDays === undefined ? [] : [sayValidity(validityDays, english)]),
    ...(tethering === undefined ? [] : [`hotspot ${tethering === null ? 'not stated' : tethering ? 'yes' : 'no'}`]),
  ];
  return words.map(terminalText);
}

/** The last day before this time, as `--until` takes it: `2026-12-31`. */
export function lastDayText(endsAt: string): string {
  return new Date(Date.parse(endsAt) - 1).toISOString().slice(0, 10);
}

/** `2026-12-31 08:00 UTC`. */
export function minuteText(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}
