import type { Event } from '../../requirement-model/index.ts'
import { holding } from '../grammar/constraint/predicate.ts'
import type { Condition } from '../grammar/constraint/said.ts'
import { both } from '../grammar/lead.ts'
import type { Reference } from '../tokens.ts'
import type { Island } from './islands.ts'

export type Of<K extends Island['is']> = Extract<Island, { is: K }>

/** What leads to an outcome: a condition, or what the limits before leave. */
export interface Case {
  rest: boolean
  holds?: Condition
  when?: Event<Reference>[]
}

const probe: Reference = { kind: 'spoken-of', words: 'it', plural: false, start: 0, end: 0 }
const isNothing = (one: Condition): boolean =>
  (one.kind === 'all' || one.kind === 'any') && one.of.length === 0

/** What something is compared with; how it is written is no case of it. */
export const isOrdered = ({ said: { all } }: Of<'limits'>): boolean =>
  all.every(({ limits, form, optional, step }) => limits && !form && !optional && step === undefined) &&
  !isNothing(holding(all, probe))

/** Both have to hold; what the limits leave is no more than that. */
export function joined(a: Case, b: Case): Case | undefined {
  if (a.rest !== b.rest) return undefined
  const holds = both(a.holds, b.holds)
  const when = [...(a.when ?? []), ...(b.when ?? [])]
  return { rest: a.rest, ...(holds ? { holds } : {}), ...(when.length > 0 ? { when } : {}) }
}

/** Whether a case says what is entered, chosen or counted, and not only in words. */
export const isTold = ({ rest, holds, when }: Case): boolean =>
  rest || (when !== undefined && holds === undefined) || (holds !== undefined && !isSaid(holds))

const isSaid = (one: Condition): boolean =>
  one.kind === 'said' || ((one.kind === 'all' || one.kind === 'any') && one.of.some(isSaid))

/** A value or a choice as such is nothing wrong: what is then shown refuses nothing. */
export const isPlain = (holds: Condition | undefined): boolean =>
  holds !== undefined &&
  (holds.kind === 'all'
    ? holds.of.every(isPlain)
    : holds.kind === 'compare' || (holds.kind === 'one-of' && !isBeyond(holds)))

const isBeyond = ({ values }: Extract<Condition, { kind: 'one-of' }>): boolean =>
  values.some((value) => value.type === 'text' && /^(?:above|below) its limit/.test(value.value))
