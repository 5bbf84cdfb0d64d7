import { readFields } from './fields.ts'
import type { Masked } from './mask.ts'
import { readButtons, readMessages, readPage } from './outcomes.ts'
import type { Fact } from './types.ts'

/** What a sentence is read beside: the labels that the sentence before it named. */
export interface Surroundings {
  previous: string[]
}

/** Everything the grammar finds in one sentence. Never throws; a sentence it does not understand gives `[]`. */
export function readFacts(part: Masked, { previous }: Surroundings): Fact[] {
  const page = readPage(part)
  const facts: Fact[] = [...readMessages(part), ...readButtons(part), ...(page ? [page] : [])]
  return [...readFields(part, previous), ...facts]
}
