import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import type { ListQuery } from '#domain/listing/list-query.ts';
import { ButtonLink } from '#ui/button.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import { useListState } from './list-state.tsx';

interface ListLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly change: Partial<ListQuery>;
}

/** A link to another state of the list; with JavaScript the list changes in place. */
export function ListLink({ change, children, ...rest }: ListLinkProps) {
  return (
    <a {...rest} {...useListLink(change)}>
      {children}
    </a>
  );
}

interface ListButtonProps {
  readonly change: Partial<ListQuery>;
  readonly look?: 'primary' | 'outline';
  readonly rel?: string;
  /** Called after the list has changed. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** The same as a button. */
export function ListButton({ change, look = 'outline', rel, onFollow, children }: ListButtonProps) {
  return (
    <ButtonLink look={look} rel={rel} {...useListLink(change, onFollow)}>
      {children}
    </ButtonLink>
  );
}

function useListLink(change: Partial<ListQuery>, onFollow?: () => void) {
  const list = useListState();
  return {
    href: list.href(change),
    'data-list-control': '',
    onClick: (event: MouseEvent): void => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      list.change(change);
      onFollow?.();
    },
  };
}
