import { expect, it } from 'vitest';
import { parseChoices } from './choices.ts';

const usual = { theme: 'system', singleKeys: true, commands: true };

it('shows commands to owners until somebody chooses', () => {
  expect(parseChoices('{}', 'owner')).toEqual(usual);
  expect(parseChoices('{}', 'moderator')).toEqual({ ...usual, commands: false });
  expect(parseChoices('{"commands":true,"singleKeys":false}', 'moderator')).toEqual({ ...usual, singleKeys: false });
});

it('leaves out what another version has stored', () => {
  expect(parseChoices('{"theme":"sepia","singleKeys":"no","largePictures":true}', 'owner')).toEqual(usual);
});
