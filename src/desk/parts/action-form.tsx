import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { texts } from '#desk/messages/en.ts';

interface ActionFormProps {
  /** `person/revoke`: an entry of the table of actions. */
  readonly of: string;
  readonly subject: string | number;
  /** Where the answer leads. */
  readonly back: string;
  /** Whether the key is asked for first, unless it was touched within five minutes. */
  readonly needsTouch?: boolean;
  readonly className?: string;
  /** For fields that stand elsewhere. */
  readonly id?: string;
  readonly hasFile?: boolean;
  /** Sent along. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A form that does something: the same with and without scripts. */
export function ActionForm(props: ActionFormProps) {
  const { of: action, subject, back, needsTouch = false, hasFile = false, fields = {}, children, ...form } = props;
  return (
    <form
      {...form}
      method="post"
      action={`/do/${action}`}
      encType={hasFile ? 'multipart/form-data' : undefined}
      data-touch={needsTouch ? '' : undefined}
    >
      {Object.entries({ subject, back, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

export interface ButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'form' | 'title' | 'aria-label' | 'aria-disabled' | 'aria-describedby'
> {
  readonly name: string;
  /** Classes. */
  readonly look?: string;
  /** The key that presses it too, as the script names it. */
  readonly keyName?: string;
}

/** A button that sends its form. */
export function Button({ name, look = 'btn', keyName, type = 'submit', ...attributes }: ButtonProps) {
  const key = keyName?.toUpperCase();
  return (
    <button type={type} className={look} data-key={keyName} aria-keyshortcuts={key} {...attributes}>
      {name}
      {key !== undefined && (
        <>
          {' '}
          <kbd>{key}</kbd>
        </>
      )}
    </button>
  );
}

interface ActionButtonProps extends Omit<ActionFormProps, 'hasFile' | 'children'> {
  readonly name: string;
  readonly button?: Omit<ButtonProps, 'name'>;
}

/** A form of one button. */
export function ActionButton({ name, button = { look: 'btn btn--sm' }, ...form }: ActionButtonProps) {
  return (
    <ActionForm {...form}>
      <Button {...button} name={name} />
    </ActionForm>
  );
}

/** The command that does the same, for those who want to see commands. */
export function SameAs({ command, isShown }: { readonly command: string; readonly isShown: boolean }) {
  if (!isShown) return null;
  return (
    <p className="cmdl">
      {texts.shared.equals} <code>{command}</code>
    </p>
  );
}
