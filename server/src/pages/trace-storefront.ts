import type { Instrumentation } from '@vitrina/backend';
import { PAGE_TEMPLATE } from '@vitrina/contract/internal-headers';
import { currentContext, sendRequestId } from '../telemetry/request-context.ts';
import type { Storefront } from './load-storefront.ts';

/** Wraps a storefront: each page is a span of its request, and the request gets the page's template. */
export const traceStorefront = (storefront: Storefront, { trace }: Pick<Instrumentation, 'trace'>): Storefront => ({
  get build() {
    return storefront.build;
  },
  forget: () => storefront.forget(),
  handleRequest: async (request, facts) => {
    sendRequestId();
    const work = currentContext();
    const answer = await trace('inner', 'make page', () => storefront.handleRequest(request, facts));
    const template = answer.headers.get(PAGE_TEMPLATE);
    if (template !== null) answer.headers.delete(PAGE_TEMPLATE);
    if (work && template) work.template = template;
    return answer;
  },
});
