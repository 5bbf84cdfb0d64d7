import { decimalText, exact, minus, placesOf, plus, type Exact } from '../../requirement-model/decimal.ts'
import type { Comparison, Condition, Expression, Id, Subject } from '../../requirement-model/index.ts'
import { referencesOfExpression } from '../../requirement-model/references.ts'

/** A comparison with something that can be entered on its left: an amount, the length of a text, a date. */
export interface Ordered {
  subject: Id
  measured: Expression
  operator: Comparison
  bound: Expression
  step: string
  of: 'number' | 'date' | 'time' | 'file'
}

/** The same comparison read from its other side. */
export const turned: Record<Comparison, Comparison> = {
  '<': '>',
  '<=': '>=',
  '=': '=',
  '!=': '!=',
  '>=': '<=',
  '>': '<',
}
const money = /^(?:EUR|USD|GBP|CHF|€|\$|£)$/i

export function orderedOf(atom: Condition, subjects: Map<Id, Subject>): Ordered | undefined {
  if (atom.kind !== 'compare') return undefined
  const { left, right, operator } = atom
  const [measured, bound, way] = measures(left)
    ? ([left, right, operator] as const)
    : ([right, left, turned[operator]] as const)
  const id = measures(measured)
  const subject = id === undefined ? undefined : subjects.get(id)
  if (id === undefined || !subject || referencesOfExpression(bound).includes(id)) return undefined
  if (measured.kind !== 'subject')
    return {
      subject: id,
      measured,
      operator: way,
      bound,
      step: '1',
      of: measured.kind === 'age' ? 'date' : 'number',
    }
  if (subject.kind === 'date' || subject.kind === 'time')
    return { subject: id, measured, operator: way, bound, step: '1', of: subject.kind }
  if (subject.kind === 'file')
    return bytesIn(bound) && { subject: id, measured, operator: way, bound, step: '1', of: 'file' }
  if (subject.kind !== 'number') return undefined
  return { subject: id, measured, operator: way, bound, step: stepOf(subject, bound), of: 'number' }
}

function measures(expression: Expression): Id | undefined {
  if (expression.kind === 'subject') return expression.subject
  if ((expression.kind === 'length' || expression.kind === 'age') && expression.of.kind === 'subject')
    return expression.of.subject
  return expression.kind === 'count' ? expression.list : undefined
}

/** As the text says it, else cents of money, else one unit of the last decimal that the limit has. */
export function stepOf({ step, unit = '' }: Subject, bound?: Expression): string {
  if (step !== undefined) return step
  const written = bound?.kind === 'value' && bound.value.type === 'number' ? bound.value.value : '1'
  const decimals = Math.max(placesOf(written), money.test(unit) ? 2 : 0)
  return decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`
}

export interface Edge {
  /** What the measured thing is compared with. */
  measured: Expression
  at: Expression
  /** Whether the comparison holds there. */
  holds: boolean
}

/**
 * The two values at which a comparison changes its truth: the limit, and its neighbour on the other side; of an equation both neighbours.
 * Source: ISTQB Foundation Level Syllabus v4.0.1, section 4.2.2 (two-value boundary value analysis).
 */
export function edgesOf({ operator, measured, bound, step, of }: Ordered): Edge[] {
  if (measured.kind === 'age') return birthdays(measured.of, operator, bound)
  if (of === 'file') return sizes(measured, operator, bound)
  const beside = (sign: 1 | -1) => moved(bound, step, sign, of)
  const edge = (at: Expression, holds: boolean): Edge => ({ measured, at, holds })
  if (operator === '<' || operator === '>=')
    return [edge(beside(-1), operator === '<'), edge(bound, operator === '>=')]
  if (operator === '<=' || operator === '>')
    return [edge(bound, operator === '<='), edge(beside(1), operator === '>')]
  const equal = operator === '='
  return [edge(beside(-1), !equal), edge(bound, equal), edge(beside(1), !equal)]
}

const units = ['b', 'k', 'm', 'g']

/** The size that a limit names, once with 1,000 and once with 1,024 bytes to a kilobyte: a text seldom says which is meant. */
function bytesIn(bound: Expression): [small: bigint, large: bigint] | undefined {
  if (bound.kind !== 'value' || bound.value.type !== 'number') return undefined
  const power = BigInt(units.indexOf((bound.unit ?? '').trim().toLowerCase().slice(0, 1)))
  const size = exact(bound.value.value)
  if (power < 0n || !size) return undefined
  const of = (base: bigint) => (size.above * base ** power) / size.below
  return [of(1000n), of(1024n)]
}

/** The largest size that is surely within the limit, and the smallest that is surely beyond it. */
function sizes(measured: Expression, operator: Comparison, bound: Expression): Edge[] {
  const [small, large] = bytesIn(bound) ?? []
  if (small === undefined || large === undefined) return []
  const edge = (bytes: bigint, holds: boolean): Edge => ({
    measured,
    at: { kind: 'value', value: { type: 'number', value: bytes.toString() } },
    holds,
  })
  if (operator === '<=') return [edge(small, true), edge(large + 1n, false)]
  if (operator === '<') return [edge(small - 1n, true), edge(large, false)]
  if (operator === '>=') return [edge(small - 1n, false), edge(large, true)]
  return operator === '>' ? [edge(small, false), edge(large + 1n, true)] : []
}

/** Whoever was born so many years ago today is that old; a day later, one year less. */
function birthdays(born: Expression, operator: Comparison, bound: Expression): Edge[] {
  const years =
    bound.kind === 'value' && bound.value.type === 'number' ? Number(bound.value.value) : Number.NaN
  if (!Number.isInteger(years)) return []
  const turns = operator === '<=' || operator === '>' ? years + 1 : years
  const older = operator === '>=' || operator === '>'
  return [
    { measured: born, at: { kind: 'shift', years: -turns, days: 1 }, holds: !older },
    { measured: born, at: { kind: 'shift', years: -turns }, holds: older },
  ]
}

function moved(bound: Expression, step: string, sign: 1 | -1, of: Ordered['of']): Expression {
  if (of === 'date') {
    if (bound.kind === 'shift') return { ...bound, days: (bound.days ?? 0) + sign }
    return { kind: 'shift', of: bound, days: sign }
  }
  if (bound.kind !== 'value')
    return {
      kind: sign > 0 ? '+' : '-',
      of: [bound, { kind: 'value', value: { type: 'number', value: step } }],
    }
  const { value } = bound
  if (value.type === 'time')
    return { ...bound, value: { type: 'time', value: minutesAway(value.value, sign) } }
  if (value.type !== 'number') return bound
  return { ...bound, value: { type: 'number', value: stepped(value.value, step, sign) } }
}

/** A decimal one step up or down, with as many places as either has. */
export function stepped(decimal: string, step: string, sign: 1 | -1): string {
  const [from, by] = [exact(decimal), exact(step)]
  if (!from || !by) return decimal
  const moved: Exact = sign > 0 ? plus(from, by) : minus(from, by)
  return decimalText(moved, { places: Math.max(placesOf(decimal), placesOf(step)) }) ?? decimal
}

function minutesAway(time: string, by: number): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const all = Math.min(1439, Math.max(0, hours * 60 + minutes + by))
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`
}
