import { capital } from '../../../shared/domain/english/capital.ts'
import { isForPeople } from '../../../shared/domain/test-cases/for-people.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { DesignResult } from '../../../shared/domain/test-generation/schema.ts'
import type { StoryToRead } from '../stories/index.ts'
import { type Criterion, criterionText, saidParts } from './text-of-stories.ts'

interface Designed {
  story: Pick<StoryToRead, 'title' | 'acceptanceCriteria'>
  designed: Pick<DesignResult, 'testCases'>
  /** The criterion that each requirement was read from. */
  links: ReadonlyMap<string, Criterion | null>
  /** Whether cases tell their scenario. */
  withGherkin: boolean
}

export interface StatedCase {
  criterion: Criterion
  testCase: TestCase
}

/**
 * A case as it is stated, for a person, of each criterion that no proved case rests on and that says what is done and what is then to be seen: so each criterion
 * is a test condition, also where its words tell the engine nothing.
 */
export async function casesAsStated({
  story,
  designed,
  links,
  withGherkin,
}: Designed): Promise<StatedCase[]> {
  const tested = new Set(
    designed.testCases.flatMap((testCase) =>
      isForPeople(testCase) ? [] : [testCase.requirementRef, ...(testCase.tags ?? [])],
    ),
  )
  // Who says the same twice means one condition.
  const distinct = new Map(story.acceptanceCriteria.map((one) => [criterionText(one), one]))
  const stated = [...distinct.values()].flatMap((criterion) => {
    const refs = [...links].flatMap(([id, from]) => (from === criterion ? id : []))
    const { when, then } = saidParts(criterion)
    if (refs.some((id) => tested.has(id)) || when === '' || then === '') return []
    return { criterion, ...caseAsStated(criterion, refs[0]) }
  })
  const { judgeCases } = await import('../../../shared/domain/step-readings/judge-cases.ts')
  return judgeCases(stated).map(({ criterion, ...judged }, at) => ({
    criterion,
    testCase: {
      ...judged,
      id: `TC-${String(designed.testCases.length + at + 1).padStart(3, '0')}`,
      ...(withGherkin && { gherkin: featureOf(story.title, judged) }),
    },
  }))
}

function caseAsStated(criterion: Criterion, requirementRef: string | undefined) {
  const { given, when, then } = saidParts(criterion)
  return {
    title: inShort(`${capital(then)} when ${when}`),
    testCondition: criterionText(criterion),
    testType: 'functional' as const,
    testLevel: 'system' as const,
    priority: 'medium' as const,
    preconditions: given === '' ? [] : [capital(given)],
    steps: [{ stepNumber: 1, action: capital(when), expectedResult: capital(then) }],
    expectedResult: capital(then),
    ...(requirementRef && { requirementRef }),
  }
}

const mostOfTitle = 200
const inShort = (title: string) =>
  title.length <= mostOfTitle ? title : `${title.slice(0, mostOfTitle - 1).trimEnd()}…`

const featureOf = (feature: string, { title, preconditions, steps }: ReturnType<typeof caseAsStated>) =>
  [
    `Feature: ${feature.replaceAll(/\s+/g, ' ')}`,
    '',
    `  Scenario: ${title}`,
    ...preconditions.map((each) => `    Given ${each}`),
    ...steps.flatMap(({ action, expectedResult }) => [`    When ${action}`, `    Then ${expectedResult}`]),
    '',
  ].join('\n')
