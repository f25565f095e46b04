import { ArrowUpRight, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { texts } from '#desk/messages/en.ts';

interface GoProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to another screen. */
export function Go({ href, className = 'go', children }: GoProps) {
  return (
    <a className={className} href={href}>
      {children} <Icon of={ChevronRight} size={14} />
    </a>
  );
}

/** Leads to the public page that is meant. */
export function GoToPage({ href, className = 'go' }: Omit<GoProps, 'children'>) {
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer">
      {texts.shared.pageAsItIs} <Icon of={ArrowUpRight} size={14} />
    </a>
  );
}

/** The same figures as a file. */
export function GetCsv({ href }: Pick<GoProps, 'href'>) {
  return (
    <a className="go s13" href={href}>
      {texts.shared.csv}
    </a>
  );
}

/** A link in a sentence or a list. */
export function Link({ href, children }: Omit<GoProps, 'className'>) {
  return (
    <a className="link" href={href}>
      {children}
    </a>
  );
}

/** Leads to the rest of a list. */
export function More({ before = '', ...link }: Omit<GoProps, 'className'> & { readonly before?: string }) {
  return (
    <p className="foot foot--list">
      {before} <Link {...link} />
    </p>
  );
}
