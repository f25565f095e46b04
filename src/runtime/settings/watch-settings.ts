import { z } from 'zod';
import { wholeNumber, type SettingsOf } from './setting-values.ts';

/** Limits for load shedding. 0 switches a limit off. */
export interface OverloadLimits {
  /** Mean event loop delay, in milliseconds. */
  readonly delayMs: number;
  /** Resident memory of the process, in bytes. */
  readonly memoryBytes: number;
  readonly requests: number;
}

/** Settings of monitoring and load shedding. */
export interface WatchSettings {
  /** Address for Prometheus; null: no metrics server. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  readonly overload: OverloadLimits;
}

export const defaultWatchSettings: WatchSettings = {
  metrics: null,
  overload: { delayMs: 1_000, memoryBytes: 0, requests: 500 },
};

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
  OVERLOAD_DELAY_MS: limit(60_000, defaultWatchSettings.overload.delayMs),
  OVERLOAD_MEMORY_MB: limit(1_000_000, defaultWatchSettings.overload.memoryBytes / megabyte),
  OVERLOAD_REQUESTS: limit(100_000, defaultWatchSettings.overload.requests),
};

export function buildWatchSettings(given: SettingsOf<typeof watchSettingsShape>): WatchSettings {
  return {
    metrics: given.METRICS_PORT === null ? null : { host: given.METRICS_HOST, port: given.METRICS_PORT },
    overload: {
      delayMs: given.OVERLOAD_DELAY_MS,
      memoryBytes: given.OVERLOAD_MEMORY_MB * megabyte,
      requests: given.OVERLOAD_REQUESTS,
    },
  };
}
