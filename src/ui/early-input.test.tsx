// @vitest-environment happy-dom
import { act, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckChip } from './check-chip.tsx';
import { RangeSlider } from './range-slider.tsx';
import { Segmented } from './segmented.tsx';
import { Select } from './select.tsx';
import { Stepper } from './stepper.tsx';
import { Switch } from './switch.tsx';

const told = vi.fn<(value: unknown) => void>();

function Kept<Value>({ first, children }: KeptProps<Value>): ReactNode {
  const [value, setValue] = useState(first);
  return children(value, (next) => {
    told(next);
    setValue(next);
  });
}

interface KeptProps<Value> {
  readonly first: Value;
  readonly children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

let close = (): void => undefined;

/** Hydrates a control. @param before what the visitor does to the server's HTML */
async function open(control: ReactNode, before: (place: HTMLElement) => void): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(control);
  before(place);
  const root = await act(() => hydrateRoot(place, control));
  close = () => {
    root.unmount();
    place.remove();
  };
  return place;
}

function inputs(place: HTMLElement): readonly HTMLInputElement[] {
  return [...place.querySelectorAll('input')];
}

function write(input: HTMLInputElement | undefined, value: string): void {
  if (input !== undefined) input.value = value;
}

function check(input: HTMLInputElement | undefined): void {
  if (input !== undefined) input.checked = !input.checked;
}

const stepper = (
  <Kept first={7}>
    {(value, onChange) => (
      <Stepper
        name="days"
        label="Days"
        value={value}
        min={1}
        max={365}
        unit={String}
        lessLabel="Less"
        moreLabel="More"
        onChange={onChange}
      />
    )}
  </Kept>
);

const slider = (
  <Kept first={{ from: 0, to: 100 }}>
    {({ from, to }, onChange) => (
      <RangeSlider
        min={0}
        max={100}
        names={['min', 'max']}
        labels={['Lowest', 'Highest']}
        format={String}
        {...{ from, to, onChange }}
      />
    )}
  </Kept>
);

describe('what is said before a control is hydrated', () => {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    told.mockClear();
  });
  afterEach(() => act(() => close()));

  it('counts for a stepper', async () => {
    const place = await open(stepper, (html) => write(inputs(html)[0], '12'));
    expect(told).toHaveBeenCalledExactlyOnceWith(12);
    expect(inputs(place)[0]?.value).toBe('12');
  });

  it('counts for both ends of a range', async () => {
    const place = await open(slider, (html) => {
      write(inputs(html)[0], '20');
      write(inputs(html)[1], '5000');
    });
    expect(told).toHaveBeenLastCalledWith({ from: 20, to: 100 });
    expect(inputs(place).map(({ value }) => value)).toEqual(['20', '100']);
  });

  it('counts for a select', async () => {
    const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
    const control = (
      <Kept first="a">
        {(value, onChange) => <Select name="sort" label="Sort" options={options} {...{ value, onChange }} />}
      </Kept>
    );
    const place = await open(control, (html) => Object.assign(html.querySelector('select') ?? {}, { value: 'c' }));
    expect(told).toHaveBeenCalledExactlyOnceWith('c');
    expect(place.querySelector('select')?.value).toBe('c');
  });

  it.each([
    ['a chip', CheckChip],
    ['a switch', ({ isChecked, ...rest }: Parameters<typeof CheckChip>[0]) => <Switch isOn={isChecked} {...rest} />],
  ])('counts for %s', async (_, Control) => {
    const control = (
      <Kept<boolean> first>
        {(isChecked, onChange) => <Control name="5g" value="yes" label="5G" {...{ isChecked, onChange }} />}
      </Kept>
    );
    const place = await open(control, (html) => check(inputs(html)[0]));
    expect(told).toHaveBeenCalledExactlyOnceWith(false);
    expect(inputs(place)[0]?.checked).toBe(false);
  });

  it('counts for one of a few', async () => {
    const options = ['1', '3', '5'].map((value) => ({ value, label: value }));
    const control = (
      <Kept first="1">
        {(value, onChange) => <Segmented name="gb" legend="Data" options={options} {...{ value, onChange }} />}
      </Kept>
    );
    const place = await open(control, (html) => check(inputs(html)[2]));
    expect(told).toHaveBeenCalledExactlyOnceWith('5');
    expect(inputs(place).map(({ checked }) => checked)).toEqual([false, false, true]);
  });

  it('is nothing where nothing was said', async () => {
    await open(
      <>
        {stepper}
        {slider}
      </>,
      () => undefined,
    );
    expect(told).not.toHaveBeenCalled();
  });
});
