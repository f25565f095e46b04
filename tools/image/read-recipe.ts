/** One line of a recipe, `RUN npm ci`, with what continues it. */
export interface RecipeStep {
  readonly keyword: string;
  readonly value: string;
}

/** The steps from one image on, `FROM node:26-slim AS build`. */
export interface RecipeStage {
  /** Null: the last one, which becomes the image. */
  readonly name: string | null;
  readonly steps: readonly RecipeStep[];
}

/** Reads a Dockerfile. Throws on a line that is no step. */
export function readRecipe(text: string): readonly RecipeStage[] {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n');
  const stages: { name: string | null; steps: RecipeStep[] }[] = [];
  for (const line of lines.filter((each) => each.trim() !== '')) {
    const [, keyword = '', value = ''] = /^([A-Z]+) +(.+)$/.exec(line) ?? [];
    if (keyword === 'FROM') stages.push({ name: / AS (\S+)$/i.exec(value)?.[1] ?? null, steps: [] });
    else if (keyword === '' || stages.length === 0) throw new Error(`No step of a recipe: ${line}`);
    else stages.at(-1)?.steps.push({ keyword, value: value.trim().replaceAll(/ +/g, ' ') });
  }
  return stages;
}

/** What a step of the base image's own system is made with; it cannot be taken without that image. */
const systemPrograms = /^(?:apt-get|useradd|rm -rf \/var\/lib\/apt)\b/;

/** The commands of a `RUN` step that concern this program. */
export function ownCommands(value: string): readonly string[] {
  return value.split(' && ').filter((command) => !systemPrograms.test(command));
}

/** The number of the user that a recipe makes; null: it makes none. */
export function numberOfUser(stages: readonly RecipeStage[], name: string): number | null {
  for (const { value } of stages.flatMap(({ steps }) => steps)) {
    const made = value.split(' && ').find((command) => command.startsWith('useradd ') && command.endsWith(` ${name}`));
    const number = /--uid (\d+)/.exec(made ?? '')?.[1];
    if (number !== undefined) return Number(number);
  }
  return null;
}

/** A text with the places of the image below a folder instead. */
export function belowFolder(text: string, folder: string): string {
  return text.replaceAll(/(?<![\w./-])\/(?=srv\/|var\/lib\/|var\/backups\/|usr\/local\/bin)/g, `${folder}/`);
}
