import type { AuditRow } from '#runtime/services/desk/desk-service.ts';
import { texts } from '#desk/messages/en.ts';
import { HeadTable } from '#desk/parts/head-table.tsx';
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
    <HeadTable
      label={texts.audit.title}
      className="trail"
      columns={[t.when, t.who, t.did, t.to, t.before, t.after, hasCommands && t.same]}
    >
      {rows.map((row) => (
        <AuditRow key={row.id} row={row} hasCommand={hasCommands} />
      ))}
    </HeadTable>
  );
}

function AuditRow({ row, hasCommand }: { readonly row: ShownRow; readonly hasCommand: boolean }) {
  const path = itemPath(row);
  return (
    <tr>
      <td className="mut nowrap">
        <When at={new Date(row.at)} as="row" />
      </td>
      <td className="nowrap">
        <b>{sayWho(row)}</b>
      </td>
      <td className={row.action.startsWith('refuse') ? 'nowrap up' : 'nowrap'}>{sayDid(row)}</td>
      <td>
        {path === null ? (
          sayItem(row)
        ) : (
          <a className="link" href={path}>
            {sayItem(row)}
          </a>
        )}
      </td>
      <td className="mut">{row.before}</td>
      <td>
        <AfterCell row={row} />
      </td>
      {hasCommand && <td className="one">{row.command !== null && <code>{row.command}</code>}</td>}
    </tr>
  );
}

/** What a decision did. Struck: it was taken back. */
function AfterCell({ row }: { readonly row: ShownRow }) {
  const { decision } = row;
  const after = [row.after, sayReason(row), row.note].filter((part) => part !== null).join(', ');
  if (decision?.state === 'taken-back') return <s className="old">{after}</s>;
  if (decision?.state === 'refused') return `${after} ${decision.refusal ?? ''}`;
  return after;
}
