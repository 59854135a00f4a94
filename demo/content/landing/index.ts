import type { LanguageCode } from '@vitrina/contract/values/languages';
import { ba } from './ba.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { hr } from './hr.ts';
import { it } from './it.ts';
import type { LandingTexts } from './landing-texts.ts';
import { me } from './me.ts';
import { rs } from './rs.ts';
import { si } from './si.ts';

export type { LandingTexts } from './landing-texts.ts';
/** Austria reads the German words, with addresses of its own. */
export const landingTexts: Record<LanguageCode, LandingTexts> = { si, hr, en, de, at: de, rs, it, ba, me, es };
