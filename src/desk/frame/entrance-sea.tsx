/** Half widths of the coastlines, from the island outwards. */
const halves = [44, 69.2, 96.8, 126.8, 159.2, 194, 231.2, 270.8, 312.8, 357.2, 404, 453.2, 504.8];

/** A SIM around the middle of the chart: rounded by two fifths of its half width, its corner cut by three fifths. */
function coastline(half: number): string {
  const [left, top, radius, cut] = [500 - half, 400 - half, 0.4 * half, 0.62 * half];
  const arc = (x: number, y: number): string => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return [
    `M${left + radius} ${top}H${500 + half - cut}l${cut} ${cut}V${400 + half - radius}`,
    arc(-radius, radius),
    `H${left + radius}`,
    arc(-radius, -radius),
    `V${top + radius}`,
    arc(radius, -radius),
    'Z',
  ].join('');
}

/** The mark as a chart: an island in its waterlines, fainter outwards. */
export function EntranceSea() {
  return (
    <svg className="sea" viewBox="0 0 1000 800" aria-hidden="true">
      {halves.map((half, index) => (
        <path
          key={half}
          d={coastline(half)}
          fill="none"
          stroke="var(--sea-line)"
          strokeWidth="1.25"
          opacity={(0.85 - index * 0.065).toFixed(2)}
        />
      ))}
      <path d="M486 376h18l20 20v20a8 8 0 0 1-8 8h-30a8 8 0 0 1-8-8v-32a8 8 0 0 1 8-8Z" fill="var(--fix)" />
    </svg>
  );
}
