import type { ReactNode } from 'react';

/** What may be wider than the page: it scrolls by itself, by keys too. */
export function ScrollBox({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a focus no key scrolls it
    <div className="tw" tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
