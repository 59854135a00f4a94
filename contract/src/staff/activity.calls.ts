/** Calls of `activity.ts` without schemas. */
export const mails = { key: 'staff_mails_list', method: 'POST', path: '/api/staff/mails/search/' } as const;
export const retryMails = { key: 'staff_mails_retry', method: 'POST', path: '/api/staff/mails/retry/' } as const;
export const maintenance = { key: 'staff_maintenance_get', method: 'GET', path: '/api/staff/maintenance/' } as const;
export const setMaintenance = { key: 'staff_maintenance_set', method: 'PUT', path: '/api/staff/maintenance/' } as const;
export const clearCaches = { key: 'staff_caches_clear', method: 'POST', path: '/api/staff/caches/clear/' } as const;
export const jobs = { key: 'staff_jobs_list', method: 'GET', path: '/api/staff/jobs/' } as const;
export const retryJob = { key: 'staff_jobs_retry', method: 'POST', path: '/api/staff/jobs/{name}/retry/' } as const;
export const mailsCsv = { key: 'staff_mails_csv', method: 'POST', path: '/api/staff/mails/csv/' } as const;
export const jobsCsv = { key: 'staff_jobs_csv', method: 'POST', path: '/api/staff/jobs/csv/' } as const;
