export { readPattern } from './read-pattern.ts'
export type { CounterSample, Pattern } from './types.ts'
export { looksLikeMask, maskPattern } from './mask-pattern.ts'
