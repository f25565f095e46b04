import { formatNumber } from '#i18n/format-number.ts';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useSectionInView } from '#web/shared/visit/use-section-in-view.ts';
import styles from './section-nav.module.css';

export interface PageSection {
  /** Of the section's element. */
  readonly id: string;
  readonly label: string;
  readonly count?: number;
}

/** Links to the page's sections; the one in view is marked. */
export function SectionNav({ sections }: { readonly sections: readonly PageSection[] }) {
  const { shell, messages } = usePage();
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <nav className={styles['nav']} aria-label={messages.destination.sections.label}>
      <Wrap className={styles['links']}>
        {sections.map(({ id, label, count }) => (
          <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {label}
            {count !== undefined && <span>{formatNumber(count, shell.locale)}</span>}
          </a>
        ))}
      </Wrap>
    </nav>
  );
}
