import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { BodyBudget } from './body-budget.ts';

function open(budget: BodyBudget): { readonly request: FastifyRequest; readonly end: () => void } {
  const request = {} as FastifyRequest;
  const raw = new EventEmitter();
  budget.watch(request, { raw } as unknown as FastifyReply);
  return { request, end: () => void raw.emit('close') };
}

describe('BodyBudget', () => {
  it('bounds all bodies together, and releases their bytes when they end', () => {
    const budget = new BodyBudget(100);
    const [one, two] = [open(budget), open(budget)];
    expect([budget.reserve(one.request, 60), budget.reserve(two.request, 40), budget.reserve(two.request, 1)]).toEqual([
      true,
      true,
      false,
    ]);
    one.end();
    expect([budget.reserve(two.request, 61), budget.reserve(two.request, 60)]).toEqual([false, true]);
    two.end();
    expect(budget.reserve(open(budget).request, 100)).toBe(true);
  });

  it('releases the bytes of a body once', () => {
    const budget = new BodyBudget(100);
    const { request, end } = open(budget);
    budget.reserve(request, 100);
    budget.release(request);
    end();
    const other = open(budget).request;
    expect([budget.reserve(other, 101), budget.reserve(other, 100)]).toEqual([false, true]);
  });

  it('releases nothing for a request without bytes', () => {
    const budget = new BodyBudget(100);
    open(budget).end();
    const { request } = open(budget);
    expect([budget.reserve(request, 101), budget.reserve(request, 100)]).toEqual([false, true]);
  });
});
