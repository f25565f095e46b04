import type { ScreenRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { ActionForm, Button, SameAs } from '#desk/parts/action-form.tsx';
import { Field, Tick } from '#desk/parts/field.tsx';
import { Lines } from '#desk/parts/lines.tsx';
import { usualLastDay } from '#desk/parts/say.ts';
import { When } from '#desk/parts/when.tsx';
import type { WrongPrice } from '#runtime/services/desk/wrong-price.ts';

const t = texts.prices;

/** Id of the form of the first answer: its price field stands in a card. */
export const answerForm = 'answer';

interface AnswersProps {
  readonly price: WrongPrice;
  readonly request: ScreenRequest;
  /** Where an answer leads. */
  readonly next: string;
}

/** Three answers, each with what it does. */
export function Answers({ price, request, next }: AnswersProps) {
  const { plan, reports } = price;
  const count = reports.length;
  const about = { subject: plan.id, back: next };
  const closing = [
    ['2', t.right, t.rightMeans({ count })],
    ['3', t.cannotTell, t.cannotTellMeans({ count })],
  ] as const;
  return (
    <>
      <div className="ans">
        <FirstAnswer {...{ price, request, next }} />
        {closing.map(([key, name, means]) => (
          <ActionForm key={key} of="report/close" {...about}>
            <Button keyName={key} name={name} />
            <p>{means}</p>
          </ActionForm>
        ))}
      </div>
      <Said price={price} />
      <SameAs command={`roamchart reports --close ${plan.id}`} isShown={request.viewer.choices.commands} />
    </>
  );
}

/** Pins a wrong price, and hides what is not sold or wrong otherwise: owners alone hide plans. */
function FirstAnswer({ price: { plan, reports }, request: { now, viewer }, next }: AnswersProps) {
  const count = reports.length;
  const about = { subject: plan.id, back: next };
  if (reports[0]?.reason === 'wrong-price')
    return (
      <ActionForm of="report/pin" {...about} id={answerForm} fields={{ reason: t.whySeen }}>
        <Button look="btn btn--p" keyName="1" name={t.show} />
        <p>{t.pins({ count })}</p>
        <Field label={t.lastDay} isLine type="date" name="until" defaultValue={usualLastDay(now)} required />
        <Tick name="sure" className="ck s13" text={t.sure} />
      </ActionForm>
    );
  if (viewer.role !== 'owner')
    return (
      <div>
        <p>{t.askOwner}</p>
      </div>
    );
  return (
    <ActionForm of="report/hide" {...about}>
      <Button look="btn btn--p" keyName="1" name={t.hide} />
      <p>{t.hideMeans({ count })}</p>
      <Field label={t.why} isLine name="reason" defaultValue={t.whyHidden} required />
    </ActionForm>
  );
}

function Said({ price: { reports } }: Pick<AnswersProps, 'price'>) {
  const said = (
    <>
      <b>{t.said}</b>{' '}
      {reports.map(({ reason, reportedAt }, place) => (
        <span key={reportedAt}>
          {place > 0 && '; '}“{t.reasons[reason]}” <When at={new Date(reportedAt)} as="row" />
        </span>
      ))}
      . {t.noWords}
    </>
  );
  return (
    <div className="gap-above">
      <Lines rows={[{ key: 'said', text: said }]} />
    </div>
  );
}
