import type { NumberForm } from '../../requirements/calculators/parts.ts'
import type { Calculator, CalculatorChange, CalculatorRule } from '../model.ts'
import { entryAs, exactOf, fulfils, type Entry, type Exact } from './calculator-entries.ts'

/** What a click on the button shows, worked out from the model alone. */
export type Result =
  | { is: 'wrong'; messages: Map<string, string> }
  | { is: 'refused'; text: string }
  | { is: 'answered'; lines: Set<string>; rule: CalculatorRule; changed: CalculatorChange[] }

/** The result for the values of the form; undefined where the text does not settle it. */
export function resultFor(calculator: Calculator, values: Map<string, string>): Result | undefined {
  const entries = new Map(
    calculator.inputs.map((input) => [input.label, entryAs(calculator, input, values.get(input.label))]),
  )
  const messages = new Map<string, string>()
  for (const [label, entry] of entries) if (entry?.as === 'wrong') messages.set(label, entry.message)
  const needed = new Set(calculator.rules.flatMap(({ when }) => when.map(({ label }) => label)))
  if (messages.size > 0) {
    const open = [...needed].some((label) => entries.get(label) === undefined)
    if (open) return undefined
    if (messages.size === 1 || calculator.says.together) return { is: 'wrong', messages }
    const first = [...entries.values()].includes(undefined) ? undefined : firstTold(calculator, messages)
    return first && { is: 'wrong', messages: first }
  }
  const never = calculator.unread.every((one) => all(one, entries) === false)
  const stops = calculator.exceptions.map((rule) => ({ text: rule.refusal, meets: all(rule, entries) }))
  if (!never || stops.some(({ meets }) => meets === undefined)) return undefined
  const stopped = stops.find(({ meets }) => meets)?.text
  if (stopped !== undefined) return { is: 'refused', text: stopped }
  const states = calculator.rules.map((rule) => ({ rule, meets: all(rule, entries) }))
  if (states.some(({ meets }) => meets === undefined)) return undefined
  const fitting = states.filter(({ meets }) => meets).map(({ rule }) => rule)
  const [rule] = fitting
  const outcomes = new Set(
    fitting.map(({ outputs, refusal = '' }) => `${refusal}\n${outputs.flat().join('\n')}`),
  )
  if (!rule || (outcomes.size > 1 && !calculator.says.first)) return undefined
  const changed = changesFor(calculator, entries)
  if (!changed) return undefined
  if (rule.refusal !== undefined)
    return changed.length > 0 && !calculator.says.unchanged
      ? undefined
      : { is: 'refused', text: rule.refusal }
  return answered(calculator, rule, changed, entries)
}

/** Where one message is shown at a time: the one that the text tells of first. */
function firstTold(
  { faults, says }: Calculator,
  messages: Map<string, string>,
): Map<string, string> | undefined {
  const first = says.one && faults.find(({ label, text }) => messages.get(label) === text)
  return first && new Map([[first.label, first.text]])
}

function all({ when }: Pick<CalculatorRule, 'when'>, entries: Map<string, Entry>): boolean | undefined {
  const each = when.map((condition) => fulfils(condition, entries.get(condition.label)))
  if (each.includes(false)) return false
  return each.includes(undefined) ? undefined : true
}

/** Of changes that one sentence states, the one with more of the same conditions takes the place of the other. */
function changesFor({ changes }: Calculator, entries: Map<string, Entry>): CalculatorChange[] | undefined {
  const states = changes.map((change) => all(change, entries))
  if (states.includes(undefined)) return undefined
  const on = changes.filter((_, at) => states[at])
  return on.filter((wide) => {
    const own = wide.when.map((one) => JSON.stringify(one))
    return !on.some((narrow) => {
      const theirs = narrow.when.map((one) => JSON.stringify(one))
      return (
        narrow.requirementId === wide.requirementId &&
        theirs.length > own.length &&
        own.every((one) => theirs.includes(one))
      )
    })
  })
}

function answered(
  calculator: Calculator,
  rule: CalculatorRule,
  changed: CalculatorChange[],
  entries: Map<string, Entry>,
): Result | undefined {
  const { lines, priced = '' } = calculator
  const cells = new Map(rule.outputs)
  const base = numberIn(cells.get(priced))
  if (changed.length > 0 && !base) return undefined
  const many = lines.some(({ pieces }) =>
    pieces.some((piece) => 'output' in piece && piece.times !== undefined),
  )
  const paid = base && changed.length > 0 ? reduced(calculator, base, changed) : base
  if (changed.length > 0 && !paid && !many) return undefined
  const shown = new Set<string>()
  for (const { pieces } of lines) {
    let text: string | undefined = ''
    pieces.forEach((piece, at) => {
      if (text === undefined) return
      if ('text' in piece) text += piece.text
      else if ('saved' in piece) {
        const less =
          !many && base && paid && changed.some(({ sign }) => sign < 0) ? minus(base, paid) : undefined
        text = less && less.units > 0n ? join(text, written(less, piece.form)) : undefined
      } else if (piece.times !== undefined)
        text =
          piece.output === priced
            ? join(text, allOf(base, changed, entries.get(piece.times), piece.form))
            : undefined
      else if (many && changed.length > 0) text = undefined
      else if (!piece.form)
        text = piece.output === priced && changed.length > 0 ? undefined : join(text, cells.get(piece.output))
      else {
        const value = piece.output === priced ? paid : numberIn(cells.get(piece.output))
        const next = pieces[at + 1]
        const plural = next && 'text' in next && /^ \p{L}{2,}s\b/u.test(next.text)
        text =
          value && !(plural && isOne(value))
            ? join(text, written(value, { ...formIn(cells.get(piece.output)), ...piece.form }))
            : undefined
      }
    })
    if (text !== undefined) shown.add(text)
    else for (const single of oneOf(calculator, pieces, cells)) shown.add(single)
  }
  return { is: 'answered', lines: shown, rule, changed }
}

