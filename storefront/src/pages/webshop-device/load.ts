import { type Device, devices, type WholeDevice } from '@vitrina/contract/devices';
import type { ErrorData } from '@vitrina/contract/errors';
import { orderIdentifier } from '@vitrina/contract/orders';
import { MOST_PHOTO_BYTES } from '@vitrina/contract/values/comment-form';
import { serverCaller } from '../../features/checkout/server-call.ts';
import { deviceUrl } from '../../links/device-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export type Props =
  | { view: 'list'; identifier: string; devices: Device[] }
  | {
      view: 'one';
      identifier: string;
      device: WholeDevice;
      /** Submitted values, if the form is shown again. */
      values: { message: string; serial_number: string };
      /** Error labels by field. */
      errors: Record<string, string>;
      /** Error of the whole form. */
      problem: string | null;
      /** Form just submitted; `null`: none. */
      sent: 'claim' | 'photo' | 'serial' | null;
    };

type Result = LoadResult<Props>;
const SENT = ['claim', 'photo', 'serial'] as const;

/** Loads the devices of an order by its link: all, or one with its claims. */
export async function load(context: LoadContext): Promise<Result> {
  const { api, query, lang } = context;
  const identifier = orderIdentifier.safeParse(query.get('identifier')).data;
  if (!identifier) return { kind: 'not_found' };
  if (lineOf(context) !== null) return shown(context, {});
  const { items } = await api.get(devices.ofOrder, { lang, identifier });
  return { kind: 'page', props: { view: 'list', identifier, devices: items } };
}

const lineOf = ({ query, form }: LoadContext): number | null => {
  const line = form.get('line') ?? query.get('line') ?? '';
  return /^\d{1,5}$/.test(line) && Number(line) <= 32_767 ? Number(line) : null;
};

/** Handles a serial number, a claim, or photos of one. */
export async function post(context: LoadContext): Promise<Result> {
  const { form, lang, api } = context;
  const identifier = orderIdentifier.safeParse(form.get('identifier') ?? context.query.get('identifier')).data;
  const line = lineOf(context);
  if (!identifier || line === null) return { kind: 'not_found' };
  const call = serverCaller(api);
  const action = form.get('action');
  if (action === 'serial') {
    const serial_number = form.get('serial_number') ?? '';
    const reply = await call(devices.save, { lang, identifier, line, serial_number });
    return reply.success ? leadTo(context, { identifier, line }, 'serial') : shown(context, { ...wrong(reply.data), values: { message: '', serial_number } });
  }
  if (action === 'photo') return sendPhotos(context, { identifier, line }, Number(form.get('claim')));
  const message = form.get('message') ?? '';
  const reply = await call(devices.claim, { lang, identifier, line, message });
  if (!reply.success) return shown(context, { ...wrong(reply.data), values: { message, serial_number: '' } });
  return context.files.length > 0 ? sendPhotos(context, { identifier, line }, reply.data.id) : leadTo(context, { identifier, line }, 'claim');
}

interface Place {
  identifier: string;
  line: number;
}

/** Uploads each file separately; stops at the first refusal, and files before it are kept. */
async function sendPhotos(context: LoadContext, place: Place, id: number): Promise<Result> {
  const { api, lang, files } = context;
  const sent = files.filter(({ field }) => field === 'photos');
  if (sent.length === 0) return shown(context, { errors: { photos: 'error_field_required' } });
  for (const { bytes } of sent) {
    if (bytes.length > MOST_PHOTO_BYTES) return shown(context, { errors: { photos: 'error_body_too_large' } });
    const content = Buffer.from(bytes).toString('base64');
    const reply = await serverCaller(api)(devices.claimPhoto, { lang, identifier: place.identifier, id, content });
    if (!reply.success) return shown(context, { errors: { photos: reply.data.label_name } });
  }
  return leadTo(context, place, 'photo');
}

const leadTo = (context: LoadContext, { identifier, line }: Place, sent: (typeof SENT)[number]): Result => ({
  kind: 'redirect',
  to: `${deviceUrl(context, identifier, line)}&sent=${sent}#sent`,
  status: 303,
});

function wrong({ label_name, errors = [] }: ErrorData): Pick<Extract<Props, { view: 'one' }>, 'errors' | 'problem'> {
  return { errors: Object.fromEntries(errors.map((error) => [error.field, error.label_name])), problem: errors.length === 0 ? label_name : null };
}

type Again = Partial<Pick<Extract<Props, { view: 'one' }>, 'errors' | 'problem' | 'values'>>;

/** The present state of one device, with the errors of a form. */
async function shown(context: LoadContext, again: Again): Promise<Result> {
  const { api, lang, query, form } = context;
  const identifier = orderIdentifier.safeParse(form.get('identifier') ?? query.get('identifier')).data;
  const line = lineOf(context);
  if (!identifier || line === null) return { kind: 'not_found' };
  const device = await api.get(devices.device, { lang, identifier, line });
  const values = again.values ?? { message: '', serial_number: device.serial_number ?? '' };
  const isWrong = (again.problem ?? null) !== null || Object.keys(again.errors ?? {}).length > 0;
  const sent = SENT.find((one) => one === query.get('sent')) ?? null;
  return {
    kind: 'page',
    ...(isWrong && { status: 422 as const }),
    props: { view: 'one', identifier, device, values, errors: again.errors ?? {}, problem: again.problem ?? null, sent: isWrong ? null : sent },
  };
}
