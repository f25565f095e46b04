import { useEffect, useRef, type MouseEvent } from 'react';
import { Notice } from '#ui/notice.tsx';
import styles from './error-summary.module.css';
import { controlId, useForm } from './form-context.tsx';

/** Error summary above the form: takes the focus when it appears, and links to each field. */
export function ErrorSummary() {
  const { state, texts } = useForm();
  const summary = useRef<HTMLDivElement>(null);
  const { errors } = state;
  useEffect(() => {
    summary.current?.focus();
    summary.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isNotSent = errors.includes('recaptcha');
  return (
    <div ref={summary} className={styles['summary']} tabIndex={-1} role="alert">
      <Notice kind="bad">
        <b>{isNotSent ? texts.error.recaptcha : texts.summary.heading({ count: errors.length })}</b>
        <p>{isNotSent ? texts.summary.notSent : texts.summary.text}</p>
        {!isNotSent && (
          <ul>
            {errors.map((error) => (
              <li key={error}>
                <a href={`#${controlId(error)}`} onClick={goToControl}>
                  {texts.error[error]}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

/** Without changing the address, which would close the form. */
function goToControl(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const control = document.querySelector<HTMLElement>(event.currentTarget.hash);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
