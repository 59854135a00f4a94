import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CallLimits, withTimeout } from '@vitrina/backend';

/** Answers a page request within the time limit, if need be with 503; the started rendering goes on and is cached. */
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
