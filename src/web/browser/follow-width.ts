// WebKit, where it supports `position-area`, sometimes does not re-evaluate media queries after a change of width and keeps the
// old layout (seen in WebKitGTK 2.50). Changing a style sheet makes it re-evaluate them. Loaded with the first resize event.

/** After the last resize event. */
const restMs = 100;

let width = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

if (CSS.supports('position-area', 'block-end')) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const follow = (): void => {
    if (innerWidth === width) return;
    width = innerWidth;
    clearTimeout(timer);
    timer = setTimeout(() => sheet.deleteRule(sheet.insertRule('html{}')), restMs);
  };
  addEventListener('resize', follow);
  follow();
}
