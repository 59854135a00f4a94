/** Set-up of every file of these tests, as files of one worker share its modules. */
import { afterAll, afterEach, expect } from 'vitest';
import { closeContexts, takeRefused } from './browser.ts';

// In every test: our own content must not violate our security policy.
afterEach(() => expect(takeRefused()).toEqual([]));

afterAll(closeContexts);
