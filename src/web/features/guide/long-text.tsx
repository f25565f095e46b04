import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { Crumb } from '#ui/crumbs.tsx';
import { Icon } from '#ui/icon.tsx';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import { useSectionInView } from '#web/shared/visit/use-section-in-view.ts';
import type { RenderedText } from './texts/render-markdown.ts';
import styles from './long-text.module.css';
import { Heading } from '#ui/heading.tsx';

/** Minimum number of sections for a table of contents. */
const leastContents = 3;

/** An entry of the table of contents. */
interface Part {
  readonly id: string;
  readonly heading: string;
}

interface LongTextProps {
  /** Breadcrumbs between the home page and this one; default: none. */
  readonly parents?: readonly Crumb[];
  readonly heading: string;
  readonly lead?: string;
  /** When and by whom it was written. */
  readonly note?: ReactNode;
  readonly text: RenderedText;
  /** Entries for the sections in `children`, by id. */
  readonly further?: readonly Part[];
  /** Sections after the text, in its layout. */
  readonly children?: ReactNode;
  /** Content after the text's layout. */
  readonly after?: ReactNode;
}

/** A text by editors: breadcrumbs, table of contents, and the text at a readable width. */
export function LongText({ parents = [], heading, lead, note, text, further = [], children, after }: LongTextProps) {
  const parts: readonly Part[] = [...text.sections, ...further];
  const hasContents = parts.length >= leastContents;
  return (
    <Wrap className={styles['page']}>
      <Trail to={[...parents, { label: heading }]} />
      <div className={classNames(styles['frame'], hasContents && styles['withContents'])}>
        {hasContents && <Contents parts={parts} />}
        <article className={styles['text']}>
          <Heading as="h1">{heading}</Heading>
          {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
          {note !== undefined && <p className={styles['note']}>{note}</p>}
          <div className={styles['prose']}>
            {text.intro !== '' && <div className={styles['html']} dangerouslySetInnerHTML={{ __html: text.intro }} />}
            {text.sections.map((section) => (
              <section key={section.id} id={section.id}>
                <Heading as="h2">{section.heading}</Heading>
                <div className={styles['html']} dangerouslySetInnerHTML={{ __html: section.html }} />
              </section>
            ))}
            {children}
          </div>
          {after}
        </article>
      </div>
    </Wrap>
  );
}

/** Beside the text; on phones a folded list, so that the text begins on the first screen. */
function Contents({ parts }: { readonly parts: readonly Part[] }) {
  const { onThisPage } = usePage().messages.common;
  const current = useSectionInView(parts.map(({ id }) => id));
  return (
    <>
      <nav className={styles['contents']} aria-labelledby="contents-heading">
        <Heading as="h2" id="contents-heading">
          {onThisPage}
        </Heading>
        <ContentsList parts={parts} current={current ?? null} />
      </nav>
      <nav className={styles['folded']} aria-label={onThisPage}>
        <details>
          <summary>
            {onThisPage}
            <Icon of={ChevronDown} size={18} />
          </summary>
          <ContentsList parts={parts} current={null} />
        </details>
      </nav>
    </>
  );
}

function ContentsList({ parts, current }: { readonly parts: readonly Part[]; readonly current: string | null }) {
  return (
    <ol>
      {parts.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}
