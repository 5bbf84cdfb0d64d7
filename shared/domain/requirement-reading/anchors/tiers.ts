import type { Clause } from '../grammar/clause.ts'
import { not, type Condition } from '../grammar/constraint/said.ts'
import { both } from '../grammar/lead.ts'

type Rule = Extract<Clause, { kind: 'rule' }>
type Bound = Extract<Condition, { kind: 'compare' }>

/** "From the 8th day 15 euros, and from the 31st day the whole value": what is told first ends where the next begins. */
export function asTiers(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause, index) => {
    const bound = boundOf(clause)
    if (clause.kind !== 'rule' || !bound) return clause
    const others = clauses.filter((other) => other !== clause && isBeyond(boundOf(other), bound))
    const isUp = bound.operator.startsWith('>')
    const next = isUp
      ? others.find((other) => clauses.indexOf(other) > index)
      : others.find((other) => clauses.indexOf(other) < index)
    const end = next && boundOf(next)
    return end ? ({ ...clause, if: both(bound, not(end)) } as Rule) : clause
  })
}

function boundOf(clause: Clause): Bound | undefined {
  const holds = clause.kind === 'rule' ? clause.if : undefined
  return holds?.kind === 'compare' && /[<>]/.test(holds.operator) ? holds : undefined
}

/** Of the same thing and in the same direction: above one from which it begins, below one to which it goes. */
function isBeyond(other: Bound | undefined, bound: Bound): boolean {
  if (!other || other.operator[0] !== bound.operator[0] || words(other) !== words(bound)) return false
  const [a, b] = [amount(other), amount(bound)]
  return a !== undefined && b !== undefined && (bound.operator.startsWith('>') ? a > b : a < b)
}

const words = ({ left }: Bound): string =>
  left.kind === 'subject' ? `${left.subject.kind} ${left.subject.words}` : JSON.stringify(left.kind)
const amount = ({ right }: Bound): number | undefined =>
  right.kind === 'value' && right.value.type === 'number' ? Number(right.value.value) : undefined
