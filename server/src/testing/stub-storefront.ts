import type { Storefront } from '../pages/load-storefront.ts';

export type Answer = (request: Request, facts: { staffToken?: string | undefined; staffView?: string | undefined }) => Response | Promise<Response>;

/** A storefront for tests: counts what it is asked and answers as told. */
export interface StubStorefront extends Storefront {
  requests: { url: string; userAgent: string | null; headers: string[]; staffToken: string | undefined }[];
  answer: Answer;
}

/** A page that may be kept. */
export const page = (
  body: string,
  { status = 200, tags = '', headers = {} }: { status?: number; tags?: string; headers?: Record<string, string> } = {},
): Response =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', 'x-page-cache': 'public', 'cache-tags': tags, ...headers } });

export function stubStorefront(answer: Answer = (request) => page(`page ${new URL(request.url).pathname}`)): StubStorefront {
  const stub: StubStorefront = {
    build: 'test-build',
    requests: [],
    answer,
    forget: () => {},
    handleRequest: async (request, facts = {}) => {
      const { pathname, search } = new URL(request.url);
      stub.requests.push({
        url: pathname + search,
        userAgent: request.headers.get('user-agent'),
        headers: [...request.headers.keys()],
        staffToken: facts.staffToken,
      });
      return stub.answer(request, facts);
    },
  };
  return stub;
}
