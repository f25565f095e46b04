import type { ReactNode } from 'react';
import { localizePath } from '#i18n/localized-path.ts';
import { usePage } from './page-environment.tsx';

/** A form that stores a choice in a cookie and comes back to this page; it needs no JavaScript. */
export function SettingsForm({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const { shell } = usePage();
  return (
    <form className={className} method="post" action="/settings">
      <input type="hidden" name="returnTo" value={localizePath(shell.path, shell.locale)} />
      {children}
    </form>
  );
}
