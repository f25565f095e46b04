import { X } from 'lucide';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { Icon } from '#ui/icon.tsx';
import { forgetCompared } from '#web/shared/compared/compared-store.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayComparable } from '#web/shared/plan/plan-words.ts';
import { ChooseLink } from './choose-link.tsx';
import type { ComparedPlan } from './compared-row.ts';
import type { CompareData } from './load.ts';
import styles from './remove-link.module.css';

/** Takes a plan out of the comparison. */
export function RemoveLink({ plan, data }: { readonly plan: ComparedPlan['row']['plan']; readonly data: CompareData }) {
  const { shell, messages } = usePage();
  const texts = messages.compare;
  return (
    <ChooseLink
      className={styles['remove']}
      ids={data.plans.map(({ row }) => row.plan.id).filter((id) => id !== plan.id)}
      data={data}
      aria-label={texts.remove({ plan: sayComparable(plan, { locale: shell.locale, messages }) })}
      says={texts.removed({ provider: isolateText(plan.provider.name), count: data.plans.length - 1 })}
      onFollow={() => forgetCompared(plan.id)}
    >
      <Icon of={X} />
    </ChooseLink>
  );
}
