import { useEffect, useRef, useState } from 'react';
import styles from './toast.module.css';

const shownMs = 6000;

export interface ToastMessage {
  /** A new id restarts the timer, even with the same text. */
  readonly id: string | number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

export interface ToastProps {
  /** Null: none. */
  readonly message: ToastMessage | null;
  /** Called on timeout or after its action. */
  readonly onEnd: () => void;
}

/** A message for six seconds, paused on hover and focus. Always mounted, so that screen readers announce changes. */
export function Toast({ message, onEnd }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const id = message?.id;
  useEffect(() => {
    if (id === undefined || isHeld) return undefined;
    const timer = setTimeout(() => end.current(), shownMs);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only hold the time
    <div
      className={styles['place']}
      role="status"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {message !== null && <ToastLine key={message.id} message={message} onEnd={onEnd} />}
    </div>
  );
}

function ToastLine({ message, onEnd }: { readonly message: ToastMessage; readonly onEnd: () => void }) {
  const { text, action } = message;
  return (
    <div className={styles['toast']}>
      <span>{text}</span>
      {action !== undefined && (
        <button
          type="button"
          onClick={() => {
            action.onAct();
            onEnd();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
