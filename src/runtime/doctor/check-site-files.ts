import type { FilesState } from '#runtime/site-files/site-files.ts';
import { fine, problem, warning, type Finding } from './finding.ts';

/** What is wrong with the operator's files, one finding each. */
export function checkSiteFiles({ problems, gaps }: Pick<FilesState, 'problems' | 'gaps'>): readonly Finding[] {
  if (problems.length + gaps.length === 0)
    return [fine('site-files', 'All files of brand, content and public can be shown.')];
  const advice = 'Correct the file in DATA_DIR; a running site reads it again by itself.';
  return [
    ...problems.map((sentence) => problem('site-files', sentence, advice)),
    ...gaps.map((sentence) =>
      warning('site-files', sentence, 'Write the text in the other languages, or switch these off (LOCALES).'),
    ),
  ];
}
