import type { ReactNode } from 'react';
import { localizePath } from '#i18n/localized-path.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { usePresentPath } from '#web/shared/visit/present-path.ts';

/** A form without JavaScript that stores a choice in a cookie and returns to this page. */
export function SettingsForm({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const { shell } = usePage();
  const path = usePresentPath();
  return (
    <form className={className} method="post" action="/settings">
      <input type="hidden" name="returnTo" value={localizePath(path, shell.locale)} />
      {children}
    </form>
  );
}
