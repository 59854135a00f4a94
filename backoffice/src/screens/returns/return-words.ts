import type { ReturnState } from '@vitrina/contract/staff/returns';
import type { Tone } from '../../ui/badge.tsx';

export const TONE_OF_RETURN: Readonly<Record<ReturnState, Tone>> = {
  unconfirmed: 'plain',
  announced: 'open',
  received: 'busy',
  inspected: 'busy',
  settled: 'good',
  refused: 'over',
};
