import { useEffect } from 'react';
import styles from './tooltip.module.css';

interface TooltipLayerProps {
  /** Resolves on the first interaction; the tooltip code is loaded then. */
  readonly when: () => Promise<void>;
}

/**
 * Shows the `data-tip` attribute of the hovered, focused or long-pressed element. One per page. For supplementary text only.
 */
export function TooltipLayer({ when }: TooltipLayerProps) {
  useEffect(() => {
    const end = new AbortController();
    void when()
      .then(() => import('./tooltip.ts'))
      .then(({ startTooltips }) => startTooltips(document, styles['tip'] ?? '', end.signal))
      // Tooltips are optional.
      .catch(() => undefined);
    return () => end.abort();
  }, [when]);
  return null;
}
