import { classNames } from '#ui/class-names.ts';
import { colonAfter } from '#i18n/punctuation.ts';
import { FixMark } from '#ui/fix-mark.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { PlanStrip } from '#web/shared/plan/plan-strip.tsx';
import { compareCosts, compareGroups, type CompareCell, type CompareRow } from './compare-rows.ts';
import type { CompareData } from './load.ts';
import { PlanHead } from './plan-head.tsx';
import styles from './compare-table.module.css';

/** A table with sticky heads. On narrow screens it scrolls in its own focusable box. */
export function CompareTable(data: CompareData) {
  const { shell, messages } = usePage();
  const texts = messages.compare;
  const language = { locale: shell.locale, messages };
  const costs = compareCosts(data, language);
  const columns = data.plans.length + 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className={styles['box']} role="region" aria-label={texts.table} tabIndex={0}>
      <table className={styles['table']} data-plans={data.plans.length}>
        <thead>
          <tr>
            <th scope="col" className={styles['corner']}>
              <span>{texts.rows.cost}</span>
              <OnlyDifferences />
            </th>
            {data.plans.map((plan, place) => {
              const cost = costs[place];
              return (
                <th key={plan.row.plan.id} scope="col" className={styles['plan']}>
                  {cost !== undefined && <PlanHead plan={plan} cost={cost} data={data} />}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={styles['fact']}>
              <span>{texts.rows.need}</span>
            </th>
            {data.plans.map(({ row }) => (
              <td key={row.plan.id} className={styles['strip']}>
                <PlanStrip row={row} trip={data.trip} size={48} />
              </td>
            ))}
          </tr>
        </tbody>
        {compareGroups({ ...data, now: shell.now }, language).map(({ heading, rows }) => (
          <tbody key={heading} data-same={rows.some(({ differs }) => differs) ? undefined : ''}>
            <tr>
              <th scope="rowgroup" colSpan={columns} className={styles['group']}>
                <span>{heading}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <FactRow key={row.key} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Hides what is the same for all, by styles alone. */
function OnlyDifferences() {
  const texts = usePage().messages.compare;
  return (
    <label className={styles['only']}>
      <input type="checkbox" className={styles['onlyBox']} />
      {texts.onlyDifferences}
    </label>
  );
}

function FactRow({ row: { name, cells } }: { readonly row: CompareRow }) {
  return (
    <tr>
      <th scope="row" className={styles['fact']}>
        <span>{name}</span>
      </th>
      {cells.map((cell, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is known by its column
        <FactCell key={place} cell={cell} />
      ))}
    </tr>
  );
}

function FactCell({ cell: { words, beneath, isBest, isUnknown } }: { readonly cell: CompareCell }) {
  const { shell, messages } = usePage();
  const texts = messages.compare;
  return (
    <td className={classNames(isBest && styles['best'], isUnknown && styles['unknown'])}>
      {isBest && (
        <>
          <FixMark />
          <VisuallyHidden>{texts.best + colonAfter(shell.locale)}</VisuallyHidden>
        </>
      )}
      <span>{words}</span>
      {beneath !== null && <small>{beneath}</small>}
    </td>
  );
}
