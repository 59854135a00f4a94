import { bodyLimitOf } from '@vitrina/contract/body-limits';
import type { CallRequest } from './call-request.ts';
import { brokenEscapes, brokenFields } from './hostile-text.ts';
import type { IncomingCall } from './incoming-call.ts';
import { fail, type Outcome, ok } from './outcome.ts';

/** A call over HTTP. `body`: the request's body where it has been read already. */
export function httpCall(request: CallRequest, body?: Buffer): IncomingCall {
  const { headers } = request;
  const url = request.parsed ?? new URL(request.url);
  const header = (name: string): string | undefined => headers.get(name) ?? undefined;
  const bytes = () => readBody(request, { bufferedBody: body, most: bodyLimitOf(request.method, url.pathname).most });
  return {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    target: { path: url.pathname },
    source: 'network',
    origin: url.origin,
    header,
    headers: () => Object.fromEntries(headers),
    query: () => firstValues(url.searchParams),
    search: () => url.search.slice(1),
    brokenEscapes: (params) => brokenEscapes(url, params),
    json: async () => {
      if (header('content-encoding')) return fail('error_content_encoding');
      if (!/^application\/json\b/i.test(header('content-type') ?? '')) return fail('error_content_type');
      const read = await bytes();
      return read.ok ? parseJson(read.data) : read;
    },
    bytes,
    signal: request.signal,
  };
}

function firstValues(query: URLSearchParams): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of query) if (name !== '') values[name] ??= value;
  return values;
}

async function readBody(
  { headers, body: stream }: CallRequest,
  { bufferedBody, most }: { bufferedBody: Buffer | undefined; most: number },
): Promise<Outcome<Buffer>> {
  if (headers.get('content-encoding')) return fail('error_content_encoding');
  if (Number(headers.get('content-length') ?? 0) > most) return fail('error_body_too_large');
  const bytes = bufferedBody ?? (await readStream(stream, most));
  return bytes === null || bytes.length > most ? fail('error_body_too_large') : ok(bytes);
}

/** `null` as soon as it is longer than allowed. */
async function readStream(stream: ReadableStream<Uint8Array> | null, most: number): Promise<Buffer | null> {
  if (!stream) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(bytes: Buffer): Outcome<unknown> {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8') || '{}');
    const broken = brokenFields(bytes, value);
    if (broken.length > 0) return fail('error_bad_input', { errors: broken });
    return typeof value === 'object' && value !== null ? ok(value) : fail('error_bad_input');
  } catch {
    return fail('error_bad_input');
  }
}
