import { finishCases } from '../../test-imports/finish-cases.ts'
import type { Draft } from '../../test-imports/types.ts'
import type { ItemBase } from '../../test-cases/draft.ts'
import type { TestCase, TestType } from '../../test-cases/schema.ts'
import type { PlacedSentence } from '../requirements/read-sources.ts'
import type { Requirement } from '../../requirement-reading/requirement-schema.ts'
import { isScenario } from '../scenarios/scenario-fact.ts'
import type { Candidate, Part } from './part.ts'

/** A case of a scenario, with what it is to cover: the scenario, or a row of its examples. */
interface Point {
  item: ItemBase
  candidate: Candidate
}

/** Each scenario is a case as it stands, and each row of an outline is one: what the checker compares is the case with the scenario. */
export function scenarioPart(
  sentences: readonly PlacedSentence[],
  requirements: ReadonlyMap<string, Requirement>,
): Part {
  const points = sentences.flatMap(({ facts, requirementId }) => {
    const fact = facts.find(isScenario)
    const requirement = requirements.get(requirementId ?? '')
    return fact && requirement ? pointsOf(fact.drafts, requirement) : []
  })
  const byDeed = Map.groupBy(points, ({ candidate }) => deedOf(candidate.testCase))
  return {
    kind: 'text',
    size: points.length,
    exercised: (testCase) => new Set((byDeed.get(deedOf(testCase)) ?? []).map(({ item }) => item.id)),
    design: () => ({
      items: points.map(({ item }) => item),
      candidates: points.map(({ candidate }) => candidate),
      open: [],
      gaps: [],
    }),
  }
}

/** What is given, done and expected in a case. */
const deedOf = ({ preconditions = [], steps = [] }: TestCase): string =>
  JSON.stringify([
    preconditions,
    steps.map(({ action, expectedResult, testData = '' }) => [action, expectedResult, testData]),
  ])

function pointsOf(drafts: readonly Draft[], requirement: Requirement): Point[] {
  const titles = titlesOf(drafts)
  return drafts.flatMap((draft, at): Point[] => {
    const [written] = finishCases({ found: [{ ...draft, title: titles[at] ?? '' }], findings: [] }).testCases
    if (!written) return []
    const { id: requirementId } = requirement
    const item: ItemBase = {
      id: `${requirementId}/scenario${draft.row ? `/row ${at + 1}` : ''}`,
      technique: 'Use Case Testing',
      requirementId,
      description: written.title,
      priority: draft.priority ? written.priority : requirement.priority,
      valid: true,
    }
    return [{ item, candidate: candidateOf(written, draft, { item, requirement }) }]
  })
}

/** Titles of rows that are alike say their values. */
function titlesOf(drafts: readonly Draft[]): string[] {
  const same = Map.groupBy(drafts, ({ row }) => row?.title)
  return drafts.map(({ title, row }) =>
    row && (same.get(row.title)?.length ?? 0) > 1
      ? `${row.title} (${row.values.join(', ').slice(0, 200)})`
      : (row?.title ?? title),
  )
}

function candidateOf(
  written: TestCase,
  { id, requirementRef, tags = [] }: Draft,
  { item, requirement }: { item: ItemBase; requirement: Requirement },
): Candidate {
  const { requirementId, technique, valid } = item
  const expectedResult = written.steps?.findLast((step) => step.expectedResult !== '')?.expectedResult
  const all = [...(id ? [id] : []), ...(requirementRef ? [requirementRef] : []), ...tags, requirementId]
  const types: TestType[] = [written.testType, 'functional', 'regression', 'e2e']
  return {
    testCase: {
      ...written,
      testBasis: `${requirementId}: ${requirement.statement}`,
      designTechnique: technique,
      tags: [...new Set(all)].slice(0, 100),
      ...(expectedResult ? { expectedResult } : {}),
      requirementRef: requirementId,
      coverageItems: [{ id: item.id.slice(0, 400), technique, valid, oracle: 'stated' }],
    },
    covers: new Set([item.id]),
    types: [...new Set(types)],
    tests: [requirementId],
    asWritten: true,
  }
}
