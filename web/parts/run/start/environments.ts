/** Where a run may say that it plays. */
export const environments = ['development', 'staging', 'production'] as const
