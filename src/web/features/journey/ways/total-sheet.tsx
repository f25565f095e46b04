import { unlimitedTotal, usualMbPerDay } from '#domain/journey/journey-draft.ts';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import { Check } from '#ui/check.tsx';
import { Field, Input } from '#ui/field.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Chips } from '#web/features/sentence/chips.tsx';
import { DailyUse, dataOptions } from '#web/features/sentence/data-sheet.tsx';
import styles from '#web/features/journey/route/route-list.module.css';
import type { Route } from '#web/features/journey/route/use-route.ts';

/**
 * Data for the whole trip: the usual amount a day, a usual total, or any other one. The last is a field of its own, so that
 * the form can send it without JavaScript.
 */
export function TotalSheet({ route }: { readonly route: Route }) {
  const { shell, messages } = usePage();
  const texts = messages.journey;
  const { conditions, changeConditions, planned, problems } = route;
  const { total, isUnlimited } = conditions;
  const problem = problems.find((each) => each === 'total' || each === 'total-too-small');
  const chosenMb = Number(total.replace(',', '.')) * 1000;
  const value = isUnlimited ? unlimitedTotal : String(chosenMb / 1000);
  const choose = (chosen: string): void =>
    chosen === unlimitedTotal
      ? changeConditions({ isUnlimited: true, total: '' })
      : changeConditions({ isUnlimited: false, total: chosen });
  return (
    <>
      <Chips
        name="total"
        legend={texts.total}
        options={dataOptions(chosenMb > 0 ? chosenMb : null, { locale: shell.locale, messages })}
        value={total === '' && !isUnlimited ? '' : value}
        onChange={choose}
      />
      <fieldset className={styles['checks']}>
        <Check
          type="radio"
          name="total"
          value=""
          label={messages.plan.aDay({ amount: formatDataAmount(usualMbPerDay, shell.locale) })}
          isChecked={total === '' && !isUnlimited}
          onChange={() => choose('')}
        />
      </fieldset>
      {planned !== null && planned.length > 0 && <Use planned={planned} />}
      <Field
        label={texts.total}
        remark={texts.totalRemark}
        hint={texts.totalHint}
        error={problem === undefined ? null : texts.errors[problem]}
      >
        {(wiring) => (
          <Input
            {...wiring}
            name="exact"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            defaultValue={problem === undefined ? '' : total}
            onChange={({ currentTarget }) => choose(currentTarget.value.trim())}
          />
        )}
      </Field>
    </>
  );
}

function Use({ planned }: { readonly planned: NonNullable<Route['planned']> }) {
  const days = planned.reduce((sum, stop) => sum + stop.days, 0);
  const dataMb = planned.reduce<number | null>(
    (sum, stop) => (sum === null || stop.dataMb === null ? null : sum + stop.dataMb),
    0,
  );
  return <DailyUse dataMb={dataMb} days={days} />;
}
