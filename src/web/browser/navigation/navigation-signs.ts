import styles from './navigation-signs.module.css';

/** What a visitor sees and hears of a navigation. */
export interface NavigationSigns {
  /** @returns takes the sign away again */
  readonly showPending: () => () => void;
  /** Speaks the title of the page that is there now. */
  readonly announce: (title: string) => void;
}

/** A page that is there sooner needs no sign. */
const showAfterMs = 120;

/** Signs stand beside the page, so that they stay when it changes. */
export function createNavigationSigns(): NavigationSigns {
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
