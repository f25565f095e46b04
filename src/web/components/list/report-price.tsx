import { reportReasons } from '#domain/price-report.ts';
import { Button } from '#ui/button.tsx';
import { useListState } from '#web/components/list-state.tsx';
import { usePage } from '#web/components/page-environment.tsx';
import styles from './plan-detail.module.css';

/** A form for what is wrong about a plan; it comes back to this very list. */
export function ReportPrice({ planId }: { readonly planId: number }) {
  const texts = usePage().messages.plan.report;
  const { view, href } = useListState();
  return (
    <details className={styles['report']}>
      <summary>{texts.summary}</summary>
      <form method="post" action="/reports/price">
        <input type="hidden" name="plan" value={planId} />
        <input type="hidden" name="returnTo" value={href({ page: view.query.page })} />
        <fieldset>
          <legend>{texts.question}</legend>
          {reportReasons.map((reason, index) => (
            <label key={reason}>
              <input type="radio" name="reason" value={reason} defaultChecked={index === 0} />
              {texts.reasons[reason]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" size="small">
          {texts.send}
        </Button>
      </form>
    </details>
  );
}
