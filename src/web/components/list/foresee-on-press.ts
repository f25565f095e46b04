import { facetNames, type FacetName } from '#domain/listing/list-query.ts';
import { pressedKey } from '#ui/pressed-key.ts';

const list = '#plans';

/**
 * Tells of a filter when its box or its words are pressed, by pointer or key: it changes when they are let go of, and what it
 * will show can be computed meanwhile.
 * @returns stops telling
 */
export function foreseeOnPress(foresee: (facet: FacetName, value: string) => void): () => void {
  const press = ({ target }: Event): void => {
    const box = target instanceof Element ? boxOf(target) : null;
    if (box === null || box.closest(list) === null) return;
    const facet = facetNames.find((name) => name === box.name);
    if (facet !== undefined) foresee(facet, box.value);
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
