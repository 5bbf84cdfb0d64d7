import { type DemandingSentence, needsOf, runningNumbers } from '../../judging/coverage/index.ts'
import type { SentenceMarks } from '../tiers/sentence-marks.ts'
import type { PlacedSentence } from './numbered-sentences.ts'

interface Knowing {
  marks?: SentenceMarks | undefined
  /** Ids of sentences that demand nothing, as an author says. */
  idle?: ReadonlySet<string>
}

const ownStatus = { untestable: 'untestable', context: 'context', not_read: 'not_read' } as const

/**
 * What coverage counts: sentences that are requirements demand something, unless an author calls one idle in which there is nothing to try; sentences in another
 * language do, too.
 */
export function demandingSentences(
  sentences: readonly PlacedSentence[],
  { marks, idle = new Set() }: Knowing = {},
): DemandingSentence[] {
  const running = runningNumbers(sentences)
  return sentences.map(({ fate, ...sentence }) => {
    const { id, text } = sentence
    const needs = needsOf(text, marks?.get(text), running.get(id))
    const isIdle = idle.has(id) && needs.every(({ kind }) => kind === 'sentence')
    const isRequirement = sentence.requirementRef !== undefined || fate.status === 'not_read'
    const status = fate.status in ownStatus ? ownStatus[fate.status as keyof typeof ownStatus] : undefined
    const demands = isRequirement && !isIdle
    return { ...sentence, demands, needs, ...(status && demands && { status }) }
  })
}
