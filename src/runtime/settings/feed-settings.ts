import { z } from 'zod';
import { defaultFeedLimits, readFeedLimits, type FeedLimits } from '#feeds/judge/feed-limits.ts';
import type { SettingsOf } from './setting-values.ts';

export interface FeedSettings {
  readonly limits: FeedLimits;
}

export const defaultFeedSettings: FeedSettings = { limits: defaultFeedLimits };

export const feedSettingsShape = {
  FEED_LIMITS: z
    .string()
    .transform((text, check): FeedLimits => {
      const read = readFeedLimits(parseJson(text));
      if ('limits' in read) return read.limits;
      check.addIssue({ code: 'custom', message: `must be JSON such as {"withdrawnShare": 0.5}: ${read.problem}` });
      return z.NEVER;
    })
    .default(defaultFeedLimits),
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function buildFeedSettings(given: SettingsOf<typeof feedSettingsShape>): FeedSettings {
  return { limits: given.FEED_LIMITS };
}
