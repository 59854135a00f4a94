/** Two at a time suit two cores; one where each file's processor time is measured. */
export const MAX_WORKERS = process.env.TEST_CPU === '1' ? 1 : 2;
