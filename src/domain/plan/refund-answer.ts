import type { Locale } from '#domain/kernel/locale.ts';
import { textIn, type PartialText, type TextIn } from './provider-profile.ts';
import type { Refund } from './refund.ts';

/** The rule of a plan, else the provider's in words. */
export type RefundAnswer = { readonly of: 'plan'; readonly rule: Refund } | ({ readonly of: 'provider' } & TextIn);

/** What is known of refunds: what the plan states counts before what the provider says of all its plans. Null: nothing. */
export function refundOf(plan: Refund | null, provider: PartialText, locale: Locale): RefundAnswer | null {
  if (plan !== null) return { of: 'plan', rule: plan };
  const said = textIn(provider, locale);
  return said && { of: 'provider', ...said };
}
