import type { Move, TestModel, Workflow, WorkflowItem } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'
import { limits, partitions, states, type Aimed } from './workflow-aims.ts'
import { answerAims, ruleAims, spanAims } from './workflow-form-items.ts'

/** What is to be tested of the pages on which something moves from status to status. */
export function workflowItems(model: TestModel): WorkflowItem[] {
  return (model.workflows ?? []).flatMap((workflow) =>
    aimsOf(workflow).map(({ aim, requirementId, description, technique, valid = true }) => ({
      kind: 'workflow',
      id: `${requirementId}/workflow/${aim.aim}/${description}`.slice(0, 390),
      technique,
      requirementId,
      description,
      priority: priorityOf(model, requirementId),
      valid,
      workflowId: workflow.id,
      aim,
    })),
  )
}

function aimsOf(workflow: Workflow): Aimed[] {
  return [
    ...workflow.offers.map(({ state, requirementId, buttons }): Aimed => ({
      aim: { aim: 'buttons', state },
      requirementId,
      description: `${state} shows ${buttons.length === 0 ? 'no button' : buttons.join(', ')}`,
      technique: states,
    })),
    ...workflow.moves.flatMap((move) => moveAims(workflow, move)),
    ...dialogAims(workflow),
    ...lockedAims(workflow),
    ...ruleAims(workflow),
    ...answerAims(workflow),
    ...spanAims(workflow),
    ...workflow.limits.map(({ button, after, requirementId }, limit): Aimed => ({
      aim: { aim: 'limit', limit },
      requirementId,
      description: `"${button}" is gone after ${after} times`,
      technique: limits,
      valid: false,
    })),
  ]
}

function moveAims({ counter, numbers, singular, exempt }: Workflow, move: Move): Aimed[] {
  const { id, button, requirementId, to, texts, kept, reset, noNotice } = move
  const by = `"${button}" leads to ${to}`
  const found: Aimed[] = [
    { aim: { aim: 'move', move: id }, requirementId, description: by, technique: states },
  ]
  if (singular && texts.some(({ sample }) => sample !== undefined && sample !== 1))
    found.push({
      aim: { aim: 'move', move: id, amount: 1 },
      requirementId,
      description: `${by} with one in the text`,
      technique: limits,
    })
  for (const option of new Set(texts.flatMap((text) => text.option ?? [])))
    if (option !== move.given.option)
      found.push({
        aim: { aim: 'move', move: id, option },
        requirementId,
        description: `${by} for ${option}`,
        technique: partitions,
      })
  if (
    counter &&
    (counter.moves === undefined || counter.moves.includes(id) || counter.resetBy.includes(button))
  )
    found.push({
      aim: { aim: 'count', move: id },
      requirementId: counter.requirementId,
      description: `the count after "${button}"`,
      technique: states,
    })
  if (kept)
    found.push({
      aim: { aim: 'kept', move: id },
      requirementId: kept.requirementId,
      description: `"${button}" keeps the entries`,
      technique: states,
    })
  const fresh = reset ?? noNotice
  if (fresh)
    found.push({
      aim: { aim: 'reset', move: id },
      requirementId: fresh.requirementId,
      description: `"${button}" puts the form back`,
      technique: states,
    })
  return [...found, ...balanceAims(numbers, exempt, move)]
}

/** What is left behind a move, also under values of a selection that leave it alone. */
function balanceAims(
  numbers: Workflow['numbers'],
  exempt: Workflow['exempt'],
  { id, button, balance }: Move,
): Aimed[] {
  if (!balance || !numbers.some(({ role }) => role === 'balance')) return []
  const found: Aimed[] = []
  found.push({
    aim: { aim: 'balance', move: id },
    requirementId: balance.requirementId,
    description: `what is left after "${button}"`,
    technique: partitions,
  })
  for (const one of balance.by === 0 ? [] : new Map(exempt.map((known) => [known.option, known])).values())
    found.push({
      aim: { aim: 'balance', move: id, option: one.option },
      requirementId: one.requirementId,
      description: `what is left after "${button}" for ${one.option}`,
      technique: partitions,
    })
  return found
}

function dialogAims({ dialogs }: Workflow): Aimed[] {
  return dialogs.flatMap(({ opener, requirementId, leaves, fresh, entry }): Aimed[] => [
    {
      aim: { aim: 'dialog', opener },
      requirementId,
      description: `"${opener}" opens its dialog`,
      technique: states,
    },
    ...leaves.map((leave): Aimed => ({
      aim: { aim: 'left', opener, act: leave.act },
      requirementId: leave.requirementId,
      description: `${'click' in leave.act ? `"${leave.act.click}"` : 'Escape'} leaves the dialog of "${opener}"`,
      technique: states,
    })),
    ...(fresh
      ? [
          {
            aim: { aim: 'fresh' as const, opener },
            requirementId: fresh.requirementId,
            description: `the dialog of "${opener}" is empty again`,
            technique: states,
          } satisfies Aimed,
        ]
      : []),
    ...(entry ? entryAims(opener, entry) : []),
  ])
}

function entryAims(
  opener: string,
  { least, trims, requirementId }: { least: number; trims: boolean; requirementId: string },
): Aimed[] {
  const lengths = [...new Set([0, least - 1, least])].map((length): Aimed => ({
    aim: { aim: 'entry', opener, length, spaces: false },
    requirementId,
    description: `${length} characters in the dialog of "${opener}"`,
    technique: limits,
    ...(length < least ? { valid: false as const } : {}),
  }))
  return trims && least > 1
    ? [
        ...lengths,
        {
          aim: { aim: 'entry', opener, length: least - 1, spaces: true },
          requirementId,
          description: `${least - 1} characters between spaces in the dialog of "${opener}"`,
          technique: partitions,
          valid: false,
        },
      ]
    : lengths
}

function lockedAims({ editable, states: names }: Workflow): Aimed[] {
  return editable
    ? names.map((state) => {
        const open = editable.states.includes(state)
        return {
          aim: { aim: 'locked', state },
          requirementId: editable.requirementId,
          description: `the inputs ${open ? 'can' : 'cannot'} be changed in ${state}`,
          technique: states,
          ...(open ? {} : { valid: false }),
        }
      })
    : []
}
