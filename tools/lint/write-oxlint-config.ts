import { writeFileSync } from 'node:fs';
import { oxlintConfig } from './oxlint-config.ts';

/** `npm run lint:config`: writes the lint configuration that the import rule's table describes. */
writeFileSync('.oxlintrc.json', `${JSON.stringify(oxlintConfig(), null, 2)}\n`);
