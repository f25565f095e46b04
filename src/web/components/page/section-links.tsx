import { ChevronRight } from 'lucide';
import { localizePath } from '#i18n/localized-path.ts';
import { Icon } from '#ui/icon.tsx';
import type { SiteSection } from '#web/shell-data.ts';
import { usePage } from './page-environment.tsx';

export const sections: readonly { readonly section: SiteSection; readonly path: string }[] = [
  { section: 'destinations', path: '/region' },
  { section: 'planner', path: '/trip' },
  { section: 'reviews', path: '/reviews' },
  { section: 'about', path: '/about' },
];

interface SectionLinksProps {
  readonly withArrow?: boolean;
}

/** Links to the site's main sections; the current one is marked. */
export function SectionLinks({ withArrow = false }: SectionLinksProps) {
  const { shell, messages } = usePage();
  return sections.map(({ section, path }) => (
    <a
      key={section}
      href={localizePath(path, shell.locale)}
      aria-current={section === shell.section ? 'page' : undefined}
    >
      {messages.common.nav[section]}
      {withArrow && <Icon of={ChevronRight} size={20} />}
    </a>
  ));
}
