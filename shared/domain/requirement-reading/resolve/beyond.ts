import type { Condition, Id, Rule } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { isTimeUnit } from '../../english/units.ts'
import { beyond } from '../grammar/constraint/extremes.ts'
import { saidSide } from '../grammar/constraint/pointed.ts'
import type { Reference } from '../tokens.ts'
import { turned } from './conditions.ts'
import { Unresolved } from './mapping.ts'
import { subjectOf, type Where } from './subjects.ts'
import { wordTable } from '../../basics/word-table.ts'

/** What may be too young, too heavy or too late, by its name. */
const measures = wordTable<RegExp>({
  age: /\bage|\bold\b|years/i,
  weight: /weight|load|mass/i,
  time: /time|date|day|hour|start|end|arrival|departure|from|until/i,
  width: /width|wide/i,
  thickness: /thick/i,
  temperature: /temperature|degrees/i,
})

/** "Too long", "lower", "more nights": what breaks the bound that the text gave before. */
export function beyondLimit(one: Condition<Reference>, where: Where): Condition | undefined {
  if (one.kind !== 'one-of') return undefined
  const said = one.values.map((value) => (value.type === 'text' ? value.value : ''))
  const pointed = sidesSaid.find(({ name }) => name === said[0])
  if (pointed) return beyondSaid(pointed, where)
  if (!said.some((value) => value.startsWith(beyond.above) || value.startsWith(beyond.below)))
    return undefined
  const [, measure] = / of (\w+)$/.exec(said[0] ?? '') ?? []
  const subject = subjectOf(one.subject, { ...where, declares: false })
  if (measure !== undefined && !(measures[measure] ?? /^$/).test(subject.name)) throw new Unresolved(measure)
  const bounds = where
    .limits(subject.id)
    .filter((bound) => said.some((side) => side.startsWith(sideOf(bound))))
  const [first, ...others] = bounds.map(turned)
  if (!first) throw new Unresolved('limit')
  return others.length > 0 ? { kind: 'any', of: [first, ...others] } : first
}

const sidesSaid = [
  { name: saidSide('above'), side: beyond.above, other: beyond.above },
  { name: saidSide('below'), side: beyond.below, other: beyond.below },
  { name: saidSide('later'), side: beyond.above, other: beyond.below, isTime: true },
  { name: saidSide('earlier'), side: beyond.below, other: beyond.above, isTime: true },
]

/** "Above that": what lies beyond the bounds of the clause before; "later than that" only where they are a time, and with fewer hours before it. */
function beyondSaid({ side, other, isTime }: (typeof sidesSaid)[number], where: Where): Condition {
  const told = where.memory.told.flatMap(({ kind, if: given }) => (given ? partsOf(kind === 'constraint' && given.kind === 'not' ? given.of : given) : [])) // prettier-ignore
  const names = where.vocabulary.subjects.filter(({ id }) => told.some((part) => referencesOfCondition(part).includes(id))) // prettier-ignore
  const isLeft = names.some(({ name }) => / before /.test(name))
  const [bound, second] = told.filter((part) => sideOf(part) === (isLeft ? other : side))
  const unit = bound?.kind === 'compare' && bound.right.kind === 'value' ? bound.right.unit : undefined
  const isOfTime = isTimeUnit(unit ?? '') || names.some(({ name }) => isTimeUnit(name.split(' ')[0] ?? ''))
  if (!bound || second || (isTime && !isOfTime)) throw new Unresolved('limit')
  return turned(bound)
}

const partsOf = (one: Condition): Condition[] => (one.kind === 'all' ? one.of : [one])

function sideOf(bound: Condition): string {
  if (bound.kind !== 'compare') return 'none'
  return bound.operator.startsWith('<')
    ? beyond.above
    : bound.operator.startsWith('>')
      ? beyond.below
      : 'none'
}

/** The ordered bounds that the rules so far set to a subject. */
export function boundsOf(rules: readonly Rule[], id: Id): Condition[] {
  return rules.flatMap((rule) => {
    const held = rule.kind === 'constraint' && rule.if?.kind === 'not' ? rule.if.of : undefined
    const parts = held?.kind === 'all' ? held.of : held ? [held] : []
    return parts.filter((part) => part.kind === 'compare' && referencesOfCondition(part)[0] === id)
  })
}

/** "From 31 colonies on": what lies within the bounds of an entry is no breach of them, whatever is shown for it. */
export function isWithin(one: Condition, rules: readonly Rule[]): boolean {
  if (one.kind !== 'compare' || one.left.kind !== 'subject' || !/[<>]/.test(one.operator)) return false
  const value = numberOf(one)
  const bounds = boundsOf(rules, one.left.subject).filter((bound) => bound.kind === 'compare' && bound.left.kind === 'subject') // prettier-ignore
  if (value === undefined || bounds.length === 0) return false
  const inner = bounds.every((bound) => {
    const end = numberOf(bound)
    return end !== undefined && (sideOf(bound) === beyond.above ? value < end : value > end)
  })
  return inner && bounds.some((bound) => (sideOf(bound) === beyond.above) === one.operator.startsWith('>'))
}

const numberOf = (one: Condition): number | undefined =>
  one.kind === 'compare' && one.right.kind === 'value' && one.right.value.type === 'number'
    ? Number(one.right.value.value)
    : undefined
