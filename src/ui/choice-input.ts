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

/** Attributes of a checkbox or radio: with a listener its owner keeps the state, in a plain form the browser does. */
export function choiceInput({ isChosen, onChange }: Choice): ChoiceInput {
  if (onChange === undefined) return { defaultChecked: isChosen };
  return { ref: repeatEarlyChoice, checked: isChosen, onChange: (event) => onChange(event.currentTarget.checked) };
}

/** Makes a choice once more that was made before the field was hydrated: React has not heard of it. */
function repeatEarlyChoice(input: HTMLInputElement | null): void {
  if (input === null || input.checked === input.defaultChecked) return;
  // Of radios the chosen one tells.
  if (input.type === 'radio' && !input.checked) return;
  input.checked = !input.checked;
  input.click();
}
