import { useEffect } from 'react';
import styles from './tooltip.module.css';

interface TooltipLayerProps {
  /** Fulfilled when somebody is there who may hover, focus or press: what shows tips is fetched then. */
  readonly when: () => Promise<void>;
}

/**
 * Shows the text in the attribute `data-tip` of whatever is hovered, focused or pressed long. One for a page. The text is an
 * extra: what a visitor must know stands on the page.
 */
export function TooltipLayer({ when }: TooltipLayerProps) {
  useEffect(() => {
    const end = new AbortController();
    void when()
      .then(() => import('./tooltip.ts'))
      .then(({ startTooltips }) => startTooltips(document, styles['tip'] ?? '', end.signal))
      // Without tips everything can still be read.
      .catch(() => undefined);
    return () => end.abort();
  }, [when]);
  return null;
}
