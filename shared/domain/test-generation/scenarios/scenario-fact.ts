import type { Draft } from '../../test-imports/types.ts'
import type { Requirement } from '../../requirement-reading/requirement-schema.ts'

/** A scenario of a text, with the cases that it is: of an outline one for each row of its examples. */
export interface ScenarioFact {
  kind: 'scenario'
  drafts: Draft[]
  /** Its head. */
  statement: string
  /** Its steps. */
  criteria: string
  /** What is wrong with its examples. */
  notes: string[]
}

export const isScenario = (fact: { kind: string }): fact is ScenarioFact => fact.kind === 'scenario'

type Described = Pick<
  Requirement,
  'statement' | 'testability' | 'testabilityNotes' | 'ambiguities' | 'acceptanceCriteria'
>

/** What a scenario says of itself as a requirement; the rules for sentences do not apply to it. */
export function scenarioRequirement(facts: readonly { kind: string }[]): Described | undefined {
  const fact = facts.find(isScenario)
  return (
    fact && {
      statement: fact.statement,
      testability: 'high',
      testabilityNotes: 'A scenario: it is a test case as it stands.',
      ambiguities: fact.notes,
      acceptanceCriteria: [fact.criteria],
    }
  )
}
