import { attributeGroups, commonAttributes } from './common.ts';
import { computers } from './computers.ts';
import { homeAppliances } from './home-appliances.ts';
import { phones } from './phones.ts';
import { photoSmartGaming } from './photo-smart-gaming.ts';
import { tvAudio } from './tv-audio.ts';
import type { DemoDepartment } from './types.ts';

const departments = [computers, phones, tvAudio, homeAppliances, photoSmartGaming];

/** The whole catalogue of the demo shop; departments in the order of the menu. */
export const catalogue: DemoDepartment & { attributeGroups: typeof attributeGroups } = {
  attributeGroups,
  attributes: [...commonAttributes, ...departments.flatMap((department) => department.attributes)],
  categories: departments.flatMap((department) => department.categories),
  families: departments.flatMap((department) => department.families),
};
