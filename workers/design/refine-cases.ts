import type { RefinementSession } from '../../shared/domain/refinement/index.ts'
import type { Refined } from '../../shared/services/designer.ts'
import { refine, withParsedGherkin } from './engine.ts'

/** Applies a message by the grammar, and parses the Gherkin of what it wrote; what a user brought is theirs and stays. */
export async function refineCases(message: string, session: RefinementSession): Promise<Refined> {
  const refined = refine(message, session)
  const written = new Set([...refined.added, ...refined.updated])
  const ours = refined.testCases.filter(({ id }) => written.has(id))
  const { testCases, warnings } = await withParsedGherkin(ours)
  const byId = new Map(testCases.map((testCase) => [testCase.id, testCase]))
  const all = refined.testCases.map((testCase) => byId.get(testCase.id) ?? testCase)
  return { ...refined, testCases: all, warnings }
}
