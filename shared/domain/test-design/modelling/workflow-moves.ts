import type { Move, ShownText, WorkflowDialog } from '../model.ts'
import { all, type Part, type Told } from './workflow-told.ts'

type Told1 = Part<'behaviour'>

/** The moves and dialogs that the behaviours of a text make: what it says of one button in several sentences is one move. */
export function buildMoves(
  told: Told[],
  statesOf: (button: string) => string[],
): { moves: Move[]; dialogs: WorkflowDialog[] } {
  const behaviours = all(told, 'behaviour')
  const dialogs = dialogsOf(behaviours, told, statesOf)
  const moves = new Map<string, Move>()
  const order = [...behaviours.filter((one) => stateOf(one)), ...behaviours.filter((one) => !stateOf(one))]
  for (const one of order) {
    if (!('click' in one.act) || leavesIt(one, behaviours)) continue
    const opener = one.dialog
    const dialog = dialogs.find((known) => known.opener === opener)
    if (opener !== undefined && !dialog) continue
    const button = one.act.click
    if (opener === undefined && dialogs.some((known) => known.opener === button)) continue
    if (typeof one.entry === 'object' || one.entry === 'empty') continue
    const from =
      opener === undefined ? (one.from.length > 0 ? one.from : statesOf(button)) : (dialog?.from ?? [])
    const key = `${opener ?? ''}/${button}/${opener === undefined ? from.join() : ''}`
    const to = stateOf(one)
    const known =
      moves.get(key) ??
      (to === undefined
        ? [...moves.values()].find((move) => move.button === button && move.opener === opener)
        : undefined)
    if (!known && to !== undefined && from.length > 0)
      moves.set(
        key,
        extend(
          {
            id: `M${moves.size + 1}`,
            from,
            button,
            to,
            texts: [],
            given: {},
            requirementId: one.requirementId,
            ...(opener === undefined ? {} : { opener }),
          },
          one,
        ),
      )
    else if (known && (to === undefined || to === known.to)) extend(known, one)
    if (dialog && to !== undefined) dialog.confirm ??= button
  }
  return { moves: [...moves.values()].filter(agreeing), dialogs }
}

/** Two moves of one button in one status that lead apart are told under conditions that are not read here. */
function agreeing(move: Move, _at: number, moves: Move[]): boolean {
  return moves.every(
    (other) =>
      other === move ||
      other.button !== move.button ||
      other.opener !== move.opener ||
      other.to === move.to ||
      !other.from.some((state) => move.from.includes(state)),
  )
}

function stateOf({ results }: Told1): string | undefined {
  return results.find((result) => result.is === 'state')?.state
}

/** Nothing has changed behind it, or the dialog is only closed; what also leads to a status does more. */
function leavesIt({ results, dialog, entry, act }: Told1, all: Told1[]): boolean {
  if (dialog === undefined || entry !== undefined) return false
  if (
    all.some(
      (one) =>
        one.dialog === dialog &&
        stateOf(one) !== undefined &&
        JSON.stringify(one.act) === JSON.stringify(act),
    )
  )
    return false
  return (
    results.some(({ is }) => is === 'nothing') || results.every(({ is }) => is === 'closed' || is === 'kept')
  )
}

function extend(move: Move, one: Told1): Move {
  const { requirementId, given } = one
  move.given = { ...given, ...move.given }
  for (const result of one.results) {
    if (result.is === 'kept')
      move.kept ??= { requirementId, ...(result.labels ? { labels: result.labels } : {}) }
    if (result.is === 'reset')
      move.reset ??= { requirementId, ...(result.labels ? { labels: result.labels } : {}) }
    if (result.is === 'count') move.counts ??= { name: result.name, requirementId }
    if (result.is === 'zero') move.zero ??= { requirementId }
    if (result.is === 'no notice') move.noNotice ??= { requirementId }
    if (result.is === 'balance') move.balance ??= { by: result.by, requirementId }
    const text = textOf(result, one)
    if (
      text &&
      !move.texts.some(
        (other) => skeleton(other.text) === skeleton(text.text) && other.option === text.option,
      )
    )
      move.texts.push(text)
  }
  return move
}

/** The same text with another number in it is a sample of it. */
function skeleton(text: string): string {
  return text.replace(/\d+ ([a-z]+?)s?\b/gi, '# $1').replace(/\d+/g, '#')
}

const unit = /\b(\d{1,6}) (?:[a-z]+ )?(?:days?|nights?|hours?|weeks?|items?|pieces?|EUR|euros?|€)/i

function textOf(result: Told1['results'][number], { given, requirementId }: Told1): ShownText | undefined {
  if (result.is === 'echo')
    return { text: result.before, echo: true, requirementId, ...optionOf(given.option) }
  if (result.is !== 'text') return undefined
  const { text } = result
  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  const sample =
    given.amount !== undefined && numbers.includes(given.amount)
      ? given.amount
      : numbers.length === 1 && unit.test(text)
        ? numbers[0]
        : undefined
  return { text, requirementId, ...(sample === undefined ? {} : { sample }), ...optionOf(given.option) }
}

function optionOf(option: string | undefined): { option?: string } {
  return option === undefined ? {} : { option }
}

function dialogsOf(
  behaviours: Told1[],
  told: Told[],
  statesOf: (button: string) => string[],
): WorkflowDialog[] {
  const fields = all(told, 'input')
  const fresh = all(told, 'fresh dialog')
  const found = new Map<string, WorkflowDialog>()
  for (const { act, results, from, requirementId } of behaviours) {
    const opened = results.find((result) => result.is === 'dialog')
    if (!opened || !('click' in act)) continue
    const known = found.get(act.click)
    if (known) {
      known.texts.push(...opened.texts.filter((text) => !known.texts.includes(text)))
      known.buttons.push(
        ...opened.buttons.filter((name) => name !== act.click && !known.buttons.includes(name)),
      )
      continue
    }
    const states = from.length > 0 ? from : statesOf(act.click)
    const empty = fresh.find(({ opener }) => opener === act.click)
    const field = fields.find(({ dialog }) => dialog === act.click)?.label
    if (states.length === 0) continue
    found.set(act.click, {
      opener: act.click,
      from: states,
      texts: opened.texts,
      buttons: opened.buttons.filter((name) => name !== act.click),
      ...(field === undefined ? {} : { field }),
      leaves: [],
      ...(opened.empty || empty ? { empty: true as const } : {}),
      ...(empty ? { fresh: { requirementId: empty.requirementId } } : {}),
      requirementId,
    })
  }
  for (const one of behaviours) addTo(found.get(one.dialog ?? ''), one, behaviours)
  return [...found.values()]
}

function addTo(dialog: WorkflowDialog | undefined, one: Told1, all: Told1[]): void {
  if (!dialog) return
  const { act, entry, results, requirementId } = one
  if (leavesIt(one, all)) dialog.leaves.push({ act, requirementId })
  const message = results.find((result) => result.is === 'text')?.text
  if (message === undefined || stateOf(one)) return
  const { entry: known } = dialog
  if (typeof entry === 'object') {
    const nothing = known?.least === 1 && known.message !== message ? { nothing: known.message } : {}
    if (!known || known.least === 1)
      dialog.entry = { least: entry.below, message, trims: entry.blank, requirementId, ...nothing }
  }
  if (entry === 'empty') {
    if (!known) dialog.entry = { least: 1, message, trims: false, requirementId }
    else if (known.message !== message) known.nothing ??= message
  }
}
