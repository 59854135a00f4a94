import { consents } from '@vitrina/contract/consents';
import { type Binding, bind } from '../../http/bind.ts';
import { ok } from '../../http/outcome.ts';
import type { SiteConfig } from '../../site-config.ts';
import { approveConsents, type IsTooMany } from './approve-consents.ts';
import { gdprTemplate, type LabelsOf } from './gdpr-template.ts';

interface ConsentDeps {
  labelsOf: LabelsOf;
  isTooMany: IsTooMany;
  site: Pick<SiteConfig, 'settings'>;
}

/** Routes of cookie consents. */
export const consentRoutes = ({ labelsOf, isTooMany, site }: ConsentDeps): Binding[] => [
  bind(consents.gdprTemplate, gdprTemplate(labelsOf)),
  bind(consents.approved, async (_input, { consents: approved }) => ok({ items: [...(approved ?? [])] })),
  bind(consents.approve, approveConsents(isTooMany, site)),
];
