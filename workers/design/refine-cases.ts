import type { RefinementSession } from '../../shared/domain/refinement/index.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import type { Refined } from '../../shared/services/designer.ts'
import type { Tagger } from '../../shared/domain/marking/tagger.ts'
import { designEmbedded } from './embedded.ts'
import {
  judge,
  numberedSentences,
  refine,
  standingCases,
  textsToMark,
  textToMark,
  withCitations,
  withParsedGherkin,
} from './engine.ts'
import { markTexts } from './mark-texts.ts'

/**
 * Applies a message by the grammar, sentences that it adds by their marks as well, parses the Gherkin of what it wrote and judges what it added beside the cases that
 * are there; what a user brought is theirs and stays.
 */
export async function refineCases(
  message: string,
  session: RefinementSession,
  taggerOf?: () => Promise<Tagger>,
): Promise<Refined> {
  const text = textToMark(message, session)
  const marks =
    taggerOf && text !== undefined
      ? await markTexts(textsToMark({ requirements: text, mode: 'generate' }), taggerOf)
      : undefined
  const refined = refine(message, { ...session, ...(marks && { marks }) })
  const written = new Set([...refined.added, ...refined.updated])
  const ours = refined.testCases.filter(({ id }) => written.has(id))
  const { testCases, warnings } = await withParsedGherkin(ours)
  const byId = new Map(testCases.map((testCase) => [testCase.id, testCase]))
  const all = refined.testCases.map((testCase) => byId.get(testCase.id) ?? testCase)
  const { standing, left } = await judgedAmong(all, new Set(refined.added), { ...session, text })
  const isLeft = new Set(left.map(({ id }) => id))
  return {
    ...refined,
    testCases: standing,
    added: refined.added.filter((id) => !isLeft.has(id)),
    warnings: [...warnings, ...left.map(({ id, reason }) => `${id} is left out again. ${reason}`)],
  }
}

type Reading = RefinementSession & { text: string | undefined }

/** All cases, the added ones judged beside the others, in their order. */
async function judgedAmong(
  testCases: readonly TestCase[],
  added: ReadonlySet<string>,
  { requirements, text = requirements, pages }: Reading,
): Promise<ReturnType<typeof standingCases>> {
  if (added.size === 0) return { standing: [...testCases], left: [] }
  const { designed } = await designEmbedded({ requirements: text, mode: 'extract-requirements' })
  const sentences = numberedSentences({ requirements: text }, designed.sentences)
  const isAdded = ({ id }: TestCase): boolean => added.has(id)
  const judgement = judge(withCitations(testCases.filter(isAdded), sentences), {
    sentences,
    known: testCases.filter((testCase) => !isAdded(testCase)),
    author: 'embedded',
    ...(pages && { pages }),
  })
  const { standing, left } = standingCases(judgement.cases)
  const judged = new Map(standing.map((testCase) => [testCase.id, testCase]))
  return {
    standing: testCases.flatMap((testCase) =>
      isAdded(testCase) ? (judged.get(testCase.id) ?? []) : testCase,
    ),
    left: [...judgement.left, ...left],
  }
}
