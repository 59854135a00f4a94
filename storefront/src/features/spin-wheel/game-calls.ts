import type { campaigns } from '@vitrina/contract/campaigns';
import { namedCall } from '../../api/named-call.ts';

type Calls = typeof campaigns;

/** The contract's calls about games without their schemas. A test compares them with the contract. */
export const GAME_CALLS = {
  sweepstake: namedCall<Calls['sweepstake']>('sweepstake', 'GET'),
  protocol: namedCall<Calls['protocol']>('sweepstake_protocol', 'GET'),
  spin: namedCall<Calls['spin']>('spin_wheel', 'POST'),
};
