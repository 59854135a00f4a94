import { describe, expect, it } from 'vitest';
import { readFields } from './post.ts';

const read = (fields: string) => readFields(new URLSearchParams(fields));

describe('forms of the cart', () => {
  it('add one piece where no number is given', () =>
    expect(read('action=add&code=p-1')).toEqual({ action: 'add', code: 'p-1', qty: 1, confirmed: false, services: [], takesBack: false, point: '' }));
  it.each([
    ['qty=3&step=1', 4],
    ['qty=3&step=-1', 2],
    ['qty=7&step=0', 7],
    ['qty=seven', 0],
  ])('%s asks for %s pieces', (fields, qty) => expect(read(fields).qty).toBe(qty));
  it.each([
    ['action=set&qty=0', 'remove'],
    ['action=set&qty=0&step=0', 'remove'],
    ['action=set&qty=0&step=1', 'set'],
    ['action=set&qty=&step=0', 'set'],
    ['action=set&qty=none', 'set'],
    ['action=add&qty=0', 'add'],
  ])('%s is to %s the line', (fields, action) => expect(read(fields).action).toBe(action));
  it('take a coupon as it was typed, without blanks around it', () => expect(read('action=coupon&code=+vitrina10+').code).toBe('vitrina10'));
  it('confirm the age only with a tick', () => {
    expect(read('action=age&confirmed=1').confirmed).toBe(true);
    expect(read('action=age').confirmed).toBe(false);
  });
});
