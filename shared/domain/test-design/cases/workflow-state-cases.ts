import type { Move, PageNumber, Workflow, WorkflowAct, WorkflowAim, WorkflowDialog } from '../model.ts'
import { entryOf, type Wanted } from './workflow-values.ts'
import { Walk, type Walked } from './workflow-walk.ts'

/** Cases about statuses, buttons, moves, numbers and dialogs. */
export function stateCase(workflow: Workflow, aim: WorkflowAim): Walked {
  switch (aim.aim) {
    case 'buttons':
      return buttonsCase(workflow, aim.state)
    case 'move':
    case 'count':
    case 'kept':
    case 'reset':
    case 'balance':
      return moveCase(workflow, aim)
    case 'dialog':
    case 'fresh':
    case 'left':
    case 'entry': {
      const dialog = workflow.dialogs.find(({ opener }) => opener === aim.opener)
      return dialog && dialogCase(workflow, dialog, aim)
    }
    case 'limit':
      return limitCase(workflow, aim.limit)
    case 'locked':
      return lockedCase(workflow, aim.state)
    default:
      return undefined
  }
}

function buttonsCase(workflow: Workflow, state: string): Walked {
  const walk = new Walk(workflow)
  const offer = workflow.offers.find((one) => one.state === state)
  if (!offer || !walk.reach(state)) return undefined
  const disabled = workflow.exclusive?.disabled === true
  const others = new Set(workflow.exclusive ? workflow.offers.flatMap(({ buttons }) => buttons) : [])
  for (const button of offer.buttons) others.delete(button)
  return {
    walk,
    checks: [
      walk.status(),
      ...offer.buttons.map((button) => `The "${button}" button is ${disabled ? 'enabled' : 'shown'}`),
      ...[...others].map((button) =>
        disabled ? `The "${button}" button is disabled` : `No "${button}" button is shown`,
      ),
    ],
  }
}

type MoveAim = Extract<WorkflowAim, { move: string }>

function moveCase(workflow: Workflow, aim: MoveAim): Walked {
  const move = workflow.moves.find(({ id }) => id === aim.move)
  if (!move) return undefined
  const walk = new Walk(workflow)
  const [from = ''] = move.from
  const wanted = wantedFor(move, aim)
  if (!walk.reach(from, wanted)) return undefined
  if (walk.state === workflow.initial && walk.values.size === 0) walk.fill(wanted)
  const before = new Map(walk.values)
  walk.go(move)
  switch (aim.aim) {
    case 'move':
      return { walk, checks: [walk.status(), ...move.texts.flatMap((text) => walk.text(text) ?? [])] }
    case 'count':
      return numberCase(workflow, walk, 'counter', walk.changes)
    case 'balance':
      return numberCase(workflow, walk, 'balance', walk.left)
    case 'kept':
      return before.size === 0
        ? undefined
        : { walk, checks: [walk.status(), ...held(workflow, before, move.kept?.labels)] }
    case 'reset':
      return { walk, checks: resetChecks(workflow, walk, move) }
  }
}

/** The values with which the text tells a move, or those of the aim. */
function wantedFor(move: Move, aim: MoveAim): Wanted {
  const option = 'option' in aim && aim.option !== undefined ? aim.option : move.given.option
  const sample = move.texts.find(
    (text) => text.sample !== undefined && (text.option === undefined || text.option === option),
  )?.sample
  const amount =
    'amount' in aim && aim.amount !== undefined
      ? aim.amount
      : (move.given.amount ?? sample ?? (move.given.over === undefined ? undefined : move.given.over + 1))
  return { ...(amount === undefined ? {} : { amount }), ...(option === undefined ? {} : { option }) }
}

function numberCase({ numbers }: Workflow, walk: Walk, role: PageNumber['role'], value: number): Walked {
  const number = numbers.find((one) => one.role === role)
  const check = number && walk.number(number, value)
  return check === undefined ? undefined : { walk, checks: [walk.status(), check] }
}

/** What the inputs hold, each in the words of the step language. */
export function held({ inputs }: Workflow, values: Map<string, string>, labels?: string[]): string[] {
  return inputs.flatMap(({ label, control }) => {
    const value = labels?.includes(label) === false ? undefined : values.get(label)
    if (value === undefined || control === 'radio') return []
    if (control === 'checkbox')
      return [`The "${label}" checkbox is ${value === 'checked' ? 'checked' : 'not checked'}`]
    if (control === 'select') return [`"${value}" is selected in "${label}"`]
    return [value === '' ? `The "${label}" field is empty` : `The "${label}" field has the value "${value}"`]
  })
}

function resetChecks({ inputs }: Workflow, walk: Walk, { reset, noNotice, texts }: Move): string[] {
  const empty = reset
    ? inputs.filter(({ control }) => control === 'text' || control === 'date' || control === 'number')
    : []
  const old = noNotice
    ? walk.workflow.moves.flatMap((move) =>
        move.texts.filter(({ echo, sample }) => !echo && sample === undefined),
      )
    : []
  const said = new Set(texts.map(({ text }) => text))
  return [
    walk.status(),
    ...empty
      .map(({ label, constraints }) =>
        constraints?.default === undefined ? `The "${label}" field is empty` : '',
      )
      .filter((check) => check !== ''),
    ...[...new Set(old.map(({ text }) => text))]
      .filter((text) => !said.has(text))
      .map((text) => `"${text}" is not visible`),
  ]
}

