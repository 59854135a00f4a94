import { attributes } from './phones/attributes.ts';
import { cables } from './phones/cables.ts';
import { categories } from './phones/categories.ts';
import { chargers } from './phones/chargers.ts';
import { eReaders } from './phones/e-readers.ts';
import { fitnessBands } from './phones/fitness-bands.ts';
import { phoneCases } from './phones/phone-cases.ts';
import { phonesSimple } from './phones/phones-simple.ts';
import { powerbanks } from './phones/powerbanks.ts';
import { smartphonesMid } from './phones/smartphones-mid.ts';
import { smartphonesTop } from './phones/smartphones-top.ts';
import { smartwatches } from './phones/smartwatches.ts';
import { tablets } from './phones/tablets.ts';
import { withUnits } from './phones/words.ts';
import type { DemoDepartment } from './types.ts';

export const phones: DemoDepartment = withUnits({
  categories,
  attributes,
  families: [
    ...smartphonesTop,
    ...smartphonesMid,
    ...phonesSimple,
    ...tablets,
    ...eReaders,
    ...smartwatches,
    ...fitnessBands,
    ...chargers,
    ...powerbanks,
    ...phoneCases,
    ...cables,
  ],
});
