import type { AddCommand } from './terminal/terminal.ts';

/** A command before its module is loaded. */
interface CommandEntry {
  readonly description: string;
  /** Lazy: one command does not load the modules of the others. */
  readonly load: () => Promise<AddCommand>;
}

/** All commands by name, as the help lists them. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  setup: {
    description: 'Ask what a new site needs to know, write its settings and its file of feeds, and run doctor.',
    load: async () => (await import('./site/setup-command.ts')).addSetupCommand,
  },
  migrate: {
    description:
      'Bring the database tables up to date after a backup, or move everything to another database with --from and --to.',
    load: async () => (await import('./site/migrate-command.ts')).addMigrateCommand,
  },
  backup: {
    description:
      'Write everything the site stores to one file while the site runs, then read it back to verify it. With BACKUP_KEY_FILE it is encrypted.',
    load: async () => (await import('./site/backup-command.ts')).addBackupCommand,
  },
  restore: {
    description: 'Restore the site from a backup. Stop its servers first.',
    load: async () => (await import('./site/restore-command.ts')).addRestoreCommand,
  },
  doctor: {
    description:
      'Check everything the site depends on, with its files of brand, content and public, and say what to do. Exit status: 0 all is well, 1 warnings, 2 problems.',
    load: async () => (await import('./site/doctor-command.ts')).addDoctorCommand,
  },
  import: {
    description:
      'Import a feed file into the catalogue. Unusable rows are skipped and reported; a feed that would change too much is held.',
    load: async () => (await import('./feeds/import-command.ts')).addImportCommand,
  },
  feeds: {
    description: 'Run the configured feeds, see their results and decide on feeds that were held.',
    load: async () => (await import('./feeds/feeds-command.ts')).addFeedsCommand,
  },
  rates: {
    description: 'Update the exchange rates, or show current and past ones.',
    load: async () => (await import('./rates/rates-command.ts')).addRatesCommand,
  },
  export: {
    description: 'Export the catalogue in the format that import reads: all of it, one destination or one provider.',
    load: async () => (await import('./feeds/export-command.ts')).addExportCommand,
  },
  reports: {
    description: 'List the plans that visitors reported as wrong, or close the reports about one plan.',
    load: async () => (await import('./visitors/reports-command.ts')).addReportsCommand,
  },
  corrections: {
    description: 'Publish corrections, or list them. Visitors read them on /methodology#corrections.',
    load: async () => (await import('./visitors/corrections-command.ts')).addCorrectionsCommand,
  },
  reviews: {
    description: 'Read, publish, reject and reply to reviews. There is no other way to publish one.',
    load: async () => (await import('./reviews/reviews-command.ts')).addReviewsCommand,
  },
  decisions: {
    description: 'List the decisions that take effect within seconds, after carrying out those that are due.',
    load: async () => (await import('./site/decisions-command.ts')).addDecisionsCommand,
  },
  forget: {
    description:
      'Delete a person’s data: address, name and screenshots of reviews, price alerts and waiting emails. The review texts stay.',
    load: async () => (await import('./visitors/forget-command.ts')).addForgetCommand,
  },
  secrets: {
    description: 'List the secrets of the site, or replace those that it generated itself. No secret is ever printed.',
    load: async () => (await import('./site/secrets-command.ts')).addSecretsCommand,
  },
  visitors: {
    description: 'Show anonymous counts of arrivals and browser errors.',
    load: async () => (await import('./visitors/visitors-command.ts')).addVisitorsCommand,
  },
  providers: {
    description: 'Override what feeds say about a provider. Imports keep your overrides, and backups include them.',
    load: async () => (await import('./plans/providers-command.ts')).addProvidersCommand,
  },
  plans: {
    description:
      'Hide or correct plans or pin their prices, overriding their feeds. Imports keep your overrides, and backups include them.',
    load: async () => (await import('./plans/plans-command.ts')).addPlansCommand,
  },
  clicks: {
    description: 'Count clicks on links to providers. Crawlers, link previews and prefetched pages are not counted.',
    load: async () => (await import('./visitors/counts-command.ts')).addClicksCommand,
  },
  views: {
    description: 'Count page views. Crawlers, link previews and prefetched pages are not counted.',
    load: async () => (await import('./visitors/counts-command.ts')).addViewsCommand,
  },
  desk: {
    description: 'Invite operators to the desk, end keys and sign-ins, and show who did what.',
    load: async () => (await import('./desk/desk-command.ts')).addDeskCommand,
  },
  searches: {
    description: 'Count searches without a result. Only what was searched for three times is shown in words.',
    load: async () => (await import('./visitors/counts-command.ts')).addSearchesCommand,
  },
  mail: {
    description: 'Test the mail server.',
    load: async () => (await import('./site/notice-commands.ts')).addMailCommand,
  },
  webhook: {
    description: 'Test the operator’s webhook.',
    load: async () => (await import('./site/notice-commands.ts')).addWebhookCommand,
  },
};
