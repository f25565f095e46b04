/** How an element is named in answers (W3C WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type WebElement = Readonly<Record<typeof elementKey, string>>;

interface Failure {
  readonly error: string;
  readonly message: string;
}

/** The few commands of W3C WebDriver that the tests need (decision 0048). */
export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /** @param driver address of the driver */
  static async start(driver: string): Promise<WebDriverSession> {
    const session = await send<{ sessionId: string }>(`${driver}/session`, { capabilities: { alwaysMatch: {} } });
    return new WebDriverSession(`${driver}/session/${session.sessionId}`);
  }

  close(): Promise<void> {
    return send(this.#address, undefined, 'DELETE');
  }

  goTo(url: string): Promise<void> {
    return send(`${this.#address}/url`, { url });
  }

  back(): Promise<void> {
    return send(`${this.#address}/back`, {});
  }

  forward(): Promise<void> {
    return send(`${this.#address}/forward`, {});
  }

  resizeWindow(place: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>): Promise<void> {
    return send(`${this.#address}/window/rect`, place);
  }

  /** Runs a function in the page; what it returns must be JSON, or a promise of it. */
  evaluate<Parameters extends readonly unknown[], Answer>(
    question: (...parameters: Parameters) => Answer,
    ...parameters: Parameters
  ): Promise<Awaited<Answer>> {
    return this.#execute(question, parameters);
  }

  /** Finds an element with a function in the page. */
  find<Parameters extends readonly unknown[]>(
    question: (...parameters: Parameters) => Promise<Element> | Element | null,
    ...parameters: Parameters
  ): Promise<WebElement> {
    return this.#execute(question, parameters);
  }

  #execute<Answer>(question: unknown, args: readonly unknown[]): Promise<Answer> {
    return send(`${this.#address}/execute/sync`, { script: `return (${String(question)})(...arguments)`, args });
  }

  click(element: WebElement): Promise<void> {
    return send(`${this.#address}/element/${element[elementKey]}/click`, {});
  }

  /** Gives a file to a file field. */
  attach(element: WebElement, file: string): Promise<void> {
    return send(`${this.#address}/element/${element[elementKey]}/value`, { text: file });
  }

  /** Presses keys one after another, in whatever has the focus; special keys have codes (section 17.4.2). */
  type(keys: string): Promise<void> {
    const actions = [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return send(`${this.#address}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await send<string>(`${this.#address}/screenshot`, undefined, 'GET'), 'base64');
  }
}

async function send<Answer>(address: string, body: unknown, method = 'POST'): Promise<Answer> {
  const answer = await fetch(address, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (answer.ok) return value as Answer;
  const { error, message } = value as Failure;
  throw new Error(`${error}: ${message}`);
}
