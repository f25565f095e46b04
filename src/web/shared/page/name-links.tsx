import { localizePath } from '#i18n/localized-path.ts';
import styles from './name-links.module.css';
import { usePage } from './page-environment.tsx';

interface NameLinksProps {
  /** The path without language prefix. */
  readonly links: readonly { readonly path: string; readonly name: string }[];
}

/** The rest of a long list as links with names only: two elements each. */
export function NameLinks({ links }: NameLinksProps) {
  const { locale } = usePage().shell;
  return (
    <ul className={styles['names']}>
      {links.map(({ path, name }) => (
        <li key={path}>
          <a dir="auto" href={localizePath(path, locale)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
