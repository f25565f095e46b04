import type { ReactNode } from 'react';
import { SentenceWords } from '#web/features/sentence/sentence-line.tsx';
import styles from './place-sentence.module.css';

interface PlaceSentenceProps {
  /** The field of the place. */
  readonly place: ReactNode;
  readonly submit: ReactNode;
  readonly children: ReactNode;
}

/** The words after a place; on phones the place has a line of its own, and so has the button. */
export function PlaceSentence({ place, submit, children }: PlaceSentenceProps) {
  return (
    <SentenceWords className={styles['wide']}>
      <div className={styles['lead']}>{place}</div>
      {children}
      <div className={styles['end']}>{submit}</div>
    </SentenceWords>
  );
}
