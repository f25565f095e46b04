import { describe, expect, it } from 'vitest';
import { drawSteps } from './draw-steps.ts';

const size = { width: 106, height: 52 };

describe('drawSteps', () => {
  it('holds a value until the next one', () => {
    const points = [
      { at: 0, value: 10 },
      { at: 50, value: 20 },
      { at: 100, value: 15 },
    ];
    expect(drawSteps(points, size)).toEqual({
      line: 'M0 46H50V6H100V26H100',
      area: 'M0 46H50V6H100V26H100V52H0Z',
      end: { x: 100, y: 26 },
    });
  });

  it('goes on to the end of the time shown', () => {
    const points = [
      { at: 0, value: 10 },
      { at: 50, value: 20 },
    ];
    expect(drawSteps(points, { ...size, until: 200 })?.line).toBe('M0 46H25V6H100');
    expect(drawSteps(points, { ...size, until: 10 })?.line).toBe('M0 46H100V6H100');
  });

  it('draws a constant value through the middle', () => {
    const steady = [
      { at: 0, value: 10 },
      { at: 50, value: 10 },
    ];
    expect(drawSteps(steady, size)?.line).toBe('M0 26H100V26H100');
    expect(drawSteps([{ at: 5, value: 10 }], size)).toMatchObject({ line: 'M0 26H100', end: { x: 100, y: 26 } });
  });

  it('draws nothing without points', () => {
    expect(drawSteps([], size)).toBeNull();
  });

  it('writes at most one decimal', () => {
    const thirds = [0, 1, 2, 3].map((value) => ({ at: value, value }));
    expect(drawSteps(thirds, size)?.line).toBe('M0 46H33.3V32.7H66.7V19.3H100V6H100');
  });
});
