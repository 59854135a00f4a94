import { expect, it } from 'vitest';
import { phaseOf } from './period.ts';

const at = Date.parse('2026-11-22T12:00:00Z');

it.each([
  ['2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z', 'running'],
  ['2026-11-22T12:00:00Z', '2026-11-22T12:00:01Z', 'running'],
  ['2026-11-22T12:00:01Z', null, 'soon'],
  ['2026-11-01T00:00:00Z', '2026-11-22T12:00:00Z', 'past'],
  [null, null, 'running'],
  [null, '2026-11-01T00:00:00Z', 'past'],
] as const)('a promotion from %s to %s is %s [S1.13]', (starts_at, ends_at, phase) => expect(phaseOf({ starts_at, ends_at }, at)).toBe(phase));
