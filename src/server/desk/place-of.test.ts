import { expect, it } from 'vitest';
import { placeOf } from './place-of.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Linux; Android 16) ${webKit} Chrome/140.0 Mobile Safari/537.36`, 'Chrome on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['curl/8.5', 'A browser on some system'],
])('%s is %s', (agent, place) => {
  expect(placeOf({ headers: { 'user-agent': agent } })).toBe(place);
});
