import { z } from 'zod';
import { longestName, makeDataDir, someTexts, writeFiles } from '#tests/support/operator-folder.ts';
import { runTestSite } from '#tests/support/run-test-site.ts';

const brand = {
  name: longestName,
  tagline: { en: 'Plans for islands.' },
  colours: { light: { accent: '#0a5c36', action: '#0a5c36', link: '#0a5c36' } },
};
const files = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.unknown())]));

/** A site with an operator's brand and texts, French, Spanish and Italian off; a message is files to be written. */
await runTestSite({
  settings: {
    dataDir: makeDataDir({ ...someTexts, 'brand/brand.json': brand, 'public/ads.txt': 'example.com, 1, DIRECT' }),
  },
  site: { locales: ['en', 'ja'] },
  answer: async ({ rooms, dataDir }, message) => {
    writeFiles(dataDir, files.parse(message));
    await rooms.context.siteFiles.refresh();
    return { problems: rooms.context.siteFiles.current.problems };
  },
});
