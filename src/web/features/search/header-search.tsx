import { Search } from 'lucide';
import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react';
import { localizePath } from '#i18n/localized-path.ts';
import { Icon } from '#ui/icon.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useSlashKey } from '#web/shared/visit/use-slash-key.ts';
import styles from './header-search.module.css';
import { useSearchState } from './use-search-state.ts';
import { WaitingNote } from './waiting-note.tsx';

const loadSearchOverlay = () => import('./search-overlay.tsx');
const SearchOverlay = lazy(async () => ({ default: (await loadSearchOverlay()).SearchOverlay }));

/**
 * Destination search in the header: a field, on phones a button. Without JavaScript it submits to the destinations page; with
 * it, click, focus or `/` loads and opens the search overlay in its place.
 */
export function HeaderSearch({ isDisabled }: { readonly isDisabled: boolean }) {
  const { shell, messages } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const { isOpen, open, focusAndOpen, close, toggle } = useSearchState(form);
  // Replacing the field during composition (e.g. Japanese input) would lose the text.
  const [isComposing, setIsComposing] = useState(false);
  useSlashKey(() => {
    if (!isDisabled) focusAndOpen();
  });
  const label = messages.common.nav.search;
  const onButton = (event: MouseEvent): void => {
    event.preventDefault();
    toggle();
  };
  return (
    <div className={styles['search']} onPointerEnter={isDisabled ? undefined : () => void loadSearchOverlay()}>
      <form ref={form} className={styles['compact']} action={localizePath('/region', shell.locale)} role="search">
        <input
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          placeholder={label}
          aria-label={label}
          aria-keyshortcuts="/"
          disabled={isDisabled}
          onFocus={open}
          onClick={open}
          onInput={open}
          onCompositionStart={() => setIsComposing(true)}
          onCompositionEnd={() => setIsComposing(false)}
        />
        <button type="submit" aria-label={label} aria-haspopup="dialog" disabled={isDisabled} onClick={onButton}>
          <Icon of={Search} size={18} />
        </button>
        <kbd aria-hidden="true">/</kbd>
      </form>
      {isOpen && !isComposing && (
        <Suspense fallback={<WaitingNote isWaiting />}>
          <SearchOverlay form={form} onClose={close} onToggle={toggle} />
        </Suspense>
      )}
    </div>
  );
}
