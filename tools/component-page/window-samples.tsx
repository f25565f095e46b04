import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/check.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead, type DialogProps } from '#ui/dialog.tsx';
import { Popover } from '#ui/popover.tsx';
import { Toast, type ToastMessage } from '#ui/toast.tsx';
import { Row } from './sample.tsx';
import type { ComponentTexts } from './texts.ts';

interface SamplesProps {
  readonly texts: ComponentTexts;
}

export function DialogSamples({ texts }: SamplesProps) {
  return (
    <Row>
      <DialogSample texts={texts} label={texts.dialog.open} size="wide" />
      <DialogSample texts={texts} label={texts.dialog.sheet} size="narrow" isSheet />
      <Button popoverTarget="sample-popover">{texts.view.legend}</Button>
      <Popover id="sample-popover" label={texts.view.legend}>
        <Check name="popover" value="1" label={texts.features[0]} isChecked />
        <Check name="popover" value="2" label={texts.features[1]} isChecked={false} />
      </Popover>
    </Row>
  );
}

interface DialogSampleProps extends SamplesProps, Pick<DialogProps, 'label' | 'size' | 'isSheet'> {}

function DialogSample({ texts, label, size, isSheet = false }: DialogSampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const { title, text, show, close: closeLabel } = texts.dialog;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      <Dialog isOpen={isOpen} onClose={close} label={title} size={size} isSheet={isSheet}>
        <DialogHead title={title} closeLabel={closeLabel} onClose={close} />
        <DialogBody>
          <p>{text}</p>
          {texts.features.map((feature) => (
            <Check key={feature} name="feature" value={feature} label={feature} count={31} isChecked={false} />
          ))}
          <Button data-tip={texts.tip.text}>{texts.tip.target}</Button>
        </DialogBody>
        <DialogFoot>
          <Button look="primary" onClick={close}>
            {show}
          </Button>
        </DialogFoot>
      </Dialog>
    </>
  );
}

export function ToastSamples({ texts }: SamplesProps) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const { text, action, show } = texts.toast;
  const say = (): void =>
    setMessage((last) => ({
      id: last === null ? 0 : Number(last.id) + 1,
      text,
      action: { label: action, onAct: () => undefined },
    }));
  return (
    <Row>
      <Button onClick={say}>{show}</Button>
      <Toast message={message} onEnd={() => setMessage(null)} />
    </Row>
  );
}
