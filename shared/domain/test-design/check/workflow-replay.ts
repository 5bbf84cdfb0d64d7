import type { TestCase } from '../../test-cases/schema.ts'
import type { Move, SubmitRule, Workflow, WorkflowDialog } from '../model.ts'
import { entries } from '../../test-cases/read-case.ts'
import { amountIn, breaks, inNumber, isExempt } from './workflow-rules.ts'

/** What a step of a case did on the page of the model. */
export type Happened =
  | { did: 'opened' | 'entered' | 'asked' | 'left' | 'too short' }
  | { did: 'moved'; move: Move }
  | { did: 'refused'; broken: SubmitRule[] }

/** The page of the model behind the steps of a case, played by the rules of the text alone. */
export interface Replay {
  state: string
  values: Map<string, string>
  changes: number
  left: number
  /** What was left before the last move. */
  leftBefore: number
  /** What the last request was for, and its values. */
  sent: Map<string, string>
  texts: string[]
  messages: string[]
  dialog?: WorkflowDialog
  entry: string
  /** The button that opened the last dialog, and what was clicked or pressed last. */
  lastAsked?: string
  lastAct?: string
  /** How often each status was entered, since the last fresh start. */
  entered: Map<string, number>
  happened: Happened[]
}

/** Plays the steps of a case; nothing when one of them is none that the model knows in that place. */
export function replay({ steps = [] }: TestCase, workflow: Workflow): Replay | undefined {
  const left = workflow.numbers.find(({ role }) => role === 'balance')?.value ?? 0
  const page: Replay = {
    state: workflow.initial,
    values: new Map(),
    changes: 0,
    left,
    leftBefore: left,
    sent: new Map(),
    texts: [],
    messages: [],
    entry: '',
    entered: new Map(),
    happened: [],
  }
  for (const { action } of steps) {
    const done = play(action.trim(), page, workflow)
    if (!done) return undefined
    page.happened.push(done)
  }
  return page
}

function play(action: string, page: Replay, workflow: Workflow): Happened | undefined {
  if (action === 'Open the page') return page.happened.length === 0 ? { did: 'opened' } : undefined
  if (page.happened.length === 0) return undefined
  if (action === 'Press Escape') {
    page.lastAct = 'Escape'
    return leave(page, 'Escape')
  }
  const button = /^Click the "([^"]+)" button$/.exec(action)?.[1]
  if (button !== undefined) page.lastAct = button
  if (button !== undefined)
    return page.dialog ? inDialog(button, page, workflow) : onPage(button, page, workflow)
  const [entry] = entries(action)
  return entry ? enter(entry, page, workflow) : undefined
}

function enter(
  [label, value]: readonly [string, string],
  page: Replay,
  { inputs, editable, initial }: Workflow,
): Happened | undefined {
  if (page.dialog) {
    if (page.dialog.field !== label) return undefined
    page.entry = value
    return { did: 'entered' }
  }
  const open = editable ? editable.states.includes(page.state) : page.state === initial
  if (!open || !inputs.some((input) => input.label === label)) return undefined
  page.values.set(label, value)
  return { did: 'entered' }
}

function leave(page: Replay, by: string): Happened | undefined {
  const found = page.dialog?.leaves.some(({ act }) => ('click' in act ? act.click : 'Escape') === by)
  if (!found) return undefined
  delete page.dialog
  page.entry = ''
  return { did: 'left' }
}

function inDialog(button: string, page: Replay, workflow: Workflow): Happened | undefined {
  const { dialog } = page
  const move = workflow.moves.find(
    (one) => one.opener === dialog?.opener && one.button === button && one.from.includes(page.state),
  )
  if (!dialog || !move) return leave(page, button)
  const length = dialog.entry?.trims ? page.entry.trim().length : page.entry.length
  if (dialog.entry && length < dialog.entry.least) {
    page.messages = [
      page.entry === '' ? (dialog.entry.nothing ?? dialog.entry.message) : dialog.entry.message,
    ]
    return { did: 'too short' }
  }
  return moved(move, page, workflow)
}

function onPage(button: string, page: Replay, workflow: Workflow): Happened | undefined {
  const dialog = workflow.dialogs.find(({ opener, from }) => opener === button && from.includes(page.state))
  if (dialog) {
    page.dialog = dialog
    page.lastAsked = button
    page.entry = ''
    page.messages = []
    return { did: 'asked' }
  }
  const move = workflow.moves.find(
    (one) => one.opener === undefined && one.button === button && one.from.includes(page.state),
  )
  if (!move) return undefined
  const broken =
    page.state === workflow.initial
      ? workflow.rules.filter((rule) => breaks(rule, workflow, page.values, page.left))
      : []
  page.messages = broken.map((rule) =>
    rule.rule === 'left' ? inNumber(rule.message, rule.sample, page.left) : rule.message,
  )
  page.sent = new Map(page.values)
  if (broken.length === 0) return moved(move, page, workflow)
  page.texts = []
  return { did: 'refused', broken }
}

function moved(move: Move, page: Replay, workflow: Workflow): Happened {
  const amount = amountIn(workflow, page.values)
  const chosen = new Set(page.values.values())
  page.leftBefore = page.left
  if (move.balance && amount !== undefined && !isExempt(workflow, page.values))
    page.left += move.balance.by * amount
  page.texts = move.texts.flatMap(({ text, sample, echo, option }) => {
    if (option !== undefined && !chosen.has(option)) return []
    if (echo) return [`${text} ${page.entry.trim()}`]
    return sample === undefined ? [text] : amount === undefined ? [] : [inNumber(text, sample, amount)]
  })
  const counting = workflow.counter?.moves ?? workflow.moves.map(({ id }) => id)
  if (workflow.counter?.resetBy.includes(move.button)) page.changes = 0
  else page.changes += counting.includes(move.id) ? 1 : 0
  page.state = move.to
  page.entered.set(move.to, (page.entered.get(move.to) ?? 0) + 1)
  page.messages = []
  delete page.dialog
  if (move.reset) {
    for (const label of move.reset.labels ?? [...page.values.keys()]) page.values.delete(label)
    page.entered = new Map()
  }
  return { did: 'moved', move }
}
