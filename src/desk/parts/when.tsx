interface WhenProps {
  readonly at: Date;
  /** `time`: hours and minutes; `row`: seconds today, else the day; `day`: the day. */
  readonly as: 'time' | 'row' | 'day';
}

/** A moment, in UTC until the script writes it in the person's own zone. */
export function When({ at, as }: WhenProps) {
  const iso = at.toISOString();
  const [day = '', clock = ''] = iso.split(/[T.]/);
  const shown = { time: `${clock.slice(0, 5)} UTC`, row: `${day} ${clock}`, day };
  return (
    <time dateTime={iso} data-as={as}>
      {shown[as]}
    </time>
  );
}
