import { eli } from '../rules/rule.ts';
import type { TextRule } from './text-rule.ts';

/** The platform for disputes was closed on 20 July 2025: a link to it misleads. */
export const disputePlatform: TextRule = {
  id: 'dispute-platform',
  level: 'block',
  law: 'regulation 2024/3228',
  link: eli('reg/2024/3228'),
  check: ({ text }) =>
    /ec\.europa\.eu\/(?:consumers\/odr|odr)|webgate\.ec\.europa\.eu\/odr/i.test(text) ? ['it links to the platform for disputes that was closed'] : [],
};
