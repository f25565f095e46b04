/** Points closer to the last one than this are left out: nobody sees a third of a pixel. */
const leastStep = 0.35;

/**
 * Collects drawing calls as SVG path text, a tenth of a pixel exact. The atlas has far more points than a plate has
 * pixels; leaving out the crowded ones makes drawing several times faster.
 */
export class PathText {
  #pieces: string[] = [];
  #x = Number.NaN;
  #y = Number.NaN;
  #isPoint = false;

  moveTo(x: number, y: number): void {
    this.#add('M', x, y);
    this.#isPoint = true;
  }

  lineTo(x: number, y: number): void {
    if (Math.abs(x - this.#x) < leastStep && Math.abs(y - this.#y) < leastStep) return;
    this.#add('L', x, y);
    this.#isPoint = false;
  }

  /** An islet of which one point is left gets a little width, so that its outline is still printed. */
  closePath(): void {
    this.#pieces.push(this.#isPoint ? 'h0.3Z' : 'Z');
  }

  /** Points of the geometry are not drawn; paths of land and lines have none. */
  arc(): void {
    return;
  }

  beginPath(): void {
    return;
  }

  /** The path drawn since the last call; '' for none. */
  take(): string {
    const text = this.#pieces.join('');
    this.#pieces = [];
    return text;
  }

  #add(command: string, x: number, y: number): void {
    this.#x = x;
    this.#y = y;
    this.#pieces.push(`${command}${x.toFixed(1)} ${y.toFixed(1)}`);
  }
}
