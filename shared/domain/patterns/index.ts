export { readPattern } from './read-pattern.ts'
export type { CounterSample, Pattern } from './types.ts'
