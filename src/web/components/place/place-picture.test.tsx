import { describe, expect, it } from 'vitest';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { PlaceBackdrop, PlacePicture } from './place-picture.tsx';

const place = { flag: 'JP', path: '/japan' };

/** The sources of a picture, shortened to type, media query and first file. */
function sourcesOf(html: string): readonly string[] {
  return [...html.matchAll(/<source ([^>]*)>/g)].map(([, attributes = '']) => {
    const of = (name: string): string => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? '';
    const file = /[a-z-]+\.(?:avif|webp)/.exec(of('srcset'))?.[0] ?? '';
    return [of('type'), of('media').replaceAll(/[()]/g, ''), file].filter((part) => part !== '').join(' ');
  });
}

describe('pictures of places', () => {
  it('follow the system where no theme is chosen, AVIF before WebP', () => {
    const html = renderOnPage(<PlacePicture place={place} size="medium" />);
    expect(sourcesOf(html)).toEqual([
      'image/avif prefers-color-scheme: dark jp-medium-half-night.avif',
      'prefers-color-scheme: dark jp-medium-half-night.webp',
      'image/avif jp-medium-half.avif',
    ]);
    expect(html).toContain('src="/assets/pictures/country/jp-medium.webp"');
    expect(html).toContain('jp-medium-half.webp 320w, /assets/pictures/country/jp-medium.webp 640w"');
    expect(html).toContain('width="640" height="400"');
    expect(html).toContain('alt="" loading="lazy"');
  });

  it('say how wide they are shown, so that small screens get the half', () => {
    const html = renderOnPage(<PlacePicture place={place} size="medium" sizes="20rem" />, { theme: 'light' });
    expect(html.match(/sizes="20rem"/g)).toHaveLength(2);
  });

  it('of rows have the half for screens of double density', () => {
    const html = renderOnPage(<PlacePicture place={place} size="small" />, { theme: 'light' });
    expect(html).toContain('jp-small-half.avif 2x, /assets/pictures/country/jp-small.avif 3x"');
    expect(html).not.toContain('sizes=');
  });

  it('have the addresses of a chosen theme only', () => {
    const night = renderOnPage(<PlacePicture place={place} size="small" />, { theme: 'dark' });
    expect(sourcesOf(night)).toEqual(['image/avif jp-small-half-night.avif']);
    expect(night).toContain('src="/assets/pictures/country/jp-small-half-night.webp"');
    expect(renderOnPage(<PlacePicture place={place} size="small" />, { theme: 'light' })).not.toContain('night');
  });

  it('are big behind a title on wide screens only', () => {
    const html = renderOnPage(<PlaceBackdrop place={place} />, { theme: 'light' });
    expect(sourcesOf(html)).toEqual([
      'image/avif min-width: 56.25rem jp-big.avif',
      'min-width: 56.25rem jp-big.webp',
      'image/avif jp-medium.avif',
    ]);
    expect(html).toContain('src="/assets/pictures/country/jp-medium.webp"');
    expect(html).toContain('fetchPriority="high"');
  });

  it('behind a title are dark on wide and narrow screens where the system is', () => {
    expect(sourcesOf(renderOnPage(<PlaceBackdrop place={place} />))).toEqual([
      'image/avif min-width: 56.25rem and prefers-color-scheme: dark jp-big-night.avif',
      'min-width: 56.25rem and prefers-color-scheme: dark jp-big-night.webp',
      'image/avif min-width: 56.25rem jp-big.avif',
      'min-width: 56.25rem jp-big.webp',
      'image/avif prefers-color-scheme: dark jp-medium-night.avif',
      'prefers-color-scheme: dark jp-medium-night.webp',
      'image/avif jp-medium.avif',
    ]);
  });
});
