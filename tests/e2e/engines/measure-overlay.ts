/**
 * To be run in the page, for an overlay: a dialog, a sheet, a panel. Waits until it has come to rest.
 * @returns faults of its size and position; empty: all of it is visible, or as much as the screen holds
 */
export async function findOverlayFaults(selector: string): Promise<readonly string[]> {
  /** No line to write or press is higher. */
  const mostControl = 120;
  /** What scrolls must show this many pixels, or all it has. */
  const leastScroller = 120;
  /** And the whole this share of the screen, or all it has. */
  const leastShare = 0.25;
  const root = [...document.querySelectorAll<HTMLElement>(selector)].findLast((found) => found.checkVisibility());
  if (root === undefined) return [`${selector} is not there`];
  await untilStill();
  const faults: string[] = [];
  const whole = root.getBoundingClientRect();
  const say = ({ left, top, width, height }: DOMRect): string =>
    [left, top, width, height].map((value) => Math.round(value)).join(' ');
  const isInside = (inner: DOMRect, { left, top, right, bottom }: DOMRect): boolean =>
    inner.left >= left - 1 && inner.top >= top - 1 && inner.right <= right + 1 && inner.bottom <= bottom + 1;
  const view = new DOMRect(0, 0, innerWidth, innerHeight);
  if (!isInside(whole, view)) faults.push(`leaves the screen: ${say(whole)}`);
  for (let above: Element | null = root; above !== null; above = above.parentElement) {
    const { opacity } = getComputedStyle(above);
    if (opacity !== '1') faults.push(`${above.outerHTML.slice(0, 80)} has an opacity of ${opacity}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('makes the page wider');
  const elements = [root, ...root.querySelectorAll<HTMLElement>('*')].filter((found) => found.checkVisibility());
  const scrollers = elements.filter((found) => found.tagName !== 'TEXTAREA' && isScroller(found));
  let hidden = 0;
  for (const { clientHeight, scrollHeight, clientWidth, scrollWidth, className } of scrollers) {
    hidden = Math.max(hidden, scrollHeight - clientHeight);
    if (clientHeight < Math.min(scrollHeight, leastScroller)) {
      faults.push(`${className} shows ${clientHeight} of ${scrollHeight} px`);
    }
    if (scrollWidth > clientWidth) faults.push(`${className} scrolls sideways`);
  }
  if (whole.height < Math.min(whole.height + hidden, innerHeight * leastShare)) {
    faults.push(`shows ${Math.round(whole.height)} of ${Math.round(whole.height + hidden)} px`);
  }
  for (const control of elements.filter((found) =>
    found.matches('h2, button, a, input:not([tabindex="-1"]), select'),
  )) {
    const box = control.getBoundingClientRect();
    if (box.height > mostControl) faults.push(`${control.outerHTML.slice(0, 80)} is ${Math.round(box.height)} px high`);
    if (box.width === 0 || scrollers.some((scroller) => scroller !== control && scroller.contains(control))) continue;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!isInside(box, whole) || !root.contains(top)) faults.push(`${control.outerHTML.slice(0, 80)} at ${say(box)}`);
  }
  return faults;

  async function untilStill(): Promise<void> {
    const isEnding = ({ effect }: Animation): boolean => Number.isFinite(effect?.getComputedTiming().endTime);
    // A place that is tried and left may restart an animation, so one frame without any is not enough.
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await new Promise(requestAnimationFrame);
      const ending = document.getAnimations().filter((moving) => moving.playState !== 'finished' && isEnding(moving));
      if (ending.length > 0) quiet = -1;
      await Promise.allSettled(ending.map((moving) => moving.finished));
    }
  }

  function isScroller(element: HTMLElement): boolean {
    return /auto|scroll/.test(getComputedStyle(element).overflowY);
  }
}
