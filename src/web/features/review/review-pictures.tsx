import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { formatNumber } from '#i18n/format-number.ts';
import type { ReviewPicture } from '#reviews/review-reader.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { reviewPictureAddress } from './review-picture-address.ts';
import styles from './review-pictures.module.css';

const PictureViewer = lazy(async () => ({ default: (await import('./picture-viewer.tsx')).PictureViewer }));

/** Screenshots of a review, 72 px high; each opens large. Without JavaScript they are links. */
export function ReviewPictures({ pictures }: { readonly pictures: readonly ReviewPicture[] }) {
  const { shell, messages } = usePage();
  const texts = messages.reviews.pictures;
  // The viewer stays mounted after opening, for its closing animation.
  const [{ shown, isOpen }, setState] = useState<{ shown: number | null; isOpen: boolean }>({
    shown: null,
    isOpen: false,
  });
  const show = (event: MouseEvent, index: number): void => {
    // Let modified clicks open the link elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setState({ shown: index, isOpen: true });
  };
  return (
    <>
      <ul className={styles['pictures']}>
        {pictures.map(({ publicId }, index) => (
          <li key={publicId}>
            <a href={reviewPictureAddress(publicId)} onClick={(event) => show(event, index)}>
              <img
                src={reviewPictureAddress(publicId)}
                width={72}
                height={72}
                alt={texts.name({ place: formatNumber(index + 1, shell.locale) })}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Suspense fallback={null}>
          <PictureViewer
            pictures={pictures}
            shown={shown}
            isOpen={isOpen}
            onShow={(index) => setState({ shown: index, isOpen: true })}
            onClose={() => setState({ shown, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  );
}
