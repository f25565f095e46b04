import type { ScreenRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { ActionForm } from '#desk/parts/action-form.tsx';
import { SameAs } from '#desk/parts/same-as.tsx';
import type { PlanLayers } from '#runtime/services/desk/plan-layers.ts';

const t = texts.plans;
const usualDays = 14;
const dayMs = 24 * 60 * 60_000;

interface PlanFormsProps {
  readonly layers: PlanLayers;
  readonly request: ScreenRequest;
}

export function PlanForms({ layers, request }: PlanFormsProps) {
  if (layers.stated === null) return null;
  if (request.viewer.role !== 'owner') return <p className="mut">{texts.shared.ownersDecide}</p>;
  const isHiding = request.query['edit'] === 'hide';
  return (
    <section className="card card--sim">
      {isHiding ? <HideForm layers={layers} /> : <PinForm layers={layers} request={request} />}
      <SameAs
        command={`roamchart plans ${isHiding ? 'hide' : 'pin'} ${layers.plan.id}`}
        isShown={request.viewer.choices.commands}
      />
    </section>
  );
}

function PinForm({ layers: { plan, over }, request: { now } }: PlanFormsProps) {
  const lastDay = new Date(now.getTime() + usualDays * dayMs).toISOString().slice(0, 10);
  return (
    <ActionForm of="plan/pin" subject={String(plan.id)} back={`/plans/${plan.id}`} className="column">
      <h2>{over.pin === null ? t.pinForm : t.pinAnother}</h2>
      <label className="f">
        <span>{t.price}</span>
        <span className="in2">
          <input className="in" name="amount" inputMode="decimal" autoComplete="off" required />
          <input className="in" name="currency" defaultValue={plan.price.currency} aria-label={t.currency} required />
        </span>
      </label>
      <label className="f">
        <span>{t.lastDay}</span>
        <input className="in" type="date" name="until" defaultValue={lastDay} required />
        <small>{t.lastDayHint}</small>
      </label>
      <label className="f">
        <span>{t.why}</span>
        <textarea className="in" name="reason" rows={2} required />
      </label>
      <label className="ck s13">
        <input type="checkbox" name="sure" value="on" />
        <span>{t.sure}</span>
      </label>
      <button type="submit" className="btn btn--p">
        {t.pin}
      </button>
    </ActionForm>
  );
}

function HideForm({ layers: { plan } }: Pick<PlanFormsProps, 'layers'>) {
  return (
    <ActionForm of="plan/hide" subject={String(plan.id)} back={`/plans/${plan.id}`} className="column">
      <h2>{t.hideForm}</h2>
      <label className="f">
        <span>{t.why}</span>
        <textarea className="in" name="reason" rows={2} required />
      </label>
      <button type="submit" className="btn btn--p">
        {t.hide}
      </button>
    </ActionForm>
  );
}
