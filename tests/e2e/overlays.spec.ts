import { testOverlays } from './engine-overlays.ts';
import { test } from './engine-visitor.ts';

test.describe.configure({ mode: 'default' });

// In Chromium; Firefox and WebKit have it beside their journeys.
testOverlays();
