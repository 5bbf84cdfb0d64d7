export { changedTo, refine, textToMark } from './refine.ts'
export type { Refinement, RefinementSession } from './types.ts'
