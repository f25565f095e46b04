/** A command line as written in a document. */
export interface DocumentedCommand {
  /** The whole line, with placeholders, without `npx` and prefixes that change user or host. */
  readonly line: string;
  /** The arguments after `roamchart`. */
  readonly words: string;
  /** Options that its row of a table names beside it. */
  readonly options: readonly string[];
}

/** The section under a heading of a document. */
export interface DocumentSection {
  readonly heading: string;
  readonly text: string;
  readonly commands: readonly DocumentedCommand[];
}

/** What commands are run through; a test does that in its own way. */
const runners = /^(?:sudo -u roamchart |runuser -u roamchart -- |docker compose exec site |npx )+/;
const commandLine = /^(?:[A-Z_]+=\S+ )*roamchart (\S.*)$/;

/** The sections of a Markdown document, with every `roamchart …` in their code spans, tables and blocks of code. */
export function readSections(markdown: string): readonly DocumentSection[] {
  const sections: { heading: string; lines: string[]; commands: DocumentedCommand[] }[] = [];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const heading = isCode ? undefined : /^#+ (.*)$/.exec(line)?.[1];
    if (heading !== undefined) sections.push({ heading, lines: [], commands: [] });
    const section = sections.at(-1);
    section?.lines.push(line);
    section?.commands.push(...(isCode ? commandsOfCode(line) : commandsOfProse(line)));
  }
  return sections.map(({ heading, lines, commands }) => ({ heading, text: lines.join('\n'), commands }));
}

function commandsOfCode(line: string): DocumentedCommand[] {
  const [code = ''] = line.split(/\s+# /);
  return code.split(/ && |; /).flatMap((part) => readCommand(part.trim(), []));
}

function commandsOfProse(line: string): DocumentedCommand[] {
  const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const options = line.startsWith('|') ? spans.flatMap((span) => /^--[a-z-]+/.exec(span) ?? []) : [];
  return spans.flatMap((span) => readCommand(span, options));
}

/** Two where a part is in brackets: without it and with it. */
function readCommand(code: string, options: readonly string[]): DocumentedCommand[] {
  const line = code.replace(runners, '');
  const without = line.replaceAll(/ \[[^\]]*\]/g, '');
  const withAll = line.replaceAll(' [options]', '').replaceAll(/[[\]]/g, '');
  return [...new Set([without, withAll])].flatMap((text) => {
    const words = commandLine.exec(text)?.[1];
    return words === undefined ? [] : [{ line: text, words, options }];
  });
}
