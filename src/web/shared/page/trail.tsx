import { localizePath } from '#i18n/localized-path.ts';
import { Crumbs, type Crumb } from '#ui/crumbs.tsx';
import { usePage } from './page-environment.tsx';

const paths = { home: '/', destinations: '/region' } as const;

interface TrailProps {
  /** Default: the home page. */
  readonly from?: keyof typeof paths;
  readonly to: readonly Crumb[];
}

export function Trail({ from = 'home', to }: TrailProps) {
  const { shell, messages } = usePage();
  const { nav } = messages.common;
  return (
    <Crumbs
      label={nav.breadcrumb}
      trail={[{ label: nav[from], href: localizePath(paths[from], shell.locale) }, ...to]}
    />
  );
}
