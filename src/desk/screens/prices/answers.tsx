import type { ScreenRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { ActionForm } from '#desk/parts/action-form.tsx';
import { SameAs } from '#desk/parts/same-as.tsx';
import { When } from '#desk/parts/when.tsx';
import type { WrongPrice } from '#runtime/services/desk/wrong-price.ts';

const t = texts.prices;

/** Id of the form of the first answer: its price field stands in a card. */
export const answerForm = 'answer';

/** How long a price that somebody has seen is shown. */
const usualDays = 14;
const dayMs = 24 * 60 * 60_000;

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
  const subject = String(plan.id);
  const isPrice = reports[0]?.reason === 'wrong-price';
  return (
    <>
      <div className="ans">
        {isPrice ? <PinAnswer {...{ price, request, next }} /> : <HideAnswer {...{ price, request, next }} />}
        <ActionForm of="report/close" subject={subject} back={next}>
          <button type="submit" className="btn" data-key="2" aria-keyshortcuts="2">
            {t.right} <kbd>2</kbd>
          </button>
          <p>{t.rightMeans({ count })}</p>
        </ActionForm>
        <ActionForm of="report/close" subject={subject} back={next}>
          <button type="submit" className="btn" data-key="3" aria-keyshortcuts="3">
            {t.cannotTell} <kbd>3</kbd>
          </button>
          <p>{t.cannotTellMeans({ count })}</p>
        </ActionForm>
      </div>
      <Said price={price} />
      <SameAs command={`roamchart reports --close ${plan.id}`} isShown={request.viewer.choices.commands} />
    </>
  );
}

function PinAnswer({ price: { plan, reports }, request, next }: AnswersProps) {
  const lastDay = new Date(request.now.getTime() + usualDays * dayMs).toISOString().slice(0, 10);
  return (
    <ActionForm of="report/pin" subject={String(plan.id)} back={next} id={answerForm}>
      <input type="hidden" name="reason" value={t.whySeen} />
      <button type="submit" className="btn btn--p" data-key="1" aria-keyshortcuts="1">
        {t.show} <kbd>1</kbd>
      </button>
      <p>{t.pins({ count: reports.length })}</p>
      <label className="f f--line">
        <span>{t.lastDay}</span>
        <input className="in in--sm" type="date" name="until" defaultValue={lastDay} required />
      </label>
      <label className="ck s13">
        <input type="checkbox" name="sure" value="on" />
        <span>{t.sure}</span>
      </label>
    </ActionForm>
  );
}

/** Owners alone hide plans. */
function HideAnswer({ price: { plan, reports }, request, next }: AnswersProps) {
  if (request.viewer.role !== 'owner')
    return (
      <div>
        <p>{t.askOwner}</p>
      </div>
    );
  return (
    <ActionForm of="report/hide" subject={String(plan.id)} back={next}>
      <button type="submit" className="btn btn--p" data-key="1" aria-keyshortcuts="1">
        {t.hide} <kbd>1</kbd>
      </button>
      <p>{t.hideMeans({ count: reports.length })}</p>
      <label className="f f--line">
        <span>{t.why}</span>
        <input className="in in--sm" name="reason" defaultValue={t.whyHidden} required />
      </label>
    </ActionForm>
  );
}

function Said({ price: { reports } }: Pick<AnswersProps, 'price'>) {
  return (
    <ul className="lines gap-above">
      <li>
        <span>
          <b>{t.said}</b>{' '}
          {reports.map(({ reason, reportedAt }, place) => (
            <span key={reportedAt}>
              {place > 0 && '; '}“{t.reasons[reason]}” <When at={new Date(reportedAt)} as="row" />
            </span>
          ))}
          . {t.noWords}
        </span>
      </li>
    </ul>
  );
}
