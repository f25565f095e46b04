import type { ScreenRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { ActionForm, Button, SameAs } from '#desk/parts/action-form.tsx';
import { Field, Tick } from '#desk/parts/field.tsx';
import { MoneyField } from '#desk/parts/money-field.tsx';
import { usualLastDay } from '#desk/parts/say.ts';
import type { PlanLayers } from '#runtime/services/desk/plan-layers.ts';

const t = texts.plans;

interface PlanFormsProps {
  readonly layers: PlanLayers;
  readonly request: ScreenRequest;
}

/** Hides the plan or pins its price. */
export function PlanForms({ layers: { stated, plan, over }, request: { viewer, query, now } }: PlanFormsProps) {
  if (stated === null) return null;
  if (viewer.role !== 'owner') return <p className="mut">{texts.shared.ownersDecide}</p>;
  const action = query['edit'] === 'hide' ? 'hide' : 'pin';
  const reason = <Field label={t.why} name="reason" rows={2} required />;
  return (
    <section className="card card--sim">
      <ActionForm of={`plan/${action}`} subject={plan.id} back={`/plans/${plan.id}`} className="column">
        {action === 'hide' ? (
          <>
            <h2>{t.hideForm}</h2>
            {reason}
          </>
        ) : (
          <>
            <h2>{over.pin === null ? t.pinForm : t.pinAnother}</h2>
            <MoneyField label={t.price} shown={plan.price} />
            <Field
              label={t.lastDay}
              hint={t.lastDayHint}
              name="until"
              type="date"
              defaultValue={usualLastDay(now)}
              required
            />
            {reason}
            <Tick name="sure" className="ck s13" text={t.sure} />
          </>
        )}
        <Button look="btn btn--p" name={action === 'hide' ? t.hide : t.pin} />
      </ActionForm>
      <SameAs command={`roamchart plans ${action} ${plan.id}`} isShown={viewer.choices.commands} />
    </section>
  );
}
