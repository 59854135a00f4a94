import type { FieldError } from '@vitrina/contract/errors';
import { guard } from '@vitrina/contract/law/guard';
import type { PlaceFinding } from '@vitrina/contract/law/guard-settings';
import type { ProductLaw } from '@vitrina/contract/law/product-law';
import type { Settings } from '@vitrina/contract/settings/settings';
import type { Db } from '../../../db/index.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { selectIdsByCodes } from '../product/product-queries.ts';
import { guardedOf } from './guard-catalogue.ts';
import { selectForGuard } from './guard-queries.ts';

/** Checks products with proposed facts; rejects unknown codes. */
export async function guardProposed(
  db: Db,
  products: readonly { code: string; law: ProductLaw }[],
  { settings, today }: { settings: Settings; today: string },
): Promise<Outcome<PlaceFinding[]>> {
  const findings: PlaceFinding[] = [];
  const unknown: FieldError[] = [];
  for (const [i, { code, law }] of products.entries()) {
    const [id] = await selectIdsByCodes(db, [code]);
    const [row] = id === undefined ? [] : await selectForGuard(db, { ids: [id] });
    if (!row) unknown.push({ field: `products.${i}.code`, label_name: 'error_field_unknown_value' });
    else {
      const merged = { ...(row.law.group && { group: row.law.group }), ...(row.law.measured && { measured: row.law.measured }), ...law };
      findings.push(
        ...guard(guardedOf({ ...row, law: merged }, settings.shop.languages), today).map(({ product, field, ...rest }) => ({
          ...rest,
          field: `product.${product}.${field}`,
        })),
      );
    }
  }
  return unknown.length > 0 ? fail('error_bad_input', { errors: unknown }) : ok(findings);
}
