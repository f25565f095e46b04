import { entriesOf } from '#domain/kernel/records.ts';
import type { ScreenRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import type { AuditFilter as TrailFilter } from '#runtime/services/desk/desk-service.ts';

const dayMs = 24 * 60 * 60_000;

/** Days that the filter offers; 0: all. */
export const offeredDays = [1, 7, 30, 365, 0] as const;

/** What the address asks for, as the form shows it. */
export interface ShownFilter {
  readonly who: string;
  readonly kind: string;
  readonly days: number;
  readonly q: string;
  readonly before: number | null;
}

export function parseAuditFilter({ query }: Pick<ScreenRequest, 'query'>): ShownFilter {
  const { who = '', kind = '', q = '', days = '30', before = '' } = query;
  return {
    who: who.slice(0, 100),
    kind: kinds.some(([known]) => known === kind) ? kind : '',
    q: q.trim().slice(0, 100),
    days: offeredDays.find((offered) => String(offered) === days) ?? 30,
    before: /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null,
  };
}

export const kinds = entriesOf(texts.audit.kinds);

/** Moderators read everything but the sign-ins of others. */
export function trailQuery(
  { who, kind, days, q, before }: ShownFilter,
  { viewer, now }: Pick<ScreenRequest, 'viewer' | 'now'>,
  limit: number,
): TrailFilter {
  const [known] = kinds.find(([each]) => each === kind) ?? [];
  return {
    limit,
    ...(who !== '' && { operator: who }),
    ...(known !== undefined && { kind: known }),
    ...(days > 0 && { since: new Date(now.getTime() - days * dayMs) }),
    ...(q !== '' && { text: q }),
    ...(before !== null && { before }),
    ...(viewer.role !== 'owner' && { signInsOf: viewer.name }),
  };
}

/** The same filter as a query, without what is as usual. */
export function writeAuditFilter({ who, kind, days, q }: ShownFilter, before: number | null = null): string {
  const query = new URLSearchParams();
  if (who !== '') query.set('who', who);
  if (kind !== '') query.set('kind', kind);
  if (days !== 30) query.set('days', String(days));
  if (q !== '') query.set('q', q);
  if (before !== null) query.set('before', String(before));
  return query.size === 0 ? '' : `?${query}`;
}
