let isOnTheWay = false;

/** Whether the next page is on its way: what is pressed meanwhile is a slip, or was meant for that page. */
export function isLeaving(): boolean {
  return isOnTheWay;
}

/** A form is sent once: a second key or click would send it again, and be refused. */
export function startLeaving(): void {
  document.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLFormElement) || event.target.method === 'dialog') return;
      if (isOnTheWay) {
        event.preventDefault();
        event.stopPropagation();
      }
      isOnTheWay = true;
    },
    { capture: true },
  );
  addEventListener('pageshow', arrive);
}

/** The next page is there. */
export function arrive(): void {
  isOnTheWay = false;
}

/** Presses a button, or follows a link, after which no key acts until its page is there. */
export function press(marked: HTMLElement): void {
  if (marked instanceof HTMLAnchorElement && marked.target === '' && !isOnThisPage(marked)) isOnTheWay = true;
  marked.click();
}

function isOnThisPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search;
}
