import { testFragments } from './engine-fragments.ts';
import { testOverlays } from './engine-overlays.ts';
import { test } from './engine-visitor.ts';

test.describe.configure({ mode: 'default' });

// In Chromium; Firefox and WebKit have them beside their journeys.
testFragments();
testOverlays();
