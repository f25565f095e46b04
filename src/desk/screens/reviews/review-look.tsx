import { texts } from '#desk/messages/en.ts';
import { Link } from '#desk/parts/go.tsx';
import { TriangleAlert } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import type { DeskReviewDetail } from '#runtime/services/desk/review-readings.ts';
import { draftPath, toggle, type ReviewDraft } from './review-draft.ts';

const t = texts.reviews;

interface ReviewLookProps {
  readonly review: DeskReviewDetail;
  readonly draft: ReviewDraft;
}

/** What was found, where, why it matters, and one button. */
export function ReviewLook({ review, draft }: ReviewLookProps) {
  if (review.flags.length === 0) return null;
  const blackKey = review.flags.findIndex(({ kind, ends }) => kind !== 'qr-code' && ends !== null);
  return (
    <div className="look">
      {review.flags.map((flag, place) => (
        <Flag
          key={`${flag.kind} ${flag.begins} ${flag.otherId}`}
          {...{ flag, review, draft }}
          hasKey={place === blackKey}
        />
      ))}
    </div>
  );
}

interface FlagProps extends ReviewLookProps {
  readonly flag: DeskReviewDetail['flags'][number];
  /** Whether B means it. */
  readonly hasKey: boolean;
}

function Flag({ flag, review, draft, hasKey }: FlagProps) {
  const { kind, begins } = flag;
  const { head, why } = t.flags[kind];
  return (
    <p className="note">
      <Icon of={TriangleAlert} size={16} />
      <span>
        <b>{head({ n: (begins ?? 0) + 1 })}</b> {why}
      </span>
      <FlagButton {...{ flag, review, draft, hasKey }} />
    </p>
  );
}

function FlagButton({ flag: { kind, begins, ends, otherId }, review, draft, hasKey }: FlagProps) {
  if (otherId !== null) return <Link look="btn btn--sm" href={`/reviews/${otherId}`} name={t.other} />;
  if (begins === null) return null;
  if (kind === 'qr-code') {
    const omitted = toggle(draft.omitted, begins);
    return (
      <Link
        look="btn btn--sm"
        href={draftPath(review.id, draft, { omitted })}
        name={omitted.includes(begins) ? t.leaveOut : t.putBack}
      />
    );
  }
  if (ends === null) return null;
  const isBlack = draft.blacked.some((range) => range.begins === begins && range.ends === ends);
  const others = draft.blacked.filter((range) => range.begins !== begins);
  const blacked = isBlack ? others : [...others, { begins, ends }];
  return (
    <a className="btn btn--sm" href={draftPath(review.id, draft, { blacked })} data-key={hasKey ? 'b' : undefined}>
      {isBlack ? t.unblack : t.blackOut} {hasKey && <kbd>B</kbd>}
    </a>
  );
}
