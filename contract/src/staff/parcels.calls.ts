/** Calls of `parcels.ts` without schemas. */
export const list = { key: 'staff_shipments_list', method: 'GET', path: '/api/staff/orders/{number}/shipments/' } as const;
export const create = { key: 'staff_shipments_new', method: 'POST', path: '/api/staff/orders/{number}/shipments/' } as const;
export const save = { key: 'staff_shipments_save', method: 'PUT', path: '/api/staff/shipments/{id}/' } as const;
export const move = { key: 'staff_shipments_move', method: 'POST', path: '/api/staff/shipments/{id}/move/' } as const;
export const label = { key: 'staff_shipments_label', method: 'POST', path: '/api/staff/shipments/{id}/label/' } as const;
export const labelFile = { key: 'staff_shipments_label_file', method: 'GET', path: '/api/staff/shipments/{id}/label/' } as const;
export const labels = { key: 'staff_labels_ask', method: 'POST', path: '/api/staff/labels/' } as const;
export const labelsFile = { key: 'staff_labels_file', method: 'GET', path: '/api/staff/labels/' } as const;
