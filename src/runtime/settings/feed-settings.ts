import { z } from 'zod';
import { defaultFeedLimits, readFeedLimits, type FeedLimits } from '#feeds/judge/feed-limits.ts';
import { builtOfNone, type SettingsOf } from './setting-values.ts';

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

export function buildFeedSettings(given: SettingsOf<typeof feedSettingsShape>) {
  return { limits: given.FEED_LIMITS };
}

export type FeedSettings = ReturnType<typeof buildFeedSettings>;

export const defaultFeedSettings = builtOfNone(feedSettingsShape, buildFeedSettings);
