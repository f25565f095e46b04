/* Functions for a page: each is serialised for the browser, and so must be self-contained. */

/** What a browser's translation does: every text is put into two elements of its own. The words stay, so that they can be compared. */
export function translatePage(): void {
  const left = 'script, style, noscript, textarea, option, font';
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode()) {
    const text = walk.currentNode as Text;
    if (text.data.trim() !== '' && text.parentElement?.closest(left) === null) texts.push(text);
  }
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Changes one text in every region of the page; returns how many. */
export function changeTexts(): void {
  const regions = 'header, main, main > *, section, aside, form, table, nav, footer, footer > *';
  let count = 0;
  for (const region of document.querySelectorAll(`#root :is(${regions})`)) {
    const walk = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode as Text;
      if (text.data.trim() === '' || text.data.includes('¤')) continue;
      if (text.parentElement?.closest('script, style, noscript, option, textarea') !== null) continue;
      text.data += '¤';
      count += 1;
      break;
    }
  }
  document.documentElement.dataset['changes'] = String(count);
}

/** What an add-on and a phone do: a panel at the end of the content, a date in a heading that becomes a link. */
export function addElements(): void {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div id="panel"></div>');
  for (const heading of document.querySelectorAll('main h1, main h2')) {
    const text = heading.firstChild;
    if (!(text instanceof Text) || text.data.length < 3) continue;
    const rest = text.splitText(2);
    const link = document.createElement('a');
    rest.replaceWith(link);
    link.append(rest);
  }
}
