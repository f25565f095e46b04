/** Closes the open sheet of a form, if any, and focuses its word. */
export function closeSheet(form: HTMLFormElement): void {
  const open = form.querySelector<HTMLDetailsElement>('details[name=trip][open]');
  if (open === null) return;
  open.querySelector('dialog')?.close();
  open.open = false;
  open.querySelector('summary')?.focus({ preventScroll: true });
}
