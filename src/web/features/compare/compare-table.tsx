import { isolateText } from '#domain/kernel/bidi-text.ts';
import { classNames } from '#ui/class-names.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { colonAfter } from '#i18n/punctuation.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { stepsPath } from '#web/shared/plan/steps-path.ts';
import { PlanStrip } from '#web/shared/plan/plan-strip.tsx';
import { ColumnHead, ColumnWays } from './column-head.tsx';
import { compareCosts, compareRows, type CompareCell, type CompareRow } from './compare-rows.ts';
import type { CompareData } from './load.ts';
import styles from './compare-table.module.css';

/** A table whose heads stay in sight; its columns share the width, so that nothing scrolls sideways. */
export function CompareTable(data: CompareData) {
  const { shell, messages } = usePage();
  const texts = messages.compare;
  const language = { locale: shell.locale, messages };
  const costs = compareCosts(data, language);
  const lowest = costs.findIndex(({ isBest }) => isBest);
  const { differing, same, unstated } = compareRows({ ...data, now: shell.now }, language);
  const hasRest = same.length + unstated.length > 0;
  return (
    <table className={styles['table']} data-plans={data.plans.length} aria-label={texts.table}>
      <thead>
        <tr>
          <td className={styles['corner']}>{texts.rows.cost}</td>
          {data.plans.map(({ row }, place) => {
            const cost = costs[place];
            return (
              <th key={row.plan.id} scope="col">
                {cost !== undefined && <ColumnHead row={row} cost={cost} isLowest={place === lowest} />}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className={classNames(styles['corner'], hasRest && styles['only'])}>
            <VisuallyHidden>{messages.plan.columns.provider}</VisuallyHidden>
            {hasRest && <OnlyDifferences />}
          </td>
          {data.plans.map(({ row }, place) => (
            <td key={row.plan.id}>
              <ColumnWays row={row} data={data} isPrimary={place === lowest} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">
            <span>{texts.rows.need}</span>
          </th>
          {data.plans.map(({ row }) => (
            <td key={row.plan.id}>
              <PlanStrip row={row} trip={data.trip} size={48} />
            </td>
          ))}
        </tr>
        {differing.map((row) => (
          <FactRow key={row.key} row={row} />
        ))}
        <tr>
          <th scope="row">
            <span>{messages.plan.detail.steps}</span>
          </th>
          {data.plans.map(({ row }) => (
            <td key={row.plan.id} className={styles['steps']}>
              <a href={stepsPath({ plans: [row.plan.id], stops: [] }, shell.locale)} rel="nofollow">
                {texts.rows.steps}
                <VisuallyHidden> {isolateText(row.plan.provider.name)}</VisuallyHidden>
              </a>
            </td>
          ))}
        </tr>
      </tbody>
      {hasRest && (
        <tbody data-same="">
          <tr>
            <th scope="rowgroup" colSpan={data.plans.length + 1}>
              {texts.rows.groupSame}
            </th>
          </tr>
          {same.map((row) => (
            <FactRow key={row.key} row={row} />
          ))}
          {unstated.length > 0 && (
            <tr className={styles['unstated']}>
              <th scope="row">{messages.plan.detail.notStated}</th>
              <td colSpan={data.plans.length}>{joinFacts(unstated, shell.locale)}</td>
            </tr>
          )}
        </tbody>
      )}
    </table>
  );
}

/** Hides what is the same for all, by styles alone. */
function OnlyDifferences() {
  const texts = usePage().messages.compare;
  return (
    <label>
      <input type="checkbox" className={styles['box']} />
      {texts.onlyDifferences}
    </label>
  );
}

function FactRow({ row: { name, cells } }: { readonly row: CompareRow }) {
  return (
    <tr>
      <th scope="row">
        <span>{name}</span>
      </th>
      {cells.map((cell, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is known by its column
        <FactCell key={place} cell={cell} />
      ))}
    </tr>
  );
}

function FactCell({ cell: { words, beneath, isBest, isUnknown, isWarning } }: { readonly cell: CompareCell }) {
  const { shell, messages } = usePage();
  const look = classNames(isBest && styles['best'], isUnknown && styles['unknown'], isWarning && styles['warn']);
  return (
    <td className={look}>
      {isBest && <VisuallyHidden>{messages.compare.best + colonAfter(shell.locale)}</VisuallyHidden>}
      <span>{words}</span>
      {beneath !== null && <small>{beneath}</small>}
    </td>
  );
}
