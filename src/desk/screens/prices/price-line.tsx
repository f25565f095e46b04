import { texts } from '#desk/messages/en.ts';
import { Lines } from '#desk/parts/lines.tsx';
import { PricePlot } from '#desk/parts/price-plot.tsx';
import { sayDay, sayMoney } from '#desk/parts/say.ts';
import type { WrongPrice } from '#runtime/services/desk/wrong-price.ts';

const t = texts.prices;

/** Ninety days as visitors saw them, with each report. */
export function PriceLine({ price, now }: { readonly price: WrongPrice; readonly now: Date }) {
  const { line, reports, plan } = price;
  const seen = reports.findLast((report) => report.seen !== null)?.seen ?? null;
  return (
    <section className="line">
      <h3>{t.line}</h3>
      <PricePlot
        shown={line}
        doubts={reports.map(({ reportedAt }) => reportedAt)}
        seen={seen}
        now={now}
        label={t.lineText({ price: sayMoney(plan.price), reports: reports.length })}
      />
      <details className="samples">
        <summary>
          <span className="link s13">{t.lineTable}</span>
        </summary>
        <Lines
          rows={line.map(({ at, money }) => ({
            key: at,
            text: money === null ? '–' : sayMoney(money),
            aside: sayDay(at, now),
          }))}
        />
      </details>
    </section>
  );
}
