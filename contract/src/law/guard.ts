import { charging } from './rules/charging.ts';
import { claimsEnd } from './rules/claims-end.ts';
import { claimsRule } from './rules/claims.ts';
import { dataActRule } from './rules/data-act.ts';
import { durability } from './rules/durability.ts';
import { energyAge } from './rules/energy-age.ts';
import { energyClass } from './rules/energy-class.ts';
import { energyFiles } from './rules/energy-files.ts';
import { energyForeign } from './rules/energy-foreign.ts';
import { energyRegister } from './rules/energy-register.ts';
import { makerAddress } from './rules/maker-address.ts';
import { pictureNames } from './rules/picture-names.ts';
import { priceReference } from './rules/price-reference.ts';
import { responsiblePerson } from './rules/responsible-person.ts';
import type { GuardedProduct, Rule } from './rules/rule.ts';
import { sellerVerified } from './rules/seller-verified.ts';
import { unitQuantity } from './rules/unit-quantity.ts';
import { votesOrigin } from './rules/votes-origin.ts';
import { warnings } from './rules/warnings.ts';

/** All rules a product must pass before it becomes public, one file each. */
export const RULES: readonly Rule[] = [
  energyRegister,
  energyFiles,
  energyClass,
  energyForeign,
  makerAddress,
  responsiblePerson,
  warnings,
  charging,
  durability,
  dataActRule,
  priceReference,
  unitQuantity,
  claimsRule,
  sellerVerified,
  votesOrigin,
  pictureNames,
  energyAge,
  claimsEnd,
];

/** A finding about a product, with the infringed law. */
export interface Finding {
  product: string;
  rule: string;
  level: 'block' | 'warn';
  field: string;
  reason: string;
  law: string;
  link: string;
}

/** Returns all findings on a product on a day. */
export const guard = (product: GuardedProduct, today: string): Finding[] =>
  RULES.flatMap(({ id, level, law, link, check }) =>
    check(product, today).map(({ field, reason }) => ({ product: product.code, rule: id, level, field, reason, law, link })),
  );
