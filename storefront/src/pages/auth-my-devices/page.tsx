import { useShop, useText } from '../../context/shop-context.tsx';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { useSyncLogin } from '../../features/account/use-sync-login.ts';
import { DeviceList } from '../../features/devices/device-list.tsx';
import { fixedUrl } from '../../links/page-links.ts';
import type { Props } from './load.ts';

/** Devices of the customer with guarantees, claims and recalls. */
export function Page({ profile, devices }: Props) {
  const shop = useShop();
  const text = useText();
  useSyncLogin(profile);
  return (
    <AccountFrame page="my_devices" title={text('account_my_devices')} lead={<p className="account-lead">{text('account_my_devices_text')}</p>}>
      {devices.length > 0 ? (
        <DeviceList devices={devices} />
      ) : (
        <>
          <p>{text('device_none')}</p>
          <p>
            <a className="key" href={fixedUrl('catalogue', shop)}>
              {text('order_go_on')}
            </a>
          </p>
        </>
      )}
    </AccountFrame>
  );
}
