import { useEffect, useState } from 'react';
import { formatNumber } from '#i18n/format-number.ts';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/components/page-environment.tsx';
import styles from './section-nav.module.css';

export interface PageSection {
  /** Of the section's element. */
  readonly id: string;
  readonly label: string;
  readonly count?: number;
}

/** The parts of the page; the one in view is marked. */
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

/** The last section whose start has passed a line in the upper part of the window; the first one until then. */
function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const hasBegun = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) hasBegun.set(target.id, isIntersecting);
        setCurrent(sections.findLast(({ id }) => hasBegun.get(id) === true)?.id ?? sections[0]?.id);
      },
      // What starts above a line a third down the window is being read. Everything above the window counts as in view:
      // a section over which a jump leads, as to the top of the page, is told of as well.
      { rootMargin: '1000000px 0px -66% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
