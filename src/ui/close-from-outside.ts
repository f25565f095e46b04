/** Closes a modal dialog by a press that begins and ends beside it: who only drags a selection out of it stays. @returns what ends that */
export function closeFromOutside(dialog: HTMLDialogElement): () => void {
  let beganOutside = false;
  const down = (event: PointerEvent): void => {
    beganOutside = dialog.dataset['held'] === undefined && isOutside(dialog, event);
  };
  const click = (event: MouseEvent): void => {
    if (beganOutside && isOutside(dialog, event)) dialog.close();
  };
  dialog.addEventListener('pointerdown', down);
  dialog.addEventListener('click', click);
  return () => {
    dialog.removeEventListener('pointerdown', down);
    dialog.removeEventListener('click', click);
  };
}

/** The backdrop belongs to the dialog; a press there has a place outside of its box. */
function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
