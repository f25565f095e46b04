import { texts } from '#desk/messages/en.ts';
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
  const counts: Readonly<Record<View, number | null>> = {
    worst: null,
    gone: changes.goneCount,
    new: changes.addedCount,
    random: null,
  };
  const priced: Readonly<Partial<Record<View, readonly PricedPlan[]>>> = { gone: changes.gone, new: changes.added };
  const nameOf = (slug: string): string => shown.sellers.get(slug)?.name ?? slug;
  return (
    <section aria-label={t.viewsLabel}>
      <div className="acts acts--spread">
        <Segments
          label={t.viewsLabel}
          links={views.map((each) => ({
            href: each === 'worst' ? path : `${path}?plans=${each}`,
            name: t.views[each],
            count: counts[each],
            isCurrent: each === view,
          }))}
        />
        <a className="go s13" href={`${path}.csv`}>
          {texts.shared.csv}
        </a>
      </div>
      <ScrollBox label={t.views[view]}>
        <table>
          <tbody>
            {view === 'worst' &&
              changes.worst.map((fold) => (
                <FoldRows key={`${fold.provider} ${fold.ratio}`} fold={fold} nameOf={nameOf} />
              ))}
            {view === 'random' &&
              changes.random.map((move) => (
                <MoveRow key={move.provider + move.externalId} move={move} nameOf={nameOf} />
              ))}
            {priced[view]?.map((plan) => (
              <PriceRow key={plan.provider + plan.externalId} plan={plan} nameOf={nameOf} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {!changes.isComplete && <p className="foot">{t.incomplete}</p>}
    </section>
  );
}

/** Fewer are lines of their own. */
const fewestFolded = 3;

interface Naming {
  readonly nameOf: (slug: string) => string;
}

/** Many alike are a line, which opens; a single one is its own. */
function FoldRows({ fold, nameOf }: { readonly fold: FoldedMoves } & Naming) {
  const [first] = fold.plans;
  if (first === undefined) return null;
  if (fold.count < fewestFolded)
    return fold.plans.map((move) => <MoveRow key={move.externalId} move={move} nameOf={nameOf} />);
  return (
    <>
      <tr className="grp">
        <td colSpan={2}>
          <b>{t.alike({ seller: nameOf(fold.provider), count: fold.count })}</b>
        </td>
        <td className="r">
          <Ratio before={first.before} after={first.after} ratio={fold.ratio} />
        </td>
      </tr>
      {fold.plans.slice(0, 2).map((move) => (
        <MoveRow key={move.externalId} move={move} nameOf={null} />
      ))}
    </>
  );
}

function MoveRow({ move, nameOf }: { readonly move: MovedPlan; readonly nameOf: Naming['nameOf'] | null }) {
  const { provider, name, before, after, ratio } = move;
  return (
    <tr>
      <td>
        {nameOf === null ? '\u2002' : `${nameOf(provider)}, `}
        {name}
      </td>
      <td className="r nowrap">
        <Prices before={before} after={after} />
      </td>
      <td className="r nowrap">
        <Ratio before={before} after={after} ratio={ratio} />
      </td>
    </tr>
  );
}

function PriceRow({ plan: { provider, name, price }, nameOf }: { readonly plan: PricedPlan } & Naming) {
  return (
    <tr>
      <td>
        {nameOf(provider)}, {name}
      </td>
      <td className="r">
        <b>{sayMoney(price)}</b>
      </td>
    </tr>
  );
}
