import { ActionForm } from './action-form.tsx';

interface ActionButtonProps {
  /** An entry of the table of actions, the item, and where the answer leads. */
  readonly of: string;
  readonly subject: string;
  readonly back: string;
  readonly needsTouch?: boolean;
  readonly name: string;
  readonly title?: string;
  readonly className?: string;
}

export function ActionButton({ name, title, className = 'btn btn--sm', ...form }: ActionButtonProps) {
  return (
    <ActionForm {...form}>
      <button type="submit" className={className} title={title}>
        {name}
      </button>
    </ActionForm>
  );
}
