import { z } from 'zod';
import { fetchPlain } from '../fetch-plain.ts';
import type { EprelRecord, EprelRegister } from './eprel-register.ts';

const answer = z.object({
  eprelRegistrationNumber: z.union([z.string(), z.number()]).transform(String),
  supplierOrTrademark: z.string().max(300),
  modelIdentifier: z.string().max(300),
  energyClass: z.string().max(8),
});
const TYPES = ['image/svg+xml', 'image/png', 'application/pdf'] as const;

/** The register over HTTP, with the operator's own key. Paths and fields follow its public interface as far as known; they were not tested with a key. */
export function httpEprel({ url, key }: { url: string; key: string | undefined }): EprelRegister {
  const get = (path: string, signal: AbortSignal) =>
    fetchPlain(url.replace(/\/$/, '') + path, { signal, headers: key === undefined ? {} : { 'x-api-key': key } });
  return {
    read: async (id, signal) => {
      const reply = await get(`/product/${id}`, signal);
      if (reply.status === 404) return null;
      if (reply.status !== 200) throw new Error(`the register answered ${reply.status}`);
      const record = answer.parse(await reply.json());
      const label = await readLabel(await get(`/product/${id}/labels?format=SVG`, signal));
      return {
        id: record.eprelRegistrationNumber,
        supplier: record.supplierOrTrademark,
        model: record.modelIdentifier,
        class: classOf(record.energyClass),
        label,
      };
    },
  };
}

/** `APPP` as the register writes it. */
const classOf = (text: string): string => text.trim().replace(/^A(P+)$/, (_, signs: string) => `A${'+'.repeat(signs.length)}`);

async function readLabel(reply: Response): Promise<EprelRecord['label']> {
  const contentType = reply.headers.get('content-type')?.split(';')[0]?.trim();
  const type = TYPES.find((one) => one === contentType);
  if (reply.status !== 200 || !type) throw new Error(`the register gave no label (${reply.status} ${contentType ?? ''})`);
  return { type, bytes: new Uint8Array(await reply.arrayBuffer()) };
}
