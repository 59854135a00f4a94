/** Replaces a missing reply: no connection, or the shop restarts. */
export const UNREACHABLE = { success: false as const, data: { label_name: 'error_unavailable' as const, statusCode: 0 } };
