import { capital } from '../../english/capital.ts'
import { byHand } from '../../model-based-testing/cases/by-hand.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'
import type { Draft, ItemBase } from '../../test-cases/draft.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import { trimEnd } from '../../text/trim-end.ts'
import { isReport, type BugReport } from '../requirements/bug-reports.ts'
import type { PlacedSentence } from '../requirements/read-sources.ts'
import type { Requirement } from '../../requirement-reading/requirement-schema.ts'
import { checkedDrafts } from './draft-part.ts'
import type { Part } from './part.ts'

/** Each bug report becomes one case: its steps, checked against its expected result. */
export function reportPart(
  sentences: readonly PlacedSentence[],
  requirements: ReadonlyMap<string, Requirement>,
): Part {
  const reports = Map.groupBy(
    sentences.filter(({ requirementId }) => requirementId !== undefined),
    ({ facts }) => facts.find(isReport)?.report,
  )
  const points = [...reports].flatMap(([report, stated]) => {
    const [requirementId, ...others] = stated.flatMap((one) => one.requirementId ?? [])
    if (!report || requirementId === undefined) return []
    const item: ItemBase = {
      id: `${requirementId}/report/${report.title}`.slice(0, 390),
      technique: 'Use Case Testing',
      requirementId,
      description: expectedIn(report),
      priority: priorityOf({ requirements }, requirementId),
      valid: true,
    }
    return [{ item, draft: draftOf(report, item, others) }]
  })
  const exercised = ({ steps = [] }: TestCase) =>
    new Set(
      points.flatMap(({ item, draft }) =>
        draft.steps.every(({ action, expectedResult }) =>
          steps.some((step) => step.action === action && step.expectedResult === expectedResult),
        )
          ? [item.id]
          : [],
      ),
    )
  return {
    kind: 'text',
    size: points.length,
    exercised,
    design: () => ({
      ...checkedDrafts(
        points.map(({ item }) => item),
        { cases: points.map(({ draft }) => draft), undesigned: [] },
        { exercised, requirements },
      ),
      gaps: [],
    }),
  }
}

const expectedIn = ({ expected }: BugReport): string => expected.map((one) => trimEnd(one, '. ')).join('. ')

function draftOf(report: BugReport, item: ItemBase, alsoTests: string[]): Draft {
  const expected = expectedIn(report).slice(0, 4000)
  const last = report.steps.length - 1
  return {
    title: `${capital(expected.slice(0, 180))}${report.title === '' ? '' : ` (${report.title.slice(0, 100)})`}`,
    steps: report.steps.slice(0, 90).map((action, at) => ({
      action: trimEnd(action, '. ').slice(0, 4000),
      expectedResult: at === last ? expected : '',
    })),
    claims: [item],
    outcome: { expected, oracle: 'stated', checkable: true },
    preconditions: report.preconditions,
    types: ['regression', 'functional'],
    tags: ['bug report'],
    testCondition: report.title === '' ? expected : `${report.title}: ${expected}`,
    alsoTests,
    manual: report.preconditions.map(byHand.arranged),
  }
}
