import { texts } from '#desk/messages/en.ts';
import type { ListedProviderRow } from '#runtime/services/desk/provider-list.ts';

const t = texts.providers;

/** What lies over a provider and its plans, in a word each. */
export function overTags({ provider, pins, hiddenPlans }: ListedProviderRow): readonly string[] {
  const { override, hasLogo } = provider;
  const { legalName, seat, register, support, payment, refundRule } = override;
  const hasFacts =
    [legalName, seat, register].some((fact) => fact !== null) ||
    support.length + payment.length + Object.keys(refundRule).length > 0;
  return [
    ...(override.hidden ? [t.over.hidden] : []),
    ...(override.name === null ? [] : [t.over.name]),
    ...(hasLogo ? [t.over.logo] : []),
    ...(override.linkTemplate === null ? [] : [t.over.link]),
    ...(hasFacts ? [t.over.facts] : []),
    ...(pins > 0 ? [t.pins({ count: pins })] : []),
    ...(hiddenPlans > 0 ? [t.hiddenPlans({ count: hiddenPlans })] : []),
  ];
}
