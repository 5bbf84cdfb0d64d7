import { capital } from '../../english/capital.ts'
import { whyUntried } from '../../requirement-model/asks.ts'
import type { Draft, ItemBase } from '../../test-cases/draft.ts'
import { parseTestData } from '../../test-cases/test-data.ts'
import { TestCase, type CoverageItem } from '../../test-cases/schema.ts'
import { automationOf, Readings } from '../../step-readings/automation.ts'
import type { Requirement } from '../../requirement-reading/requirement-schema.ts'
import { withoutSubsumed } from '../selection/subsumed.ts'
import type { Candidate, DesignedPart, Open } from './part.ts'

type Exercised = (testCase: TestCase) => Set<string>
type Requirements = ReadonlyMap<string, Requirement>

/** Drafts as candidates, each with what the checker finds in it; one that proves nothing is none. */
export function checkedDrafts<I extends ItemBase>(
  items: I[],
  { cases, undesigned }: { cases: Draft<I>[]; undesigned: Open[] },
  { exercised, requirements }: { exercised: Exercised; requirements: Requirements },
): Pick<DesignedPart, 'items' | 'candidates' | 'open'> {
  const unique = [
    ...new Map(cases.map((one) => [JSON.stringify([one.steps, one.outcome.expected]), one])).values(),
  ]
  // Calls of functions and requests: no other words make one a step on a page.
  const writing: Writing = { requirements, readings: new Readings(0) }
  const proved = unique.map((draft) => ({
    draft,
    covers: exercised(written(draft, draft.claims, writing)),
  }))
  const candidates = withoutSubsumed(proved).flatMap(({ draft, covers }): Candidate[] => {
    const claims = draft.claims.filter(({ id }) => covers.has(id))
    const testCase = written(draft, claims, writing)
    if (claims.length === 0 || !TestCase().safeParse(testCase).success) return []
    const { outcome, alsoTests = [] } = draft
    const tests = [
      ...claims.map(({ requirementId }) => requirementId),
      ...(outcome.requirementId ? [outcome.requirementId] : []),
    ]
    return [
      {
        testCase,
        covers,
        types: draft.types,
        ...(outcome.oracle === 'stated' || outcome.unstated === undefined
          ? {}
          : { unstated: outcome.unstated }),
        tests: [...new Set([...tests, ...alsoTests, ...(outcome.alsoTests ?? [])])],
      },
    ]
  })
  const covered = new Set(candidates.flatMap(({ covers }) => [...covers]))
  const named = new Set(undesigned.map(({ item }) => item.id))
  const rest = items.filter(({ id }) => !covered.has(id) && !named.has(id))
  return {
    items: [...new Map(items.map((item) => [item.id, item])).values()],
    candidates,
    open: [...undesigned, ...rest.map((item) => ({ item, reason: whyUntried.notExercised }))],
  }
}

/** What the drafts of one part are written with. */
interface Writing {
  requirements: Requirements
  readings: Readings
}

function written<I extends ItemBase>(
  draft: Draft<I>,
  claims: I[],
  { requirements, readings }: Writing,
): TestCase {
  const { title, steps, outcome, preconditions, types, tags, testCondition, manual, notForBrowsers } = draft
  const numbered = steps.map((step, index) => ({ stepNumber: index + 1, ...step }))
  const refs = [
    ...new Set([
      ...claims.map(({ requirementId }) => requirementId),
      ...(outcome.requirementId ? [outcome.requirementId] : []),
    ]),
  ]
  const condition = capital(testCondition).slice(0, 9000)
  return {
    id: 'TC-000',
    title: title.slice(0, 300),
    description: `${condition}. Expected: ${outcome.expected}.`.slice(0, 9000),
    objective:
      outcome.oracle === 'stated'
        ? 'Show that what comes out is what the text states'
        : 'Show what follows from the rule; the text does not state the outcome itself',
    testBasis: refs
      .flatMap((id) => (requirements.has(id) ? `${id}: ${requirements.get(id)?.statement ?? ''}` : []))
      .join('\n')
      .slice(0, 19_000),
    testCondition: condition,
    designTechnique: [...new Set(claims.map(({ technique }) => technique))].join(', '),
    testLevel: 'system',
    testType: types[0] ?? 'functional',
    preconditions: preconditions.slice(0, 90).map((text) => text.slice(0, 4000)),
    steps: numbered,
    expectedResult: outcome.expected,
    priority: 'medium',
    category: 'behaviour',
    tags: [...tags, ...refs].slice(0, 40).map((tag) => tag.slice(0, 200)),
    requirementRef: refs[0] ?? '',
    estimatedDuration: `${Math.max(1, Math.ceil((steps.length * 20) / 60))} min`,
    coverageItems: claims.slice(0, 400).map((item) => claimOf(item, draft)),
    automation:
      notForBrowsers === undefined
        ? automationOf({ steps: numbered, expectedResult: outcome.expected }, { known: manual, readings })
        : { ready: false, reasons: [notForBrowsers] },
  }
}

function claimOf(
  item: ItemBase & { label?: string; partition?: string },
  { outcome, steps }: Draft,
): CoverageItem {
  const { id, technique, valid, label, partition = item.description } = item
  const data = steps.flatMap(({ testData = '' }) => parseTestData(testData))
  const value = data.find(({ name }) => name === label)?.value
  return {
    id: id.slice(0, 400),
    technique,
    valid,
    oracle: outcome.oracle,
    ...(label === undefined ? {} : { parameter: label.slice(0, 400), partition: partition.slice(0, 400) }),
    ...(value === undefined ? {} : { value }),
  }
}
