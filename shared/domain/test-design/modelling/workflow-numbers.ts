import type { WorkflowInput } from '../../requirements/workflows/parts.ts'
import type { Move, PageNumber, Workflow } from '../model.ts'
import { all, type Told } from './workflow-told.ts'

type Numbers = Pick<Workflow, 'numbers' | 'singular' | 'counter' | 'amount'>

/** The numbers that the page shows, what changes each, and what a request is for. Texts of moves that show the number left become its changes. */
export function buildNumbers(told: Told[], inputs: WorkflowInput[], moves: Move[]): Numbers {
  const counter = all(told, 'counter')[0]
  const span = all(told, 'span')[0]
  const shown = all(told, 'number')
  const seen = new Set<string>()
  const numbers = shown
    .filter(({ before, after }) => !seen.has(`${before}#${after}`) && Boolean(seen.add(`${before}#${after}`)))
    .map(({ before, after, value, requirementId }): PageNumber => ({
      before,
      after,
      value,
      requirementId,
      role: 'other',
    }))
  const counted =
    counter &&
    numbers.find(
      ({ before }) => before.toLowerCase().startsWith(counter.before.toLowerCase()) && counter.before !== '',
    )
  if (counted) counted.role = 'counter'
  const raised = counted ? undefined : raisedBy(numbers, moves)
  for (const move of moves)
    move.texts = move.texts.filter(
      ({ text }) => !numbers.some(({ before }) => plainName(before) === plainName(text)),
    )
  const free = () => numbers.filter(({ role }) => role === 'other')
  const line =
    span &&
    free().find(
      ({ before, value }) => value === 0 && /\b(?:days?|nights?|duration|length|total)\b/i.test(before),
    )
  if (line) line.role = 'span'
  const balance = balanceIn(free(), moves)
  if (balance) balance.role = 'balance'
  const amount = amountOf(told, inputs)
  return {
    numbers,
    singular: all(told, 'singular').length > 0,
    ...(counter && counted
      ? { counter: { resetBy: counter.resetBy, requirementId: counter.requirementId } }
      : {}),
    ...(raised ? { counter: raised } : {}),
    ...(amount ? { amount } : {}),
  }
}

function plainName(text: string): string {
  return text.toLowerCase().replace(/[\s:]+$/, '')
}

/** A number that some moves raise by one, and no other is said to change. */
function raisedBy(numbers: PageNumber[], moves: Move[]): Workflow['counter'] {
  const raising = moves.filter(({ counts }) => counts)
  const names = new Set(raising.map(({ counts }) => plainName(counts?.name ?? '')))
  const [name] = names
  const number = numbers.find(({ before }) => name !== undefined && plainName(before) === name)
  const [first] = raising
  if (names.size !== 1 || !number || !first?.counts) return undefined
  number.role = 'counter'
  const { requirementId } = first.counts
  return {
    requirementId,
    moves: raising.map(({ id }) => id),
    resetBy: moves.flatMap(({ zero, button }) => (zero ? [button] : [])),
  }
}

function amountOf(told: Told[], inputs: WorkflowInput[]): Workflow['amount'] {
  const span = all(told, 'span')[0]
  if (span) {
    const none = all(told, 'no span')
    const missing = none.find((one) => one.missing)
    const reversed = none.find((one) => one.reversed)
    return {
      of: 'span',
      from: span.from,
      to: span.to,
      both: span.both,
      requirementId: span.requirementId,
      ...(missing ? { missing: { requirementId: missing.requirementId } } : {}),
      ...(reversed ? { reversed: { requirementId: reversed.requirementId } } : {}),
    }
  }
  const numbers = inputs.filter(({ control }) => control === 'number')
  const [only] = numbers
  return numbers.length === 1 && only ? { of: 'number', label: only.label } : undefined
}

/** "Annual leave left: 15 days" behind a move of 5 days with 20 left: the number goes down by the amount, and the text is its new value. */
function balanceIn(numbers: PageNumber[], moves: Move[]): PageNumber | undefined {
  let found: PageNumber | undefined
  for (const move of moves)
    for (const text of move.texts)
      for (const number of numbers) {
        const value = valueIn(text.text, number)
        if (value === undefined) continue
        const { amount, left = number.value } = move.given
        move.texts = move.texts.filter((other) => other !== text)
        if (amount === undefined) continue
        const by = value === left - amount ? -1 : value === left + amount ? 1 : value === left ? 0 : undefined
        if (by === undefined) continue
        move.balance ??= { by, requirementId: text.requirementId }
        found ??= number
      }
  const told = moves.some(({ balance }) => balance)
  return found ?? (told && numbers.length === 1 ? numbers[0] : undefined)
}

function valueIn(text: string, { before, after }: PageNumber): number | undefined {
  if (!text.toLowerCase().startsWith(before.toLowerCase()) || before === '') return undefined
  const rest = /^(\d+)(.*)$/.exec(text.slice(before.length))
  return rest && singular(rest[2] ?? '') === singular(after) ? Number(rest[1]) : undefined
}

function singular(text: string): string {
  return text.trim().toLowerCase().replace(/s$/, '')
}
