import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '#ui/dialog.tsx';
import { useForm } from './form-context.tsx';

interface DiscardSheetProps {
  readonly isOpen: boolean;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Confirms discarding a draft; the default is to keep writing. */
export function DiscardSheet({ isOpen, onKeep, onDiscard }: DiscardSheetProps) {
  const { discard, message } = useForm().texts;
  return (
    <Dialog isOpen={isOpen} onClose={onKeep} label={discard.heading} size="narrow" isSheet>
      <DialogHead title={discard.heading} closeLabel={discard.keep} onClose={null} />
      <DialogBody>
        <p>{message.cancel_confirmation}</p>
      </DialogBody>
      <DialogFoot>
        <Button data-focus-first onClick={onKeep}>
          {discard.keep}
        </Button>
        <Button look="bad" onClick={onDiscard}>
          {discard.discard}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
