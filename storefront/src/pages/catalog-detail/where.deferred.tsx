import type { ComponentProps } from 'react';
import { Availability } from '../../features/availability/availability.tsx';
import { PlaceLine } from '../../features/place/place-line.tsx';

/** Delivery and shops, with the visitor's delivery place. */
export const Where = (props: Omit<ComponentProps<typeof Availability>, 'place'>) => <Availability {...props} place={<PlaceLine />} />;