/** What all of them cost: the price of one times their number, less or more by one percentage. */
function allOf(
  base: Exact | undefined,
  changed: CalculatorChange[],
  entry: Entry,
  form: NumberForm | undefined,
): string | undefined {
  const [change, ...more] = changed
  if (!base || !form || entry?.as !== 'number' || entry.number.scale > 0 || more.length > 0) return undefined
  const share = change && exactOf(String(change.percent ?? ''))
  if (change && !share) return undefined
  const units = base.units * entry.number.units
  if (!change || !share) return written({ units, scale: base.scale }, form)
  const whole = 100n * 10n ** BigInt(share.scale)
  return written(
    { units: units * (whole + BigInt(change.sign) * share.units), scale: base.scale + 2 + share.scale },
    form,
  )
}

/** "1 day", where the text says how one of what is counted is written. */
function oneOf(
  { singles }: Calculator,
  pieces: Calculator['lines'][number]['pieces'],
  cells: Map<string, string>,
): string[] {
  const plain = pieces.map((piece) =>
    'text' in piece ? piece.text : 'output' in piece ? (cells.get(piece.output) ?? '') : '',
  )
  const whole = plain.join('')
  return singles.flatMap((single) => {
    const noun = single.replace(/^\S+ /, '')
    const place = new RegExp(`(?<!\\d)1 ${noun.slice(0, 3)}\\p{L}*`, 'u')
    return place.test(whole) && pieces.filter((piece) => !('text' in piece)).length === 1
      ? [whole.replace(place, single)]
      : []
  })
}

function join(text: string, more: string | undefined): string | undefined {
  return more === undefined ? undefined : text + more
}

function isOne({ units, scale }: Exact): boolean {
  return units === 10n ** BigInt(scale)
}

/** The number of a cell, its thousands put together; none where it may be read in two ways. */
function numberIn(cell = ''): Exact | undefined {
  const text = /\d[\d.,'\s\u00a0\u202f]*/.exec(cell)?.[0].trim().replace(/[.,]$/, '')
  if (text === undefined) return undefined
  const sign = /[.,](?=\d{1,2}$)/.exec(text)?.[0]
  const [whole = '', digits = ''] =
    sign === undefined
      ? [text]
      : [text.slice(0, text.lastIndexOf(sign)), text.slice(text.lastIndexOf(sign) + 1)]
  return exactOf(`${whole.replace(/\D/g, '')}${digits === '' ? '' : `.${digits}`}`)
}

function formIn(cell = ''): Partial<NumberForm> {
  const text = /\d[\d.,'\s\u00a0\u202f]*/.exec(cell)?.[0].trim() ?? ''
  const group = /\d([.,'\s\u00a0\u202f])\d{3}(?!\d)/.exec(text)?.[1]
  return group === undefined ? (/\d{4}/.test(text) ? { group: '' } : {}) : { group }
}

function minus(a: Exact, b: Exact): Exact {
  const scale = Math.max(a.scale, b.scale)
  return { units: a.units * 10n ** BigInt(scale - a.scale) - b.units * 10n ** BigInt(scale - b.scale), scale }
}

/** The amount behind its changes in whole cents; undefined where the text settles neither their order nor the rounding. */
function reduced({ rounding }: Calculator, base: Exact, changed: CalculatorChange[]): Exact | undefined {
  const scale = 8
  let units = base.units * 10n ** BigInt(scale - base.scale)
  const flat = changed.every(({ cents }) => cents !== undefined)
  if (!flat && changed.length > 1) return undefined
  for (const { sign, cents, percent = 0 } of changed) {
    const share = exactOf(String(percent)) ?? { units: 0n, scale: 0 }
    const step =
      cents === undefined
        ? (units * share.units) / (100n * 10n ** BigInt(share.scale))
        : BigInt(cents) * 10n ** BigInt(scale - 2)
    units += BigInt(sign) * step
  }
  const cent = 10n ** BigInt(scale - 2)
  const over = units % cent
  if (units < 0n || (over !== 0n && !rounding)) return undefined
  const up = over !== 0n && (rounding?.mode === 'up' || (rounding?.mode === 'half up' && over * 2n >= cent))
  return { units: units / cent + (up ? 1n : 0n), scale: 2 }
}

/** The digits of a number as a sample of the text writes it. */
function written({ units, scale }: Exact, { decimals, sign, group }: NumberForm): string | undefined {
  const all = units * 10n ** BigInt(decimals)
  const unit = 10n ** BigInt(scale)
  if (units < 0n || all % unit !== 0n) return undefined
  const digits = String(all / unit).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  if (whole.length > 3 && group === undefined) return undefined
  const parts: string[] = []
  for (let end = whole.length; end > 0; end -= 3) parts.unshift(whole.slice(Math.max(0, end - 3), end))
  return `${parts.join(group ?? '')}${decimals > 0 ? `${sign}${digits.slice(-decimals)}` : ''}`
}
