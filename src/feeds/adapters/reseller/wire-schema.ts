import { z } from 'zod';

const text = z.string().nullish();

/** One product of a flat list. `dataSize` is MB, 1024 a gigabyte; 0 is unlimited. The list names no currency. */
export const productSchema = z.object({
  id: z.union([z.number(), z.string()]),
  /** Chinese only, e.g. `以色列 1GB/7天`: place, amount, days. */
  name: z.string().min(1),
  type: text,
  countries: z.array(z.object({ code: z.string() })).min(1),
  dataSize: z.number(),
  validDays: z.number(),
  price: z.union([z.number(), z.string()]),
});

export type Product = z.output<typeof productSchema>;

/** One price of a list that is keyed by place and by a bundle of eSIM Go. */
export interface GroupedPrice {
  readonly place: string;
  readonly bundle: string;
  readonly price: unknown;
}

export type ResellerRow =
  | { readonly shape: 'product'; readonly entry: unknown }
  | { readonly shape: 'grouped'; readonly entry: GroupedPrice };
