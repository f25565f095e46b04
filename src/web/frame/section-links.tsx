import { ChevronRight } from 'lucide';
import { localizePath } from '#i18n/localized-path.ts';
import { Icon } from '#ui/icon.tsx';
import type { ShellLink, SiteSection } from '#web/shared/definition/shell-data.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';

export const sections: readonly { readonly section: SiteSection; readonly path: string }[] = [
  { section: 'destinations', path: '/region' },
  { section: 'planner', path: '/trip' },
  { section: 'reviews', path: '/reviews' },
  { section: 'about', path: '/about' },
];

/** Links to the site's main sections and the operator's pages beside them; the current one is marked. */
export function SectionLinks({ withArrow = false }: { readonly withArrow?: boolean }) {
  const { shell, messages } = usePage();
  const main = sections.map(({ section, path }): ShellLink => ({
    href: localizePath(path, shell.locale),
    label: messages.common.nav[section],
    current: section === shell.section ? 'page' : undefined,
  }));
  return [...main, ...(shell.ownLinks?.navigation ?? [])].map(({ href, label, lang, current }) => (
    <a key={href} href={href} lang={lang} hrefLang={lang} aria-current={current}>
      {label}
      {withArrow && <Icon of={ChevronRight} size={20} />}
    </a>
  ));
}
