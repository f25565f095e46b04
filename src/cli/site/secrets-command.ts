import { Argument } from 'commander';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import {
  rereadMs,
  rotatedSecretNames,
  withSecretDesk,
  type RotatedSecret,
  type RotatedSecretName,
  type SecretDesk,
  type SecretFacts,
  type SiteSecretName,
} from '#runtime/services/site/open-secret-desk.ts';
import { secretSettings } from '#runtime/settings/config.ts';
import { answerWith, asJson } from '#cli/terminal/answer-result.ts';
import type { AddCommand, ExitStatus, Terminal } from '#cli/terminal/terminal.ts';

export const addSecretsCommand: AddCommand = (secrets, terminal, finish) => {
  secrets
    .command('list', { isDefault: true })
    .description('List the secrets with their purpose, and until when previous ones are accepted.')
    .option('--json', 'print JSON')
    .action(async ({ json }: { readonly json?: true }) => finish(await runList(json === true, terminal)));
  secrets
    .command('rotate')
    .description('Replace secrets. Links and forms signed with the previous ones stay valid until they expire.')
    .addArgument(new Argument('[names...]', 'the secrets to replace (default: all)').choices(rotatedSecretNames))
    .option('--at-once', 'reject everything signed with the previous secret: for one that someone else has seen')
    .action(async (names: readonly RotatedSecretName[], { atOnce }: { readonly atOnce?: true }) =>
      finish(await runRotate(names, atOnce === true, terminal)),
    );
};

function onDesk(terminal: Terminal, work: (desk: SecretDesk) => Promise<Result<string>>): Promise<ExitStatus> {
  return answerWith(terminal, (config) => withSecretDesk(config, work));
}

function runList(isJson: boolean, terminal: Terminal): Promise<ExitStatus> {
  return onDesk(terminal, async (desk) => {
    const made = await desk.list(terminal.now());
    const given = terminal.environment();
    const settings = secretSettings.filter((name) => (given[name]?.trim() ?? '') !== '');
    if (isJson) return success(asJson({ made, settings }));
    const ofSettings =
      settings.length === 0
        ? ''
        : `Set by you: ${settings.join(', ')}. To change one, change it at its source, then here, and restart all servers.\n`;
    return success(`${made.map(describeSecret).join('') || 'The site has generated no secrets yet.\n'}${ofSettings}`);
  });
}

function runRotate(names: readonly RotatedSecretName[], atOnce: boolean, terminal: Terminal): Promise<ExitStatus> {
  return onDesk(terminal, async (desk) => {
    if (atOnce && names.length === 0)
      return failure(`With --at-once, name the secrets: ${rotatedSecretNames.join(', ')}. Nothing was rotated.`);
    const rotated = await desk.rotate({
      names: names.length === 0 ? rotatedSecretNames : names,
      atOnce,
      now: terminal.now(),
      by: { operator: terminal.operator(), via: 'shell' },
    });
    if (!rotated.ok) return rotated;
    return success(
      `${rotated.value.map(describeRotated).join('')}Running servers use new secrets within ${rereadMs / 1000} seconds; no restart is needed.\n`,
    );
  });
}

const purposes: Readonly<Record<SiteSecretName, string>> = {
  altcha: 'signs the challenges of the review form (ALTCHA)',
  'price-alerts': 'signs the links in emails to people who follow a price',
  'client-limits': 'turns visitors’ addresses into codes where limits are shared',
  'missed-searches': 'turns searches that found nothing into codes until they are frequent',
};

const lost: Readonly<Record<RotatedSecretName, string>> = {
  altcha: 'Review forms that are open now are rejected until they get a new challenge; what was typed stays.',
  'price-alerts':
    'Links in all emails sent so far no longer work, including those to unsubscribe; the next email to each reader has new ones.',
  'client-limits': 'Shared limits count from zero again.',
};

function describeSecret({ name, madeAt, formerUntil }: SecretFacts): string {
  const since = madeAt === null ? '' : `, generated ${madeAt}`;
  const former = formerUntil.map((until) => `; a previous one is accepted until ${until}`).join('');
  return `${name}: ${purposes[name]}${since}${former}.\n`;
}

function describeRotated({ name, outcome, formerUntil }: RotatedSecret): string {
  if (outcome === 'none') return `${name}: not in use yet; nothing to rotate.\n`;
  if (formerUntil === null) return `${name}: rotated. ${lost[name]}\n`;
  return `${name}: rotated. What was signed with the previous one is accepted until ${formerUntil}.\n`;
}
