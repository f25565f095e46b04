/** Closes a modal dialog on a press that begins and ends outside, so not on a drag out of it. @returns stops listening */
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

/** Backdrop presses target the dialog, with coordinates outside its box. */
function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
