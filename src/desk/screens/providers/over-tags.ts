import { texts } from '#desk/messages/en.ts';
import { hasProfile } from '#domain/plan/provider-profile.ts';
import type { ListedProviderRow } from '#runtime/services/desk/provider-list.ts';

const t = texts.providers;

/** What lies over a provider and its plans, in a word each. */
export function overTags({ provider, pins, hiddenPlans }: ListedProviderRow): readonly string[] {
  const { override, hasLogo } = provider;
  return [
    ...(override.hidden ? [t.over.hidden] : []),
    ...(override.name === null ? [] : [t.over.name]),
    ...(hasLogo ? [t.over.logo] : []),
    ...(override.linkTemplate === null ? [] : [t.over.link]),
    ...(hasProfile(override) || Object.keys(override.afterPurchase).length > 0 ? [t.over.facts] : []),
    ...(pins > 0 ? [t.pins({ count: pins })] : []),
    ...(hiddenPlans > 0 ? [t.hiddenPlans({ count: hiddenPlans })] : []),
  ];
}
