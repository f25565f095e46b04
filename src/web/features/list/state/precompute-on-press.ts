import { facetNames, type FacetName } from '#domain/listing/list-query.ts';
import { pressedKey } from '#ui/pressed-key.ts';

const list = '#plans';

/**
 * Precomputes the effect of a filter when its box or label is pressed, by pointer or key: the filter changes only on release.
 * @returns stops listening
 */
export function precomputeOnPress(precompute: (facet: FacetName, value: string) => void): () => void {
  const press = ({ target }: Event): void => {
    const box = target instanceof Element ? boxOf(target) : null;
    if (box === null || box.closest(list) === null) return;
    const facet = facetNames.find((name) => name === box.name);
    if (facet !== undefined) precompute(facet, box.value);
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (pressedKey(event) === ' ' && !event.repeat) press(event);
  };
  document.addEventListener('pointerdown', press, { passive: true });
  document.addEventListener('keydown', pressKey, { passive: true });
  return () => {
    document.removeEventListener('pointerdown', press);
    document.removeEventListener('keydown', pressKey);
  };
}

function boxOf(target: Element): HTMLInputElement | null {
  const control = target.closest('label')?.control ?? target;
  return control instanceof HTMLInputElement && control.type === 'checkbox' && !control.disabled ? control : null;
}
