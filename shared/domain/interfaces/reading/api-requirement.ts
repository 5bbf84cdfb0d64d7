import type { Requirement } from '../../requirement-reading/requirement-schema.ts'
import { isApi } from './sentence.ts'

type Described = Pick<
  Requirement,
  | 'statement'
  | 'subcategory'
  | 'testability'
  | 'testabilityNotes'
  | 'ambiguities'
  | 'suggestedTestType'
  | 'acceptanceCriteria'
>

/** What a requirement read from a description says of itself; the rules for English sentences do not apply to JSON. */
export function apiRequirement(facts: readonly { kind: string }[]): Described | undefined {
  const fact = facts.find(isApi)
  if (fact?.part === undefined || fact.part.kind === 'sentence') return undefined
  const { statement, kind, criteria } = fact.part
  return {
    statement,
    subcategory: `API ${kind}`,
    testability: 'high',
    testabilityNotes: `Read from ${fact.document.kind}: states types, limits or a status that can be checked.`,
    ambiguities: [],
    suggestedTestType: kind === 'property' || kind === 'parameter' ? 'boundary' : 'integration',
    acceptanceCriteria: criteria,
  }
}
