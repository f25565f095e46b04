import type { Ranked } from './list-order.ts';
import { counted } from './words.ts';
import type { Trip } from './trip-cost.ts';

/**
 * How long the data of one plan lasts that serves a trip, used evenly over equal days; null: not worked out here, because
 * several follow each other.
 */
export function lasting({ plan, fit, count }: Ranked, { days, mb: need }: Trip): string | null {
  const { kind, mb, dayCount } = plan;
  if (count !== 1 || (fit !== 'full' && fit !== 'slow') || (kind === 'unlimited' && mb === null)) return null;
  if (need === null) return mb === null ? null : 'How long it lasts depends on your use';
  if (mb === null) return null;
  if (kind === 'daily' && days > 1)
    return mb * days >= need ? lastsAll(days) : slowDaily((mb * days * 24) / need, dayCount);
  if (mb >= need)
    return kind === 'total' && isHalf(need / mb) ? `Half left after ${counted(days, 'day')}` : lastsAll(days);
  // Rounded to the hour.
  const hours = Math.round((mb * days * 24) / need);
  const hour = hours % 24 === 0 ? '' : `, about ${clock(hours % 24)}`;
  return `Slow from day ${Math.floor(hours / 24) + 1}${hour}`;
}

function lastsAll(days: number): string {
  return days === 1 ? 'Lasts all day' : `Lasts all ${counted(days, 'day')}`;
}

/** More or less by a twentieth. */
function isHalf(share: number): boolean {
  return Math.abs(share - 0.5) < 0.05;
}

/** @param hours in which a day's data is used up */
function slowDaily(hours: number, dayCount: string | null): string {
  if (dayCount === 'calendar') return `Slow daily from about ${clock(Math.round(hours) % 24)}`;
  return `Slow for about ${Math.max(1, Math.round(24 - hours))} h a day`;
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
