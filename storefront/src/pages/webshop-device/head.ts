import type { Head, HeadContext } from '../../context/page-types.ts';
import { alternateUrls } from '../../links/alternate-urls.ts';
import { deviceUrl } from '../../links/device-links.ts';
import type { Props } from './load.ts';

export const head = ({ props, labels, info }: HeadContext<Props>): Head => ({
  title: `${props.view === 'one' ? props.device.title : labels.text('account_my_devices')} | ${info.name}`,
  noindex: true,
  alternates: alternateUrls(info, (place) => deviceUrl(place, props.identifier, props.view === 'one' ? props.device.line : undefined)),
});
