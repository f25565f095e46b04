import type { ReactNode } from 'react';
import { texts } from '#desk/messages/en.ts';
import { reviewReasons, type ReviewReason } from '#domain/review/review-status.ts';
import { ActionForm, Button, type ButtonProps } from '#desk/parts/action-form.tsx';
import { Field } from '#desk/parts/field.tsx';
import type { ReadReview } from '#runtime/services/desk/review-readings.ts';
import { draftPath, type ReviewDraft } from './review-draft.ts';
import { picturesToOpen } from './review-pictures.tsx';
import { sayLanguage } from './review-words.ts';

const t = texts.reviews;

interface ReviewBarProps {
  readonly read: ReadReview;
  readonly draft: ReviewDraft;
}

/** The decision: always at the same place and in the same order. */
export function ReviewBar({ read, draft }: ReviewBarProps) {
  const { status, waiting } = read.review;
  if (read.claimedBy !== null || waiting !== null) return null;
  const isRestored = status === 'removed';
  return (
    <div className="stick stick--bar">
      <Sheet read={read} draft={draft} />
      <div className="bd">
        {status === 'pending' && <PendingBar read={read} draft={draft} />}
        {status === 'published' && (
          <>
            <SheetLink read={read} draft={draft} sheet="reasons" keyName="d" name={t.takeDown} />
            <SheetLink read={read} draft={draft} sheet="reply" keyName="r" name={t.reply} />
          </>
        )}
        {(isRestored || status === 'rejected') && (
          <Decide read={read} draft={draft} action={isRestored ? 'restore' : 'approve'}>
            <Button keyName="f" name={t.restore} />
          </Decide>
        )}
      </div>
    </div>
  );
}

/** What the address has opened over the bar. */
function Sheet({ read, draft }: ReviewBarProps) {
  const { status, note, reply } = read.review;
  switch (draft.sheet) {
    case 'reasons':
      return (status === 'pending' || status === 'published') && <Reasons read={read} draft={draft} />;
    case 'note':
      return (
        <TextSheet read={read} action="note" button={t.saveNote}>
          <Field label={t.noteText} name="note" rows={2} defaultValue={note ?? ''} required />
        </TextSheet>
      );
    case 'reply':
      return (
        <TextSheet read={read} action="reply" button={t.saveReply}>
          <Field label={t.replyText} name="text" rows={5} defaultValue={reply?.text ?? ''} required />
        </TextSheet>
      );
    case null:
      return null;
  }
}

/** Where a decision leads: to the one that is read next. */
export function pathAfter({ next }: ReadReview): string {
  return next === null ? '/reviews' : `/reviews/${next.id}`;
}

interface DecideProps extends ReviewBarProps {
  readonly action: 'approve' | 'reject' | 'remove' | 'restore' | 'later';
  readonly children: ReactNode;
}

/** A form that decides, with what is left out. */
function Decide({ read, draft: { omitted, blacked }, action, children }: DecideProps) {
  const left = [
    ...omitted.map((position) => `picture:${position}`),
    ...blacked.map(({ begins, ends }) => `words:${begins}-${ends}`),
  ];
  const fields = action === 'later' ? {} : Object.fromEntries(left.map((name) => [name, 'on']));
  return (
    <ActionForm of={`review/${action}`} subject={read.review.id} back={pathAfter(read)} fields={fields}>
      {children}
    </ActionForm>
  );
}

function PendingBar({ read, draft }: ReviewBarProps) {
  const missing = picturesToOpen(read, draft);
  const [first] = missing;
  const next =
    read.next === null
      ? t.last
      : t.next({ seller: read.next.provider.name, language: sayLanguage(read.next.language) });
  const hint = first !== undefined && (
    <a
      className="link"
      href={draftPath(read.review.id, draft, { shown: [...draft.shown, first], framed: null })}
      id="open-first"
    >
      <b>{t.openFirst({ pictures: missing.map((position) => position + 1).join(', ') })}</b>
    </a>
  );
  const publish: Omit<ButtonProps, 'name'> =
    first === undefined
      ? { look: 'btn btn--p', 'aria-disabled': false }
      : { type: 'button', 'aria-disabled': true, 'aria-describedby': 'open-first' };
  return (
    <>
      <span className="why ph">{hint}</span>
      <Decide read={read} draft={draft} action="approve">
        <Button keyName="f" {...publish} name={t.publish} />
      </Decide>
      <SheetLink read={read} draft={draft} sheet="reasons" keyName="d" name={t.reject} />
      <Decide read={read} draft={draft} action="later">
        <Button look="btn btn--q" keyName="s" name={t.later} />
      </Decide>
      <SheetLink read={read} draft={draft} sheet="note" keyName="n" name={t.note} className="btn btn--q dk" />
      <span className="sp mut s13 dk">
        {hint} {next}
      </span>
    </>
  );
}

interface SheetLinkProps extends ReviewBarProps {
  readonly sheet: NonNullable<ReviewDraft['sheet']>;
  readonly keyName: string;
  readonly name: string;
  readonly className?: string;
}

function SheetLink({ read, draft, sheet, keyName, name, className = 'btn' }: SheetLinkProps) {
  const path = draftPath(read.review.id, draft, { sheet });
  return (
    <a className={className} href={path} data-key={draft.sheet === null ? keyName : undefined}>
      {name} <kbd>{keyName.toUpperCase()}</kbd>
    </a>
  );
}

/** Reasons that what was found speaks for. */
const hints: Readonly<Partial<Record<string, ReviewReason>>> = {
  'qr-code': 'personal-data',
  phone: 'personal-data',
  email: 'personal-data',
  digits: 'personal-data',
  link: 'advertising',
  'same-text': 'duplicate',
};

/** Nine reasons in the order of a number pad; a digit decides, none is chosen. */
function Reasons({ read, draft }: ReviewBarProps) {
  const { id, flags, status } = read.review;
  const found = new Set(flags.map(({ kind }) => hints[kind]));
  const isPending = status === 'pending';
  const why = t.why({ action: isPending ? t.reject : t.takeDown });
  return (
    <Decide read={read} draft={draft} action={isPending ? 'reject' : 'remove'}>
      <div className="reasons" role="group" aria-label={why}>
        <p>
          <b>{why}</b> <span className="mut">{t.told}</span>
          <a className="mut link" href={draftPath(id, draft, { sheet: null })} data-key="Escape">
            <kbd>Esc</kbd> {t.back}
          </a>
        </p>
        {reviewReasons.map((reason, place) => (
          <button key={reason} type="submit" name="reason" value={reason} data-key={String(place + 1)}>
            <kbd>{place + 1}</kbd>
            {t.reasons[reason]}
            {found.has(reason) && <span className="tag tag--warn">{t.foundHere}</span>}
          </button>
        ))}
      </div>
    </Decide>
  );
}

interface TextSheetProps extends Pick<ReviewBarProps, 'read'> {
  readonly action: 'note' | 'reply';
  readonly button: string;
  readonly children: ReactNode;
}

function TextSheet({ read: { review }, action, button, children }: TextSheetProps) {
  const path = `/reviews/${review.id}`;
  return (
    <ActionForm of={`review/${action}`} subject={review.id} back={path}>
      <div className="reasons reasons--text">
        {children}
        <p>
          <Button look="btn btn--p" name={button} />
          <a className="btn btn--q" href={path} data-key="Escape">
            {t.goBack}
          </a>
        </p>
      </div>
    </ActionForm>
  );
}
