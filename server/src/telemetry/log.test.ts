import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetRepeats, log, type LogFields, logError } from './log.ts';
import { createRepeatLimiter } from './repeated-messages.ts';

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => lines.push(line));
});
afterAll(forgetRepeats);
const last = () => JSON.parse(lines.at(-1) as string) as Record<string, string>;

describe('a line of the log', () => {
  it('says what fields there are for, and nothing else; it stays one line and short [T41]', () => {
    log('warn', 'one\nmessage', { status: 5, why: 'a\r\nb', path: '/a/?mail=x', body: 'secret', error: 'x'.repeat(99_999) } as LogFields);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('\n');
    expect(last()).toMatchObject({ level: 'warn', message: 'one\nmessage', status: 5, why: 'a\r\nb', path: '/a/' });
    expect(last()).not.toHaveProperty('body');
    expect((lines[0] as string).length).toBeLessThan(6000);
  });

  it.each([
    [
      'of the database',
      {
        message: 'duplicate key value violates unique constraint "users_email"',
        code: '23505',
        severity: 'ERROR',
        detail: 'Key (email)=(kanarcek) already exists.',
      },
      'users_email',
    ],
    [
      'of the database about a value',
      { message: 'invalid input syntax for type integer: "kanarcek"', code: '22P02', severity: 'ERROR', where: 'kanarcek' },
      '22P02',
    ],
    ['raised in the database', { message: 'odd row kanarcek', code: 'P0001', severity: 'ERROR' }, 'P0001'],
    ['of JSON.parse', { message: `Unexpected token 'k', "kanarcek z" is not valid JSON` }, 'not valid JSON'],
    ['of a mail server', { message: 'no such user kanarcek@example.com', response: 'kanarcek' }, 'no such user'],
    ['with a cause', { message: 'outer', cause: Object.assign(new Error('bad "kanarcek"'), { code: '22001' }) }, '22001'],
  ])('never holds what an error %s quotes', (_, { message, ...more }, expected) => {
    logError('it went wrong', Object.assign(new Error(message), more));
    expect(lines[0]).toContain(expected);
    expect(last().error).toMatch(/log\.test\.ts:\d+/);
    expect(lines[0]).not.toContain('kanarcek');
  });
});

it('an error over and over does not hide another one under the same message', () => {
  for (let i = 0; i < 50; i += 1) logError('a call failed', new Error('always the same'));
  expect(lines.length).toBeLessThan(20);
  logError('a call failed', new Error('something else'));
  expect(last().error).toContain('something else');
});

it('the same message over and over is counted instead of written, and one does not hide another', async () => {
  const repeats: [string, number][] = [];
  const { mayWrite } = createRepeatLimiter({ write: (_, message, count) => repeats.push([message, count]), most: 3, withinMs: 20 });
  const written = Array.from({ length: 1237 }, () => mayWrite('error', 'away')).filter(Boolean);
  expect(written).toHaveLength(3);
  expect(mayWrite('error', 'another')).toBe(true);
  await vi.waitFor(() => expect(repeats).toEqual([['away … 1,234 times more', 1234]]));
  expect(mayWrite('error', 'away')).toBe(true);
});

it('a log that cannot be written to, and libraries that print what they like, end nothing and tell nothing [F18]', () => {
  const script = `
    import { guardOutput, log, droppedLineCount } from ${JSON.stringify(fileURLToPath(new URL('./log.ts', import.meta.url)))};
    guardOutput();
    for (let i = 0; i < 5; i += 1) log('error', 'message ' + i);
    console.error('printed', { password: 'kanarcek' }, Object.assign(new Error('x'), { detail: 'kanarcek' }));
    setTimeout(() => process.stdout.write(String(droppedLineCount())), 20);`;
  const run = (stderr: number | 'pipe') =>
    spawnSync(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', stderr], encoding: 'utf8' });
  const full = run(openSync('/dev/full', 'w'));
  expect([full.status, full.stdout]).toEqual([0, '6']);
  const fine = run('pipe');
  expect([fine.status, fine.stdout]).toEqual([0, '0']);
  expect(fine.stderr.trim().split('\n')).toHaveLength(6);
  expect(fine.stderr).not.toContain('kanarcek');
});
