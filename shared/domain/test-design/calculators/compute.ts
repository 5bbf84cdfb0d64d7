import { amountOf, exact } from '../../requirements/calculators/decimals.ts'
import type { NumberForm, Piece } from '../../requirements/calculators/parts.ts'
import type { Calculator, CalculatorChange, CalculatorRule } from '../model.ts'
import { readEntry, type Read } from './entries.ts'
import { meets } from './meets.ts'

export type Values = ReadonlyMap<string, string>

interface Message {
  label: string
  text: string
}

/** What a click on the button leads to. */
export type Computed =
  | { kind: 'messages'; messages: Message[] }
  | { kind: 'refusal'; text: string; rule: CalculatorRule }
  | {
      kind: 'answer'
      lines: string[]
      rule: CalculatorRule
      active: CalculatorChange[]
      rounded: boolean
      half: boolean
    }

/** The outcome for the values of a form, undefined where the text does not say it. */
export function compute(calculator: Calculator, values: Values): Computed | undefined {
  const { inputs, rules, says } = calculator
  const reads = new Map<string, Read>()
  const messages: Message[] = []
  for (const input of inputs) {
    const read = entryOf(calculator, input, values)
    if (read && 'message' in read) messages.push({ label: input.label, text: read.message })
    reads.set(input.label, read)
  }
  if (messages.length > 0)
    return messages.length === 1 || says.together
      ? sureMessages(calculator, messages, reads)
      : says.one && inputs.every(({ label }) => reads.get(label) !== undefined)
        ? { kind: 'messages', messages: firstOf(calculator, messages) }
        : undefined
  if (calculator.unread.some(({ when }) => meets(when, reads) !== false)) return undefined
  for (const exception of calculator.exceptions) {
    const holds = meets(exception.when, reads)
    if (holds === undefined) return undefined
    if (holds) return { kind: 'refusal', text: exception.refusal ?? '', rule: exception }
  }
  const decided = rules.map(({ when }) => meets(when, reads))
  if (decided.includes(undefined)) return undefined
  const matching = rules.filter((_, at) => decided[at])
  const [rule] = matching
  if (!rule || (!says.first && matching.some((one) => !sameOutcome(one, rule)))) return undefined
  if (rule.refusal !== undefined) {
    const changed = activeChanges(calculator, reads)
    return changed === undefined || (changed.length > 0 && !says.unchanged)
      ? undefined
      : { kind: 'refusal', text: rule.refusal, rule }
  }
  return answer(calculator, rule, reads)
}

/** The message that the text tells first. */
function firstOf({ faults }: Calculator, messages: Message[]): Message[] {
  const place = ({ text }: Message) => faults.findIndex((one) => one.text === text)
  return messages.toSorted((a, b) => place(a) - place(b)).slice(0, 1)
}

function entryOf(calculator: Calculator, input: Calculator['inputs'][number], values: Values): Read {
  const value = values.get(input.label)
  if (input.control === 'textbox')
    return value === undefined ? undefined : readEntry(calculator, input, value)
  if (input.control === 'checkbox') return { text: value ?? 'unchecked' }
  return value === undefined || value === '' ? readEntry(calculator, input, '') : { text: value }
}

/** A message is sure only where every other entry is known to be right or wrong. */
function sureMessages(
  { inputs, rules }: Calculator,
  messages: { label: string; text: string }[],
  reads: Map<string, Read>,
): Computed | undefined {
  const used = (label: string) => rules.some(({ when }) => when.some((one) => one.label === label))
  return inputs.some(({ label }) => reads.get(label) === undefined && used(label))
    ? undefined
    : { kind: 'messages', messages }
}

function sameOutcome(one: CalculatorRule, other: CalculatorRule): boolean {
  return one.refusal === other.refusal && JSON.stringify(one.outputs) === JSON.stringify(other.outputs)
}

/** The changes that apply; within one sentence the narrower condition replaces the wider one. */
function activeChanges({ changes }: Calculator, reads: Map<string, Read>): CalculatorChange[] | undefined {
  const decided = changes.map(({ when }) => meets(when, reads))
  if (decided.includes(undefined)) return undefined
  const active = changes.filter((_, at) => decided[at])
  const narrower = (one: CalculatorChange, other: CalculatorChange) =>
    one.requirementId === other.requirementId &&
    one.when.length > other.when.length &&
    other.when.every((condition) =>
      one.when.some((mine) => JSON.stringify(mine) === JSON.stringify(condition)),
    )
  return active.filter((one) => !active.some((other) => narrower(other, one)))
}

