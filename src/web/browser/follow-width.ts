/** After the last event of a resize. */
const restMs = 100;

/**
 * WebKit, where it knows `position-area`, now and then does not ask its media queries again when the window gets another width:
 * the page keeps the layout of the old one (seen in WebKitGTK 2.50). A sheet that has changed makes it ask them.
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
