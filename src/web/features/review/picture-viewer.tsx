import { ArrowLeft, ArrowRight } from 'lucide';
import { formatNumber } from '#i18n/format-number.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ReviewPicture } from '#reviews/review-reader.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useRouteChange } from '#web/shared/visit/use-route-change.ts';
import { reviewPictureAddress } from './review-picture-address.ts';
import styles from './review-pictures.module.css';

interface PictureViewerProps {
  readonly pictures: readonly ReviewPicture[];
  /** Index in the list. */
  readonly shown: number;
  readonly isOpen: boolean;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** A screenshot in a full-screen dialog. */
export function PictureViewer({ pictures, shown, isOpen, onShow, onClose }: PictureViewerProps) {
  const { shell, messages } = usePage();
  const texts = messages.reviews.pictures;
  useRouteChange(onClose);
  const picture = pictures[shown];
  if (picture === undefined) return null;
  const name = texts.name({ place: formatNumber(shown + 1, shell.locale) });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={name} size="wide">
      <DialogHead title={name} closeLabel={texts.close} onClose={onClose} />
      <DialogBody className={styles['large']}>
        <img src={reviewPictureAddress(picture.publicId)} width={picture.width} height={picture.height} alt={name} />
      </DialogBody>
      {pictures.length > 1 && (
        <DialogFoot>
          <Button disabled={shown === 0} onClick={() => onShow(shown - 1)}>
            <Icon of={ArrowLeft} size={16} />
            {texts.previous}
          </Button>
          <Button disabled={shown === pictures.length - 1} onClick={() => onShow(shown + 1)}>
            {texts.next}
            <Icon of={ArrowRight} size={16} />
          </Button>
        </DialogFoot>
      )}
    </Dialog>
  );
}
