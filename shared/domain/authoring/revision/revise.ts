import type { NumberedSentence } from '../../judging/types.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import { reachOf } from '../answer/reach.ts'
import type { AskWriter, WritingRequest } from '../types.ts'
import { applyChanges } from './apply-changes.ts'
import { readRevision } from './read-revision.ts'
import { revisionPrompt } from './revision-prompt.ts'
import { shownCases } from './shown-cases.ts'
import type { Revised } from './types.ts'

interface Asked {
  message: string
  testCases: readonly TestCase[]
  /** Cases that there may be at most. */
  most: number
}

/**
 * Asks an author what a message wants of cases, and applies it; unjudged. The message stands behind the text as a sentence of it, so that what a person states
 * gives ground. Undefined where nobody answers, or nothing of the answer is understood. Never rejects for the provider's sake.
 */
export async function revise(
  request: WritingRequest,
  { message, testCases, most }: Asked,
  ask: AskWriter,
): Promise<(Revised & { answer: string; sentences: NumberedSentence[] }) | undefined> {
  const last = Number(/\d+/.exec(request.sentences.at(-1)?.id ?? '')?.[0] ?? 0)
  const stated = { id: `S${last + 1}`, text: message.slice(0, 4000) }
  const whole = { ...request, sentences: [...request.sentences, stated] }
  const shown = shownCases(testCases, message)
  const reply = await Promise.resolve()
    .then(() => ask(revisionPrompt(whole, { message, shown })))
    .catch(() => undefined)
  if (reply === undefined) return undefined
  const revision = readRevision(reply, {
    sentences: new Map(whole.sentences.map((sentence) => [sentence.id.toUpperCase(), sentence])),
    reach: reachOf(whole),
    author: 'model',
    known: new Map(testCases.map((testCase) => [testCase.id, testCase])),
    whole: shown.whole,
  })
  if (!revision) return undefined
  const revised = applyChanges(testCases, revision.changes, { most })
  return {
    ...revised,
    refused: [...revision.refused, ...revised.refused],
    answer: revision.answer,
    sentences: whole.sentences,
  }
}
