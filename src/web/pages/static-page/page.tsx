import { localizePath } from '#i18n/localized-path.ts';
import { Crumbs } from '#ui/crumbs.tsx';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/components/page-environment.tsx';
import type { Figure, StaticPageData } from './load.ts';
import styles from './page.module.css';

export function StaticPage({ heading, html, figures }: StaticPageData) {
  const { shell, messages } = usePage();
  const { nav } = messages.common;
  return (
    <Wrap className={styles['page']}>
      <Crumbs
        label={nav.breadcrumb}
        trail={[{ label: nav.home, href: localizePath('/', shell.locale) }, { label: heading }]}
      />
      <h1>{heading}</h1>
      <div className={styles['prose']} dangerouslySetInnerHTML={{ __html: html }} />
      {figures !== null && (
        <section className={styles['prose']} id="figures" aria-labelledby="figures-heading">
          <h2 id="figures-heading">{figures.heading}</h2>
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
    </Wrap>
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
