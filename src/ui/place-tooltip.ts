const gap = 8;
const margin = 4;
/** Minimum distance of the arrow from a corner. */
const arrowInset = 12;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface TooltipPlace {
  readonly left: number;
  readonly top: number;
  /** From the left edge of the tip. */
  readonly arrow: number;
  readonly isAbove: boolean;
}

interface Room {
  readonly target: Box;
  readonly tip: Pick<Box, 'width' | 'height'>;
  readonly view: Pick<Box, 'width' | 'height'>;
}

/** Under the middle of the target, above it where there is no room below but above; px from the corner of the view. */
export function findTooltipPlace({ target, tip, view }: Room): TooltipPlace {
  const middle = target.left + target.width / 2;
  const left = clamp(middle - tip.width / 2, { from: margin, to: view.width - margin - tip.width });
  const below = target.top + target.height + gap;
  const above = target.top - gap - tip.height;
  const isAbove = below + tip.height > view.height - margin && above >= margin;
  return {
    left,
    top: isAbove ? above : below,
    arrow: clamp(middle - left, { from: arrowInset, to: tip.width - arrowInset }),
    isAbove,
  };
}

/** Positions the tip at its target, by script: the CSP allows no inline styles in HTML. */
export function placeTooltip(tip: HTMLElement, target: Element): void {
  const { clientWidth, clientHeight } = tip.ownerDocument.documentElement;
  const place = findTooltipPlace({
    target: target.getBoundingClientRect(),
    tip: { width: tip.offsetWidth, height: tip.offsetHeight },
    view: { width: clientWidth, height: clientHeight },
  });
  tip.style.setProperty('left', `${place.left}px`);
  tip.style.setProperty('top', `${place.top}px`);
  tip.style.setProperty('--arrow', `${place.arrow}px`);
  tip.toggleAttribute('data-above', place.isAbove);
}

/** False when the target is scrolled out of view. */
export function isInView(target: Element): boolean {
  const { clientWidth, clientHeight } = target.ownerDocument.documentElement;
  const { top, bottom, left, right } = target.getBoundingClientRect();
  return bottom > 0 && top < clientHeight && right > 0 && left < clientWidth;
}

function clamp(value: number, { from, to }: { readonly from: number; readonly to: number }): number {
  return Math.max(from, Math.min(value, to));
}
