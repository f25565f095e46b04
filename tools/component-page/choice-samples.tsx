import { useState } from 'react';
import { CheckChip } from '#ui/check-chip.tsx';
import { Check } from '#ui/check.tsx';
import { RangeSlider } from '#ui/range-slider.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { Switch } from '#ui/switch.tsx';
import { Row, States } from './sample.tsx';
import type { ComponentTexts } from './texts.ts';

interface SamplesProps {
  readonly texts: ComponentTexts;
}

export function ChipSamples({ texts }: SamplesProps) {
  const [label] = texts.features;
  return (
    <States texts={texts} states={['rest', 'hover', 'active', 'focus']}>
      {(state) => (
        <>
          <CheckChip name={`off${state}`} value="1" label={label} count={356} isChecked={false} />
          <CheckChip name={`on${state}`} value="1" label={label} count={356} isChecked />
          <CheckChip name={`never${state}`} value="1" label={label} count={0} isChecked={false} isDisabled />
        </>
      )}
    </States>
  );
}

export function CheckSamples({ texts }: SamplesProps) {
  const [hotspot, fifthGeneration] = texts.features;
  return (
    <States texts={texts} states={['rest', 'hover', 'active', 'focus']}>
      {(state) => (
        <>
          <Check name={`a${state}`} value="1" label={hotspot} count={356} isChecked />
          <Check name={`b${state}`} value="1" label={fifthGeneration} count={287} isChecked={false} />
          <Check name={`c${state}`} value="1" label={fifthGeneration} isChecked={false} isDisabled />
          <Check name={`d${state}`} value="1" label={texts.sevenDays} type="radio" isChecked />
          <Switch name={`e${state}`} label={texts.promo} isOn />
          <Switch name={`f${state}`} label={texts.promo} isOn={false} />
          <Switch name={`g${state}`} label={texts.promo} isOn isDisabled />
        </>
      )}
    </States>
  );
}

export function SegmentSamples({ texts }: SamplesProps) {
  const { legend, plans, providers, table } = texts.view;
  const views = [
    { value: 'plans', label: plans },
    { value: 'providers', label: providers },
    { value: 'table', label: table },
  ];
  const amounts = [
    ...[1, 3, 5, 10, 20, 50].map((size) => ({ value: String(size), label: String(size) })),
    { value: 'unlimited', label: '∞', title: texts.amount.unlimited },
  ];
  return (
    <>
      <States texts={texts} states={['rest', 'hover', 'active', 'focus']}>
        {(state) => <Segmented name={`view${state}`} legend={legend} options={views} value="plans" />}
      </States>
      <Row>
        <Segmented name="amount" legend={texts.amount.legend} options={amounts} value="5" isWide showsLegend />
      </Row>
    </>
  );
}

export function StepperSamples({ texts }: SamplesProps) {
  const [days, setDays] = useState(10);
  const { label, less, more } = texts.days;
  const words = { label, lessLabel: less, moreLabel: more, unit: texts.inDays, min: 1, max: 365 };
  return (
    <>
      <States texts={texts} states={['rest', 'hover', 'active', 'focus']}>
        {(state) => <Stepper {...words} name={`days${state}`} value={10} />}
      </States>
      <Row>
        <div data-testid="live-stepper">
          <Stepper {...words} name="days" value={days} onChange={setDays} />
        </div>
        <Stepper {...words} name="first" value={1} />
        <Stepper {...words} name="last" value={365} />
      </Row>
    </>
  );
}

export function SelectSamples({ texts }: SamplesProps) {
  const { label, trip, price, rating } = texts.sort;
  const options = [
    { value: 'trip', label: trip },
    { value: 'price', label: price },
    { value: 'rating', label: rating },
  ];
  return (
    <States texts={texts} states={['rest', 'hover', 'active', 'focus', 'disabled']}>
      {(state) => (
        <Select name={`sort${state}`} label={label} value="trip" options={options} isDisabled={state === 'disabled'} />
      )}
    </States>
  );
}

export function RangeSamples({ texts }: SamplesProps) {
  const [range, setRange] = useState({ from: 5, to: 62 });
  const common = { min: 0, max: 100, labels: texts.price, format: texts.money };
  return (
    <>
      <States texts={texts} states={['rest', 'hover', 'active', 'focus']}>
        {(state) => <RangeSlider {...common} names={[`min${state}`, `max${state}`]} from={0} to={62} />}
      </States>
      <Row>
        <div data-testid="live-range">
          <RangeSlider {...common} names={['min', 'max']} {...range} onChange={setRange} />
        </div>
        <RangeSlider {...common} names={['low', 'high']} from={100} to={100} />
      </Row>
    </>
  );
}
