import { PenLine } from 'lucide';
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useReviewSubject } from './review-subject.tsx';
import { useReviewOpening } from './use-review-opening.ts';
import styles from './write-review.module.css';

/** Hash of the button's target without JavaScript. */
const writeReviewHash = '#write-review';

interface WriteReviewProps {
  /** `header`: icon only on phones. */
  readonly look: 'header' | 'outline' | 'primary';
  readonly isDisabled?: boolean;
  /** Id of the form, for other buttons' `form` attribute. */
  readonly id?: string;
  /** Opens the form automatically for `#write-review`. */
  readonly opensByAddress?: boolean;
}

/** A button that opens the review form. Without JavaScript it links to the reviews page, which explains why. */
export function WriteReview({ look, isDisabled = false, id, opensByAddress = false }: WriteReviewProps) {
  const { shell, messages } = usePage();
  const subject = useReviewSubject();
  const opening = useReviewOpening(shell.locale);
  const form = useRef<HTMLFormElement>(null);
  const text = messages.common.nav.writeReview;
  const open = async (): Promise<void> => {
    // `submit()` skips the handler and falls back to the behaviour without JavaScript.
    if (!(await opening.open())) form.current?.submit();
  };
  const openByAddress = useEffectEvent(() => {
    if (opensByAddress && location.hash === writeReviewHash) void opening.open();
  });
  useEffect(() => openByAddress(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void open();
  };
  return (
    <>
      <form
        ref={form}
        id={id}
        className={styles['form']}
        action={localizePath('/reviews', shell.locale) + writeReviewHash}
        onSubmit={submit}
      >
        <Button
          type="submit"
          look={look === 'primary' ? 'primary' : 'outline'}
          className={look === 'header' ? styles['inHeader'] : undefined}
          disabled={isDisabled}
          isBusy={opening.isLoading}
          aria-haspopup="dialog"
          onPointerEnter={opening.prepare}
          onFocus={opening.prepare}
        >
          <Icon of={PenLine} size={18} />
          <span>{text}</span>
        </Button>
      </form>
      {opening.form !== null && (
        <opening.form.Form
          key={opening.round}
          texts={opening.form.texts}
          subject={subject}
          isOpen={opening.isOpen}
          opener={form}
          onClose={opening.close}
        />
      )}
    </>
  );
}
