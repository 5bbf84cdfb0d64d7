import type { Item, Workflow, WorkflowItem } from '../model.ts'
import type { CaseDraft, Undesigned } from './case-draft.ts'
import { joinChecks } from './check-prose.ts'
import { formCase } from './workflow-form-cases.ts'
import { stateCase } from './workflow-state-cases.ts'
import type { Walked } from './workflow-walk.ts'

/** A case for each item of a page with statuses: from the opened page to its status, the action, and what the text says is seen then. */
export function designWorkflows(
  workflows: Workflow[],
  items: Item[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const cases: CaseDraft[] = []
  const undesigned: Undesigned[] = []
  const byId = new Map(workflows.map((one) => [one.id, one]))
  for (const item of items) {
    if (item.kind !== 'workflow') continue
    const workflow = byId.get(item.workflowId)
    const walked = workflow && (stateCase(workflow, item.aim) ?? formCase(workflow, item.aim))
    if (workflow && walked && walked.checks.length > 0)
      cases.push({ ...draftOf(item, walked), ...alsoTested(workflow, item) })
    else undesigned.push({ item, reason: 'the text does not say how to get there, or what is seen then' })
  }
  return { cases, undesigned }
}

/** That no other button is there is tested with the buttons that are, and a text of a move with the move. */
function alsoTested({ exclusive, moves }: Workflow, { aim }: WorkflowItem): Pick<CaseDraft, 'alsoTests'> {
  if (aim.aim === 'buttons') return exclusive ? { alsoTests: [exclusive.requirementId] } : {}
  const move = aim.aim === 'move' ? moves.find(({ id }) => id === aim.move) : undefined
  return move ? { alsoTests: move.texts.map(({ requirementId }) => requirementId) } : {}
}

function draftOf(item: WorkflowItem, { walk, checks }: NonNullable<Walked>): CaseDraft {
  const expected = joinChecks(checks)
  const steps = walk.steps.map((step, index) => ({
    ...step,
    expectedResult: index === walk.steps.length - 1 ? expected : step.expectedResult,
  }))
  return {
    title: `${item.description.charAt(0).toUpperCase()}${item.description.slice(1)}`.slice(0, 160),
    steps,
    claims: [item],
    outcome: { expected, oracle: 'stated', checkable: true, requirementId: item.requirementId },
    preconditions: [],
    manual: [],
    types: ['functional', 'regression'],
    tags: [item.valid ? 'positive' : 'negative', 'workflow'],
    testCondition: item.description,
  }
}
