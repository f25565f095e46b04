import { Fragment } from 'react';
import type { TripStrip } from '#domain/trip/trip-strip.ts';
import { sentenceSpace } from '#i18n/punctuation.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayAfterAmount, sayLasting, sayTripStrip, type StripWords } from './trip-strip-words.ts';
import styles from './trip-strip.module.css';

/** Of a ticket: on one side whether it lasts, on the other what follows. */
export function TripStripCaption({ strip }: { readonly strip: TripStrip }) {
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  const { text, isWarning } = sayLasting(strip, language);
  const [bought] = strip.plans;
  const after = bought === undefined ? text : sayAfterAmount(bought.plan, language, bought.count);
  return (
    <figcaption className={styles['caption']}>
      <span className={isWarning ? styles['warn'] : undefined}>{text}</span>
      {after !== text && <span>{after}</span>}
    </figcaption>
  );
}

interface SentenceProps {
  readonly strip: TripStrip;
  /** Where each stay is, as sentences hold it: `in Japan`; default: not said. */
  readonly places?: readonly string[];
  /** Said last, such as the dashed line’s use; default: nothing. */
  readonly also?: readonly StripWords[];
  /** Of the day that is read, in place of the first words; default: none is. */
  readonly read?: string | null;
}

/** All that a strip shows, in words; the first words are strong. */
export function TripStripSentence({ strip, places = [], also = [], read = null }: SentenceProps) {
  const { shell, messages } = usePage();
  const said = [...sayTripStrip(strip, { locale: shell.locale, messages }, places), ...also];
  const words = read === null ? said : [{ text: read, isWarning: false }, ...said.slice(1)];
  return (
    <figcaption className={styles['sentence']}>
      {words.map(({ text, isWarning }, index) => (
        <Fragment key={text}>
          {index > 0 && sentenceSpace(shell.locale)}
          <Words text={messages.trip.strip.sentence({ text })} isFirst={index === 0} isWarning={isWarning} />
        </Fragment>
      ))}
    </figcaption>
  );
}

function Words({ text, isFirst, isWarning }: { text: string; isFirst: boolean; isWarning: boolean }) {
  const className = isWarning ? styles['warn'] : undefined;
  return isFirst ? <b className={className}>{text}</b> : <span className={className}>{text}</span>;
}
