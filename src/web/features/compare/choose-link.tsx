import type { AnchorHTMLAttributes } from 'react';
import { comparePath } from '#domain/listing/compared-plans.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { navigateTo } from '#web/shared/visit/navigate-to.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { CompareData } from './load.ts';

interface ChooseLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ids: readonly number[];
  readonly data: Pick<CompareData, 'tripSearch'>;
  /** Told to screen readers when the comparison is there. */
  readonly says?: string;
  /** Called before the link is followed, with JavaScript. */
  readonly onFollow?: () => void;
}

/** A link to the comparison of these plans. Without JavaScript the server stores them; with it the browser already has. */
export function ChooseLink({ ids, data: { tripSearch }, says, onFollow, children, ...rest }: ChooseLinkProps) {
  const { locale } = usePage().shell;
  const trip = tripSearch === '' ? '' : `&${tripSearch}`;
  const path = localizePath('/compare', locale);
  return (
    <a
      {...rest}
      rel="nofollow"
      href={`${path}?only=${ids.join(',')}${trip}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onFollow?.();
        navigateTo(
          ids.length === 0 ? path : localizePath(comparePath(ids), locale) + trip,
          says === undefined ? {} : { says },
        );
      }}
    >
      {children}
    </a>
  );
}
