import type { Passage } from '../passages/passage.ts'
import { isScenario, runsOf } from '../passages/steps.ts'
import { asWords, says } from '../words.ts'
import { evidenceOf } from './evidence.ts'
import { peopleIn } from './names.ts'
import { putOff } from './phrases.ts'

/** Where little speaks for either, it is a demand: what is left out is lost, and what is too much is seen. */
const least = 0.4

/** The passages that demand something of the product, all evidence weighed. A remark in brackets may take back what it stands behind. */
export function demandsIn(
  text: string,
  passages: readonly Passage[],
  heads: readonly { text: string }[],
): Passage[] {
  const people = peopleIn(text, passages, heads)
  const steps = new Set(
    runsOf(passages, (passage) => passage)
      .filter(isScenario)
      .flat(),
  )
  return passages.filter(
    (passage, at) =>
      steps.has(passage) || (weightOf(passage, people) >= least && !isTakenBack(passage, passages[at + 1])),
  )
}

const weightOf = (passage: Passage, people: ReadonlySet<string>): number =>
  evidenceOf(passage, people).reduce((sum, { weight }) => sum + weight, 0)

const isTakenBack = ({ block }: Passage, next: Passage | undefined): boolean =>
  next?.block === block && /^[([]/.test(next.text) && says(asWords(next.text), putOff)
