import type { VisibleChange } from './visible-change.ts';
import type { ProviderSlug } from './provider-slug.ts';

/** The newest visible change of a plan's list price. */
export interface PriceChange extends VisibleChange {
  readonly planId: number;
  readonly name: string;
  readonly provider: { readonly slug: ProviderSlug; readonly name: string };
}
