import type { ChangeEvent } from 'react';

interface Choice {
  readonly isChosen: boolean;
  readonly onChange?: ((isChosen: boolean) => void) | undefined;
}

interface ChoiceInput {
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Attributes of a checkbox or radio: with a listener its owner keeps the state, in a plain form the browser does. */
export function choiceInput({ isChosen, onChange }: Choice): ChoiceInput {
  if (onChange === undefined) return { defaultChecked: isChosen };
  return { checked: isChosen, onChange: (event) => onChange(event.currentTarget.checked) };
}
