import { guardSettings, type PlaceFinding } from '@vitrina/contract/law/guard-settings';
import { guardText } from '@vitrina/contract/law/guard-texts';
import { unsetDelivery } from '@vitrina/contract/law/unset-delivery';
import { vatRatesOf } from '@vitrina/contract/law/vat-rates-of';
import type { FieldError } from '@vitrina/contract/errors';
import { checkSettings } from '@vitrina/contract/settings/check-settings';
import type { Settings } from '@vitrina/contract/settings/settings';
import { staffGuardian } from '@vitrina/contract/staff/guardian';
import { dayIn } from '@vitrina/contract/values/date';
import type { z } from 'zod';
import { bind, type Binding } from '../http/bind.ts';
import type { CallContext } from '../http/context.ts';
import { fail, type Outcome, ok } from '../http/outcome.ts';
import { FIGURES, guardProposed } from '../modules/catalogue/index.ts';
import { documentsOf, readDocuments } from '../modules/settings/index.ts';
import { countFindings, selectFindings, selectLook } from './finding-queries.ts';

type Proposed = z.output<typeof staffGuardian.check.input>;
interface GuardianDeps {
  settings: Settings;
}

const check =
  (site: GuardianDeps) =>
  async ({ products, texts, settings }: Proposed, { db }: CallContext): Promise<Outcome<{ warnings: PlaceFinding[] }>> => {
    const today = dayIn(new Date(), site.settings.shop.timeZone);
    const stored = await readDocuments(db);
    const after = checkSettings({ ...documentsOf(stored), ...settings } as Parameters<typeof checkSettings>[0]);
    if (after.problems)
      return fail('error_bad_input', {
        errors: after.problems.map(
          ({ group, path, message }): FieldError => ({ field: ['settings', group, ...path].join('.'), label_name: 'error_field_format', reason: message }),
        ),
      });
    const proposed = await guardProposed(db, products, { settings: after.settings, today });
    if (!proposed.ok) return proposed;
    const findings = [
      ...proposed.data,
      ...(Object.keys(settings).length > 0
        ? [...guardSettings(after.settings, today), ...unsetDelivery((group) => settings[group] !== undefined || stored[group].version > 0)]
        : []),
      ...texts.flatMap((text) => guardText({ ...text, figures: FIGURES, vatRates: vatRatesOf(after.settings, text.lang) ?? [] })),
    ];
    const blocking = findings.filter(({ level }) => level === 'block');
    if (blocking.length > 0)
      return fail('error_unlawful', {
        errors: blocking.map(({ field, reason, law, link }): FieldError => ({ field, label_name: 'error_unlawful', reason, law, link })),
      });
    return ok({ warnings: findings });
  };

/** Routes of the back office for the guardian's findings. */
export const guardianRoutes = (site: GuardianDeps): Binding[] => [
  bind(staffGuardian.findings, async (page, { db }) => {
    const [look, counts, findings] = await Promise.all([selectLook(db), countFindings(db), selectFindings(db, page)]);
    return ok({ looked_at: look?.looked_at.toISOString() ?? null, products: look?.products ?? 0, texts: look?.texts ?? 0, ...counts, findings });
  }),
  bind(staffGuardian.check, check(site)),
];
