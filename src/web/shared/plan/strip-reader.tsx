import { useState } from 'react';
import { stripDays } from '#domain/trip/strip-days.ts';
import type { TripStrip } from '#domain/trip/trip-strip.ts';
import { atStart } from '#i18n/letter-case.ts';
import { withColon } from '#i18n/punctuation.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { Language } from './plan-words.ts';
import { sayLeft, saySpeed, sayStripDay } from './trip-strip-table.tsx';
import styles from './strip-reader.module.css';

interface StripReaderProps {
  readonly strip: TripStrip;
  /** Called with the words of a day; null: none is read any more. */
  readonly onRead: (words: string | null) => void;
}

/** Over the drawing: a finger, a mouse or the arrow keys say what is left at the end of a day. */
export function StripReader({ strip, onRead }: StripReaderProps) {
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  const days = stripDays(strip);
  const [index, setIndex] = useState(0);
  const words = sayRead(strip, index, language);
  const read = (next: number): void => {
    setIndex(next);
    onRead(sayRead(strip, next, language));
  };
  return (
    <input
      type="range"
      className={styles['reader']}
      min={0}
      max={days.length - 1}
      value={index}
      aria-label={messages.trip.strip.table.day}
      aria-valuetext={words}
      onChange={({ currentTarget }) => read(Number(currentTarget.value))}
      onPointerMove={({ currentTarget, nativeEvent }) => {
        const share = nativeEvent.offsetX / currentTarget.clientWidth;
        read(Math.min(days.length - 1, Math.max(0, Math.floor(share * days.length))));
      }}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onRead(null)}
      onBlur={() => onRead(null)}
    />
  );
}

/** `Day 5: 1.2 GB left`, `Day 6: 128 kbps`. */
function sayRead(strip: TripStrip, index: number, language: Language): string {
  const { left } = language.messages.trip.strip;
  const day = stripDays(strip)[index];
  const [bought] = strip.plans;
  if (day === undefined || bought === undefined) return '';
  const [, night] = day.left;
  const amount = sayLeft(night, bought.plan, language);
  const words =
    night === 0
      ? saySpeed(day.kinds.at(-1) ?? 'open', bought.plan, language)
      : night === null || bought.plan.dataMb === null
        ? amount
        : left({ amount });
  const name = sayStripDay(day, { index, landing: strip.time.landing }, language);
  return withColon(atStart(name, language.locale), words, language.locale);
}