type DialogAim = Extract<WorkflowAim, { opener: string }>

function dialogCase(workflow: Workflow, dialog: WorkflowDialog, aim: DialogAim): Walked {
  const walk = new Walk(workflow)
  if (!walk.reach(dialog.from[0] ?? '')) return undefined
  walk.click(dialog.opener)
  const { field, buttons, texts, entry, confirm } = dialog
  const empty = field === undefined || !dialog.empty ? [] : [`The "${field}" field is empty`]
  switch (aim.aim) {
    case 'dialog':
      return {
        walk,
        checks: [
          ...texts.map((text) => `"${text}" is visible`),
          ...empty,
          ...buttons.map((button) => `The "${button}" button is shown`),
        ],
      }
    case 'left':
      if (field !== undefined) walk.write(field, entryOf(field, entry?.least ?? 12))
      act(walk, aim.act)
      return { walk, checks: [walk.status(), ...gone(dialog), ...unchanged(workflow, walk)] }
    case 'fresh': {
      const [leave] = dialog.leaves
      if (!leave || field === undefined) return undefined
      const short = entry && entry.least > 1 && confirm !== undefined
      walk.write(field, entryOf(field, short ? entry.least - 1 : 12))
      if (short) walk.click(confirm)
      act(walk, leave.act)
      walk.click(dialog.opener)
      return { walk, checks: [...empty, ...(short ? [`"${entry.message}" is not visible`] : [])] }
    }
    case 'entry':
      return entryCase(workflow, dialog, aim, walk)
  }
}

function entryCase(
  workflow: Workflow,
  dialog: WorkflowDialog,
  { length, spaces }: { length: number; spaces: boolean },
  walk: Walk,
): Walked {
  const { field, entry, confirm, opener } = dialog
  const move = workflow.moves.find((one) => one.opener === opener && one.button === confirm)
  if (field === undefined || !entry || confirm === undefined || !move) return undefined
  const text = entryOf(field, length)
  walk.write(field, spaces ? `   ${text}   ` : text)
  walk.click(confirm)
  if (length < entry.least)
    return {
      walk,
      checks: [
        `"${length === 0 ? (entry.nothing ?? entry.message) : entry.message}" is visible`,
        `The "${confirm}" button is shown`,
      ],
    }
  return { walk, checks: [walk.status(move.to), ...gone(dialog)] }
}

function act(walk: Walk, how: WorkflowAct): void {
  if ('click' in how) walk.click(how.click)
  else walk.act('Press Escape')
}

/** The dialog is closed when none of its buttons and texts is there. */
function gone({ buttons, texts, confirm }: WorkflowDialog): string[] {
  const [text] = texts
  const button = confirm ?? buttons[0]
  if (button !== undefined) return [`No "${button}" button is shown`]
  return text === undefined ? [] : [`"${text}" is not visible`]
}

function unchanged({ numbers }: Workflow, walk: Walk): string[] {
  return numbers.flatMap((number) =>
    number.role === 'counter' ? (walk.number(number, walk.changes) ?? []) : [],
  )
}

/** Goes round until the button is gone: the status is reached as often as the text allows. */
function limitCase(workflow: Workflow, index: number): Walked {
  const limit = workflow.limits[index]
  if (!limit) return undefined
  const walk = new Walk(workflow)
  const back = workflow.moves.find(
    ({ button, from }) => button === limit.button && from.includes(limit.state),
  )
  const fresh = (move: Move): boolean => move.reset !== undefined
  if (!back || !walk.reach(limit.state, {}, fresh)) return undefined
  for (let times = 1; times < limit.after; times += 1) {
    walk.go(back)
    if (!walk.reach(limit.state, {}, fresh)) return undefined
  }
  const others =
    workflow.offers
      .find(({ state }) => state === limit.state)
      ?.buttons.filter((button) => button !== limit.button) ?? []
  return {
    walk,
    checks: [
      walk.status(),
      `No "${limit.button}" button is shown`,
      ...others.map((button) => `The "${button}" button is shown`),
    ],
  }
}

function lockedCase(workflow: Workflow, state: string): Walked {
  const { editable, inputs } = workflow
  const walk = new Walk(workflow)
  if (!editable || !walk.reach(state)) return undefined
  const can = editable.states.includes(state) ? 'can' : 'cannot'
  const nouns: Record<string, string> = { select: 'dropdown', checkbox: 'checkbox', radio: 'radio button' }
  const checks = inputs
    .filter(({ label }) => editable.labels.includes(label))
    .map(({ label, control }) => `The "${label}" ${nouns[control] ?? 'field'} ${can} be changed`)
  return { walk, checks: [walk.status(), ...checks] }
}
