import type { ReadSentence } from '../../requirements/index.ts'
import type { Move, Workflow, WorkflowDialog } from '../model.ts'
import { buildNumbers } from './workflow-numbers.ts'
import { buildMoves } from './workflow-moves.ts'
import { all, type Part, type Told } from './workflow-told.ts'

/** The page on which something moves from status to status, put together from what its sentences say; none where they tell no move. */
export function buildWorkflows(sentences: ReadSentence[]): Workflow[] {
  const told = toldIn(sentences)
  const starts = all(told, 'initial')
  const initial = starts.find(({ likely }) => !likely) ?? starts[0]
  const display = all(told, 'display')[0]
  if (!initial || !display) return []
  const listed = offersOf(told)
  const statesOf = (button: string): string[] => [
    ...listed.flatMap(({ state, buttons }) => (buttons.includes(button) ? [state] : [])),
    ...all(told, 'offered').flatMap((one) => (one.button === button ? one.states : [])),
  ]
  const { moves, dialogs } = buildMoves(told, statesOf)
  const inputs = all(told, 'input').filter(({ dialog }) => dialog === undefined)
  const page = buildNumbers(told, inputs, moves)
  const refused = all(told, 'refused')[0]
  const untilNext = all(told, 'until next')[0]
  const exclusive = all(told, 'exclusive')[0]
  return [
    {
      id: 'W1',
      origins: [...new Set(told.map(({ requirementId }) => requirementId))],
      initial: initial.state,
      states: [...new Set(all(told, 'state').map(({ name }) => name))],
      display: { before: display.before, after: display.after },
      offers:
        listed.length > 0 || !exclusive ? listed : offeredBy(moves, dialogs, told, exclusive.requirementId),
      ...(exclusive
        ? {
            exclusive: {
              requirementId: exclusive.requirementId,
              ...(exclusive.disabled ? { disabled: true as const } : {}),
            },
          }
        : {}),
      inputs,
      ...editableOf(
        told,
        inputs.map(({ label }) => label),
      ),
      ...page,
      exempt: all(told, 'exempt').map(({ option, requirementId }) => ({ option, requirementId })),
      moves,
      dialogs,
      rules: rulesOf(told),
      ...(refused ? { refused } : {}),
      ...(untilNext ? { untilNext: { requirementId: untilNext.requirementId } } : {}),
      limits: all(told, 'limit').map(({ button, after, state, requirementId }) => ({
        button,
        after,
        state,
        requirementId,
      })),
    },
  ]
}

function toldIn(sentences: ReadSentence[]): Told[] {
  return sentences.flatMap(({ facts, requirementId }) =>
    facts.flatMap((fact): Told[] =>
      fact.kind === 'workflow' && requirementId !== undefined
        ? [{ ...fact.part, requirementId } as Told]
        : [],
    ),
  )
}

/** Buttons by status. Two lists for one status that differ say that the text has more in mind than is read here. */
function offersOf(told: Told[]): Workflow['offers'] {
  const lists = all(told, 'state').flatMap(({ name, buttons, requirementId }) =>
    buttons === undefined ? [] : [{ state: name, buttons, requirementId }],
  )
  return lists.filter(({ state, buttons }, at) =>
    lists.every(
      (other, index) => other.state !== state || (index >= at && other.buttons.join() === buttons.join()),
    ),
  )
}

/** Where the text has no lists of buttons but says that only those of a status are there: the ones that lead out of it. */
function offeredBy(
  moves: Move[],
  dialogs: WorkflowDialog[],
  told: Told[],
  requirementId: string,
): Workflow['offers'] {
  const names = [...new Set(all(told, 'state').map(({ name }) => name))]
  return names.map((state) => {
    const direct = moves
      .filter(({ from, opener }) => opener === undefined && from.includes(state))
      .map(({ button }) => button)
    const asking = dialogs.filter(({ from }) => from.includes(state)).map(({ opener }) => opener)
    return { state, buttons: [...new Set([...direct, ...asking])], requirementId }
  })
}

function editableOf(told: Told[], form: string[]): Pick<Workflow, 'editable'> {
  const found = all(told, 'editable')[0]
  if (!found || found.states.length === 0) return {}
  const labels = found.labels.filter((label) => form.includes(label))
  return labels.length === 0
    ? {}
    : { editable: { states: found.states, labels, requirementId: found.requirementId } }
}

/** The same rule said twice is one; of two messages for one wrong entry neither is sure, but samples of one with another number. */
function rulesOf(told: Told[]): Workflow['rules'] {
  const rules = all(told, 'rule')
  const key = (rule: Part<'rule'>): string => `${rule.rule} ${'label' in rule ? rule.label : ''}`
  const by = Map.groupBy(rules, key)
  return [...by.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const words = new Set(
      same.map(({ message }) => message.replace(/\d+ [a-z]+/gi, '#').replace(/\d+/g, '#')),
    )
    return words.size === 1 ? [first] : []
  })
}
