import { Search, X } from 'lucide';
import { useRef, type FormEvent, type InputHTMLAttributes, type Ref } from 'react';
import { localizePath } from '#i18n/localized-path.ts';
import { Icon } from '#ui/icon.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './search-overlay.module.css';

interface SearchFieldProps {
  readonly query: string;
  readonly inputProps: InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> };
  readonly onClear: () => void;
  readonly onToggle: () => void;
}

/** The input. Enter without an active option submits to the destinations page, unless it is empty. */
export function SearchField({ query, inputProps, onClear, onToggle }: SearchFieldProps) {
  const { shell, messages } = usePage();
  const texts = messages.search;
  const form = useRef<HTMLFormElement>(null);
  const clear = (): void => {
    onClear();
    form.current?.querySelector('input')?.focus();
  };
  const submit = (event: FormEvent): void => {
    if (query.trim() === '') event.preventDefault();
  };
  return (
    <form
      ref={form}
      className={styles['field']}
      role="search"
      action={localizePath('/region', shell.locale)}
      onSubmit={submit}
    >
      <button type="button" className={styles['toggle']} tabIndex={-1} aria-label={texts.close} onClick={onToggle}>
        <Icon of={Search} size={20} />
      </button>
      <input
        {...inputProps}
        name="q"
        enterKeyHint="search"
        maxLength={100}
        autoCapitalize="off"
        spellCheck={false}
        placeholder={messages.common.nav.search}
      />
      {query !== '' && (
        <button type="button" className={styles['clear']} tabIndex={-1} aria-label={texts.clear} onClick={clear}>
          <Icon of={X} size={18} />
        </button>
      )}
      <button type="button" className={styles['cancel']} onClick={onToggle}>
        {texts.cancel}
      </button>
    </form>
  );
}
