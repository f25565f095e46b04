import { Button, ButtonLink } from '#ui/button.tsx';
import { Wrap } from '#ui/section.tsx';
import { TooltipLayer } from '#ui/tooltip-layer.tsx';
import { ButtonSamples } from './button-samples.tsx';
import {
  CheckSamples,
  ChipSamples,
  RangeSamples,
  SegmentSamples,
  SelectSamples,
  StepperSamples,
} from './choice-samples.tsx';
import { Row, Samples } from './sample.tsx';
import { DataSamples, FieldSamples, NoticeSamples, SignalSamples, SurfaceSamples } from './static-samples.tsx';
import { english, japanese } from './texts.ts';
import { DialogSamples, ToastSamples } from './window-samples.tsx';

/** Every component of `src/ui` in every state. */
const atOnce = (): Promise<void> => Promise.resolve();

export function ComponentPage({ locale }: { readonly locale: 'en' | 'ja' }) {
  const texts = locale === 'ja' ? japanese : english;
  return (
    <main id="top">
      <Wrap>
        <h1>{texts.heading}</h1>
        <Row>
          {(['system', 'light', 'dark'] as const).map((look) => (
            <Button key={look} size="small" data-look={look} onClick={() => showLook(look)}>
              {texts.look[look]}
            </Button>
          ))}
          <ButtonLink size="small" href={locale === 'ja' ? '?' : '?lang=ja'}>
            {texts.look.other}
          </ButtonLink>
        </Row>
        <Samples title="Button">
          <ButtonSamples texts={texts} />
        </Samples>
        <Samples title="CheckChip">
          <ChipSamples texts={texts} />
        </Samples>
        <Samples title="Check, Switch">
          <CheckSamples texts={texts} />
        </Samples>
        <Samples title="Segmented">
          <SegmentSamples texts={texts} />
        </Samples>
        <Samples title="Stepper">
          <StepperSamples texts={texts} />
        </Samples>
        <Samples title="Select">
          <SelectSamples texts={texts} />
        </Samples>
        <Samples title="RangeSlider">
          <RangeSamples texts={texts} />
        </Samples>
        <Samples title="Field, Input">
          <FieldSamples texts={texts} />
        </Samples>
        <Samples title="Marks, Rating, Tag">
          <SignalSamples texts={texts} />
        </Samples>
        <Samples title="Sparkline, Bar">
          <DataSamples texts={texts} />
        </Samples>
        <Samples title="Tooltip">
          <Row>
            <Button data-tip={texts.tip.text}>{texts.tip.target}</Button>
            <span data-tip={texts.tip.text}>{texts.lowest}</span>
          </Row>
        </Samples>
        <Samples title="Dialog, Popover">
          <DialogSamples texts={texts} />
        </Samples>
        <Samples title="Notice">
          <NoticeSamples texts={texts} />
        </Samples>
        <Samples title="Toast">
          <ToastSamples texts={texts} />
        </Samples>
        <Samples title="Panel, Disclosure, Skeleton">
          <SurfaceSamples texts={texts} />
        </Samples>
      </Wrap>
      <TooltipLayer when={atOnce} />
    </main>
  );
}

function showLook(look: 'system' | 'light' | 'dark'): void {
  if (look === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = look;
}
