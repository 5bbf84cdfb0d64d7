import type { RefinementSession } from '../../shared/domain/refinement/index.ts'
import type { Refined } from '../../shared/services/designer.ts'
import type { Tagger } from '../../shared/domain/marking/tagger.ts'
import { refine, textsToMark, textToMark, withParsedGherkin } from './engine.ts'
import { markTexts } from './mark-texts.ts'

/** Applies a message by the grammar, sentences that it adds by their marks as well, and parses the Gherkin of what it wrote; what a user brought is theirs and stays. */
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
  return { ...refined, testCases: all, warnings }
}
