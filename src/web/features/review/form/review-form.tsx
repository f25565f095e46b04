import { useRef, useState, type RefObject } from 'react';
import type { ReviewFormMessages } from '#i18n/languages/en/review-form.ts';
import { Dialog, DialogHead } from '#ui/dialog.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useRouteChange } from '#web/shared/visit/use-route-change.ts';
import { ConfirmationStep } from './confirmation-step.tsx';
import { DiscardSheet } from './discard-sheet.tsx';
import { EditingStep } from './editing-step.tsx';
import { FormContextProvider } from './form-context.tsx';
import type { ReviewSubject } from './kept-draft.ts';
import styles from './review-form.module.css';
import { SendingStep, SuccessStep } from './sending-steps.tsx';
import { useProviders } from './use-providers.ts';
import { useReviewForm } from './use-review-form.ts';

export interface ReviewFormProps {
  readonly texts: ReviewFormMessages;
  readonly subject: ReviewSubject;
  readonly isOpen: boolean;
  /** The form with the button that opens it. */
  readonly opener: RefObject<HTMLFormElement | null>;
  readonly onClose: () => void;
}

/**
 * Writing a review: form, confirmation, sending, thanks. Remounted on each opening. Closing keeps the draft; "Cancel"
 * discards it.
 */
export function ReviewForm({ texts, subject, isOpen, opener, onClose }: ReviewFormProps) {
  const { locale } = usePage().shell;
  const [trap, checkPlace] = [useRef<HTMLInputElement>(null), useRef<HTMLDivElement>(null)];
  const form = useReviewForm({ subject, locale, trap, checkPlace });
  const providers = useProviders();
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  useRouteChange(onClose);
  const { state, dispatch } = form;
  const isSending = state.step === 'loading';
  const title = state.step === 'confirmation' ? texts.confirm.title : texts.title;
  const provider = providers.list?.find(({ _id }) => _id === state.fields.provider) ?? null;
  const findOpener = (): HTMLElement | null => opener.current?.querySelector('button') ?? null;
  const cancel = (): void => {
    if (form.isFilled) return setAsksToDiscard(true);
    return onClose();
  };
  const discard = (): void => {
    form.discard();
    onClose();
  };
  return (
    <FormContextProvider value={{ state, dispatch, texts }}>
      <Dialog isOpen={isOpen} onClose={onClose} label={title} size="wide" isHeld={isSending} opener={findOpener}>
        <DialogHead title={title} closeLabel={texts.close} onClose={isSending ? null : onClose} />
        {state.step === 'editing' && (
          <EditingStep providers={providers} botCheck={form.botCheck} isRestored={form.isRestored} onCancel={cancel} />
        )}
        {state.step === 'confirmation' && <ConfirmationStep provider={provider} onSend={() => void form.send()} />}
        {isSending && <SendingStep />}
        {state.step === 'success' && <SuccessStep provider={provider?.name ?? ''} onClose={onClose} />}
        <div className={styles['trap']} aria-hidden="true">
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <div ref={checkPlace} className={styles['check']} />
        <DiscardSheet isOpen={asksToDiscard} onKeep={() => setAsksToDiscard(false)} onDiscard={discard} />
      </Dialog>
    </FormContextProvider>
  );
}
