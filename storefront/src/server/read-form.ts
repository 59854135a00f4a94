import type { SentFile } from '../context/page-types.ts';

interface Sent {
  form: URLSearchParams;
  files: SentFile[];
}

/** Fields and files of a form; `null`: it cannot be read. */
export async function readForm(request: Request): Promise<Sent | null> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')) return { form: new URLSearchParams(await request.text()), files: [] };
  try {
    const sent: Sent = { form: new URLSearchParams(), files: [] };
    for (const [field, value] of await request.formData()) {
      if (typeof value === 'string') sent.form.append(field, value);
      // Browsers send an empty file for a field in which none was chosen.
      else if (value.size > 0) sent.files.push({ field, bytes: new Uint8Array(await value.arrayBuffer()) });
    }
    return sent;
  } catch {
    return null;
  }
}
