import type { FilesState } from '#runtime/site-files/site-files.ts';
import { fine, problem, type Finding } from './finding.ts';

/** What is wrong with the operator's files, one finding each. */
export function checkSiteFiles({ problems }: Pick<FilesState, 'problems'>): readonly Finding[] {
  if (problems.length === 0)
    return [fine('site-files', 'The files of brand, content and public can be shown, as far as there are any.')];
  const advice = 'Correct the file in DATA_DIR; a running site reads it again by itself.';
  return problems.map((sentence) => problem('site-files', sentence, advice));
}
