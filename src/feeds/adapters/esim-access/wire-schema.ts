import { z } from 'zod';
import { wireNumber } from '#feeds/row/wire-number.ts';

const optionalText = z.string().nullish();

const operatorSchema = z.object({ operatorName: optionalText, networkType: optionalText });

/**
 * One package of `POST /package/list` of the eSIM Access API (https://docs.esimaccess.com), by the names of the API.
 * Prices are in 1/10000 of the currency unit; volume is bytes, 2^30 a gigabyte.
 */
export const packageSchema = z.object({
  packageCode: z.string().min(1),
  name: z.string().min(1),
  currencyCode: z.unknown().optional(),
  location: z.string().min(1),
  volume: wireNumber,
  duration: wireNumber,
  durationUnit: z.string().nullish(),
  retailPrice: wireNumber.nullish(),
  /** What a reseller pays. */
  price: z.unknown().optional(),
  /** 1: amount in total, 2: amount a day, then slower, 3: amount a day, then nothing, 4: unlimited each day. */
  dataType: wireNumber.nullish(),
  fupPolicy: optionalText,
  /** 1: counts from installation, 2: from the first connection. */
  activeType: wireNumber.nullish(),
  unusedValidTime: wireNumber.nullish(),
  supportTopUpType: wireNumber.nullish(),
  speed: optionalText,
  ipExport: optionalText,
  locationNetworkList: z
    .array(
      z.object({
        locationName: optionalText,
        locationCode: optionalText,
        operatorList: z.array(operatorSchema).nullish(),
      }),
    )
    .nullish(),
});

export type Package = z.output<typeof packageSchema>;

/** Columns of a table dump, with the names that the API has for them. */
export const tableColumns: Readonly<Record<string, string>> = {
  package_code: 'packageCode',
  name: 'name',
  currency_code: 'currencyCode',
  location: 'location',
  volume: 'volume',
  duration: 'duration',
  duration_unit: 'durationUnit',
  retail_price: 'retailPrice',
  price: 'price',
  data_type: 'dataType',
  fup_policy: 'fupPolicy',
  active_type: 'activeType',
  unused_valid_time: 'unusedValidTime',
  support_topup_type: 'supportTopUpType',
  support_top_up_type: 'supportTopUpType',
  speed: 'speed',
  ip_export: 'ipExport',
};
