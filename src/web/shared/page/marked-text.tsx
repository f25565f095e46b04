import type { TextRange } from '#domain/kernel/match-words.ts';
import styles from './marked-text.module.css';

/** A text with its search matches underlined. @param ranges in order, not overlapping */
export function MarkedText({ text, ranges }: { readonly text: string; readonly ranges: readonly TextRange[] }) {
  return (
    <span>
      {ranges.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.end ?? 0, start)}
          <mark className={styles['mark']}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </span>
  );
}
