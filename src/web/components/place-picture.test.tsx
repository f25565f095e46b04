import { describe, expect, it } from 'vitest';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { PlaceBackdrop, PlacePicture } from './place-picture.tsx';

const place = { flag: 'JP', path: '/japan' };

describe('pictures of places', () => {
  it('follow the system where no theme is chosen', () => {
    const html = renderOnPage(<PlacePicture place={place} size="medium" />);
    expect(html).toContain('media="(prefers-color-scheme: dark)"');
    expect(html).toContain('jp-medium-night.webp');
    expect(html).toContain('src="/assets/pictures/country/jp-medium.webp" alt="" loading="lazy"');
    expect(html).toContain('width="640" height="400"');
  });

  it('have one address by a chosen theme', () => {
    const html = renderOnPage(<PlacePicture place={place} size="small" />, { theme: 'dark' });
    expect(html).not.toContain('<source');
    expect(html).toContain('src="/assets/pictures/country/jp-small-night.webp"');
  });

  it('are big behind a title on wide screens only', () => {
    const html = renderOnPage(<PlaceBackdrop place={place} />, { theme: 'light' });
    expect(html).toContain('<source media="(min-width: 56.25rem)" srcSet="/assets/pictures/country/jp-big.webp"');
    expect(html).toContain('src="/assets/pictures/country/jp-medium.webp"');
  });
});
