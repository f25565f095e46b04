/** Buttons that copy a command: they are hidden where no script could answer them. */
export function startCopying(page: ParentNode): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void navigator.clipboard.writeText(button.dataset['copy'] ?? ''));
  }
}
