import marks from '#data/demo-logos.json' with { type: 'json' };
import { createRandom, type Random } from './random.ts';

/**
 * Draws the logo of an invented provider as SVG text, 144 by 144: a field in a colour of its own, a mark from the sea
 * chart, and a SIM card's bevelled corner. The same slug gives the same drawing.
 */
export function drawProviderLogo(slug: string): string {
  const random = createRandom(`logo of ${slug}`);
  const { field, mark, accent } = chooseColours(random);
  const drawing = random.pick(marks).replaceAll('MARK', mark).replaceAll('ACCENT', accent);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="144" height="144" viewBox="0 0 144 144">` +
    `<rect width="144" height="144" fill="${field}"/>${drawing}<path d="M104 0H144V40Z" fill="${accent}"/></svg>`
  );
}

/** Fields are deep or pale; the accent lies a third of the circle away or opposite. */
function chooseColours(random: Random) {
  const hue = random.between(0, 359);
  const far = (hue + random.pick([120, 165, 195, 240])) % 360;
  return random.chance(0.68)
    ? { field: `hsl(${hue} 48% 29%)`, mark: `hsl(${hue} 40% 95%)`, accent: `hsl(${far} 68% 70%)` }
    : { field: `hsl(${hue} 46% 85%)`, mark: `hsl(${hue} 55% 21%)`, accent: `hsl(${far} 58% 44%)` };
}
