import type { Mutant } from '../mutant.ts';
import { MONEY } from './money.ts';

/** Every breakage that some test must notice. */
export const MUTANTS: readonly Mutant[] = [...MONEY];
