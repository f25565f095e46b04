/** How often a feed is fetched: every few hours, or at a time of each day in UTC. */
export type FeedSchedule =
  | { readonly kind: 'every'; readonly hours: number }
  /** @param minute of the day, from 0 to 1439 */
  | { readonly kind: 'daily'; readonly minute: number };

export interface FeedPast {
  readonly checkedAt: Date;
  readonly failures: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Initial back-off after a failure; doubles with each further one, up to a day. */
const firstRetryMs = 15 * minuteMs;

/** When a feed is due. A failed one is retried with exponential back-off. */
export function feedDueAt(schedule: FeedSchedule, { checkedAt, failures }: FeedPast): Date {
  if (failures === 0) return regularTime(schedule, checkedAt);
  const pauseMs = Math.min(firstRetryMs * 2 ** Math.min(failures - 1, 20), dayMs);
  return new Date(checkedAt.getTime() + pauseMs);
}

function regularTime(schedule: FeedSchedule, after: Date): Date {
  if (schedule.kind === 'every') return new Date(after.getTime() + schedule.hours * hourMs);
  const today = Math.floor(after.getTime() / dayMs) * dayMs + schedule.minute * minuteMs;
  return new Date(today > after.getTime() ? today : today + dayMs);
}

/** `every 6 hours`, `daily at 04:30 UTC`. */
export function describeSchedule(schedule: FeedSchedule): string {
  if (schedule.kind === 'every') return schedule.hours === 1 ? 'every hour' : `every ${schedule.hours} hours`;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `daily at ${two(Math.floor(schedule.minute / 60))}:${two(schedule.minute % 60)} UTC`;
}
