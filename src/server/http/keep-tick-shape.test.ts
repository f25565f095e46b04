import { expect, it } from 'vitest';
import { keepTickShape } from './keep-tick-shape.ts';

it("keeps a record of Node's, with all that belongs to its shape, and always the same", async () => {
  const kept = await keepTickShape();
  expect(Object.keys(kept)).toEqual(['callback', 'args']);
  const symbols = Object.getOwnPropertySymbols(kept).map(String);
  expect(symbols).toEqual(expect.arrayContaining(['Symbol(async_id_symbol)', 'Symbol(trigger_async_id_symbol)']));
  expect(await keepTickShape()).toBe(kept);
});
