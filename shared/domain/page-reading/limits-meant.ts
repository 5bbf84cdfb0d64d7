import type { Clause } from '../catalogue/clauses.ts'
import { holds } from '../requirement-model/evaluate/index.ts'
import {
  number,
  text,
  type Condition,
  type RequirementModel,
  type Rule,
  type Value,
} from '../requirement-model/index.ts'
import { referencesOfCondition } from '../requirement-model/references.ts'
import type { Message } from './messages.ts'
import type { PageField } from './page-fields.ts'
import type { MarkedStatement } from './statement.ts'

/** A limit of a field with the number of the sentence that tells it. */
export interface Limit {
  rule: Rule
  field: PageField
  /** Of a field that has to be filled; else of what it is filled with. */
  isEmptiness: boolean
  at: number
  /** The clause that tells it. */
  clause: Clause
}

/** How far back a message may look for the limit that it is about. */
const near = 3

interface Meaning {
  statement: MarkedStatement
  at: number
  /** The fields that the message may be about; any where there are none. */
  fields: readonly PageField[]
  /** The only part of the sentence that the message may be about. */
  between?: Message['between']
  turn: Message['turn']
}

/** Limits without a message of their own that stand in the sentence or right before it, of the kind that the sentence speaks of. */
export function limitsMeant(
  limits: readonly Limit[],
  { statement: { marks }, at, fields, between, turn }: Meaning,
): Limit[] {
  const demanded = limits.filter((limit) => limit.at === at && limit.isEmptiness)
  const [first] = demanded
  // "Both are needed: A and B": of as many fields as texts each has its own, in their order.
  if (turn.of > 1 && demanded.length === turn.of && demanded.every(({ clause }) => clause === first?.clause))
    return demanded.slice(turn.index, turn.index + 1)
  if (between) {
    const own = limits.filter((limit) => limit.at === at && !hasMessage(limit) && isWithin(limit, between))
    // What one message says of two kinds of limits is not told apart here.
    return new Set(own.map(({ isEmptiness }) => isEmptiness)).size > 1 ? [] : own
  }
  const kinds = new Set(
    marks.kinds.flatMap(({ kind, confidence }) => (confidence >= 0.5 ? [kind as string] : [])),
  )
  const open = limits.filter((limit) => at - limit.at < near && !hasMessage(limit))
  const own = open.filter((limit) => limit.at === at)
  const around =
    own.length > 0 ? own : open.filter(({ field }) => fields.length === 0 || fields.includes(field))
  const last = around.at(-1)?.at
  if (!kinds.has('required') && around.some(({ isEmptiness }) => !isEmptiness))
    return around.filter(({ isEmptiness, at: own }) => !isEmptiness && (own === at || own === last))
  if (kinds.has('required') && around.some(({ isEmptiness }) => isEmptiness))
    return around.filter(({ isEmptiness, at: own }) => isEmptiness || own === at)
  return around.filter((limit) => limit.at === at || (!limit.isEmptiness && limit.at === last))
}

/**
 * Whether a figure that stands beside other texts without the name of its field ("with 41 or more it shows M") lies beyond a limit that was told right
 * before of the only field in question: then it is of that field.
 */
export function isBeyondLimit(limits: readonly Limit[], figure: Condition, at: number): boolean {
  if (figure.kind !== 'compare' || figure.right.kind !== 'value') return false
  const [subject] = referencesOfCondition(figure)
  const value = exampleOf(figure.operator, figure.right.value)
  if (subject === undefined || value === undefined) return false
  const entry: Value = figure.left.kind === 'length' ? text('x'.repeat(value)) : number(String(value))
  const world = { values: { [subject]: entry }, lists: {} }
  return limits.some(
    ({ rule, field, isEmptiness, at: own }) =>
      field.id === subject &&
      !isEmptiness &&
      at - own < near &&
      rule.if &&
      holds(rule.if, world, nothing) === true,
  )
}

const mostLength = 10_000

function exampleOf(operator: string, value: Value): number | undefined {
  const bound = value.type === 'number' ? Number(value.value) : Number.NaN
  const example = operator === '<' ? bound - 1 : operator === '>' ? bound + 1 : bound
  return Number.isInteger(example) && example >= 0 && example <= mostLength ? example : undefined
}

const nothing: RequirementModel = {
  subjects: [],
  controls: [],
  rules: [],
  flows: [],
  measures: [],
  accounts: [],
}

const telling = new Set(['REQ', 'MIN', 'MAX', 'N', 'FMT'])

/** Whether what a clause demands stands in a part of its sentence. */
function isWithin({ clause }: Limit, { start, end }: { start: number; end: number }): boolean {
  const demand = clause.phrases.find(({ tag }) => telling.has(tag)) ?? clause
  return demand.start >= start && demand.start < end
}

export const hasMessage = ({ rule }: Limit): boolean => rule.then.some(({ kind }) => kind === 'shows')
