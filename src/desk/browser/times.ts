const formats = {
  time: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }),
  seconds: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
  day: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }),
  year: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
};

/** Writes the times of the page in the person's own zone; the server knows none. */
export function startTimes(page: ParentNode): void {
  const now = new Date();
  for (const element of page.querySelectorAll<HTMLTimeElement>('time[data-as]')) {
    const at = new Date(element.dateTime);
    element.textContent = sayTime(at, element.dataset['as'] ?? '', now);
    element.title = at.toLocaleString('en-GB');
  }
}

function sayTime(at: Date, as: string, now: Date): string {
  const isToday = at.toDateString() === now.toDateString();
  const day = (at.getFullYear() === now.getFullYear() ? formats.day : formats.year).format(at);
  if (as === 'day') return day;
  if (as === 'time') return isToday ? formats.time.format(at) : `${formats.time.format(at)}, ${day}`;
  return isToday ? formats.seconds.format(at) : `${day} ${formats.time.format(at)}`;
}

/** Hours and minutes of now. */
export function sayNow(): string {
  return formats.time.format(new Date());
}
