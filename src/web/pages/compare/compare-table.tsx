import { X } from 'lucide';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { classNames } from '#ui/class-names.ts';
import { FixMark } from '#ui/fix-mark.tsx';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { forgetCompared } from '#web/components/compare/compared-store.ts';
import { logoAddress } from '#web/components/page/flag-address.ts';
import { offerLink } from '#web/components/plan/offer-link.ts';
import { usePage } from '#web/components/page/page-environment.tsx';
import { sayComparable, sayData, sayTerms, sayValidity } from '#web/components/plan/plan-words.ts';
import { ChooseLink } from './choose-link.tsx';
import { compareGroups, type CompareCell, type CompareRow } from './compare-rows.ts';
import type { ComparedPlan } from './compared-row.ts';
import type { CompareData } from './load.ts';
import styles from './compare-table.module.css';

/** A table with sticky heads. On narrow screens it scrolls in its own focusable box. */
export function CompareTable(data: CompareData) {
  const { shell, messages } = usePage();
  const texts = messages.compare;
  const groups = compareGroups({ ...data, now: shell.now }, { locale: shell.locale, messages });
  const columns = data.plans.length + 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className={styles['box']} role="region" aria-label={`${texts.table}. ${texts.tableHint}`} tabIndex={0}>
      <table className={styles['table']} data-plans={data.plans.length}>
        <thead>
          <tr>
            <th scope="col" className={styles['corner']}>
              <VisuallyHidden>{texts.table}</VisuallyHidden>
            </th>
            {data.plans.map((plan) => (
              <PlanHead key={plan.row.plan.id} plan={plan} data={data} />
            ))}
          </tr>
        </thead>
        {groups.map(({ heading, rows }) => (
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

function PlanHead({ plan, data }: { readonly plan: ComparedPlan; readonly data: CompareData }) {
  const { shell, messages } = usePage();
  const texts = messages.compare;
  const { id, provider, validityDays } = plan.row.plan;
  const link = offerLink(plan.row.plan, shell);
  const language = { locale: shell.locale, messages };
  const { picks } = messages.trip;
  const amount = sayData(plan.row.plan, language);
  const days = sayValidity(validityDays, language);
  const name = sayComparable(plan.row.plan, language);
  const others = data.plans.map(({ row }) => row.plan.id).filter((other) => other !== id);
  return (
    <th scope="col" className={styles['plan']}>
      <span className={styles['top']}>
        <Logo src={logoAddress(provider.image)} name={provider.name} />
        <ChooseLink
          className={styles['remove']}
          ids={others}
          data={data}
          aria-label={texts.remove({ plan: name })}
          onFollow={() => forgetCompared(id)}
        >
          <Icon of={X} />
        </ChooseLink>
      </span>
      <b>
        <bdi>{provider.name}</bdi>
      </b>
      <span className={styles['words']}>
        {joinFacts([amount, days, ...sayTerms(plan.row.plan, language)], shell.locale)}
      </span>
      <span className={styles['seller']}>
        {link === null ? (
          <small>{picks.noLink}</small>
        ) : (
          <ButtonLink
            href={link.href}
            rel={link.rel}
            aria-label={picks.viewLabel({
              provider: isolateText(provider.name),
              data: amount,
              days,
              isPaid: link.isPaid,
            })}
          >
            {picks.view}
          </ButtonLink>
        )}
        {link?.isPaid === true && <small>{picks.sponsored}</small>}
      </span>
    </th>
  );
}

function FactRow({ row: { name, cells, differs } }: { readonly row: CompareRow }) {
  const texts = usePage().messages.compare;
  const marks = differs && cells.length > 1;
  return (
    <tr data-same={differs ? undefined : ''}>
      <th scope="row" className={styles['fact']}>
        <span>
          {name}
          {marks && (
            <>
              <b className={styles['differs']} aria-hidden="true">
                {' ≠'}
              </b>
              <VisuallyHidden>{` (${texts.differs})`}</VisuallyHidden>
            </>
          )}
        </span>
      </th>
      {cells.map((cell, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is known by its column
        <FactCell key={place} cell={cell} />
      ))}
    </tr>
  );
}

function FactCell({ cell: { words, beneath, isBest, isUnknown } }: { readonly cell: CompareCell }) {
  const texts = usePage().messages.compare;
  return (
    <td className={classNames(isBest && styles['best'], isUnknown && styles['unknown'])}>
      {isBest && (
        <>
          <FixMark />
          <VisuallyHidden>{`${texts.best}: `}</VisuallyHidden>
        </>
      )}
      <span>{words}</span>
      {beneath !== null && <small>{beneath}</small>}
    </td>
  );
}
