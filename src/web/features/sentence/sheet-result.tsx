import styles from './sentence.module.css';

interface SheetResultProps {
  readonly answer: string;
  readonly detail: string;
  /** True: of an earlier choice. */
  readonly isWaiting: boolean;
}

/** What the trip comes to, at the foot of a sheet. */
export function SheetResult({ answer, detail, isWaiting }: SheetResultProps) {
  return (
    <p role="status" className={styles['result']} data-waiting={isWaiting || undefined}>
      <b>{answer}</b>
      <span>{detail}</span>
    </p>
  );
}
