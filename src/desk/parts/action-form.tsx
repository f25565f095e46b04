import type { ReactNode } from 'react';
import { KeyButton, type KeyButtonProps } from './key-button.tsx';

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

interface ActionButtonProps extends Omit<ActionFormProps, 'hasFile' | 'children'> {
  readonly name: string;
  readonly button?: Omit<KeyButtonProps, 'children'>;
}

/** A form of one button. */
export function ActionButton({ name, button = { className: 'btn btn--sm' }, ...form }: ActionButtonProps) {
  return (
    <ActionForm {...form}>
      <KeyButton {...button}>{name}</KeyButton>
    </ActionForm>
  );
}
