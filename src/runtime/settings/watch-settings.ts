import { z } from 'zod';

/** Limits for load shedding. 0 switches a limit off. */
export interface OverloadLimits {
  /** Mean event loop delay, in milliseconds. */
  readonly delayMs: number;
  /** Resident memory of the process, in bytes. */
  readonly memoryBytes: number;
  /** In-flight requests. */
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

function numberUpTo(most: number, usual: number) {
  return z
    .string()
    .refine(
      (text) => /^\d{1,7}$/.test(text) && Number(text) <= most,
      `must be a whole number from 0 to ${most}; 0 switches the limit off`,
    )
    .transform(Number)
    .default(usual);
}

const megabyte = 1024 * 1024;

export const watchSettingsShape = {
  METRICS_PORT: z
    .string()
    .refine((text) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535, 'must be a whole number from 1 to 65535')
    .transform(Number)
    .nullable()
    .default(null),
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address without a port')
    .default('127.0.0.1'),
  OVERLOAD_DELAY_MS: numberUpTo(60_000, defaultWatchSettings.overload.delayMs),
  OVERLOAD_MEMORY_MB: numberUpTo(1_000_000, defaultWatchSettings.overload.memoryBytes / megabyte),
  OVERLOAD_REQUESTS: numberUpTo(100_000, defaultWatchSettings.overload.requests),
};

const watchSettingsSchema = z.object(watchSettingsShape);

export function buildWatchSettings(given: z.output<typeof watchSettingsSchema>): WatchSettings {
  return {
    metrics: given.METRICS_PORT === null ? null : { host: given.METRICS_HOST, port: given.METRICS_PORT },
    overload: {
      delayMs: given.OVERLOAD_DELAY_MS,
      memoryBytes: given.OVERLOAD_MEMORY_MB * megabyte,
      requests: given.OVERLOAD_REQUESTS,
    },
  };
}
