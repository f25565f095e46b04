import { Phone, Wifi } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { IconSymbols, SymbolIcon } from './icon-symbols.tsx';

describe('icons of a list', () => {
  it('are defined once and named in every row', () => {
    const html = renderToStaticMarkup(
      <>
        <IconSymbols icons={{ hotspot: Wifi, phone: Phone }} />
        <SymbolIcon name="phone" size={18} />
      </>,
    );
    expect([...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['icon-hotspot', 'icon-phone']);
    expect(html).toContain('<svg width="18" height="18" aria-hidden="true"><use href="#icon-phone"></use></svg>');
  });

  it('take their place from nothing', () => {
    expect(renderToStaticMarkup(<IconSymbols icons={{}} />)).toMatch(/width="0" height="0" aria-hidden="true"/);
  });
});
