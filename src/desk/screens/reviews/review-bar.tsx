import type { ReactNode } from 'react';
import { texts } from '#desk/messages/en.ts';
import { reviewReasons, type ReviewReason } from '#domain/review/review-status.ts';
import { ActionForm } from '#desk/parts/action-form.tsx';
import type { ReadReview } from '#runtime/services/desk/review-readings.ts';
import { draftPath, type ReviewDraft } from './review-draft.ts';
import { picturesToOpen } from './review-pictures.tsx';
import { sayLanguage } from './say-language.ts';

const t = texts.reviews;

interface ReviewBarProps {
  readonly read: ReadReview;
  readonly draft: ReviewDraft;
}

/** The decision: always at the same place and in the same order. */
export function ReviewBar({ read, draft }: ReviewBarProps) {
  if (read.claimedBy !== null || read.review.waiting !== null) return null;
  const { status } = read.review;
  return (
    <div className="stick stick--bar">
      {draft.sheet === 'reasons' && (status === 'pending' || status === 'published') && (
        <Reasons read={read} draft={draft} />
      )}
      {draft.sheet === 'note' && (
        <TextSheet
          read={read}
          action="note"
          field="note"
          label={t.noteText}
          button={t.saveNote}
          value={read.review.note}
        />
      )}
      {draft.sheet === 'reply' && (
        <TextSheet
          read={read}
          action="reply"
          field="text"
          label={t.replyText}
          button={t.saveReply}
          value={read.review.reply?.text ?? null}
        />
      )}
      <div className="bd">
        {status === 'pending' && <PendingBar read={read} draft={draft} />}
        {status === 'published' && (
          <>
            <SheetLink {...{ read, draft }} sheet="reasons" keyName="d">
              {t.takeDown} <kbd>D</kbd>
            </SheetLink>
            <SheetLink {...{ read, draft }} sheet="reply" keyName="r">
              {t.reply} <kbd>R</kbd>
            </SheetLink>
          </>
        )}
        {(status === 'removed' || status === 'rejected') && (
          <Decide read={read} draft={draft} action={status === 'removed' ? 'restore' : 'approve'}>
            <button type="submit" className="btn" data-key="f">
              {t.restore} <kbd>F</kbd>
            </button>
          </Decide>
        )}
      </div>
    </div>
  );
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
function Decide({ read, draft, action, children }: DecideProps) {
  return (
    <ActionForm of={`review/${action}`} subject={read.review.id} back={pathAfter(read)}>
      {draft.omitted.map((position) => (
        <input key={position} type="hidden" name={`picture:${position}`} value="on" />
      ))}
      {draft.blacked.map(({ begins, ends }) => (
        <input key={begins} type="hidden" name={`words:${begins}-${ends}`} value="on" />
      ))}
      {children}
    </ActionForm>
  );
}

function PendingBar({ read, draft }: ReviewBarProps) {
  const missing = picturesToOpen(read, draft);
  const [first] = missing;
  const pictures = missing.map((position) => position + 1).join(', ');
  const next =
    read.next === null
      ? t.last
      : t.next({ seller: read.next.provider.name, language: sayLanguage(read.next.language) });
  const opening =
    first === undefined ? '' : draftPath(read.review.id, draft, { shown: [...draft.shown, first], framed: null });
  const hint = first !== undefined && (
    <a className="link" href={opening} id="open-first">
      <b>{t.openFirst({ pictures })}</b>
    </a>
  );
  return (
    <>
      <span className="why ph">{hint}</span>
      <Decide read={read} draft={draft} action="approve">
        <button
          type={first === undefined ? 'submit' : 'button'}
          className={first === undefined ? 'btn btn--p' : 'btn'}
          data-key="f"
          aria-keyshortcuts="F"
          aria-disabled={first !== undefined}
          aria-describedby={first === undefined ? undefined : 'open-first'}
        >
          {t.publish} <kbd>F</kbd>
        </button>
      </Decide>
      <SheetLink {...{ read, draft }} sheet="reasons" keyName="d">
        {t.reject} <kbd>D</kbd>
      </SheetLink>
      <Decide read={read} draft={{ ...draft, omitted: [], blacked: [] }} action="later">
        <button type="submit" className="btn btn--q" data-key="s" aria-keyshortcuts="S">
          {t.later} <kbd>S</kbd>
        </button>
      </Decide>
      <SheetLink {...{ read, draft }} sheet="note" keyName="n" isQuiet>
        {t.note} <kbd>N</kbd>
      </SheetLink>
      <span className="sp mut s13 dk">
        {hint} {next}
      </span>
    </>
  );
}

interface SheetLinkProps extends ReviewBarProps {
  readonly sheet: NonNullable<ReviewDraft['sheet']>;
  readonly keyName: string;
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

function SheetLink({ read, draft, sheet, keyName, isQuiet = false, children }: SheetLinkProps) {
  return (
    <a
      className={isQuiet ? 'btn btn--q dk' : 'btn'}
      href={draftPath(read.review.id, draft, { sheet })}
      data-key={draft.sheet === null ? keyName : undefined}
    >
      {children}
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
  const { review } = read;
  const found = new Set(review.flags.map(({ kind }) => hints[kind]));
  const isPending = review.status === 'pending';
  return (
    <Decide read={read} draft={draft} action={isPending ? 'reject' : 'remove'}>
      <div className="reasons" role="group" aria-label={t.why({ action: isPending ? t.reject : t.takeDown })}>
        <p>
          <b>{t.why({ action: isPending ? t.reject : t.takeDown })}</b> <span className="mut">{t.told}</span>
          <a className="mut link" href={draftPath(review.id, draft, { sheet: null })} data-key="Escape">
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

interface TextSheetProps {
  readonly read: ReadReview;
  readonly action: 'note' | 'reply';
  readonly field: string;
  readonly label: string;
  readonly button: string;
  readonly value: string | null;
}

function TextSheet({ read: { review }, action, field, label, button, value }: TextSheetProps) {
  const path = `/reviews/${review.id}`;
  return (
    <ActionForm of={`review/${action}`} subject={review.id} back={path}>
      <div className="reasons reasons--text">
        <label className="f">
          <span>{label}</span>
          <textarea className="in" name={field} rows={action === 'note' ? 2 : 5} defaultValue={value ?? ''} required />
        </label>
        <p>
          <button type="submit" className="btn btn--p">
            {button}
          </button>
          <a className="btn btn--q" href={path} data-key="Escape">
            {t.goBack}
          </a>
        </p>
      </div>
    </ActionForm>
  );
}
