import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { OpenPart } from './list-data.ts';
import styles from './late-details.module.css';
import { openId, useListState } from './list-state.tsx';

interface LateDetailsProps {
  /** Its name in the address. */
  readonly part: OpenPart;
  readonly heading: string;
  readonly summary: ReactNode;
  /** Initial state. */
  readonly isOpen?: boolean;
  readonly className: string | undefined;
  /** Stands in for them until then: links for crawlers, words for the search in the page. */
  readonly closed?: ReactNode;
  readonly children: ReactNode;
}

/** A collapsible part that is rendered once it is opened; see `OpenLink` for browsers without JavaScript. */
export function LateDetails({ part, heading, summary, isOpen = false, className, closed, children }: LateDetailsProps) {
  const isNamed = useListState().data.open === part;
  const [isOpenAtFirst] = useState(isOpen || isNamed);
  const [wasOpened, setWasOpened] = useState(isOpenAtFirst);
  const details = useRef<HTMLDetailsElement>(null);
  const open = (): void => {
    if (details.current?.open === true) setWasOpened(true);
  };
  // It may have been opened before hydration.
  useEffect(open, []);
  return (
    <details
      ref={details}
      id={isNamed ? openId(part) : undefined}
      className={className}
      open={isOpenAtFirst}
      onToggle={open}
    >
      <summary>
        {summary}
        {!wasOpened && <OpenLink part={part}>{heading}</OpenLink>}
      </summary>
      {wasOpened ? children : closed}
    </details>
  );
}

/**
 * Covers a summary whose details are not rendered: a link to the page that has them. Browsers with JavaScript parse it as
 * text.
 */
export function OpenLink(link: OpenLinkProps) {
  return (
    <noscript>
      <Link {...link} />
    </noscript>
  );
}

/** A component, so that React does not render it in browsers: it skips what is inside `noscript`. */
function Link({ part, children }: OpenLinkProps) {
  const { openHref } = useListState();
  return (
    <a className={styles['link']} href={openHref(part)} rel="nofollow">
      {children}
    </a>
  );
}

type OpenLinkProps = Pick<LateDetailsProps, 'part' | 'children'>;
