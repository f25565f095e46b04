import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortClassName } from './short-class-name.ts';

const css = '.row .name { margin: 0.5rem } .row:hover { animation: drift 1s } @keyframes drift { to { opacity: 0 } }';
const nameOf = (name: string, file = 'src/ui/button.module.css'): string => shortClassName(name, resolve(file), css);

describe('shortClassName', () => {
  it('names the file by letters and the class by its place, the same every time', () => {
    const [row, name, drift] = [nameOf('row'), nameOf('name'), nameOf('drift')];
    expect(row).toMatch(/^[a-z]{3}0$/i);
    expect([name, drift]).toEqual([row.replace(/0$/, '1'), row.replace(/0$/, '2')]);
    expect(nameOf('row')).toBe(row);
  });

  it('gives the classes of another file other names', () => {
    expect(nameOf('row', 'src/ui/check.module.css')).not.toBe(nameOf('row'));
  });

  it('has no name for a class that is not there', () => {
    expect(() => nameOf('column')).toThrow('There is no "column" in the styles.');
  });
});
