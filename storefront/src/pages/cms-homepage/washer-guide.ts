import type { CategoryNode } from '@vitrina/contract/catalogue';

/** Three questions that set ordinary filters of one category. */
export interface Guide {
  url: string;
  image: string | null;
}

const CATEGORY = 'washing-machines';

/** Questions with their answers: label names and the filter each answer sets. */
export const QUESTIONS = [
  {
    name: 'home_guide_people',
    answers: [
      { name: 'home_guide_people_few', filter: 'capacity_kg=0-8' },
      { name: 'home_guide_people_many', filter: 'capacity_kg=9-99' },
    ],
  },
  { name: 'home_guide_noise', answers: [{ name: 'home_guide_noise_quiet', filter: 'noise=0-74' }] },
  {
    name: 'home_guide_depth',
    answers: [
      { name: 'home_guide_depth_slim', filter: 'depth_cm=0-45' },
      { name: 'home_guide_depth_full', filter: 'depth_cm=46-99' },
    ],
  },
] as const;

/** Returns the category for which the questions are asked; `null`: the shop has none. */
export function findGuide(departments: readonly CategoryNode[]): Guide | null {
  for (const node of departments) {
    if (node.code === CATEGORY && node.total > 0) return { url: node.url_without_domain, image: node.image_upload_path };
    const below = findGuide(node.children);
    if (below) return below;
  }
  return null;
}
