import type { Mutant } from '../mutant.ts';
import { CACHE_KEYS } from './cache-keys.ts';
import { DELIVERY } from './delivery.ts';
import { FIELDS } from './fields.ts';
import { GUARDS } from './guards.ts';
import { MAILS } from './mails.ts';
import { MONEY } from './money.ts';
import { RIGHTS } from './rights.ts';
import { TEMPLATES } from './templates.ts';
import { TIMES } from './times.ts';

/** All mutants, each of which a test must detect. */
export const MUTANTS: readonly Mutant[] = [...CACHE_KEYS, ...DELIVERY, ...FIELDS, ...GUARDS, ...MAILS, ...MONEY, ...RIGHTS, ...TEMPLATES, ...TIMES];
