import { List } from 'lucide';
import { defineScreen, Download, type Screen } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { parseAuditFilter, trailQuery, writeAuditFilter } from './audit-query.ts';
import { AuditFilterForm } from './audit-filter-form.tsx';
import { AuditTable } from './audit-table.tsx';

const t = texts.audit;

const pageLength = 100;
const mostRowsOfFile = 10_000;

export const auditScreen = defineScreen({
  path: '/audit',
  title: t.title,
  place: { label: t.title, icon: List, group: 3, order: 1, chord: 'a' },
  load: async (desk, request) => {
    const filter = parseAuditFilter(request);
    const { rows: found, next } = await desk.trail(trailQuery(filter, request, pageLength));
    const rows = found.map((row) => ({ ...row, command: desk.commandOf(row) }));
    return { filter, rows, next, operators: await desk.operators() };
  },
  view: ({ filter, rows, next, operators }, { viewer }) => (
    <>
      <ScreenHead title={t.title} facts={<span className="mut">{t.text}</span>}>
        <a className="go s13" href={`/audit.csv${writeAuditFilter(filter)}`}>
          {t.csv}
        </a>
      </ScreenHead>
      <AuditFilterForm filter={filter} operators={operators} />
      {rows.length === 0 ? (
        <p className="mut">{t.empty}</p>
      ) : (
        <AuditTable rows={rows} hasCommands={viewer.choices.commands} />
      )}
      {next !== null && (
        <p className="foot foot--list">
          <a className="link" href={`/audit${writeAuditFilter(filter, next)}`}>
            {t.older}
          </a>
        </p>
      )}
    </>
  ),
});

/** The same rows as a file. */
export const auditFile: Screen = {
  path: '/audit.csv',
  role: 'moderator',
  place: null,
  answer: async (desk, request) => {
    const text = await desk.trailCsv(trailQuery(parseAuditFilter(request), request, mostRowsOfFile));
    return new Download({ name: 'audit.csv', type: 'text/csv', text });
  },
};
