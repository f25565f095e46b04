import { sayTrip } from '#i18n/say-trip.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { Notice } from '#ui/notice.tsx';
import { Section, Wrap } from '#ui/section.tsx';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { NamedPlan } from '#web/features/list/rows/named-plan.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayComparable } from '#web/shared/plan/plan-words.ts';
import styles from './asked-plan.module.css';

/** The plan that the page's address names, or a sentence that it is not sold here; nothing where it names none. */
export function AskedPlan(names: { readonly provider: string; readonly destination: PlaceForms }) {
  const { shell, messages } = usePage();
  const { data, view } = useListState();
  const texts = messages.provider.named;
  const language = { locale: shell.locale, messages };
  if (data.namedPlan === null) return null;
  if (view.named === null)
    return (
      <Wrap className={styles['gone']}>
        <Notice kind="warn">{texts.notSold(names)}</Notice>
      </Wrap>
    );
  const { plan } = view.named;
  return (
    <Section
      id="plan"
      heading={sayComparable(plan, language)}
      lead={texts.lead({ trip: sayTrip(view.query.trip, language) })}
    >
      <NamedPlan key={plan.id} row={view.named} />
    </Section>
  );
}
