/**
 * To be run in the page: the first visible element of a selector that reads a text, once it stays where it is, can be used,
 * and nothing covers it. It scrolls there.
 */
export async function findStill(selector: string, text: string): Promise<HTMLElement> {
  const end = performance.now() + 15_000;
  let [last, why] = ['', 'not there'];
  while (performance.now() < end) {
    await new Promise(requestAnimationFrame);
    const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (found) => found.checkVisibility({ visibilityProperty: true }) && found.innerText.includes(text),
    );
    if (element === undefined) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    const now = [x, y, width, height].join();
    const isStill = now === last;
    last = now;
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    why = `at ${now}, under ${top?.outerHTML.slice(0, 200)}`;
    if (!element.contains(top)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    else if (isStill && !element.matches(':disabled')) return element;
  }
  throw new Error(`${selector} "${text}" cannot be clicked: ${why}`);
}
