import { localesOf } from './texts-by-language.ts';
import type { OverriddenPlan, OverriddenProvider } from '#runtime/services/open-override-desk.ts';
import { hostOfTemplate } from '#domain/site/link-template.ts';
import { amountText } from './amount-text.ts';
import { printable } from './printable.ts';

/** What is said about a provider, a line each; empty: nothing. */
export function providerLines({ override, hasLogo }: OverriddenProvider): readonly string[] {
  const { linkTemplate, paidLinks, refundRule, support, payment } = override;
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
    ['links', linkTemplate === null ? null : `lead to ${hostOfTemplate(linkTemplate)}: ${linkTemplate}`],
    ['paid links', paidLinks === null ? null : paidLinks ? 'yes' : 'no'],
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
  feedPrice,
  isOffered,
}: OverriddenPlan): string {
  const lines = [
    `${id}: ${provider} ${JSON.stringify(externalId)}, ${printable(name)}${isOffered ? '' : ', no longer offered'}`,
    ...(hiddenBecause === null ? [] : [`  hidden: ${printable(hiddenBecause)}`]),
    ...(pin === null
      ? [`  price: ${amountText(feedPrice)}`]
      : [
          `  price pinned: ${amountText(pin.price)} until ${pin.endsAt.slice(0, 16).replace('T', ' ')} UTC: ${printable(pin.reason)}`,
          `  price in its feed: ${amountText(feedPrice)}`,
        ]),
  ];
  return `${lines.join('\n')}\n`;
}
