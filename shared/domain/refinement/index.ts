export { differenceOf, isUndo, undone, type Difference } from './difference.ts'
export { changedTo, refine, textToMark } from './refine.ts'
export type { Refinement, RefinementSession } from './types.ts'
