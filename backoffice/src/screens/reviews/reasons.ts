import type { RefusalReason } from '@vitrina/contract/feedback';

/** Reasons in the order of their digit keys. */
export const REASONS: readonly RefusalReason[] = ['offensive', 'personal_data', 'advertising', 'off_topic', 'illegal'];
