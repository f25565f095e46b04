import { ArrowUpRight, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { texts } from '#desk/messages/en.ts';

interface LinkProps {
  readonly href: string;
  readonly name: ReactNode;
  /** Classes: in a sentence or a list, unless it looks otherwise. */
  readonly look?: string;
}

export function Link({ href, name, look = 'link' }: LinkProps) {
  return (
    <a className={look} href={href}>
      {name}
    </a>
  );
}

/** Leads to another screen. */
export function Go({ name, look = 'go', href }: LinkProps) {
  return (
    <a className={look} href={href}>
      {name} <Icon of={ChevronRight} size={14} />
    </a>
  );
}

/** Leads to the public page that is meant. */
export function GoToPage({ href, look = 'go' }: Omit<LinkProps, 'name'>) {
  return (
    <a className={look} href={href} target="_blank" rel="noreferrer">
      {texts.shared.pageAsItIs} <Icon of={ArrowUpRight} size={14} />
    </a>
  );
}

/** The same figures as a file. */
export function GetCsv({ href }: Pick<LinkProps, 'href'>) {
  return <Link look="go s13" href={href} name={texts.shared.csv} />;
}

/** Leads to the rest of a list. */
export function More({ before = '', ...link }: LinkProps & { readonly before?: string }) {
  return (
    <p className="foot foot--list">
      {before} <Link {...link} />
    </p>
  );
}