function answer(
  calculator: Calculator,
  rule: CalculatorRule,
  reads: Map<string, Read>,
): Computed | undefined {
  const { lines, priced, rounding } = calculator
  const outputs = new Map(rule.outputs)
  const active = activeChanges(calculator, reads)
  if (!active || (active.length > 0 && priced === undefined)) return undefined
  const base = exact(amountOf(outputs.get(priced ?? '') ?? '')?.value ?? 0)
  const price = changedBy(active, base)
  if (price === undefined) return undefined
  const times = lines.some(({ pieces }) =>
    pieces.some((piece) => 'output' in piece && piece.times !== undefined),
  )
  const paid = active.length === 0 ? base : (roundedTo(price, rounding?.mode) ?? (times ? base : undefined))
  if (paid === undefined || paid < 0) return undefined
  const shown = lines.flatMap(({ pieces }) => {
    const texts = pieces.map((piece, at) => {
      if ('text' in piece) return piece.text
      if ('saved' in piece)
        return !times && active.some(({ sign }) => sign < 0) && paid < base
          ? numberText(base - paid, piece.form)
          : undefined
      const cell = outputs.get(piece.output)
      if (cell === undefined) return undefined
      if (!piece.form) return piece.output === priced && active.length > 0 ? undefined : cell
      if (piece.times !== undefined && piece.output === priced)
        return productText(piece, { price, base, active }, reads.get(piece.times))
      // Whether the price of one is changed as well, or only what all cost, no sentence tells.
      if (active.length > 0 && times) return undefined
      const number = amountOf(cell)
      const value = piece.output === priced ? paid : exact(number?.value ?? Number.NaN)
      const next = pieces[at + 1]
      return Math.abs(value) === 10_000 && next && 'text' in next && counting.test(next.text)
        ? undefined
        : numberText(value, { ...number?.form, ...piece.form })
    })
    return texts.includes(undefined) ? onlyOne(calculator, pieces, outputs) : [texts.join('')]
  })
  const remainder = ((price % 100) + 100) % 100
  return shown.length === 0 && !calculator.status.answered
    ? undefined
    : {
        kind: 'answer',
        lines: shown,
        rule,
        active,
        rounded: active.length > 0 && remainder !== 0,
        half: remainder === 50,
      }
}

/** The amount for all that were entered; undefined where flat amounts or rounding leave it open. */
function productText(
  { form }: Extract<Piece, { output: string }>,
  { price, base, active }: { price: number; base: number; active: CalculatorChange[] },
  read: Read,
): string | undefined {
  if (
    !read ||
    !('number' in read) ||
    !form ||
    !Number.isInteger(read.number) ||
    active.some(({ cents }) => cents !== undefined)
  )
    return undefined
  const total = (active.length === 0 ? base : price) * read.number
  return numberText(Math.round(total * 1e4) / 1e4, form)
}

/** A noun behind a number that is another one behind 1: " days". */
const counting = /^ \p{L}{2,}s\b/u

/** "1 day" where the line has a number before a noun and the text says how one is written. */
function onlyOne(
  { singles }: Calculator,
  pieces: Calculator['lines'][number]['pieces'],
  outputs: Map<string, string>,
): string[] {
  const at = pieces.findIndex((piece) => 'output' in piece && piece.form)
  const [piece, next] = [pieces[at], pieces[at + 1]]
  if (
    !piece ||
    !('output' in piece) ||
    !next ||
    !('text' in next) ||
    exact(amountOf(outputs.get(piece.output) ?? '')?.value ?? 0) !== 10_000
  )
    return []
  const noun = counting.exec(next.text)?.[0].trim() ?? ''
  const single = singles.find((one) => noun !== '' && noun.startsWith(one.replace(/^\S+ /, '').slice(0, 3)))
  const rest = [...pieces.slice(0, at), ...pieces.slice(at + 2)]
  if (single === undefined || rest.some((one) => !('text' in one))) return []
  const text = (all: typeof pieces) => all.map((one) => ('text' in one ? one.text : '')).join('')
  return [
    `${text(pieces.slice(0, at))}${single}${next.text.replace(counting, '')}${text(pieces.slice(at + 2))}`,
  ]
}

/** The amount in ten-thousandths behind its changes; undefined where their order would decide. */
function changedBy(active: CalculatorChange[], base: number): number | undefined {
  const [only] = active
  if (!only) return base
  if (active.every(({ cents }) => cents !== undefined))
    return active.reduce((sum, { sign, cents = 0 }) => sum + sign * cents * 100, base)
  if (active.length > 1 || only.percent === undefined) return undefined
  const share = (base * exact(only.percent)) / 1_000_000
  return Number.isInteger(Math.round(share * 1e4) / 1e4) || Number.isFinite(share)
    ? base + (only.sign * Math.round(share * 1e4)) / 1e4
    : undefined
}

/** Whole cents in ten-thousandths; undefined where something has to be rounded and the text does not say how. */
function roundedTo(amount: number, mode: 'half up' | 'up' | 'down' | undefined): number | undefined {
  const cents = Math.round(amount * 100) / 10_000
  if (Number.isInteger(cents)) return cents * 100
  if (mode === undefined) return undefined
  return (
    (mode === 'up' ? Math.ceil(cents) : mode === 'down' ? Math.floor(cents) : Math.floor(cents + 0.5)) * 100
  )
}

/** A number as the sample of the text writes it; undefined where it has more digits than that. */
export function numberText(value: number, { decimals, sign, group }: NumberForm): string | undefined {
  const unit = 10 ** (4 - decimals)
  if (!Number.isFinite(value) || value < 0 || value % unit !== 0) return undefined
  const whole = String(Math.floor(value / 10_000))
  const digits = String(value % 10_000)
    .padStart(4, '0')
    .slice(0, decimals)
  if (whole.length > 3 && group === undefined) return undefined
  const grouped = group === undefined ? whole : whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, group)
  return decimals === 0 ? grouped : `${grouped}${sign}${digits}`
}
