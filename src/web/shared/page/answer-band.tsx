import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Wrap } from '#ui/section.tsx';
import type { PicturedPlace } from './picture-address.ts';
import { PlaceBackdrop } from '#web/shared/place/place-picture.tsx';
import styles from './answer-band.module.css';

interface AnswerBandProps {
  /** Null: the sea alone. */
  readonly place: PicturedPlace | null;
  /** On phones, where it would stand under the title, or shows another place than that. */
  readonly hidesMap?: boolean;
  readonly crumbs: ReactNode;
  /** The heading and a line beside it, which phones leave out. */
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Latin letters that reach the map on phones; signs of other scripts are twice as wide. */
const lettersBeside = 12;

export function isLongTitle(title: string): boolean {
  return [...title].reduce((width, sign) => width + (sign > '\u2fff' ? 2 : 1), 0) > lettersBeside;
}

/** A low head over a place's map, which the answers below overlap. Nothing clips the sheets of the sentence. */
export function AnswerBand({ place, hidesMap = false, crumbs, title, children }: AnswerBandProps) {
  return (
    <div className={styles['band']}>
      {place !== null && (
        <div className={classNames(styles['plate'], hidesMap && styles['hidden'])}>
          <PlaceBackdrop place={place} />
        </div>
      )}
      <Wrap className={styles['words']}>
        {crumbs}
        <div className={styles['title']}>{title}</div>
        {children}
      </Wrap>
    </div>
  );
}
