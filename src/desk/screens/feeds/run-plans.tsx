import { texts } from '#desk/messages/en.ts';
import { GetCsv } from '#desk/parts/go.tsx';
import { ScrollBox } from '#desk/parts/scroll-box.tsx';
import { Prices, Ratio } from '#desk/parts/price-change.tsx';
import { sayMoney } from '#desk/parts/say.ts';
import { Segments } from '#desk/parts/segments.tsx';
import type { FoldedMoves, HeldChanges, MovedPlan, PricedPlan } from '#runtime/services/desk/held-changes.ts';
import type { ShownFeedRun } from '#runtime/services/desk/open-readings.ts';

const t = texts.feeds.run;

const views = ['worst', 'gone', 'new', 'random'] as const;
type View = (typeof views)[number];

export function viewOf(query: Readonly<Record<string, string>>): View {
  return views.find((view) => view === query['plans']) ?? 'worst';
}

interface RunPlansProps {
  readonly shown: ShownFeedRun;
  readonly changes: HeldChanges;
  readonly view: View;
}

/** Plans of a held run: the worst, gone and new ones, and some at random. */
export function RunPlans({ shown, changes, view }: RunPlansProps) {
  const path = `/feeds/runs/${shown.run.id}`;
  const counts: Readonly<Partial<Record<View, number>>> = { gone: changes.goneCount, new: changes.addedCount };
  return (
    <section aria-label={t.viewsLabel}>
      <div className="acts acts--spread">
        <Segments
          label={t.viewsLabel}
          links={views.map((each) => ({
            href: each === 'worst' ? path : `${path}?plans=${each}`,
            name: t.views[each],
            count: counts[each] ?? null,
            isCurrent: each === view,
          }))}
        />
        <GetCsv href={`${path}.csv`} />
      </div>
      <ScrollBox label={t.views[view]}>
        <table>
          <tbody>{rowsOf(changes, view, (slug) => shown.sellers.get(slug)?.name ?? slug)}</tbody>
        </table>
      </ScrollBox>
      {!changes.isComplete && <p className="foot">{t.incomplete}</p>}
    </section>
  );
}

type NameOf = (slug: string) => string;

function rowsOf(changes: HeldChanges, view: View, nameOf: NameOf) {
  switch (view) {
    case 'worst':
      return changes.worst.map((fold) => <FoldRows key={`${fold.provider} ${fold.ratio}`} {...{ fold, nameOf }} />);
    case 'random':
      return changes.random.map((move) => (
        <MoveRow key={move.provider + move.externalId} move={move} seller={nameOf(move.provider)} />
      ));
    case 'gone':
    case 'new':
      return changes[view === 'gone' ? 'gone' : 'added'].map((plan) => (
        <PriceRow key={plan.provider + plan.externalId} plan={plan} seller={nameOf(plan.provider)} />
      ));
  }
}

/** Fewer are lines of their own. */
const fewestFolded = 3;

/** Many alike are a line, which opens; a single one is its own. */
function FoldRows({ fold, nameOf }: { readonly fold: FoldedMoves; readonly nameOf: NameOf }) {
  const { provider, count, plans, ratio } = fold;
  const [first] = plans;
  if (first === undefined) return null;
  if (count < fewestFolded)
    return plans.map((move) => <MoveRow key={move.externalId} move={move} seller={nameOf(provider)} />);
  return (
    <>
      <tr className="grp">
        <td colSpan={2}>
          <b>{t.alike({ seller: nameOf(provider), count })}</b>
        </td>
        <td className="r">
          <Ratio before={first.before} after={first.after} ratio={ratio} />
        </td>
      </tr>
      {plans.slice(0, 2).map((move) => (
        <MoveRow key={move.externalId} move={move} seller={null} />
      ))}
    </>
  );
}

/** @param seller null: the line above names it */
function MoveRow({ move, seller }: { readonly move: MovedPlan; readonly seller: string | null }) {
  return (
    <tr>
      <td>
        {seller === null ? '\u2002' : `${seller}, `}
        {move.name}
      </td>
      <td className="r nowrap">
        <Prices {...move} />
      </td>
      <td className="r nowrap">
        <Ratio {...move} />
      </td>
    </tr>
  );
}

function PriceRow({ plan: { name, price }, seller }: { readonly plan: PricedPlan; readonly seller: string }) {
  return (
    <tr>
      <td>
        {seller}, {name}
      </td>
      <td className="r">
        <b>{sayMoney(price)}</b>
      </td>
    </tr>
  );
}
