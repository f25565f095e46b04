import { X } from 'lucide';
import { Fragment, useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { closeFromOutside } from './close-from-outside.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { hideTooltip } from './hide-tooltip.ts';
import { pressedKey } from './pressed-key.ts';
import { Heading } from './heading.tsx';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called when the visitor closes it: Escape, outside, or the browser's own gesture. */
  readonly onClose: () => void;
  readonly label: string;
  /** 480, 600 or 672 px. */
  readonly size: 'narrow' | 'medium' | 'wide';
  /** On phones a bottom sheet; default: full screen. */
  readonly isSheet?: boolean;
  /** Cannot be closed by Escape or from outside, while an action is in progress. */
  readonly isHeld?: boolean;
  /** The control that opens it, looked up on closing: gets the focus if it cannot be restored. */
  readonly opener?: () => HTMLElement | null;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A modal dialog. Focuses the element with `data-focus-first`, else the first control, and restores the focus on closing. The
 * page below does not scroll. Its content is mounted only while it is open.
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
      // Notify the owner of closing by the browser; when the owner closed it, it knows.
      onClose={(event) => {
        if (isOpen && event.target === event.currentTarget) onClose();
      }}
    >
      {isShown && <Fragment key={opening}>{children}</Fragment>}
    </dialog>
  );
}

/** Number of openings, as a key: content is remounted even if the closing animation still runs. */
function useOpenings(isOpen: boolean): number {
  const [last, setLast] = useState({ isOpen, count: 0 });
  if (last.isOpen !== isOpen) setLast({ isOpen, count: isOpen ? last.count + 1 : last.count });
  return last.count;
}

/** Opens and closes the element; true until its closing animation ends, so that its content stays until then. */
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
    // `getAnimations` forces layout, so skip it if nothing is rendered.
    if (!isRendered) return undefined;
    let isCurrent = true;
    element.close();
    // The browser restores the focus, unless that element is gone; Safari does not focus pressed buttons.
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

/** Nothing has the focus, or an element in the closed dialog still has it until the next frame. */
function isFocusLost(dialog: HTMLDialogElement): boolean {
  const { activeElement, body } = dialog.ownerDocument;
  return activeElement === null || activeElement === body || dialog.contains(activeElement);
}

function open(dialog: HTMLDialogElement): void {
  const page = dialog.ownerDocument.documentElement;
  // Read by `base.css`. Measured before a dialog hides the scroll bar.
  if (page.querySelector('dialog:modal') === null) {
    page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
  }
  // The dialog covers the tooltip's target.
  hideTooltip();
  if (!dialog.open) dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-focus-first]')?.focus();
}

interface DialogHeadProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Null: it cannot be closed now. */
  readonly onClose: (() => void) | null;
  /** Content before the close button. */
  readonly children?: ReactNode;
}

/** The head of a dialog: title and close button. */
export function DialogHead({ title, closeLabel, onClose, children }: DialogHeadProps) {
  return (
    <div className={styles['head']}>
      <Heading as="h2">{title}</Heading>
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
