import { X } from 'lucide';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** Closes the popover with the id `target`; works without JavaScript. */
export function CloseButton({ target, label }: { readonly target: string; readonly label: string }) {
  return (
    <Button look="quiet" size="icon" popoverTarget={target} popoverTargetAction="hide" aria-label={label}>
      <Icon of={X} size={20} />
    </Button>
  );
}
