import type { DemoDepartment } from './types.ts';
import { airCare } from './home-appliances/air-care.ts';
import { attributes } from './home-appliances/attributes.ts';
import { categories } from './home-appliances/categories.ts';
import { cleaning } from './home-appliances/cleaning.ts';
import { coffee } from './home-appliances/coffee.ts';
import { cookingWashingUp } from './home-appliances/cooking-washing-up.ts';
import { cooling } from './home-appliances/cooling.ts';
import { kitchenSmall } from './home-appliances/kitchen-small.ts';
import { washing } from './home-appliances/washing.ts';

/** Two departments: white goods and small appliances. */
export const homeAppliances: DemoDepartment = {
  categories,
  attributes,
  families: [...washing, ...cooling, ...cookingWashingUp, ...coffee, ...kitchenSmall, ...cleaning, ...airCare],
};
