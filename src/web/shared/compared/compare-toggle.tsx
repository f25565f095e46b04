import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { ButtonLabel, ButtonLink } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayComparable } from '#web/shared/plan/plan-words.ts';
import styles from './compare-toggle.module.css';
import { toggleCompared, useCompared } from './compared-store.ts';

/** A box that adds a plan to the comparison or removes it. Without JavaScript it is a link that adds the plan. */
export function CompareToggle({ plan }: { readonly plan: ListedPlan }) {
  const { shell, messages } = usePage();
  const { notes } = useCompared();
  const texts = messages.plan.compare;
  const label = texts.label({ plan: sayComparable(plan, { locale: shell.locale, messages }) });
  if (!useHydrated()) {
    const href = `${localizePath('/compare', shell.locale)}?add=${plan.id}`;
    return (
      <ButtonLink href={href} rel="nofollow" aria-label={label}>
        <i className={styles['box']} />
        {texts.add}
      </ButtonLink>
    );
  }
  return (
    <ButtonLabel>
      <input
        type="checkbox"
        className={styles['box']}
        aria-label={label}
        checked={notes.some(({ id }) => id === plan.id)}
        onChange={() => toggleCompared(plan)}
      />
      {texts.add}
    </ButtonLabel>
  );
}
