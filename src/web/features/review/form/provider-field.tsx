import { Check, ChevronDown } from 'lucide';
import { useSelect } from 'downshift';
import type { KeyboardEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Field, type FieldWiring } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { pressedKey } from '#ui/pressed-key.ts';
import { useLongWait } from '#ui/use-long-wait.ts';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { controlId, useFieldError, useForm } from './form-context.tsx';
import parts from './form-parts.module.css';
import type { ProviderChoice } from './load-providers.ts';
import picker from './picker.module.css';
import styles from './provider-field.module.css';
import type { Providers } from './use-providers.ts';

/** The reviewed provider: a list with logos that opens on click and closes on blur or with a choice. */
export function ProviderField({ providers }: { readonly providers: Providers }) {
  const { label, failed } = useForm().texts.fields.providers;
  const error = useFieldError('providers');
  return (
    <div className={parts['wide']}>
      <Field label={label} id={controlId('providers')} error={providers.hasFailed ? failed : error}>
        {(wiring) => (
          <ProviderSelect
            providers={providers.list}
            isLoading={providers.list === null && !providers.hasFailed}
            wiring={wiring}
          />
        )}
      </Field>
    </div>
  );
}

interface ProviderSelectProps {
  readonly providers: readonly ProviderChoice[] | null;
  readonly isLoading: boolean;
  readonly wiring: FieldWiring;
}

function ProviderSelect({ providers, isLoading, wiring }: ProviderSelectProps) {
  const { state, dispatch, texts } = useForm();
  const items = providers ?? [];
  const chosen = items.find(({ _id }) => _id === state.fields.provider) ?? null;
  const select = useSelect<ProviderChoice>({
    items: [...items],
    selectedItem: chosen,
    toggleButtonId: wiring.id,
    itemToString: (provider) => provider?.name ?? '',
    // Blur selects nothing.
    stateReducer: (before, { type, changes }) =>
      type === useSelect.stateChangeTypes.ToggleButtonBlur
        ? { ...changes, selectedItem: before.selectedItem }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) dispatch({ kind: 'edit', change: { provider: selectedItem._id } });
    },
  });
  const isLate = useLongWait(select.isOpen && isLoading);
  const keepFromDialog = (event: KeyboardEvent): void => {
    if (pressedKey(event) === 'Escape' && select.isOpen) event.preventDefault();
  };
  const { label, loading } = texts.fields.providers;
  return (
    <div className={styles['picker']}>
      <button
        type="button"
        {...select.getToggleButtonProps({
          ...wiring,
          'aria-label': label,
          'aria-required': true,
          onKeyDown: keepFromDialog,
        })}
        className={classNames(picker['box'], styles['choice'])}
        data-focus-first
      >
        <ChosenProvider provider={chosen} isLoading={providers === null && state.fields.provider !== ''} />
        <Icon of={ChevronDown} size={18} />
      </button>
      <div {...select.getMenuProps({ 'aria-label': label })} className={picker['menu']} hidden={!select.isOpen}>
        {select.isOpen &&
          items.map((provider, index) => (
            <div
              key={provider._id}
              {...select.getItemProps({ item: provider, index })}
              className={picker['option']}
              data-active={index === select.highlightedIndex || undefined}
            >
              <Logo src={logoAddress(provider.image)} name={provider.name} size={28} />
              <span>
                <bdi>{provider.name}</bdi>
              </span>
              {provider === chosen && <Icon of={Check} size={18} />}
            </div>
          ))}
      </div>
      {isLate && (
        <p role="status" className={picker['menu']}>
          <span className={picker['option']}>{loading}</span>
        </p>
      )}
    </div>
  );
}

function ChosenProvider({
  provider,
  isLoading,
}: {
  readonly provider: ProviderChoice | null;
  readonly isLoading: boolean;
}) {
  const { placeholder, loading } = useForm().texts.fields.providers;
  if (provider === null) return <span className={styles['placeholder']}>{isLoading ? loading : placeholder}</span>;
  return (
    <>
      <Logo src={logoAddress(provider.image)} name={provider.name} size={28} />
      <span>
        <bdi>{provider.name}</bdi>
      </span>
    </>
  );
}
