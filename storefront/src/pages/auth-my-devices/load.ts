import type { Profile } from '@vitrina/contract/accounts';
import { type Device, devices } from '@vitrina/contract/devices';
import { requireCustomer } from '../../features/account/require-login.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  profile: Profile;
  devices: Device[];
}

export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await requireCustomer(context);
  if (opened.kind !== 'open') return opened;
  const { items } = await context.api.get(devices.mine, { lang: context.lang });
  return { kind: 'page', props: { profile: opened.profile, devices: items } };
}
