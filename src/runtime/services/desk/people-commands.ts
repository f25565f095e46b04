import type { AuditRow } from '#operators/audit-trail.ts';

/** The command that does the same as a row tells of; null: none does. */
export function peopleCommand({
  action,
  subject,
  after,
}: Pick<AuditRow, 'action' | 'subject' | 'after'>): string | null {
  const name = /^[\w.-]+$/.test(subject) ? subject : JSON.stringify(subject);
  switch (action) {
    case 'invite':
      return `roamchart desk invite ${name} --role ${after ?? 'moderator'}`;
    case 'replace':
      return `roamchart desk invite ${name} --replace`;
    case 'remove':
      return `roamchart desk remove ${name}`;
    case 'sign-out-everybody':
      return 'roamchart desk sign-out';
    default:
      return null;
  }
}
