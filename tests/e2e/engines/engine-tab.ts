interface ViewSize {
  readonly width: number;
  readonly height: number;
}

/** Keys that tests press, by their names in the DOM. */
export type EngineKey = 'Enter' | 'Escape' | 'd' | 'u' | '2' | '?';

/** A tab of any browser. Elements are found by selectors and, where that is not enough, by their text. */
export interface EngineTab {
  readonly goTo: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** Size of the view, in CSS pixels. */
  readonly resize: (size: ViewSize) => Promise<void>;
  /** Runs a function in the page. */
  readonly ask: <Parameters extends readonly unknown[], Answer>(
    question: (...parameters: Parameters) => Answer,
    ...parameters: Parameters
  ) => Promise<Awaited<Answer>>;
  /** Clicks the first such element that is visible, once it stays where it is. */
  readonly click: (selector: string, text?: string) => Promise<void>;
  /** Clicks a field, and types. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly press: (key: EngineKey) => Promise<void>;
  /** Gives a file to a file field. */
  readonly attach: (selector: string, file: string) => Promise<void>;
  /** The view as PNG. */
  readonly screenshot: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}
