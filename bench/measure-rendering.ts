import { measureTurns, type TurnFigures, type TurnRow } from './measure-turns.ts';

/**
 * Time of rendering `/germany`, compared with React alone with the same markup.
 * @param markup file with the page
 */
export async function measureRendering(dataDir: string, markup: string): Promise<readonly TurnFigures[]> {
  const page: TurnRow['script'] = ['bench/render-page.ts', dataDir, '/germany'];
  const bare: TurnRow['script'] = ['bench/bare-render.ts', markup];
  return measureTurns([
    { row: 'bare react-dom', script: bare, work: 'rendered' },
    { row: 'rendered', script: page, work: 'rendered' },
    { row: 'bare react-dom, compressed', script: bare, work: 'sent' },
    { row: 'rendered and compressed', script: page, work: 'sent', yardstick: 'bare react-dom, compressed' },
  ]);
}
