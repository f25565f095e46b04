import { z } from 'zod';
import { wireDays, wireNumber } from '#feeds/row/wire-number.ts';

const text = z.string().nullish();
const flag = z.union([z.boolean(), z.enum(['true', 'false', 't', 'f'])]).nullish();
/** A list as JSON has it, or as PostgreSQL writes it: `{2G,3G}`. */
const list = z.union([z.array(z.string()), z.string()]).nullish();
const country = z.union([z.string(), z.object({ iso: text, name: text })]);

/**
 * One bundle of `GET /catalogue` of the eSIM Go API (https://docs.esim-go.com), by the names of the API, or of a dump of
 * it. Amounts are MB, 1000 a gigabyte; -1 is unlimited.
 */
export const bundleSchema = z.object({
  name: z.string().min(1),
  description: text,
  price: z.union([z.number(), z.string()]),
  currency: z.unknown().optional(),
  duration: wireDays,
  dataAmount: wireNumber.nullish(),
  /** False on unlimited bundles of some dumps, which have `isUnlimited` beside it. */
  unlimited: flag,
  isUnlimited: flag,
  countries: z.union([z.array(country), z.string()]),
  speed: list,
});

export type Bundle = z.output<typeof bundleSchema>;

/** Columns of a table dump, with the names that the API has for them. */
export const tableColumns: Readonly<Record<string, string>> = {
  esim_go_name: 'name',
  name: 'name',
  description: 'description',
  price: 'price',
  currency: 'currency',
  validity_in_days: 'duration',
  data_amount_mb: 'dataAmount',
  unlimited: 'unlimited',
  is_unlimited: 'isUnlimited',
  countries: 'countries',
  speed: 'speed',
};
