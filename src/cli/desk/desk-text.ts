import type { ListedPerson, AuditRow } from '#runtime/services/desk/with-desk-people.ts';
import { printable } from '#cli/terminal/printable.ts';

export function describePeople(people: readonly ListedPerson[]): string {
  if (people.length === 0) return 'Nobody may sign in. Run: roamchart desk invite NAME --role owner\n';
  return people
    .map((person) =>
      describePerson(person)
        .map((line) => `${line}\n`)
        .join(''),
    )
    .join('');
}

function describePerson({ name, role, keys, sessions, inviteUntil }: ListedPerson): readonly string[] {
  return [
    `${printable(name)}, ${role}`,
    ...keys.map(
      ({ shortId, name: key, relyingParty, lastUsedAt }) =>
        `  key ${shortId}  ${printable(key)}, for ${relyingParty}, last used ${lastUsedAt?.toISOString().slice(0, 10) ?? 'never'}`,
    ),
    ...sessions.map(({ place, seenAt }) => `  signed in: ${printable(place)}, last seen ${seenAt.toISOString()}`),
    ...(inviteUntil === null ? [] : [`  open link until ${inviteUntil.toISOString()}`]),
  ];
}

export function describeTrail(rows: readonly AuditRow[]): string {
  if (rows.length === 0) return 'Nothing was done in this time.\n';
  return rows.map((row) => `${describeRow(row)}\n`).join('');
}

function describeRow({ at, operator, via, kind, action, subject, before, after, reason, note }: AuditRow): string {
  const change = before === null && after === null ? '' : `${before ?? 'nothing'} → ${after ?? 'nothing'}`;
  const parts = [at, `${via}:${operator}`, `${kind} ${action}`, subject, change, reason ?? '', note ?? ''];
  return parts
    .filter((part) => part !== '')
    .map(printable)
    .join('  ');
}
