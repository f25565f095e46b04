import { z } from 'zod';

const suiteSchema = z.object({
  specs: z.array(
    z.object({
      tests: z.array(
        z.object({
          status: z.string(),
          annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

type Suite = z.infer<typeof suiteSchema>;

const reportSchema = z.object({ suites: z.array(suiteSchema) });

/** Why tests of a report of Playwright's JSON reporter were skipped, as they say it, each reason once. */
export function listSkipReasons(report: unknown): readonly string[] {
  return [...new Set(reportSchema.parse(report).suites.flatMap(reasonsOf))];
}

function reasonsOf({ specs, suites = [] }: Suite): readonly string[] {
  const skipped = specs.flatMap(({ tests }) => tests).filter(({ status }) => status === 'skipped');
  const own = skipped.flatMap(({ annotations }) =>
    annotations.flatMap(({ type, description }) => (type === 'skip' && description !== undefined ? [description] : [])),
  );
  return [...own, ...suites.flatMap(reasonsOf)];
}
