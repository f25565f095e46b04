// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLinks } from './watch-links.ts';

const wanted: string[] = [];
const givenUp: string[] = [];
const navigations = new EventTarget();
let connection: object | undefined;

// The watch lasts as long as the document.
vi.stubGlobal('navigation', navigations);
Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection });
watchLinks({
  isPage: ({ pathname }) => !pathname.startsWith('/go/'),
  want: (address) => wanted.push(new URL(address).pathname),
  giveUp: (address) => givenUp.push(new URL(address).pathname),
});

beforeEach(() => {
  vi.useFakeTimers();
  wanted.length = 0;
  givenUp.length = 0;
  connection = undefined;
  document.body.innerHTML = `
    <a href="https://esim.example/germany"><b>Germany</b></a>
    <a href="https://esim.example/japan">Japan</a>
    <a href="https://esim.example/go/1">An offer</a>
    <a href="https://esim.example/france" data-reload>France</a>
    <a href="https://esim.example/italy" download>Italy</a>
    <p>No link</p>`;
});

afterEach(() => {
  hover('p');
  tell('p', 'focusin');
  tell('p', 'touchcancel');
  vi.useRealTimers();
});

afterAll(() => vi.unstubAllGlobals());

function tell(selector: string, type: string, properties: object = {}): void {
  const event = Object.assign(new Event(type, { bubbles: true }), properties);
  document.querySelector(selector)?.dispatchEvent(event);
}

const hover = (selector: string): void => tell(selector, 'pointerover', { pointerType: 'mouse' });

describe('what is loaded ahead', () => {
  it('is what a pointer rests on for 65 ms', () => {
    hover('a[href$="germany"] b');
    vi.advanceTimersByTime(64);
    expect(wanted).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(wanted).toEqual(['/germany']);
  });

  it('is not what a pointer passes over, and is given up where it goes on', () => {
    hover('a[href$="germany"]');
    vi.advanceTimersByTime(64);
    hover('p');
    vi.advanceTimersByTime(1000);
    expect(wanted).toEqual([]);
    expect(givenUp).toEqual(['/germany']);
  });

  it('is asked for once, however a pointer moves within the link', () => {
    hover('a[href$="germany"]');
    vi.advanceTimersByTime(65);
    hover('a[href$="germany"] b');
    vi.advanceTimersByTime(65);
    expect(wanted).toEqual(['/germany']);
    expect(givenUp).toEqual([]);
  });

  it('is what has the focus for 65 ms', () => {
    tell('a[href$="japan"]', 'focusin');
    vi.advanceTimersByTime(64);
    expect(wanted).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(wanted).toEqual(['/japan']);
  });

  it('is what has the focus, wherever the pointer comes to lie when the page scrolls there', () => {
    tell('a[href$="japan"]', 'focusin');
    hover('p');
    hover('a[href$="germany"]');
    vi.advanceTimersByTime(65);
    expect(wanted).toEqual(['/japan', '/germany']);
    expect(givenUp).toEqual([]);
  });

  it('is what a finger touches, at once, until the touch becomes a scroll', () => {
    tell('a[href$="japan"]', 'touchstart');
    expect(wanted).toEqual(['/japan']);
    tell('a[href$="japan"]', 'touchcancel');
    expect(givenUp).toEqual(['/japan']);
  });

  it('is not what a finger passes over as if it were a pointer', () => {
    tell('a[href$="japan"]', 'pointerover', { pointerType: 'touch' });
    vi.advanceTimersByTime(1000);
    expect(wanted).toEqual([]);
  });

  it('is nothing any more once the visitor goes somewhere', () => {
    hover('a[href$="germany"]');
    navigations.dispatchEvent(new Event('navigate'));
    vi.advanceTimersByTime(1000);
    expect(wanted).toEqual([]);
  });

  it.each(['a[href$="go/1"]', 'a[data-reload]', 'a[download]', 'p'])('is never %s', (selector) => {
    tell(selector, 'touchstart');
    expect(wanted).toEqual([]);
  });

  it.each([
    ['who saves data', { saveData: true, effectiveType: '4g' }, []],
    ['who has next to no connection', { saveData: false, effectiveType: 'slow-2g' }, []],
    ['everybody else', { saveData: false, effectiveType: '2g' }, ['/germany', '/japan']],
  ])('depends on the connection: %s', (_who, given, expected) => {
    connection = given;
    tell('a[href$="germany"]', 'touchstart');
    tell('a[href$="japan"]', 'focusin');
    vi.advanceTimersByTime(65);
    expect(wanted).toEqual(expected);
  });
});
