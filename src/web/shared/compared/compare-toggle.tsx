import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button, ButtonLabel } from '#ui/button.tsx';
import { choiceInput } from '#ui/choice-input.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayComparable } from '#web/shared/plan/plan-words.ts';
import styles from './compare-toggle.module.css';
import { toggleCompared, useCompared } from './compared-store.ts';

const formId = 'compared';

/** A box that adds a plan to the comparison or removes it; a field of `PlainComparison` without JavaScript. */
export function CompareToggle({ plan }: { readonly plan: ListedPlan }) {
  const { shell, messages } = usePage();
  const { notes } = useCompared();
  const texts = messages.plan.compare;
  return (
    <ButtonLabel>
      <input
        type="checkbox"
        form={formId}
        name="add"
        value={plan.id}
        className={styles['box']}
        aria-label={texts.label({ plan: sayComparable(plan, { locale: shell.locale, messages }) })}
        {...choiceInput({
          isChosen: notes.some(({ id }) => id === plan.id),
          onChange: () => toggleCompared(plan),
        })}
      />
      {texts.add}
    </ButtonLabel>
  );
}

/** The form of the boxes without JavaScript: its button stands at the viewport's end once one is ticked. Once a page. */
export function PlainComparison() {
  const { shell, messages } = usePage();
  if (useHydrated()) return null;
  return (
    <form id={formId} action={localizePath('/compare', shell.locale)} className={styles['plain']}>
      <Button type="submit" look="primary">
        {messages.plan.compare.add}
      </Button>
    </form>
  );
}
