import { expect, it } from 'vitest';
import { DocumentResponse } from './document-response.ts';

const TEXT = '{"title":"Pečica € 𝄞"}';
const BYTES = Buffer.from(TEXT);
const responseOf = (bytes: Buffer<ArrayBuffer>) => new DocumentResponse(bytes, { status: 404, headers: { 'content-type': 'text/html', 'x-one': '1' } });

it('a document is read like any other response, in each form, also a copy of it', async () => {
  // Bytes of their own, and bytes within a buffer of others.
  for (const bytes of [Buffer.from(new Uint8Array(BYTES).buffer), Buffer.from(`<${TEXT}>`).subarray(1, -1)]) {
    const { status, headers } = responseOf(bytes).clone();
    expect([status, headers.get('content-type'), headers.get('x-one')]).toEqual([404, 'text/html', '1']);
    for (const response of [responseOf(bytes), responseOf(bytes).clone()]) {
      expect(await response.text()).toBe(TEXT);
      expect(await response.json()).toEqual(JSON.parse(TEXT));
      expect(Buffer.from(await response.arrayBuffer())).toEqual(BYTES);
      expect(Buffer.from(await response.bytes())).toEqual(BYTES);
      expect(await (await response.blob()).text()).toBe(TEXT);
      expect(await new Response(response.body).text()).toBe(TEXT);
    }
  }
});
