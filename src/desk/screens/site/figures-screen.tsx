import { ChartColumn } from 'lucide';
import { defineScreen, Download } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { Bar } from '#desk/parts/bars.tsx';
import { sayNumber } from '#desk/parts/say.ts';
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
    return new Download({
      name: `${table}.csv`,
      type: 'text/csv',
      text: desk.readings.csv([['name', 'count'], ...rows]),
    });
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
  const most = rows[0]?.count ?? 0;
  return (
    <section className="card" aria-labelledby={table}>
      <div className="t-h">
        <h2 id={table}>{t[table]}</h2>
        <a className="go s13" href={`/figures?csv=${table}`}>
          {texts.shared.csv}
        </a>
      </div>
      {rows.length === 0 && <p className="mut">{t.none}</p>}
      <ul className="earn earn--figures">
        {rows.slice(0, rowsShown).map(({ name, count }) => (
          <li key={name}>
            <span className="cut">{name === '' ? t.unnamed[table] : name}</span>
            <Bar share={most === 0 ? 0 : count / most} isPale={false} />
            <span>{sayNumber(count)}</span>
          </li>
        ))}
      </ul>
      {rows.length > rowsShown && <p className="foot">{t.rest({ count: rows.length - rowsShown })}</p>}
    </section>
  );
}
