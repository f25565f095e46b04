import { isPlainClick } from '#ui/plain-click.ts';
import { whenLive } from '#web/shared/page/lazy-component.tsx';

const held = 'a[data-list-control], [data-step-key]';

/**
 * A link that changes the page in place (`data-list-control`), or a key of a number field, and is pressed before the page is
 * hydrated is pressed again afterwards, instead of leaving the page; if the code cannot be loaded, a link is followed.
 */
export function holdEarlyLinks(): void {
  const end = new AbortController();
  void whenLive().then((isLive) => isLive && end.abort());
  const hold = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>(held);
    if (link === false || link === null || !isPlainClick(event)) return;
    event.preventDefault();
    void pressAgain(link);
  };
  addEventListener('click', hold, { capture: true, signal: end.signal });
}

async function pressAgain(control: HTMLElement): Promise<void> {
  const isLive = await whenLive();
  if (isLive) control.click();
  else if (control instanceof HTMLAnchorElement) location.assign(control.href);
}
