import { defineConfig } from 'oxlint';
import { oxlintConfig } from './tools/lint/oxlint-config.ts';

export default defineConfig(oxlintConfig());
