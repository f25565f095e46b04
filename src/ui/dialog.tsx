import { X } from 'lucide';
import { Fragment, useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { closeFromOutside } from './close-from-outside.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { hideTooltip } from './hide-tooltip.ts';
import { pressedKey } from './pressed-key.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called when the visitor closes it: Escape, outside, or the browser's own gesture. */
  readonly onClose: () => void;
  readonly label: string;
  /** 480, 600 or 672 px. */
  readonly size: 'narrow' | 'medium' | 'wide';
  /** On phones a sheet from below; otherwise it fills the screen there. */
  readonly isSheet?: boolean;
  /** It cannot be closed by Escape or from outside: something is being done that must not be left. */
  readonly isHeld?: boolean;
  /** The control that opens it, looked up when it closes: gets the focus when what had it before is gone, or nothing had it. */
  readonly opener?: () => HTMLElement | null;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A modal window. It takes the focus to what carries `data-focus-first`, else to the first control, and gives it back when
 * it closes. The page under it does not scroll. Its content exists only while it is open.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, label, size, isSheet = false, isHeld = false, opener, id, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = useShown(dialog, isOpen, opener);
  const opening = useOpenings(isOpen);
  useEffect(() => (dialog.current === null ? undefined : closeFromOutside(dialog.current)), []);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={classNames(styles['dialog'], styles[size], isSheet && styles['sheet'], className)}
      aria-label={label}
      data-held={isHeld || undefined}
      onKeyDown={(event) => {
        if (isHeld && pressedKey(event) === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => {
        if (isHeld) event.preventDefault();
      }}
      // What closes it outside of React tells its owner; what the owner closes is closed already.
      onClose={(event) => {
        if (isOpen && event.target === event.currentTarget) onClose();
      }}
    >
      {isShown && <Fragment key={opening}>{children}</Fragment>}
    </dialog>
  );
}

/** How often it was opened: content that has not left the screen when it opens again starts over all the same. */
function useOpenings(isOpen: boolean): number {
  const [last, setLast] = useState({ isOpen, count: 0 });
  if (last.isOpen !== isOpen) setLast({ isOpen, count: isOpen ? last.count + 1 : last.count });
  return last.count;
}

/** Opens and closes the element; true until it has left the screen, so that its content leaves with it. */
function useShown(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  opener: DialogProps['opener'],
): boolean {
  const [isRendered, setIsRendered] = useState(false);
  if (isOpen && !isRendered) setIsRendered(true);
  const focusOpener = useEffectEvent(() => opener?.()?.focus({ preventScroll: true }));
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if (isOpen) return open(element);
    // To ask for its animations the browser has to lay out the page.
    if (!isRendered) return undefined;
    let isCurrent = true;
    element.close();
    // The browser gives the focus back to what had it, unless that has left the page; Safari focuses no button that is pressed.
    if (isFocusLost(element)) focusOpener();
    const hide = async (): Promise<void> => {
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
      if (isCurrent) setIsRendered(false);
    };
    void hide();
    return () => {
      isCurrent = false;
    };
  }, [dialog, isOpen, isRendered]);
  return isOpen || isRendered;
}

/** Nothing has the focus, or something in the closed dialog still has it, until the next frame. */
function isFocusLost(dialog: HTMLDialogElement): boolean {
  const { activeElement, body } = dialog.ownerDocument;
  return activeElement === null || activeElement === body || dialog.contains(activeElement);
}

function open(dialog: HTMLDialogElement): void {
  const page = dialog.ownerDocument.documentElement;
  // Read by `base.css`. Under an open dialog there is no scroll bar to be seen.
  if (page.querySelector('dialog:modal') === null) {
    page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
  }
  // The dialog covers what the tip was about.
  hideTooltip();
  if (!dialog.open) dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-focus-first]')?.focus();
}

interface DialogHeadProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Null: it cannot be closed now. */
  readonly onClose: (() => void) | null;
  /** Stands before the close button. */
  readonly children?: ReactNode;
}

/** The line on top of a dialog: what it is, and the way out. */
export function DialogHead({ title, closeLabel, onClose, children }: DialogHeadProps) {
  return (
    <div className={styles['head']}>
      <h2>{title}</h2>
      {children}
      {onClose !== null && (
        <Button look="quiet" size="icon" aria-label={closeLabel} onClick={onClose}>
          <Icon of={X} size={20} />
        </Button>
      )}
    </div>
  );
}

/** The part of a dialog that scrolls. */
export function DialogBody({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <div className={classNames(styles['body'], className)}>{children}</div>;
}

/** The buttons at the bottom of a dialog; they stay in view. */
export function DialogFoot({ children }: { readonly children: ReactNode }) {
  return <div className={styles['foot']}>{children}</div>;
}
