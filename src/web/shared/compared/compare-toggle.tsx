import { Check } from 'lucide';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayComparable } from '#web/shared/plan/plan-words.ts';
import { toggleCompared, useCompared } from './compared-store.ts';

/** Adds a plan to the comparison or removes it. Without JavaScript it is a link that adds the plan. */
export function CompareToggle({ plan }: { readonly plan: ListedPlan }) {
  const { shell, messages } = usePage();
  const { notes } = useCompared();
  const texts = messages.plan.compare;
  const label = texts.label({ plan: sayComparable(plan, { locale: shell.locale, messages }) });
  if (!useHydrated()) {
    const href = `${localizePath('/compare', shell.locale)}?add=${plan.id}`;
    return (
      <ButtonLink href={href} rel="nofollow" aria-label={label}>
        {texts.add}
      </ButtonLink>
    );
  }
  const isCompared = notes.some(({ id }) => id === plan.id);
  return (
    <Button aria-pressed={isCompared} aria-label={label} onClick={() => toggleCompared(plan)}>
      {isCompared && <Icon of={Check} size={16} />}
      {texts.add}
    </Button>
  );
}
