import { defineConfig } from 'vitest/config';
import { UNIT_OPTIONS } from './tools/testing/unit-options.ts';

/** Tests of functions, modules and servers. */
export default defineConfig({ test: UNIT_OPTIONS });
