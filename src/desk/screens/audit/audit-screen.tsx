import { List } from 'lucide';
import { defineScreen, Download } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { Choice } from '#desk/parts/field.tsx';
import { GetCsv, More } from '#desk/parts/go.tsx';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { SearchForm } from '#desk/parts/search-form.tsx';
import { kinds, offeredDays, parseAuditFilter, trailQuery, writeAuditFilter, type ShownFilter } from './audit-query.ts';
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
        <GetCsv href={`/audit.csv${writeAuditFilter(filter)}`} />
      </ScreenHead>
      <Filter filter={filter} operators={operators} />
      <AuditTable rows={rows} hasCommands={viewer.choices.commands} />
      {next !== null && <More href={`/audit${writeAuditFilter(filter, next)}`} name={t.older} />}
    </>
  ),
});

function Filter({ filter, operators }: { readonly filter: ShownFilter; readonly operators: readonly string[] }) {
  const people = operators.map((name) => [name, name] as const);
  const days = offeredDays.map((each) => [each, each === 0 ? t.always : t.lastDays({ days: each })] as const);
  return (
    <SearchForm action="/audit" label={t.find} hint={t.findHint} value={filter.q} button={t.show}>
      <Choice name="who" aria-label={t.who} defaultValue={filter.who} options={[['', t.everybody], ...people]} />
      <Choice name="kind" aria-label={t.kind} defaultValue={filter.kind} options={[['', t.everyKind], ...kinds]} />
      <Choice name="days" aria-label={t.days} defaultValue={filter.days} options={days} />
    </SearchForm>
  );
}

/** The same rows as a file. */
export const auditFile = defineScreen({
  path: '/audit.csv',
  title: t.title,
  load: async (desk, request) => {
    const query = trailQuery(parseAuditFilter(request), request, mostRowsOfFile);
    return new Download('audit.csv', await desk.trailCsv(query));
  },
  view: () => null,
});
