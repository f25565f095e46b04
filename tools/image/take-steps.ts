import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { belowFolder, numberOfUser, ownCommands, type RecipeStage, type RecipeStep } from './read-recipe.ts';

/** What the steps of a recipe have made: an image as a folder. */
export interface MadeImage {
  /** Its `/`. */
  readonly root: string;
  readonly workFolder: string;
  readonly user: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
}

/** An image while it is made. */
interface Making {
  readonly root: string;
  readonly stages: readonly RecipeStage[];
  /** The roots of the stages before, by name. */
  readonly others: ReadonlyMap<string, string>;
  workFolder: string;
  user: number;
  environment: Record<string, string>;
  command: readonly string[];
}

/** Takes the steps of a recipe below `folder`, without what only its base images can do. Throws where one fails. */
export function takeSteps(stages: readonly RecipeStage[], folder: string): MadeImage {
  const others = new Map<string, string>();
  let made: Making | null = null;
  for (const [at, { name, steps }] of stages.entries()) {
    const root = join(folder, name ?? `stage-${at}`);
    mkdirSync(join(root, 'usr', 'local', 'bin'), { recursive: true });
    made = { root, stages, others, workFolder: root, user: 0, environment: {}, command: [] };
    for (const step of steps) takeStep(step, made);
    if (name !== null) others.set(name, root);
  }
  if (made === null) throw new Error('The recipe has no step.');
  return made;
}

function takeStep({ keyword, value }: RecipeStep, making: Making): void {
  console.log(`${keyword} ${value}`);
  switch (keyword) {
    case 'WORKDIR':
      making.workFolder = join(making.root, value);
      mkdirSync(making.workFolder, { recursive: true });
      break;
    case 'COPY':
      copy(value.split(' '), making);
      break;
    case 'RUN':
      for (const command of ownCommands(value)) runShell(command, making);
      break;
    case 'ENV':
      for (const [, name = '', text = ''] of value.matchAll(/(\w+)=(\S+)/g))
        making.environment[name] = belowFolder(text, making.root);
      break;
    case 'USER':
      making.user = userOf(value, making);
      break;
    case 'CMD':
      making.command = JSON.parse(value) as string[];
      break;
    case 'EXPOSE':
      break;
    default:
      throw new Error(`Nothing is known of the step ${keyword}.`);
  }
}

function userOf(name: string, { stages }: Making): number {
  const user = numberOfUser(stages, name);
  if (user === null) throw new Error(`The recipe makes no user ${name}.`);
  return user;
}

function copy(words: readonly string[], { root, workFolder, others }: Making): void {
  const [first = '', ...rest] = words;
  const stage = /^--from=(\S+)$/.exec(first)?.[1];
  const target = words.at(-1) ?? '';
  if (stage !== undefined) {
    const from = join(others.get(stage) ?? '', rest[0] ?? '');
    mkdirSync(dirname(join(root, target)), { recursive: true });
    run('cp', ['-al', from, join(root, target)], root);
    return;
  }
  for (const name of words.slice(0, -1).flatMap((name) => (name === '.' ? trackedFiles() : [name])))
    cpSync(name, join(workFolder, target, name), { recursive: true });
}

/** What git has: .dockerignore leaves out the rest. */
function trackedFiles(): readonly string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  return stdout.split('\0').filter((name) => name !== '');
}

function runShell(command: string, making: Making): void {
  const owned = command.replaceAll(/^chown (\w+):\w+/g, (_, name: string) => {
    const user = userOf(name, making);
    return `chown ${user}:${user}`;
  });
  run('sh', ['-c', belowFolder(owned, making.root)], making.workFolder);
}

function run(program: string, words: readonly string[], folder: string): void {
  const { status } = spawnSync(program, words, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`"${[program, ...words].join(' ')}" ended with ${status}.`);
}
