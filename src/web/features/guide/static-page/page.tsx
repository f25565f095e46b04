import { useId } from 'react';
import { lazyComponent } from '#web/shared/page/lazy-component.tsx';
import { LongText } from '#web/features/guide/long-text.tsx';
import type { StaticPageData } from './load.ts';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

const ForgetPhone = lazyComponent(async () => (await import('./later.tsx')).ForgetPhone);

export function Page({ heading, text, forget, figures }: StaticPageData) {
  const further = figures === null ? [] : [{ id: 'figures', heading: figures.heading }];
  return (
    <LongText heading={heading} text={text} further={further}>
      {forget !== null && <ForgetPhone {...forget} />}
      {figures !== null && (
        <section className={styles['section']} id="figures" aria-labelledby="figures-heading">
          <Heading as="h2" id="figures-heading">
            {figures.heading}
          </Heading>
          {figures.tables.map(({ lead, rows }) => (
            <FigureTable key={lead} lead={lead} rows={rows} />
          ))}
        </section>
      )}
    </LongText>
  );
}

function FigureTable({ lead, rows }: NonNullable<StaticPageData['figures']>['tables'][number]) {
  const id = useId();
  return (
    <>
      <p id={id}>{lead}</p>
      <table className={styles['figures']} aria-labelledby={id}>
        <tbody>
          {rows.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
