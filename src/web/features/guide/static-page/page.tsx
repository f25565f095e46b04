import { lazyComponent } from '#web/shared/page/lazy-component.tsx';
import { LongText } from '#web/features/guide/long-text.tsx';
import type { Figure, StaticPageData } from './load.ts';
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
          <p id="figures-lead">{figures.lead}</p>
          <FigureTable figures={figures.outcomes} labelledBy="figures-lead" />
          {figures.reasons.length > 0 && (
            <>
              <p id="figures-reasons">{figures.reasonsLead}</p>
              <FigureTable figures={figures.reasons} labelledBy="figures-reasons" />
            </>
          )}
        </section>
      )}
    </LongText>
  );
}

function FigureTable({ figures, labelledBy }: { readonly figures: readonly Figure[]; readonly labelledBy: string }) {
  return (
    <table className={styles['figures']} aria-labelledby={labelledBy}>
      <tbody>
        {figures.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
