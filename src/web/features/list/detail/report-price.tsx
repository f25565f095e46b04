import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { reportReasons } from '#domain/price-watch/price-report.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import type { ListState } from '#web/features/list/state/list-state.tsx';
import type { Language } from '#web/shared/plan/plan-words.ts';
import styles from './plan-detail.module.css';

/** A form to report a wrong price or plan; it returns to this list. */
export function renderReport({ id, sellerPrice }: ListedPlan, list: ListState, { messages }: Language) {
  const texts = messages.plan.report;
  return (
    <details className={styles['report']}>
      <summary>{texts.summary}</summary>
      <form method="post" action="/reports/price">
        <input type="hidden" name="plan" value={id} />
        <input type="hidden" name="returnTo" value={list.href({ page: list.view.query.page })} />
        <fieldset>
          <legend>{texts.question}</legend>
          {reportReasons.map((reason, index) => (
            <label key={reason}>
              <input type="radio" name="reason" value={reason} defaultChecked={index === 0} />
              {texts.reasons[reason]}
            </label>
          ))}
        </fieldset>
        <Field label={texts.seen(sellerPrice)}>
          {(wiring) => <Input {...wiring} name="seen" inputMode="decimal" autoComplete="off" maxLength={20} />}
        </Field>
        <Button type="submit" size="small">
          {texts.send}
        </Button>
      </form>
    </details>
  );
}
