import styles from './navigation-feedback.module.css';

/** Progress indicator and announcement of a navigation. */
export interface NavigationFeedback {
  /** @returns hides the indicator */
  readonly showPending: () => () => void;
  /** Announces the new page's title to screen readers. */
  readonly announce: (title: string) => void;
}

/** Faster loads show no indicator. */
const showAfterMs = 120;

/** The elements are outside the page, so that they survive its replacement. */
export function createNavigationFeedback(): NavigationFeedback {
  const line = document.createElement('div');
  line.className = styles['line'] ?? '';
  line.hidden = true;
  const voice = document.createElement('div');
  voice.className = styles['voice'] ?? '';
  voice.setAttribute('role', 'status');
  document.body.append(line, voice);
  return {
    showPending: () => {
      const main = document.getElementById('main');
      const timer = setTimeout(() => {
        line.hidden = false;
        main?.setAttribute('aria-busy', 'true');
      }, showAfterMs);
      return () => {
        clearTimeout(timer);
        line.hidden = true;
        main?.removeAttribute('aria-busy');
      };
    },
    announce: (title) => {
      voice.textContent = title;
    },
  };
}
