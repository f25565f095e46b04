import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { RoomForBodies } from './body-budget.ts';

function open(room: RoomForBodies): { readonly request: FastifyRequest; readonly end: () => void } {
  const request = {} as FastifyRequest;
  const raw = new EventEmitter();
  room.watch(request, { raw } as unknown as FastifyReply);
  return { request, end: () => void raw.emit('close') };
}

describe('RoomForBodies', () => {
  it('has so much room for all of them, and has it again when they have ended', () => {
    const room = new RoomForBodies(100);
    const [one, two] = [open(room), open(room)];
    expect([room.take(one.request, 60), room.take(two.request, 40), room.take(two.request, 1)]).toEqual([
      true,
      true,
      false,
    ]);
    one.end();
    expect([room.take(two.request, 61), room.take(two.request, 60)]).toEqual([false, true]);
    two.end();
    expect(room.take(open(room).request, 100)).toBe(true);
  });

  it('has it again at once when a body is let go, and only once', () => {
    const room = new RoomForBodies(100);
    const { request, end } = open(room);
    room.take(request, 100);
    room.giveBack(request);
    end();
    const other = open(room).request;
    expect([room.take(other, 101), room.take(other, 100)]).toEqual([false, true]);
  });

  it('gives nothing back for a request that has taken nothing', () => {
    const room = new RoomForBodies(100);
    open(room).end();
    const { request } = open(room);
    expect([room.take(request, 101), room.take(request, 100)]).toEqual([false, true]);
  });
});
