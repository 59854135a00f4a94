import { eli } from '../rules/rule.ts';
import type { TextRule } from './text-rule.ts';

/** Rule: a text has no link to the Union's platform for online dispute resolution, which was closed on 20 July 2025. */
export const disputePlatform: TextRule = {
  id: 'dispute-platform',
  level: 'block',
  law: 'regulation 2024/3228',
  link: eli('reg/2024/3228'),
  check: ({ text }) =>
    /ec\.europa\.eu\/(?:consumers\/odr|odr)|webgate\.ec\.europa\.eu\/odr/i.test(text) ? ['it links to the platform for disputes that was closed'] : [],
};
