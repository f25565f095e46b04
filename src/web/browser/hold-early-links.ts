import { isPlainClick } from '#ui/plain-click.ts';
import { whenLive } from '#web/shared/page/lazy-component.tsx';

/**
 * A link that changes the page in place (`data-list-control`) and is pressed before the page is hydrated is pressed again
 * afterwards, instead of leaving the page; if the code cannot be loaded, it is followed.
 */
export function holdEarlyLinks(): void {
  const end = new AbortController();
  void whenLive().then((isLive) => isLive && end.abort());
  const hold = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-list-control]');
    if (link === false || link === null || !isPlainClick(event)) return;
    event.preventDefault();
    void whenLive().then((isLive) => (isLive ? link.click() : location.assign(link.href)));
  };
  addEventListener('click', hold, { capture: true, signal: end.signal });
}
