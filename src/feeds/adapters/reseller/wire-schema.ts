import { z } from 'zod';
import { wireDays, wireNumber } from '#feeds/row/wire-number.ts';

const text = z.string().nullish();
const country = z.union([z.string(), z.object({ code: text, en: text, name: text })]);

/**
 * One product. `dataSize` is MB, 1024 a gigabyte, and 0 is unlimited; `data` is an amount with its unit. Most lists name
 * no currency.
 */
export const productSchema = z.object({
  id: z.union([z.number(), z.string()]),
  /** Often Chinese, e.g. `以色列 1GB/7天`: place, amount, days. */
  name: z.string().min(1),
  nameEn: text,
  /** Absent where the products stand under their country. */
  countries: z.array(country).nullish(),
  dataSize: wireNumber.nullish(),
  data: text,
  validDays: wireDays.nullish(),
  days: wireDays.nullish(),
  validityDays: wireDays.nullish(),
  validity: wireDays.nullish(),
  duration: wireDays.nullish(),
  price: z.union([z.number(), z.string()]),
});

export type Product = z.output<typeof productSchema>;

/** The country that a product stands under: its key, and its own fields. */
export interface ProductGroup {
  readonly key: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** One price of a list that is keyed by place and by a bundle of eSIM Go. */
export interface GroupedPrice {
  readonly place: string;
  readonly bundle: string;
  readonly price: unknown;
}

export type ResellerRow =
  /** `group` is null in a flat list. */
  | { readonly shape: 'product'; readonly entry: unknown; readonly group: ProductGroup | null }
  | { readonly shape: 'grouped'; readonly entry: GroupedPrice };

/** Whether a text is the name of a bundle of eSIM Go. */
export function isBundle(text: string): boolean {
  return text.startsWith('esim_');
}
