import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { DialogBody } from '#ui/dialog.tsx';
import { Wave, WaveDone } from '#ui/wave.tsx';
import { useForm } from './form-context.tsx';
import styles from './sending-steps.module.css';

/** While the review is being sent; no controls. */
export function SendingStep() {
  const { state, texts } = useForm();
  const count = state.images.length;
  const line = useRef<HTMLParagraphElement>(null);
  // Keeps the focus in the dialog after the button disappears.
  useEffect(() => line.current?.focus(), []);
  return (
    <DialogBody className={styles['middle']}>
      <Wave />
      <p ref={line} role="status" tabIndex={-1}>
        {count === 0 ? texts.sending.review : texts.sending.withImages({ count })}
      </p>
    </DialogBody>
  );
}

export function SuccessStep({ provider, onClose }: { readonly provider: string; readonly onClose: () => void }) {
  const { success } = useForm().texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <DialogBody className={styles['middle']}>
      <WaveDone />
      <div role="status">
        <h3 ref={heading} tabIndex={-1}>
          {success.heading}
        </h3>
        <p>{success.text({ provider })}</p>
      </div>
      <Button look="primary" onClick={onClose}>
        {success.close}
      </Button>
    </DialogBody>
  );
}
