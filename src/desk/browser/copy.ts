/** Buttons that copy a command: they are hidden where no script could answer them. */
export function startCopying(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void navigator.clipboard.writeText(button.dataset['copy'] ?? ''));
  }
}
