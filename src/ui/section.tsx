import type { ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';
import { Heading } from './heading.tsx';

/** Page-width container with gutters. */
export function Wrap({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <div className={classNames(styles['wrap'], className)}>{children}</div>;
}

interface SectionProps {
  /** Anchor. */
  readonly id?: string;
  readonly className?: string | undefined;
  readonly heading: string;
  readonly lead?: string | undefined;
  /** A link or fact at the end of the heading's line. */
  readonly side?: ReactNode;
  /** Full-width sunken background. */
  readonly isBand?: boolean;
  readonly children: ReactNode;
}

/** A section with a second-level heading. */
export function Section({ id, className, heading, lead, side, isBand = false, children }: SectionProps) {
  return (
    <section id={id} className={classNames(styles['section'], isBand && styles['band'], className)}>
      <Boundary>
        <div className={styles['wrap']}>
          <div className={styles['head']}>
            <div>
              <Heading as="h2">{heading}</Heading>
              {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
            </div>
            {side !== undefined && <div className={styles['side']}>{side}</div>}
          </div>
          {children}
        </div>
      </Boundary>
    </section>
  );
}
