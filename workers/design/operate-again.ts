import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import type { AskAuthor, DesignInput, PlayedCases } from '../../shared/services/designer.ts'
import { designEmbedded } from './embedded.ts'
import {
  SecondDerivation,
  judge,
  numberedSentences,
  operateAgain,
  returnedAfterRehearsal,
  standingCases,
  writingRequestOf,
} from './engine.ts'
import { writer } from './writer.ts'

/**
 * Cases of a model that could not be performed on their page go back to it once: it may operate the page in another way, and changes nothing that is entered or
 * expected. Gives those that came back and stand before the judge, derived a second time, ready to be played.
 */
export async function operateAgainAsking(
  input: DesignInput,
  { testCases, rehearsed }: PlayedCases,
  ask: AskAuthor,
): Promise<TestCase[]> {
  const own = testCases.filter(({ author }) => author === 'model')
  const byId = new Map(own.map((testCase) => [testCase.id, testCase]))
  const unperformed = returnedAfterRehearsal(own, rehearsed).flatMap((verdict) => {
    const testCase = byId.get(verdict.id)
    return testCase ? [{ testCase, verdict }] : []
  })
  if (unperformed.length === 0) return []
  const reading = { ...input, mode: 'extract-requirements' as const }
  const { designed } = await designEmbedded(reading)
  const sentences = numberedSentences(reading, designed.sentences)
  const request = writingRequestOf(reading, sentences)
  const mended = await operateAgain(request, unperformed, writer(ask, 'cases'))
  const ids = new Set(mended.map(({ id }) => id))
  const derivation = new SecondDerivation(request.sentences, writer(ask, 'choices'))
  const judgement = judge(mended, {
    sentences,
    known: testCases.filter(({ id }) => !ids.has(id)),
    author: 'model',
    ...(input.pages && { pages: input.pages }),
  })
  const { cases } = await derivation.review(judgement)
  return standingCases(cases).standing.filter(({ automation }) => automation?.ready)
}
