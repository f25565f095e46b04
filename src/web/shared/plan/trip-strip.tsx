import type { ReactNode } from 'react';
import { thenKind, type SegmentKind } from '#domain/trip/run-plan.ts';
import type { TripStrip as Strip } from '#domain/trip/trip-strip.ts';
import { wholeDays } from '#domain/trip/trip-time.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { stripLabels, type StripLabel, type StripPlace, type StripSize } from './trip-strip-labels.ts';
import styles from './trip-strip.module.css';

export interface TripStripProps {
  readonly strip: Strip;
  readonly size: StripSize;
  /** Of the stays; default: none. */
  readonly places?: readonly StripPlace[];
  /** The same plans with more use, as a dashed line; default: none. */
  readonly more?: Strip | null;
  /** A `figcaption` that says what the picture shows. */
  readonly children: ReactNode;
}

const labelHeight = 18;

/** Does the data last? Across the time from landing to leaving, up what is left. */
export function TripStrip({ strip, size, places = [], more = null, children }: TripStripProps) {
  const { shell, messages } = usePage();
  const { above, below } = stripLabels({ strip, size, places }, { locale: shell.locale, messages });
  const top = above.length === 0 ? 0 : labelHeight;
  return (
    <figure className={styles['strip']}>
      {below.length === 0 ? (
        <Picture strip={strip} size={size} more={more} />
      ) : (
        <svg width="100%" height={top + size + labelHeight} aria-hidden="true">
          <Labels labels={above} y={13} />
          <Picture strip={strip} size={size} more={more} y={top} />
          <Labels labels={below} y={top + size + 15} />
        </svg>
      )}
      {children}
    </figure>
  );
}

function Labels({ labels, y }: { readonly labels: readonly StripLabel[]; readonly y: number }) {
  return labels.map(({ text, percent, anchor, only }) => (
    <text
      key={`${only ?? ''} ${percent}`}
      className={only && styles[only]}
      data-only={only}
      x={`${percent}%`}
      y={y}
      textAnchor={anchor}
    >
      {text}
    </text>
  ));
}

/** Of the drawing; the height of it is the strip's own. */
const width = 1000;
/** Where the cell of what follows begins, and where the time ends before it. */
const then = { from: 952, timeEnds: 936 };
/** More cells than this are too narrow to count. */
const mostMidnights = 60;

interface PictureProps extends Pick<TripStripProps, 'strip' | 'size' | 'more'> {
  readonly y?: number;
}

function Picture({ strip, size, more = null, y }: PictureProps) {
  const { time, segments, stays, plans } = strip;
  const next = size === 24 && plans[0] !== undefined ? thenKind(plans[0].plan) : null;
  const scale: Scale = { end: next === null ? width : then.timeEnds, length: time.length, height: size };
  const days = wholeDays(time);
  const cuts = days > mostMidnights ? [] : time.midnights.filter((midnight) => midnight < time.length);
  const borders = stays.slice(0, -1).map(({ until }) => xOf(until, scale));
  const boxes: readonly Box[] = [
    ...segments.map(({ kind, from, until }) => ({ kind, from: xOf(from, scale), until: xOf(until, scale) })),
    ...(next === null ? [] : [{ kind: next, from: then.from, until: width - 1 }]),
  ];
  return (
    <svg
      y={y}
      width="100%"
      height={size}
      viewBox={`0 0 ${width} ${size}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles['ground']} d={`M0 0H${scale.end}V${size}H0z${next === 'slow' ? cellOf(size) : ''}`} />
      <Shape of="area" d={segments.map((each) => areaOf(each, scale)).join('')} />
      <Shape of="line" d={segments.map((each) => lineOf(each, scale)).join('')} />
      <Shape of="slow" d={boxes.map((each) => dotsOf(each, size)).join('')} />
      <Shape of="box" d={boxes.map((each) => boxOf(each, size)).join('')} />
      <Shape of="hatch" d={boxes.map((each) => hatchOf(each, size)).join('')} />
      <Shape of="more" d={more === null ? '' : more.segments.map((each) => lineOf(each, scale)).join('')} />
      <Shape of="midnights" d={cuts.map((midnight) => `M${xOf(midnight, scale)} 0v${size}`).join('')} />
      <Shape of="gap" d={borders.map((x) => `M${x} 0v${size}`).join('')} />
      <Shape of="border" d={borders.map((x) => `M${x - 4} 0v${size}m8 0v-${size}`).join('')} />
    </svg>
  );
}

function Shape({ of, d }: { readonly of: string; readonly d: string }) {
  return d === '' ? null : <path className={styles[of]} d={d} />;
}

interface Scale {
  /** Where the time ends. */
  readonly end: number;
  /** Days. */
  readonly length: number;
  readonly height: number;
}

type Segment = Strip['segments'][number];

interface Box {
  readonly kind: SegmentKind;
  readonly from: number;
  readonly until: number;
}

function xOf(days: number, { end, length }: Scale): number {
  return Math.round((days / length) * end);
}

/** All that is left is a little below the top. */
function yOf(left: number, { height }: Scale): number {
  return Math.round(height * (0.14 + 0.86 * (1 - left)) * 10) / 10;
}

function lineOf({ kind, from, until, left }: Segment, scale: Scale): string {
  if (kind !== 'data' || left === null) return '';
  return `M${xOf(from, scale)} ${yOf(left[0], scale)}L${xOf(until, scale)} ${yOf(left[1], scale)}`;
}

function areaOf(segment: Segment, scale: Scale): string {
  const line = lineOf(segment, scale);
  return line === '' ? '' : `${line}V${scale.height}H${xOf(segment.from, scale)}z`;
}

function dotsOf({ kind, from, until }: Box, height: number): string {
  return kind === 'slow' && until - from > 4 ? `M${from + 5} ${height - 5}H${until - 3}` : '';
}

const boxed: readonly SegmentKind[] = ['gone', 'ended', 'none', 'open', 'payg', 'ending'];
const hatched: readonly SegmentKind[] = ['gone', 'ended', 'none'];

function boxOf({ kind, from, until }: Box, height: number): string {
  return boxed.includes(kind) ? `M${from} 1H${until}V${height - 1}H${from}z` : '';
}

/** Strokes that lean to the right, as far as they are within the box. */
function hatchOf({ kind, from, until }: Box, height: number): string {
  const [lean, gap, rise] = [14, 6, height - 2];
  const strokes = Math.floor((until - from + gap) / (lean + gap));
  if (!hatched.includes(kind) || strokes < 1) return '';
  const stroke = `l${lean}-${rise}`;
  return `M${from} ${height - 1}${stroke}${`m${gap} ${rise}${stroke}`.repeat(strokes - 1)}`;
}

function cellOf(height: number): string {
  return `M${then.from} 0H${width}V${height}H${then.from}z`;
}
