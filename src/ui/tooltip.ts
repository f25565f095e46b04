import { hideEvent } from './hide-tooltip.ts';
import { isInView, placeTooltip } from './place-tooltip.ts';
import { pressedKey } from './pressed-key.ts';

const hoverMs = 250;
/** Delay for moving from an element to its tip. */
const leaveMs = 120;
const longPressMs = 500;
const tipId = 'tooltip';

/** Listens on the whole page until `end`, starting with the hovered or focused element. */
export function startTooltips(page: Document, className: string, end: AbortSignal): void {
  if (end.aborted) return;
  const tip = createTip(page, className);
  listenToPointer(page, tip, end);
  listenToTouch(page, tip, end);
  listenToKeys(page, tip, end);
  page.addEventListener(hideEvent, tip.hide, { signal: end });
  page.addEventListener('scroll', tip.follow, { capture: true, passive: true, signal: end });
  page.defaultView?.addEventListener('resize', tip.follow, { signal: end });
  const waiting = [...page.querySelectorAll('[data-tip]:hover, [data-tip]:focus-visible')].at(-1);
  if (waiting !== undefined) tip.show(waiting, hoverMs);
  end.addEventListener('abort', () => {
    tip.hide();
    tip.element.remove();
  });
}

interface Tip {
  readonly element: HTMLElement;
  readonly isShown: () => boolean;
  /** Shows after a delay in milliseconds, unless superseded. */
  readonly show: (target: Element, after: number) => void;
  readonly hide: () => void;
  readonly hideSoon: () => void;
  /** The page has scrolled. */
  readonly follow: () => void;
  /** The pointer is over the tip. */
  readonly stay: () => void;
}

function createTip(page: Document, className: string): Tip {
  const element = page.createElement('div');
  element.className = className;
  element.id = tipId;
  // Firefox before 119 has no property for it.
  element.setAttribute('role', 'tooltip');
  element.popover = 'manual';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: { readonly target: Element; readonly undescribe: () => void } | null = null;
  const remove = (): void => {
    shown?.undescribe();
    shown = null;
    element.remove();
  };
  const hide = (): void => {
    clearTimeout(timer);
    remove();
  };
  const showNow = (target: Element): void => {
    hide();
    const text = target.getAttribute('data-tip') ?? '';
    if (text === '' || !target.isConnected) return;
    element.textContent = text;
    // Outside an open modal dialog the page is inert.
    (target.closest('dialog') ?? page.body).append(element);
    // Browsers before 2025 may have no popovers: it is fixed over the page all the same.
    element.showPopover?.();
    placeTooltip(element, target);
    shown = { target, undescribe: describe(target) };
  };
  return {
    element,
    isShown: () => shown !== null,
    show: (target, after) => {
      clearTimeout(timer);
      if (after === 0) showNow(target);
      else timer = setTimeout(() => showNow(target), after);
    },
    hide,
    hideSoon: () => {
      clearTimeout(timer);
      timer = setTimeout(hide, leaveMs);
    },
    stay: () => clearTimeout(timer),
    follow: () => {
      if (shown === null) return;
      if (isInView(shown.target)) placeTooltip(element, shown.target);
      // Not `hide`: the scroll may have brought another target under the pointer, whose tip is pending.
      else remove();
    },
  };
}

/** Links the tip to its target or the control in it. @returns restores the attribute */
function describe(target: Element): () => void {
  const control = target.querySelector('input, button, a, select') ?? target;
  const before = control.getAttribute('aria-describedby');
  control.setAttribute('aria-describedby', before === null ? tipId : `${before} ${tipId}`);
  return () => {
    if (before === null) control.removeAttribute('aria-describedby');
    else control.setAttribute('aria-describedby', before);
  };
}

function targetOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('[data-tip]') : null;
}

function listenToPointer(page: Document, tip: Tip, end: AbortSignal): void {
  listen(page, end, {
    pointerover: (event) => {
      if (event.pointerType === 'touch') return;
      if (event.target === tip.element) return tip.stay();
      const target = targetOf(event);
      if (target !== null) tip.show(target, hoverMs);
    },
    pointerout: (event) => {
      if (event.pointerType === 'touch') return;
      const next = event.relatedTarget instanceof Element ? event.relatedTarget : null;
      const from = event.target === tip.element ? tip.element : targetOf(event);
      if (from !== null && !from.contains(next)) tip.hideSoon();
    },
    pointerdown: (event) => {
      if (event.target !== tip.element) tip.hide();
    },
  });
}

/** Long press on any target; tap on non-interactive ones. */
function listenToTouch(page: Document, tip: Tip, end: AbortSignal): void {
  let press: ReturnType<typeof setTimeout> | undefined;
  let hasShown = false;
  const release = (): void => clearTimeout(press);
  listen(page, end, {
    pointerdown: (event) => {
      hasShown = false;
      const target = targetOf(event);
      if (event.pointerType !== 'touch' || target === null) return;
      press = setTimeout(() => {
        hasShown = true;
        tip.show(target, 0);
      }, longPressMs);
    },
    pointerup: release,
    pointercancel: release,
    click: (event) => {
      const target = targetOf(event);
      if (hasShown) event.preventDefault();
      else if (isTouch(event) && target !== null && target.closest(acting) === null) tip.show(target, 0);
      hasShown = false;
    },
  });
}

const acting = 'a, button, input, select, label, summary';

function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

function listenToKeys(page: Document, tip: Tip, end: AbortSignal): void {
  listen(page, end, {
    focusin: (event) => {
      const target = targetOf(event);
      if (target !== null && event.target instanceof Element && event.target.matches(':focus-visible')) {
        tip.show(target, 0);
      }
    },
    focusout: () => tip.hide(),
    keydown: (event) => {
      if (pressedKey(event) !== 'Escape' || !tip.isShown()) return;
      // The first Escape closes the tip only, not the dialog.
      event.preventDefault();
      event.stopPropagation();
      tip.hide();
    },
  });
}

type Listeners = { readonly [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void };

function listen(page: Document, signal: AbortSignal, listeners: Listeners): void {
  for (const [name, listener] of Object.entries(listeners) as [string, EventListener][]) {
    page.addEventListener(name, listener, { capture: true, signal });
  }
}
