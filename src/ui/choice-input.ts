import type { ChangeEvent, Ref } from 'react';

interface Choice {
  readonly isChosen: boolean;
  readonly onChange?: ((isChosen: boolean) => void) | undefined;
}

interface ChoiceInput {
  readonly ref?: Ref<HTMLInputElement>;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Attributes of a checkbox or radio: controlled with a listener, uncontrolled in a plain form. */
export function choiceInput({ isChosen, onChange }: Choice): ChoiceInput {
  if (onChange === undefined) return { defaultChecked: isChosen };
  return { ref: repeatEarlyChoice, checked: isChosen, onChange: (event) => onChange(event.currentTarget.checked) };
}

/** Replays a choice made before hydration, which React has missed. */
function repeatEarlyChoice(input: HTMLInputElement | null): void {
  if (input === null || input.checked === input.defaultChecked) return;
  // Only the checked radio reports.
  if (input.type === 'radio' && !input.checked) return;
  input.checked = !input.checked;
  input.click();
}
