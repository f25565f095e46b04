import { Check, Eye, QrCode } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import { texts } from '#desk/messages/en.ts';
import type { ReadReview } from '#runtime/services/desk/review-readings.ts';
import { draftPath, type ReviewDraft } from './review-draft.ts';

const t = texts.reviews;

interface ReviewPicturesProps {
  readonly read: ReadReview;
  readonly draft: ReviewDraft;
}

/** Pictures that must be opened or left out before the review is published. */
export function picturesToOpen({ unopened }: ReadReview, draft: ReviewDraft): readonly number[] {
  return unopened.filter((position) => !draft.omitted.includes(position) && !draft.shown.includes(position));
}

/** The one that keys mean: the first that is still to be opened, unless another was chosen. */
function framedPicture(read: ReadReview, draft: ReviewDraft): number | null {
  return draft.framed ?? picturesToOpen(read, draft)[0] ?? read.review.images[0]?.position ?? null;
}

export function ReviewPictures({ read, draft }: ReviewPicturesProps) {
  const { images, id } = read.review;
  if (images.length === 0) return null;
  const framed = framedPicture(read, draft);
  const place = images.findIndex(({ position }) => position === framed);
  const [before, after] = [images[place - 1], images[place + 1]];
  return (
    <div>
      <div className="pics">
        {images.map(({ position }) => (
          <Picture key={position} {...{ read, draft, position }} isFramed={position === framed} />
        ))}
      </div>
      {before !== undefined && <FrameLink path={draftPath(id, draft, { framed: before.position })} name="ArrowLeft" />}
      {after !== undefined && <FrameLink path={draftPath(id, draft, { framed: after.position })} name="ArrowRight" />}
      <p className="foot gap-above">{t.hint}</p>
    </div>
  );
}

/** For keys alone: everybody else sees the buttons of each picture. */
function FrameLink({ path, name }: { readonly path: string; readonly name: string }) {
  return <a href={path} data-key={name} hidden aria-hidden="true" tabIndex={-1} />;
}

interface PictureProps extends ReviewPicturesProps {
  readonly position: number;
  readonly isFramed: boolean;
}

function Picture({ read, draft, position, isFramed }: PictureProps) {
  const { review, unopened } = read;
  const n = position + 1;
  const isOut = draft.omitted.includes(position);
  const isOpened = !unopened.includes(position) || draft.shown.includes(position);
  const omitted = isOut ? draft.omitted.filter((each) => each !== position) : [...draft.omitted, position];
  const opening = draftPath(review.id, draft, { shown: [...draft.shown, position], framed: null });
  return (
    <div className={isFramed ? 'pic cur' : 'pic'}>
      <h3>
        {t.picture({ n })}
        <PictureTag {...{ read, position, isOut, isOpened }} />
      </h3>
      <div className="pic-f">
        {!isOut && (
          <img
            className="shot"
            src={`/reviews/${review.id}/pictures/${position}${isOpened ? '' : '/blurred'}`}
            alt={t.pictureAlt({ n, isOpened })}
            loading={isOpened ? 'eager' : 'lazy'}
          />
        )}
        {!isOut && !isOpened && (
          <a className="btn" href={opening} data-space={isFramed ? '' : undefined}>
            <Icon of={Eye} size={16} />
            {t.open}
            <span className="vh">{t.picture({ n })}</span> {isFramed && <kbd>Space</kbd>}
          </a>
        )}
      </div>
      <div className="pic-a">
        {isOpened && !isOut && (
          <a
            className="btn btn--sm"
            href={`/reviews/${review.id}/pictures/${position}`}
            target="_blank"
            data-key={isFramed ? 'e' : undefined}
          >
            {t.enlarge}
          </a>
        )}
        <a
          className="btn btn--sm"
          href={draftPath(review.id, draft, { omitted })}
          data-key={isFramed ? 'x' : undefined}
        >
          {isOut ? t.putBack : t.leaveOut} {isFramed && <kbd>X</kbd>}
        </a>
      </div>
    </div>
  );
}

interface PictureTagProps {
  readonly read: ReadReview;
  readonly position: number;
  readonly isOut: boolean;
  readonly isOpened: boolean;
}

function PictureTag({ read, position, isOut, isOpened }: PictureTagProps) {
  if (isOut) return <span className="tag">{t.left}</span>;
  if (read.review.flags.some(({ kind, begins }) => kind === 'qr-code' && begins === position))
    return (
      <span className="tag tag--warn">
        <Icon of={QrCode} size={13} />
        {t.qrFound}
      </span>
    );
  if (!isOpened) return <span className="tag">{t.nothingFound}</span>;
  return (
    <span className="tag tag--ok">
      <Icon of={Check} size={13} />
      {t.opened}
    </span>
  );
}
