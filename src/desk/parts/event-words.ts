import { entriesOf } from '#domain/kernel/records.ts';
import { texts } from '#desk/messages/en.ts';
import type { AuditRow } from '#runtime/services/desk/desk-service.ts';

const t = texts.audit;

/** "Mika", "shell: deploy", "nobody". */
export function sayWho({ operator, via }: Pick<AuditRow, 'operator' | 'via'>): string {
  if (operator !== '') return t.via[via] + operator;
  return via === 'desk' || via === 'shell' ? t.nobody : t.via[via];
}

export function sayDid({ kind, action }: Pick<AuditRow, 'kind' | 'action'>): string {
  return lookUp(t.did, `${kind}.${action}`) ?? action;
}

export function sayReason({ reason }: Pick<AuditRow, 'reason'>): string | null {
  return reason === null ? null : (lookUp(t.reasons, reason) ?? reason);
}

function lookUp(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return entriesOf(table).find(([key]) => key === name)?.[1];
}

/** "review 7f3a91…", "Mika". */
export function sayItem({ kind, subject }: Pick<AuditRow, 'kind' | 'subject'>): string {
  return [t.items[kind], subject].filter((part) => part !== '').join(' ');
}

/** Where the item is shown; null: nowhere. */
export function itemPath({ kind, subject }: Pick<AuditRow, 'kind' | 'subject'>): string | null {
  if (subject === '') return null;
  const id = encodeURIComponent(subject);
  switch (kind) {
    case 'review':
      return `/reviews/${id}`;
    case 'review-report':
      return `/review-reports/${id}`;
    case 'report':
      return `/prices/${id}`;
    case 'plan':
      return `/plans/${id}`;
    case 'provider':
      return `/providers/${id}`;
    case 'feed':
      return /^\d+$/.test(subject) ? `/feeds/runs/${id}` : `/feeds/${id}`;
    case 'correction':
      return '/corrections';
    default:
      return null;
  }
}
