import { z } from 'zod';
import { builtOfNone, wholeNumber, type SettingsOf } from './setting-values.ts';

function limit(most: number, usual: number) {
  return wholeNumber({ least: 0, most, note: '; 0 switches the limit off' }).default(usual);
}

const megabyte = 1024 * 1024;

export const watchSettingsShape = {
  METRICS_PORT: wholeNumber({ most: 65_535 }).nullable().default(null),
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address without a port')
    .default('127.0.0.1'),
  OVERLOAD_DELAY_MS: limit(60_000, 1000),
  OVERLOAD_MEMORY_MB: limit(1_000_000, 0),
  OVERLOAD_REQUESTS: limit(100_000, 500),
};

export function buildWatchSettings(given: SettingsOf<typeof watchSettingsShape>) {
  return {
    /** Address for Prometheus; null: no metrics server. */
    metrics: given.METRICS_PORT === null ? null : { host: given.METRICS_HOST, port: given.METRICS_PORT },
    /** Limits for load shedding. 0 switches a limit off. */
    overload: {
      /** Mean event loop delay, in milliseconds. */
      delayMs: given.OVERLOAD_DELAY_MS,
      /** Resident memory of the process, in bytes. */
      memoryBytes: given.OVERLOAD_MEMORY_MB * megabyte,
      requests: given.OVERLOAD_REQUESTS,
    },
  };
}

export type OverloadLimits = ReturnType<typeof buildWatchSettings>['overload'];

export const defaultWatchSettings = builtOfNone(watchSettingsShape, buildWatchSettings);
