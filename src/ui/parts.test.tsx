import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Bar } from './bar.tsx';
import { Button, ButtonLink } from './button.tsx';
import { classNames } from './class-names.ts';
import { Crumbs } from './crumbs.tsx';
import { Flag } from './flag.tsx';
import { GoLink } from './go-link.tsx';
import { Logo } from './logo.tsx';
import { Section } from './section.tsx';
import { Stars } from './stars.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const render = renderToStaticMarkup;

describe('classNames', () => {
  it('joins what applies', () => {
    expect(classNames('a', undefined, false, 'b')).toBe('a b');
    expect(classNames(false)).toBeUndefined();
  });
});

describe('Button', () => {
  it('submits only when told to', () => {
    expect(render(<Button>Close</Button>)).toContain('type="button"');
    expect(render(<Button type="submit">Send</Button>)).toContain('type="submit"');
  });

  it('may be a link', () => {
    expect(render(<ButtonLink href="/japan">Japan</ButtonLink>)).toMatch(
      /^<a href="\/japan" class="[^"]+">Japan<\/a>$/,
    );
  });
});

describe('Bar', () => {
  it.each([
    [0.153, '15.3'],
    [-1, '0'],
    [7, '100'],
    [Number.NaN, '0'],
  ])('draws a share of %d as %s of 100', (share, width) => {
    expect(render(<Bar share={share} />)).toContain(`<rect width="${width}"`);
  });
});

describe('Crumbs', () => {
  it('links all but the page itself', () => {
    const html = render(<Crumbs label="Way" trail={[{ label: 'Asia', href: '/region/asia' }, { label: 'Japan' }]} />);
    expect(html).toContain('<nav aria-label="Way">');
    expect(html).toContain('<a href="/region/asia">Asia</a>');
    expect(html).toContain('<span aria-current="page">Japan</span>');
  });
});

describe('pictures', () => {
  it('have a size and no words of their own', () => {
    expect(render(<Flag src="/f.svg" width={40} />)).toMatch(/width="40" height="30" alt="" loading="lazy"/);
    expect(render(<Logo src="/l.jpg" name="Skylark" size={72} />)).toMatch(
      /width="72" height="72" alt="" loading="lazy"/,
    );
  });

  it('fall back to the first letter, whatever the script', () => {
    expect(render(<Logo src={null} name="skylark" />)).toMatch(/<text[^>]*>S<\/text>/);
    expect(render(<Logo src={null} name="𠮷野" />)).toMatch(/<text[^>]*>𠮷<\/text>/);
  });
});

describe('Stars', () => {
  it('says the rating in words and lights as many stars', () => {
    const html = render(<Stars rating={4} label="4 out of 5" />);
    expect(html).toContain('role="img" aria-label="4 out of 5"');
    expect(html.match(/<svg class="[^"]+"/g)).toHaveLength(4);
  });
});

describe('Section', () => {
  it('has a second-level heading, and a lead and a side only when there are', () => {
    expect(render(<Section heading="Plans">x</Section>)).toContain('<h2>Plans</h2>');
    expect(render(<Section heading="Plans">x</Section>)).not.toContain('<p');
    expect(
      render(
        <Section heading="Plans" lead="Cheapest first" side="1–20">
          x
        </Section>,
      ),
    ).toMatch(/Cheapest first<\/p>.*1–20/);
  });
});

describe('words', () => {
  it('stay for screen readers', () => {
    expect(render(<VisuallyHidden>no hotspot</VisuallyHidden>)).toMatch(/^<span class="[^"]+">no hotspot<\/span>$/);
  });

  it('lead on with an arrow that says nothing', () => {
    expect(render(<GoLink href="/region">All</GoLink>)).toMatch(/>All<svg[^>]*aria-hidden="true"/);
  });
});
