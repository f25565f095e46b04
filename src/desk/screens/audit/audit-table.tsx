import type { AuditRow } from '#runtime/services/desk/desk-service.ts';
import { texts } from '#desk/messages/en.ts';
import { DataTable } from '#desk/parts/data-table.tsx';
import { Link } from '#desk/parts/go.tsx';
import { When } from '#desk/parts/when.tsx';
import { itemPath, sayDid, sayItem, sayReason, sayWho } from '#desk/parts/event-words.ts';

const t = texts.audit.columns;

interface ShownRow extends AuditRow {
  /** The command that does the same; null: none does. */
  readonly command: string | null;
}

interface AuditTableProps {
  readonly rows: readonly ShownRow[];
  readonly hasCommands: boolean;
}

/** Newest first. On a phone it scrolls by itself, and the page does not. */
export function AuditTable({ rows, hasCommands }: AuditTableProps) {
  return (
    <DataTable
      label={texts.audit.title}
      className="trail"
      columns={[
        { head: t.when, className: 'mut nowrap', render: ({ at }) => <When at={new Date(at)} as="row" /> },
        { head: t.who, className: 'nowrap', render: (row) => <b>{sayWho(row)}</b> },
        {
          head: t.did,
          className: ({ action }) => (action.startsWith('refuse') ? 'nowrap up' : 'nowrap'),
          render: sayDid,
        },
        { head: t.to, render: itemOf },
        { head: t.before, className: 'mut', render: ({ before }) => before },
        { head: t.after, render: effectOf },
        hasCommands && { head: t.same, className: 'one', render: ({ command }) => command && <code>{command}</code> },
      ]}
      rows={rows}
      keyOf={({ id }) => id}
      none={texts.audit.empty}
    />
  );
}

function itemOf(row: AuditRow) {
  const path = itemPath(row);
  return path === null ? sayItem(row) : <Link href={path} name={sayItem(row)} />;
}

/** What a decision did. Struck: it was taken back. */
function effectOf(row: AuditRow) {
  const { decision } = row;
  const after = [row.after, sayReason(row), row.note].filter((part) => part !== null).join(', ');
  if (decision?.state === 'taken-back') return <s className="old">{after}</s>;
  return decision?.state === 'refused' ? `${after} ${decision.refusal ?? ''}` : after;
}
