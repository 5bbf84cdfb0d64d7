import type { Condition, Rule, Subject } from '../../requirement-model/index.ts'
import { hasPart, referencesOfCondition } from '../../requirement-model/references.ts'
import type { Reference } from '../tokens.ts'
import { signOf } from '../../english/units.ts'
import { Unresolved } from './mapping.ts'
import { nounsOf } from './measured-things.ts'
import { keyOf } from './naming.ts'
import type { Where } from './subjects.ts'

/** "Under 30 euros": of what was spoken of last, what can be so many euros. A code with a pattern, or what is limited in hours, is not. */
export function fittingSubject(one: Condition<Reference>, where: Where): Condition<Reference> | undefined {
  if (one.kind !== 'compare' || one.left.kind !== 'subject' || one.left.subject.kind !== 'spoken-of')
    return undefined
  const [last] = where.memory.subjects
  // What is so many minutes is no day.
  if (one.right.kind === 'shift' && last && where.units(last.id).length > 0)
    throw new Unresolved(one.left.subject.words)
  if (one.right.kind !== 'value' || one.right.value.type !== 'number') return undefined
  const { unit } = one.right
  const found = where.memory.subjects.find((subject) => fits(subject, unit, where))
  if (!last || found === last || one.left.subject.states) return undefined
  // Without a unit nothing tells an older thing from the last.
  if (!found || unit === undefined) throw new Unresolved(one.left.subject.words)
  const { start, end } = one.left.subject
  return {
    ...one,
    left: { kind: 'subject', subject: { kind: 'named', words: found.name, quoted: true, start, end } },
  }
}

function fits(subject: Subject, unit: string | undefined, where: Where): boolean {
  if (subject.kind === 'state' || subject.options || where.written(subject)) return false
  const known = [...where.units(subject.id), ...(subject.unit === undefined ? [] : [subject.unit])].map(
    signOf,
  )
  if (unit === undefined || known.length > 0) return unit === undefined || known.includes(signOf(unit))
  // What is limited by plain numbers is no weight and no price, unless it is called so.
  const measures = nounsOf(unit)
  const isCalledSo = keyOf(subject.name)
    .split(' ')
    .some((word) => measures.includes(word))
  return measures.length === 0 || isCalledSo || !isLimited(where, subject)
}

const isLimited = ({ limits }: Where, { id }: Subject): boolean => limits(id).length > 0

/** In which units something is compared so far. */
export function unitsOf(rules: readonly Rule[], id: string): string[] {
  const found: string[] = []
  const look = (part: Condition): boolean => {
    if (part.kind === 'compare' && part.left.kind === 'subject' && part.left.subject === id && part.right.kind === 'value' && part.right.unit) found.push(part.right.unit) // prettier-ignore
    return false
  }
  for (const { if: given } of rules) if (given) hasPart(given, look)
  return found
}

/** Whether something is compared with words: what is Yes or No is not 16 or more. */
const isWorded = (rules: readonly Rule[], id: string): boolean =>
  rules.some(({ if: given }) => given !== undefined && hasPart(given, (part) => part.kind === 'one-of' && part.subject === id && part.values.some(({ type }) => type === 'text'))) // prettier-ignore

/** Whether the rules so far limit how an entry is written: its characters, its length. */
export function isWritten(rules: readonly Rule[], { id }: Subject): boolean {
  if (isWorded(rules, id)) return true
  return rules.some(
    (rule) =>
      rule.kind === 'constraint' &&
      rule.if !== undefined &&
      referencesOfCondition(rule.if)[0] === id &&
      hasPart(rule.if, (part) => part.kind === 'pattern' || part.kind === 'characters' || (part.kind === 'compare' && part.left.kind === 'length')), // prettier-ignore
  )
}
