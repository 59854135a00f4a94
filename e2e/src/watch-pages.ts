/** Set-up of every file of these tests, as files of one worker share its modules. */
import { afterAll, afterEach, expect } from 'vitest';
import { closeContexts, takeRefused } from './browser.ts';

// Whatever a test is about: nothing of ours does what our own policy refuses.
afterEach(() => expect(takeRefused()).toEqual([]));

afterAll(closeContexts);
