import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import type { ListQuery } from '#domain/list-query.ts';
import { useListState } from '#web/components/list-state.tsx';

interface ListLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly change: Partial<ListQuery>;
  /** After the list has changed. */
  readonly onFollow?: () => void;
}

/** A link to another state of the list; followed without leaving the page where scripts run. */
export function ListLink({ change, onFollow, children, ...rest }: ListLinkProps) {
  const list = useListState();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    list.change(change);
    onFollow?.();
  };
  return (
    <a {...rest} href={list.href(change)} data-list-control="" onClick={follow}>
      {children}
    </a>
  );
}

/** Not one that opens a tab, a window or a menu. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
