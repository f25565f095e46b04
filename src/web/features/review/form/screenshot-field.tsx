import { ImagePlus, X } from 'lucide';
import { useRef, type ChangeEvent } from 'react';
import { pickedImageTypes, reviewLimits } from '#domain/review/review-limits.ts';
import { classNames } from '#ui/class-names.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { FieldError } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { controlId, useFieldError, useForm } from './form-context.tsx';
import parts from './form-parts.module.css';
import { ImageNotice } from './image-notice.tsx';
import { prepareImages } from './images/prepare-images.ts';
import styles from './screenshot-field.module.css';

/** Minimum for showing the count. */
const countedFrom = 3;

/** Types and extensions of JPEG and PNG for the file dialog. The bytes are checked later. */
const offeredTypes = [...pickedImageTypes, 'image/jpg', 'image/pjpeg', '.png', '.jpg', '.jpeg'].join(',');
const errorId = `${controlId('images')}-error`;
const hintId = `${controlId('images')}-hint`;

/** Screenshots of the review: pick, resize, view and remove. */
export function ScreenshotField() {
  const { state, dispatch, texts } = useForm();
  const { images, resizing } = state;
  const { label, remark, warning } = texts.fields.images;
  const field = useRef<HTMLDivElement>(null);
  const error = useFieldError('images');
  const add = async (files: readonly File[]): Promise<void> => {
    dispatch({ kind: 'resize-images' });
    dispatch({ kind: 'add-images', ...(await prepareImages(files)) });
  };
  const remove = (id: string): void => {
    dispatch({ kind: 'remove-image', id });
    field.current?.querySelector('input')?.focus();
  };
  return (
    <div className={parts['wide']} ref={field} role="group" aria-labelledby="review-images-label">
      <span className={parts['label']} id="review-images-label">
        {label} <span>{remark}</span>
      </span>
      <ul className={styles['images']}>
        <Previews onRemove={remove} />
        <li>
          <AddImages isBusy={resizing > 0} onPick={(files) => void add(files)} />
        </li>
      </ul>
      <ImageNotice />
      {images.length >= countedFrom && <ImageCount count={images.length} />}
      {error !== null && <FieldError id={errorId}>{error}</FieldError>}
      <p className={parts['hint']} id={hintId}>
        {warning}
      </p>
    </div>
  );
}

function Previews({ onRemove }: { readonly onRemove: (id: string) => void }) {
  const { locale } = usePage().shell;
  const { state, texts } = useForm();
  const { name, remove } = texts.fields.images;
  return state.images.map(({ id, preview }, index) => {
    const place = formatNumber(index + 1, locale);
    return (
      <li key={id}>
        <img src={preview} width={80} height={80} alt={name({ place })} />
        <button type="button" aria-label={remove({ place })} onClick={() => onRemove(id)}>
          <Icon of={X} size={16} />
        </button>
      </li>
    );
  });
}

function ImageCount({ count }: { readonly count: number }) {
  const { locale } = usePage().shell;
  const text = useForm().texts.fields.images.count;
  return (
    <p className={parts['hint']}>
      {text({ count: formatNumber(count, locale), most: formatNumber(reviewLimits.images, locale) })}
    </p>
  );
}

interface AddImagesProps {
  readonly isBusy: boolean;
  readonly onPick: (files: readonly File[]) => void;
}

function AddImages({ isBusy, onPick }: AddImagesProps) {
  const texts = useForm().texts.fields.images;
  const hasError = useFieldError('images') !== null;
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(currentTarget.files ?? [])];
    // Allows picking the same file again.
    currentTarget.value = '';
    if (files.length > 0) onPick(files);
  };
  return (
    <label className={styles['add']} aria-busy={isBusy || undefined}>
      <input
        id={controlId('images')}
        type="file"
        multiple
        accept={offeredTypes}
        aria-label={texts.addLabel}
        aria-invalid={hasError || undefined}
        aria-describedby={classNames(hasError && errorId, hintId)}
        onChange={pick}
      />
      <Icon of={ImagePlus} size={22} />
      <span>{texts.add}</span>
    </label>
  );
}
