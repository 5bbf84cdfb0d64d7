import type { Extracted } from '../../authoring/index.ts'
import type { ExtractedRequirement } from '../../authoring/index.ts'
import type { Requirement } from '../../requirement-reading/requirement-schema.ts'
import type { DesignResult } from '../schema.ts'
import type { PlacedSentence } from './numbered-sentences.ts'

interface WithResult {
  designed: DesignResult
  warnings: string[]
}

/**
 * Puts requirements that a model read in the place of those that the embedded engine read from the same sentences, in the order of the text. A requirement keeps the
 * number of its first sentence; what the model says nothing of stays.
 */
export function withExtracted<Result extends WithResult>(
  result: Result,
  placed: readonly PlacedSentence[],
  { requirements: extracted, idle, warnings }: Extracted,
): Result {
  const { designed } = result
  const byId = new Map(placed.map((sentence) => [sentence.id, sentence]))
  const own = new Map(designed.requirements.map((requirement) => [requirement.id, requirement]))
  const idleRefs = new Set(idle.flatMap((id) => byId.get(id)?.requirementRef ?? []))
  const taken = new Set<string>()
  const read = extracted.flatMap((requirement): Requirement[] => {
    const sentences = requirement.sentences.flatMap((id) => byId.get(id) ?? [])
    const [first] = sentences
    if (!first) return []
    const before = own.get(first.requirementRef ?? '')
    const id = before && !taken.has(before.id) ? before.id : freeId(taken, own)
    for (const { requirementRef } of sentences) if (requirementRef) taken.add(requirementRef)
    taken.add(id)
    return [requirementOf(requirement, { id, first, before })]
  })
  const left = designed.requirements.filter(({ id }) => !taken.has(id) && !idleRefs.has(id))
  const requirements = [...read, ...left].toSorted((a, b) => a.start - b.start)
  return { ...result, designed: { ...designed, requirements }, warnings: [...result.warnings, ...warnings] }
}

function freeId(taken: ReadonlySet<string>, own: ReadonlyMap<string, Requirement>): string {
  for (let number = own.size + 1; ; number += 1) {
    const id = `REQ-${String(number).padStart(3, '0')}`
    if (!taken.has(id) && !own.has(id)) return id
  }
}

interface Place {
  id: string
  first: PlacedSentence
  /** What the embedded engine read of the first sentence. */
  before: Requirement | undefined
}

function requirementOf(
  { statement, kind, priority, testability, testabilityNotes, questions }: ExtractedRequirement,
  { id, first, before }: Place,
): Requirement {
  const { start, end, source } = first.fate
  return {
    id,
    statement,
    category: kind,
    subcategory: before?.subcategory ?? 'behaviour',
    priority,
    testability,
    testabilityNotes,
    suggestedTestType: before?.suggestedTestType ?? 'functional',
    acceptanceCriteria: before?.acceptanceCriteria ?? [],
    ambiguities: questions,
    dependencies: before?.dependencies ?? [],
    source: before?.source ?? source,
    sentence: first.text,
    start,
    end,
  }
}
