import type { Prose } from './prose.ts'
import type { StepProblem } from './types.ts'

const blank = /^‹[^‹›]+›$/
const quotedBlank = /"‹([^‹›"\\]+)›"/g

/** A quoted place in a suggested sentence that its author fills in; `what` says with what. A step that still has one does and checks nothing. */
export const blankFor = (what: string): string => `‹${what}›`

export const isBlank = (text: string): boolean => blank.test(text)

/** The sentence as if its blanks were filled in with what they are called. */
export const filledIn = (sentence: string): string => sentence.replace(quotedBlank, '"$1"')

/** What is left to fill in, as a reason why a half of a step cannot be read. */
export function leftBlank({ literals }: Prose, half: 'actions' | 'checks'): StepProblem[] {
  const part = literals.find(isBlank)
  if (part === undefined) return []
  const code = half === 'actions' ? 'steps.not_understood' : 'steps.unverifiable'
  return [{ code, part, message: `“${part}” is a blank. Fill it in with the words of the page.` }]
}
