import { exact, isMultiple } from '../decimal.ts'
import type { Subject } from '../model.ts'
import { numberIn, type Term } from './same.ts'

/** Whether a number lies between two that its subject can have: "7.5" where whole ones are entered. */
export function isOffStep(term: Term, { step }: Subject): boolean {
  const size = step === undefined ? undefined : exact(step)
  const value = size && numberIn(term)
  return size !== undefined && value !== undefined && !isMultiple(value, size)
}
