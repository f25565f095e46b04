/** Debounce of resize events. */
const restMs = 100;

/**
 * Works around WebKit with `position-area`, which sometimes does not re-evaluate media queries after a resize (seen in
 * WebKitGTK 2.50): changing a stylesheet forces it.
 */
export function followWidth(): void {
  if (!CSS.supports('position-area', 'block-end')) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let width = innerWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    clearTimeout(timer);
    timer = setTimeout(() => sheet.deleteRule(sheet.insertRule('html{}')), restMs);
  });
}
