import { X } from 'lucide';
import { useRef } from 'react';
import { findCountry } from '#domain/place/countries.ts';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Flag } from '#ui/flag.tsx';
import { Icon } from '#ui/icon.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './country-field.module.css';
import { CountryPicker } from './country-picker.tsx';
import { controlId, useFieldError, useForm } from './form-context.tsx';
import parts from './form-parts.module.css';
import picker from './picker.module.css';

/** Where the plan was used: chosen countries as tokens, and a search field for more. */
export function CountryField() {
  const { state, dispatch, texts } = useForm();
  const field = useRef<HTMLDivElement>(null);
  const { countries } = state.fields;
  const focusInput = (): void => field.current?.querySelector('input')?.focus();
  const change = (codes: readonly string[]): void => dispatch({ kind: 'edit', change: { countries: codes } });
  return (
    <div className={parts['wide']} ref={field}>
      <Field label={texts.fields.countries.label} id={controlId('countries')} error={useFieldError('countries')}>
        {(wiring) => (
          <div className={classNames(picker['box'], styles['tokenBox'])} data-invalid={wiring['aria-invalid']}>
            <Tokens
              codes={countries}
              onRemove={(code) => {
                change(countries.filter((each) => each !== code));
                focusInput();
              }}
            />
            <CountryPicker
              chosen={countries}
              wiring={wiring}
              onAdd={(code) => change([...countries, code])}
              onRemoveLast={() => change(countries.slice(0, -1))}
            />
          </div>
        )}
      </Field>
    </div>
  );
}

function Tokens({ codes, onRemove }: { readonly codes: readonly string[]; readonly onRemove: (code: string) => void }) {
  const { locale } = usePage().shell;
  const texts = useForm().texts.fields.countries;
  if (codes.length === 0) return null;
  return (
    <ul className={styles['tokens']} aria-label={texts.chosen}>
      {codes.map((code) => {
        const name = findCountry(code)?.name[locale] ?? code;
        return (
          <li key={code}>
            <Flag src={flagAddress(code)} width={20} />
            {name}
            <button type="button" aria-label={texts.remove({ name })} onClick={() => onRemove(code)}>
              <Icon of={X} size={16} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
