import type { ServicePage } from '@vitrina/contract/cms';
import type { CallContext } from '../../http/context.ts';
import { fail, ok, type Outcome } from '../../http/outcome.ts';
import { selectContent } from './content-queries.ts';
import type { Which } from './get-page.ts';
import { type ServiceDeps, servicePageView } from './service-view.ts';

/** A service with its text. */
export const getService =
  (deps: ServiceDeps) =>
  async ({ id, slug }: Which, context: CallContext): Promise<Outcome<ServicePage>> => {
    const row = await selectContent(context.db, { kind: 'service', id, slug }, context);
    return row ? ok(servicePageView(row, context, deps), ['content']) : fail('error_empty_data');
  };
