import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckChip } from './check-chip.tsx';
import { Check } from './check.tsx';
import { choiceInput } from './choice-input.ts';
import { RangeSlider } from './range-slider.tsx';
import { Segmented } from './segmented.tsx';
import { Select } from './select.tsx';
import { Stepper } from './stepper.tsx';
import { Switch } from './switch.tsx';

/** The server's HTML, as without JavaScript. */
function render(element: ReactNode): string {
  return renderToStaticMarkup(element);
}

const ignore = (): void => undefined;

describe('choiceInput', () => {
  it('leaves the state to the browser where nobody listens', () => {
    expect(choiceInput({ isChosen: true })).toEqual({ defaultChecked: true });
  });

  it('keeps the state where somebody does', () => {
    expect(choiceInput({ isChosen: false, onChange: ignore })).toMatchObject({ checked: false });
  });
});

describe('Stepper', () => {
  const words = { label: 'Days', lessLabel: 'One day less', moreLabel: 'One day more' };
  const days = { ...words, name: 'days', min: 1, max: 365, unit: (count: number) => `${count} days` };

  it('is a number field of a form without JavaScript', () => {
    const html = render(<Stepper {...days} value={10} onChange={ignore} />);
    expect(html).toMatch(/<input [^>]*type="number"/);
    for (const attribute of ['name="days"', 'min="1"', 'max="365"', 'step="1"', 'value="10"', 'aria-label="Days"']) {
      expect(html).toContain(attribute);
    }
    expect(html).not.toContain('data-live');
  });

  it('says the number in words', () => {
    expect(render(<Stepper {...days} value={10} />)).toContain('<output aria-live="polite">10 days</output>');
  });

  it('marks a button at the end of the range as disabled, and keeps its focus', () => {
    const html = render(<Stepper {...days} value={1} />);
    expect(html).toContain('aria-label="One day less" aria-disabled="true"');
    expect(html).toContain('aria-label="One day more" aria-disabled="false"');
    expect(html).not.toMatch(/ disabled/);
  });

  it('never submits the form with its keys', () => {
    expect(render(<Stepper {...days} value={1} />).match(/<button type="button"/g)).toHaveLength(2);
  });
});

describe('Segmented', () => {
  const options = [
    { value: '5', label: '5' },
    { value: 'unlimited', label: '∞', title: 'Unlimited' },
  ];

  it('is a set of radio buttons under one legend', () => {
    const html = render(<Segmented name="gb" legend="Data" options={options} value="5" />);
    expect(html).toContain('<legend');
    expect(html.match(/type="radio" name="gb"/g)).toHaveLength(2);
    expect(html).toMatch(/checked="" value="5"|value="5" checked=""/);
  });

  it('says a sign in full', () => {
    const html = render(<Segmented name="gb" legend="Data" options={options} value="5" />);
    expect(html).toContain('data-tip="Unlimited"');
    expect(html).toMatch(/<span aria-hidden="true">∞<\/span><span[^>]*>Unlimited<\/span>/);
    expect(html).not.toContain('title=');
  });

  it('hides its legend from the eye unless it is to be seen', () => {
    const group = { name: 'gb', legend: 'Data', options, value: '5' };
    expect(render(<Segmented {...group} />)).toMatch(/<legend[^>]*><span[^>]*>Data<\/span><\/legend>/);
    expect(render(<Segmented {...group} showsLegend />)).toMatch(/<legend[^>]*>Data<\/legend>/);
  });
});

describe('check boxes', () => {
  it.each([
    ['CheckChip', CheckChip],
    ['Check', Check],
  ])('%s sends its value, and shows how many it leaves', (_name, Choice) => {
    const html = render(<Choice name="network" value="KDDI" label="KDDI" count="1,201" isChecked />);
    expect(html).toMatch(/type="checkbox"[^>]*name="network"/);
    expect(html).toContain('value="KDDI"');
    expect(html).toContain('checked=""');
    expect(html).toContain('1,201</span>');
  });

  it.each([
    ['CheckChip', CheckChip],
    ['Check', Check],
  ])('%s can be off and out of use', (_name, Choice) => {
    const html = render(<Choice name="network" value="KDDI" label="KDDI" isChecked={false} isDisabled />);
    expect(html).toContain('disabled=""');
    expect(html).not.toContain('checked=""');
  });

  it('a row may be one of several', () => {
    expect(render(<Check type="radio" name="days" value="7" label="7 days" isChecked />)).toContain('type="radio"');
  });

  it('a switch is spoken as one and sends 1', () => {
    const html = render(<Switch name="promo" label="Promo prices" isOn />);
    expect(html).toMatch(/type="checkbox"[^>]*role="switch"/);
    expect(html).toMatch(/name="promo"[^>]*value="1"|value="1"[^>]*name="promo"/);
    expect(html).toContain('checked=""');
  });
});

describe('Select', () => {
  const options = [
    { value: 'trip', label: 'This trip' },
    { value: 'price', label: 'Price' },
  ];

  it('has its label inside and its choice chosen', () => {
    const html = render(<Select name="sort" label="Sort" value="price" options={options} onChange={ignore} />);
    expect(html).toMatch(/<label[^>]*><span[^>]*>Sort<\/span><select name="sort">/);
    expect(html).toContain('<option value="price" selected="">Price</option>');
  });

  it('keeps its own choice in a plain form', () => {
    expect(render(<Select name="sort" label="Sort" value="price" options={options} />)).toContain(
      '<option value="price" selected="">',
    );
  });
});

describe('RangeSlider', () => {
  it('is two number fields without JavaScript', () => {
    const html = render(
      <RangeSlider
        min={0}
        max={100}
        from={5}
        to={40}
        names={['min', 'max']}
        labels={['Lowest price', 'Highest price']}
        format={String}
      />,
    );
    expect(html.match(/type="number"/g)).toHaveLength(2);
    expect(html).not.toContain('type="range"');
    expect(html).toMatch(/aria-label="Lowest price"[^>]*name="min"[^>]*value="5"/);
    expect(html).toMatch(/aria-label="Highest price"[^>]*name="max"[^>]*value="40"/);
  });
});
