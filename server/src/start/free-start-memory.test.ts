import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freeStartMemory } from './free-start-memory.ts';

// Alone: collects the whole heap.
it('what the start made and nothing holds any more is gone before the first visitor comes', async () => {
  const left = new WeakRef(Array.from({ length: 100_000 }, (_, i) => ({ i })));
  // What a turn of the event loop made or looked at lives until its end.
  await setImmediate();
  freeStartMemory();
  expect(left.deref()).toBeUndefined();
});
