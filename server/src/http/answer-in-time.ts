import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CallLimits, withTimeout } from '@vitrina/backend';

/** Whoever asks for a page hears something in time, if only that it cannot be had now; what was begun goes on and is kept for others. */
export function answerInTime<T extends string>(
  answer: (request: IncomingMessage, response: ServerResponse) => T | Promise<T>,
  { readMs, writeMs }: CallLimits,
): (request: IncomingMessage, response: ServerResponse) => T | Promise<T> {
  return (request, response) => {
    const served = answer(request, response);
    if (typeof served === 'string') return served;
    return withTimeout(served, request.method === 'POST' ? writeMs + readMs : readMs, 'a page');
  };
}
