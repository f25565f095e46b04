import { useEffect, useRef, useState } from 'react';
import styles from './toast.module.css';

const shownMs = 6000;

export interface ToastMessage {
  /** A new one starts the time again, with the same text too. */
  readonly id: string | number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

export interface ToastProps {
  /** Null: nothing to say. */
  readonly message: ToastMessage | null;
  /** Called when its time is over, or its action was taken. */
  readonly onEnd: () => void;
}

/** Says what has happened, for six seconds of not being looked at. Stays on the page, so that its words are spoken. */
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
