import { ChevronDown, X } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './sentence.module.css';
import { useSheet } from './use-sheet.ts';
import { Heading } from '#ui/heading.tsx';

interface WordProps {
  /** Heading of the sheet. */
  readonly question: string;
  /** What is chosen. */
  readonly value: string;
  /** What the trip comes to; absent: nothing is known yet. */
  readonly result?: ReactNode;
  readonly children: ReactNode;
}

/** One word of the sentence, and the sheet that changes it. The browser keeps one open, also without JavaScript. */
export function Word({ question, value, result, children }: WordProps) {
  const { messages } = usePage();
  const { word, dialog, close, onClose, listeners } = useSheet();
  return (
    <details ref={word} name="trip" className={styles['word']} {...listeners}>
      <summary>
        <VisuallyHidden>{question} </VisuallyHidden>
        <b>{value}</b>
        <Icon of={ChevronDown} size={16} />
      </summary>
      <dialog ref={dialog} className={styles['sheet']} aria-label={question} onClose={onClose}>
        <div className={styles['head']}>
          <Heading as="h2">{question}</Heading>
          <Button look="quiet" size="icon" aria-label={messages.trip.sentence.close} onClick={close}>
            <Icon of={X} size={20} />
          </Button>
        </div>
        <div className={styles['body']}>{children}</div>
        <div className={styles['foot']}>
          {result}
          <Button type="submit" look="primary">
            {messages.trip.sentence.show}
          </Button>
        </div>
      </dialog>
    </details>
  );
}
