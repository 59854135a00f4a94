import type { RefusalReason } from '@vitrina/contract/feedback';

/** In the order of their digits. */
export const REASONS: readonly RefusalReason[] = ['offensive', 'personal_data', 'advertising', 'off_topic', 'illegal'];
