import { failure, success, type Result } from '#domain/kernel/result.ts';

const kbpsPerUnit: Readonly<Record<string, number>> = { k: 1, m: 1000, g: 1_000_000 };

/** 10 Gbit/s: more than any mobile network gives. */
export const maxSpeedKbps = 10_000_000;

const speedPattern = /(\d{1,7}(?:\.\d{1,3})?)\s*([kmg])(?:b(?:it)?)?(?:ps|\/s|its?\/s)/gi;

/**
 * Reads the one speed in a text, in kbit/s: `384 Kbps`, `512Kbps`, `1 Mbps`, `reduced to 1.5 Mbit/s after 3 GB`. No
 * speed, two different ones, or one outside 1 kbit/s to 10 Gbit/s is refused.
 */
export function parseSpeedKbps(text: string): Result<number> {
  if (text.length > 1000) return failure('the text is too long to name a speed');
  const speeds = new Set([...text.matchAll(speedPattern)].map(kbpsOf));
  const [speed] = speeds;
  if (speed === undefined) return failure(`"${text.slice(0, 40)}" names no speed`);
  if (speeds.size > 1) return failure(`"${text.slice(0, 40)}" names more than one speed`);
  if (speed < 1 || speed > maxSpeedKbps) return failure(`"${text.slice(0, 40)}" is out of range`);
  return success(speed);
}

function kbpsOf([, number, unit]: RegExpMatchArray): number {
  return Math.round(Number(number) * (kbpsPerUnit[(unit ?? 'k').toLowerCase()] ?? 1));
}
