import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { SettingsForm } from './settings-form.tsx';
import styles from './theme-control.module.css';
import { Heading } from '#ui/heading.tsx';

const choices = ['system', 'light', 'dark'] as const;

/** Stores the theme: system, light or dark. */
export function ThemeControl({ className }: { readonly className?: string | undefined }) {
  const { shell, messages } = usePage();
  const texts = messages.common.footer;
  const current = shell.theme ?? 'system';
  const heading = useId();
  return (
    <div className={classNames(styles['control'], className)}>
      <Heading as="h2" id={heading}>
        {texts.appearance}
      </Heading>
      <SettingsForm>
        <div className={styles['segments']} role="group" aria-labelledby={heading}>
          {choices.map((choice) => (
            <button key={choice} type="submit" name="theme" value={choice} aria-pressed={choice === current}>
              {texts[choice]}
            </button>
          ))}
        </div>
      </SettingsForm>
    </div>
  );
}
