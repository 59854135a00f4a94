/** Set-up of every test file, as files of one worker share their modules. */
import { afterAll, afterEach, expect } from 'vitest';
import { closeContexts, takeRefused } from './browser.ts';

// In every test: the shop's own content must not violate its security policy.
afterEach(() => expect(takeRefused()).toEqual([]));

afterAll(closeContexts);
