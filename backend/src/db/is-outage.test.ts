import { describe, expect, it } from 'vitest';
import { isOutage } from './is-outage.ts';

describe('whether the database is away', () => {
  it.each([
    [{ code: 'ECONNREFUSED' }, true],
    [{ code: '57P01' }, true],
    [new Error('timeout exceeded when trying to connect'), true],
    [new Error('Factory has thrown an error', { cause: { code: 'ECONNREFUSED' } }), true],
    [new Error('Factory has thrown an error', { cause: new Error('something else') }), false],
    [{ code: '23505' }, false],
    [new TypeError('x is undefined'), false],
    [null, false],
  ])('%s: %s', (error, away) => expect(isOutage(error)).toBe(away));
});
