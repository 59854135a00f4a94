/** The reply where none came back: no connection, or the shop is closed for a moment. */
export const UNREACHABLE = { success: false as const, data: { label_name: 'error_unavailable' as const, statusCode: 0 } };
