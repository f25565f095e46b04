import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { ShellData } from '#web/shared/definition/shell-data.ts';

export interface OfferLink {
  readonly href: string;
  readonly rel: string;
  /** It earns the operator money, which visitors and search engines are told. */
  readonly isPaid: boolean;
}

/** Null: there is no address where the plan is sold. */
export function offerLink(
  { id, hasOffer, provider }: Pick<ListedPlan, 'id' | 'hasOffer' | 'provider'>,
  { sellerLinks }: Pick<ShellData, 'sellerLinks'>,
): OfferLink | null {
  if (!hasOffer && sellerLinks?.always.includes(provider.slug) !== true) return null;
  const isPaid = sellerLinks?.paid.includes(provider.slug) === true;
  return { href: `/go/${id}`, rel: isPaid ? 'sponsored nofollow noopener' : 'nofollow noopener', isPaid };
}

export function hasPaidLinks({ sellerLinks }: Pick<ShellData, 'sellerLinks'>): boolean {
  return sellerLinks !== undefined;
}
