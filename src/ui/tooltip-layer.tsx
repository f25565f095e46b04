import { useEffect } from 'react';
import styles from './tooltip.module.css';
import { startTooltips } from './tooltip.ts';

/**
 * Shows the text in the attribute `data-tip` of whatever is hovered, focused or pressed long. One for a page. The text is an
 * extra: what a visitor must know stands on the page.
 */
export function TooltipLayer() {
  useEffect(() => startTooltips(document, styles['tip'] ?? ''), []);
  return null;
}
