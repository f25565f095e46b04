import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The one place that reads which key was pressed. */
const reader = 'src/ui/pressed-key.ts';

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file) && file !== reader);

const listening = /\bKeyboardEvent\b|\bonKey(?:Down|Up)|\bkey(?:down|up|press)\b/;
const reading =
  /\w\.(?:key|code|keyCode|which|isComposing)\b|\{[^{}]*\b(?:key|code|keyCode|which|isComposing)\b[^{}]*\}: \w*KeyboardEvent/g;

/** Event properties that a file with key listeners reads directly. */
function ownReadings(source: string): readonly string[] {
  return listening.test(source) ? [...source.matchAll(reading)].map(([found]) => found) : [];
}

describe('key listeners', () => {
  it('are found', () => {
    expect(files.filter((file) => listening.test(readFileSync(file, 'utf8'))).length).toBeGreaterThan(10);
  });

  it('ask `pressedKey`, which leaves out the keys that belong to an input method', () => {
    const found = files.map((file) => [file, ownReadings(readFileSync(file, 'utf8'))] as const);
    expect(Object.fromEntries(found.filter(([, readings]) => readings.length > 0))).toEqual({});
  });

  it.each([
    `onKeyDown={(event) => { if (event.key === 'Enter') add(); }}`,
    `const close = ({ key }: KeyboardEvent): void => { if (key === 'Escape') clear(); };`,
    `element.addEventListener('keydown', (event) => event.keyCode === 13 && add());`,
  ])('are caught when they do not: %s', (planted) => {
    expect(ownReadings(planted)).not.toEqual([]);
  });
});
