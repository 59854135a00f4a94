import { attributes } from './tv-audio/attributes.ts';
import { bluetoothSpeakers } from './tv-audio/bluetooth-speakers.ts';
import { categories } from './tv-audio/categories.ts';
import { earbuds } from './tv-audio/earbuds.ts';
import { headphonesOverEar } from './tv-audio/headphones-over-ear.ts';
import { projectionScreens } from './tv-audio/projection-screens.ts';
import { projectors } from './tv-audio/projectors.ts';
import { soundbars } from './tv-audio/soundbars.ts';
import { turntables } from './tv-audio/turntables.ts';
import { tvMiniLed } from './tv-audio/tv-mini-led.ts';
import { tvOled } from './tv-audio/tv-oled.ts';
import { tvQled } from './tv-audio/tv-qled.ts';
import type { DemoDepartment } from './types.ts';

/** Televisions, projection, headphones and speakers. */
export const tvAudio: DemoDepartment = {
  categories,
  attributes,
  families: [
    ...tvOled,
    ...tvMiniLed,
    ...tvQled,
    ...projectors,
    ...projectionScreens,
    ...headphonesOverEar,
    ...earbuds,
    ...bluetoothSpeakers,
    ...soundbars,
    ...turntables,
  ],
};
