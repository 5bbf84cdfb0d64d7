import type { SessionSnapshot } from '../../../durable-objects/public-session/public-session.ts'
import { type Basis, bases } from '../../../shared/domain/test-cases/schema.ts'
import type { TextRange } from '../../../shared/domain/test-generation/schema.ts'
import { analysisView } from './analysis.ts'

/** The best that cases of a session rest on, by the sentence of its text that they test; null where no case does. */
export function basisIn({
  analysis,
  testCases,
}: Pick<SessionSnapshot, 'analysis' | 'testCases'>): (place: TextRange) => Basis | null {
  const basisOf = new Map(testCases.map(({ id, basis }) => [id, basis]))
  const byStart = new Map<number, Basis>()
  for (const { source, start, testCaseIds } of analysisView(analysis, testCases).sentences) {
    if (source !== 'requirements') continue
    const own = new Set(testCaseIds.map((id) => basisOf.get(id)))
    const best = bases.find((basis) => own.has(basis))
    if (best) byStart.set(start, best)
  }
  return ({ start }) => byStart.get(start) ?? null
}
