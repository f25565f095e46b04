import { addDays } from '#domain/kernel/durations.ts';
import { entriesOf } from '#domain/kernel/records.ts';
import type { ScreenRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import type { AuditFilter as TrailFilter } from '#runtime/services/desk/desk-service.ts';

/** Days that the filter offers; 0: all. */
export const offeredDays = [1, 7, 30, 365, 0] as const;

export const kinds = entriesOf(texts.audit.kinds);

const usual = { who: '', kind: '', days: 30, q: '' };

/** What the address asks for, as the form shows it. */
export interface ShownFilter extends Readonly<typeof usual> {
  readonly before: number | null;
}

export function parseAuditFilter({ query }: Pick<ScreenRequest, 'query'>): ShownFilter {
  const { who = '', kind = '', q = '', days, before = '' } = query;
  return {
    who: who.slice(0, 100),
    kind: kinds.some(([known]) => known === kind) ? kind : '',
    q: q.trim().slice(0, 100),
    days: offeredDays.find((offered) => String(offered) === days) ?? usual.days,
    before: /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null,
  };
}

/** Moderators read everything but the sign-ins of others. */
export function trailQuery(
  { who, kind, days, q, before }: ShownFilter,
  { viewer, now }: Pick<ScreenRequest, 'viewer' | 'now'>,
  limit: number,
): TrailFilter {
  return {
    limit,
    operator: who || undefined,
    kind: kinds.find(([known]) => known === kind)?.[0],
    since: days === 0 ? undefined : addDays(now, -days),
    text: q,
    before: before ?? undefined,
    signInsOf: viewer.role === 'owner' ? undefined : viewer.name,
  };
}

/** The same filter as a query, without what is as usual. */
export function writeAuditFilter({ who, kind, days, q }: ShownFilter, before: number | null = null): string {
  const changed = Object.entries({ who, kind, days, q }).filter(([name, value]) => value !== Reflect.get(usual, name));
  const query = new URLSearchParams(changed.map(([name, value]) => [name, String(value)]));
  if (before !== null) query.set('before', String(before));
  return query.size === 0 ? '' : `?${query}`;
}
