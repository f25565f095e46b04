import { Bar } from '#ui/bar.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Field, Input } from '#ui/field.tsx';
import { FixMark } from '#ui/fix-mark.tsx';
import { Logo } from '#ui/logo.tsx';
import { Mark } from '#ui/mark.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Rating } from '#ui/rating.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Sparkline } from '#ui/sparkline.tsx';
import { Stars } from '#ui/stars.tsx';
import { Tag } from '#ui/tag.tsx';
import styles from './component-page.module.css';
import { Row, States } from './sample.tsx';
import type { ComponentTexts } from './texts.ts';

interface SamplesProps {
  readonly texts: ComponentTexts;
}

export function FieldSamples({ texts: { field, ...texts } }: SamplesProps) {
  return (
    <>
      <States texts={{ ...texts, field }} states={['rest', 'hover', 'focus', 'disabled']}>
        {(state) => (
          <Field label={field.name} remark={field.optional} hint={field.hint}>
            {(wiring) => <Input {...wiring} placeholder={field.placeholder} disabled={state === 'disabled'} />}
          </Field>
        )}
      </States>
      <Row>
        <Field label={field.email} error={field.error}>
          {(wiring) => <Input {...wiring} type="email" />}
        </Field>
      </Row>
    </>
  );
}

export function SignalSamples({ texts }: SamplesProps) {
  return (
    <>
      <Row>
        <Mark />
        <span className={styles['lowest']}>
          <FixMark />
          {texts.lowest}
        </span>
        <Rating mean="4.6" count="318" label={texts.rating} />
        <Stars rating={4} label={texts.stars} />
        <Logo src={null} name="Tanuki" />
      </Row>
      <Row>
        {(['plain', 'promo', 'ok', 'warn', 'bad'] as const).map((kind) => (
          <Tag key={kind} kind={kind}>
            {texts.tags[kind]}
          </Tag>
        ))}
      </Row>
    </>
  );
}

export function NoticeSamples({ texts }: SamplesProps) {
  return (
    <div className={styles['stack']}>
      {(['info', 'ok', 'warn', 'bad'] as const).map((kind) => (
        <Notice key={kind} kind={kind} action={kind === 'bad' && <Button size="small">{texts.notices.again}</Button>}>
          {texts.notices[kind]}
        </Notice>
      ))}
    </div>
  );
}

const week = 7 * 24 * 60 * 60 * 1000;
const prices = [14.2, 15.9, 14.9, 13.4, 12.9, 12.4, 11.7];

export function DataSamples({ texts }: SamplesProps) {
  const points = prices.map((value, index) => ({ at: index * 2 * week, value }));
  return (
    <div className={styles['chart']}>
      <Sparkline points={points} label={texts.history} />
      <Bar share={0.4} />
    </div>
  );
}

export function SurfaceSamples({ texts }: SamplesProps) {
  const [question, answer] = texts.question;
  return (
    <div className={styles['stack']}>
      <Row>
        <Panel className={styles['panel']}>{texts.panel}</Panel>
        <Panel className={styles['panel']} hasNotch>
          {texts.panel}
        </Panel>
        <Panel className={styles['panel']} hasNotch isFix>
          {texts.panel}
        </Panel>
      </Row>
      <div>
        <Disclosure summary={question} isOpen>
          {answer}
        </Disclosure>
        <Disclosure summary={question}>{answer}</Disclosure>
      </div>
      <div className={styles['stack']} aria-busy="true">
        <Skeleton shape="logo" />
        <Skeleton shape="title" length="long" />
        <Skeleton length="full" />
        <Skeleton length="short" />
        <Skeleton shape="control" />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
