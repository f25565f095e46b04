import { audit } from './en/audit.ts';
import { entrance } from './en/entrance.ts';
import { frame } from './en/frame.ts';
import { people } from './en/people.ts';
import { shared } from './en/shared.ts';
import { today } from './en/today.ts';

/** Every text of the desk, by area. Another language is another folder of the same shape. */
export const texts = { audit, entrance, frame, people, shared, today };
