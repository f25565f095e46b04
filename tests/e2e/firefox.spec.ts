import { testDesk } from './engine-desk.ts';
import { testJourney } from './engine-journey.ts';
import { testOverlays } from './engine-overlays.ts';
import { testFragments } from './engine-fragments.ts';
import { testKeptSteps } from './engine-steps.ts';
import { test } from './engine-visitor.ts';
import { extended } from './extended.ts';

/** One at a time: a whole browser takes as much of the machine as both of Playwright's workers. */
test.describe.configure({ mode: 'default' });

test.use({ engineName: 'firefox' });

test.describe('Firefox', extended, () => {
  testJourney(null);
  testOverlays();
  testFragments();
  testDesk();
  testKeptSteps();
});
