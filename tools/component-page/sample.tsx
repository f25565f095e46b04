import type { ReactNode } from 'react';
import styles from './component-page.module.css';
import type { ComponentTexts } from './texts.ts';

export type State = keyof ComponentTexts['states'];

/** One kind of component. */
export function Samples({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['samples']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}

interface StatesProps {
  readonly texts: ComponentTexts;
  readonly states: readonly State[];
  readonly children: (state: State) => ReactNode;
}

/** The same component in each state, with its name before it. */
export function States({ texts, states, children }: StatesProps) {
  return (
    <div className={styles['states']}>
      {states.map((state) => (
        <div key={state} className={styles['row']}>
          <span className={styles['state']}>{texts.states[state]}</span>
          <div className={styles['row']} data-state={state}>
            {children(state)}
          </div>
        </div>
      ))}
    </div>
  );
}
