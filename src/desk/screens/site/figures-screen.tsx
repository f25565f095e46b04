import { ChartColumn } from 'lucide';
import { defineScreen, Download } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { Ranked } from '#desk/parts/bars.tsx';
import { GetCsv } from '#desk/parts/go.tsx';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import type { Figures } from '#runtime/services/desk/figures.ts';

const t = texts.site.figures;
const tables = ['clicks', 'views', 'arrivals', 'searches'] as const;
type Table = (typeof tables)[number];
const rowsShown = 15;

/** Four tables of thirty days. */
export const figuresScreen = defineScreen({
  path: '/figures',
  title: t.title,
  place: { label: t.title, icon: ChartColumn, group: 2, order: 4 },
  load: async (desk, { query }) => {
    const figures = await desk.readings.figures();
    const table = tables.find((each) => each === query['csv']);
    if (table === undefined) return figures;
    const rows = rowsOf(figures, table).map(({ name, count }) => [name, count]);
    return new Download(`${table}.csv`, desk.readings.csv([['name', 'count'], ...rows]));
  },
  view: (figures) => (
    <>
      <ScreenHead title={t.title} facts={<span className="mut">{t.text}</span>} />
      <div className="figures">
        {tables.map((table) => (
          <FigureTable key={table} table={table} rows={rowsOf(figures, table)} />
        ))}
      </div>
    </>
  ),
});

interface CountRow {
  readonly name: string;
  readonly count: number;
}

function rowsOf(figures: Figures, table: Table): readonly CountRow[] {
  if (table !== 'arrivals') return figures[table];
  return figures.arrivals.map(({ count, ...arrival }) => {
    const { source, medium, campaign, term, content, referrerHost } = arrival;
    const words = [source, medium, campaign, term, content].filter((part) => part !== '');
    return { name: words.length > 0 ? words.join(' / ') : referrerHost, count };
  });
}

function FigureTable({ table, rows }: { readonly table: Table; readonly rows: readonly CountRow[] }) {
  return (
    <section className="card" aria-labelledby={table}>
      <div className="t-h">
        <h2 id={table}>{t[table]}</h2>
        <GetCsv href={`/figures?csv=${table}`} />
      </div>
      {rows.length === 0 && <p className="mut">{t.none}</p>}
      <Ranked
        className="earn earn--figures"
        nameClass="cut"
        rows={rows.slice(0, rowsShown).map(({ name, count }) => ({
          key: name,
          name: name === '' ? t.unnamed[table] : name,
          count,
          isPale: false,
        }))}
      />
      {rows.length > rowsShown && <p className="foot">{t.rest({ count: rows.length - rowsShown })}</p>}
    </section>
  );
}
