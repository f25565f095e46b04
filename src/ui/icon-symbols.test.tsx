import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { IconSymbols, SymbolIcon } from './icon-symbols.tsx';

describe('icons of a list', () => {
  it('are defined once and named in every row', () => {
    const html = renderToStaticMarkup(
      <>
        <IconSymbols icons={{ hotspot: 'M12 20h.01', unknown: 'M8 12h8' }} />
        <SymbolIcon name="hotspot" over="unknown" size={18} label="Hotspot not stated" />
      </>,
    );
    expect([...html.matchAll(/<path id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['icon-hotspot', 'icon-unknown']);
    expect([...html.matchAll(/<use href="([^"]+)"/g)].map(([, id]) => id)).toEqual(['#icon-hotspot', '#icon-unknown']);
    expect(html).toContain('role="img" aria-label="Hotspot not stated" data-tip="Hotspot not stated"');
  });

  it('take their place from nothing', () => {
    expect(renderToStaticMarkup(<IconSymbols icons={{}} />)).toMatch(/width="0" height="0" aria-hidden="true"/);
  });
});
