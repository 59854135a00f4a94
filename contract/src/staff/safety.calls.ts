/** Calls of `safety.ts` without schemas. */
export const recalls = { key: 'staff_recalls', method: 'GET', path: '/api/staff/recalls/' } as const;
export const saveRecall = { key: 'staff_recall_save', method: 'PUT', path: '/api/staff/recalls/{number}/' } as const;
export const endRecall = { key: 'staff_recall_end', method: 'POST', path: '/api/staff/recalls/{number}/end/' } as const;
export const reports = { key: 'staff_content_reports', method: 'GET', path: '/api/staff/content-reports/' } as const;
export const decide = { key: 'staff_content_report_decide', method: 'POST', path: '/api/staff/content-reports/{id}/decision/' } as const;
export const decideAppeal = { key: 'staff_content_report_appeal', method: 'POST', path: '/api/staff/content-reports/{id}/appeal/' } as const;
