import type { Condition, Rule, Subject } from '../../requirement-model/index.ts'
import { hasPart, referencesOfCondition } from '../../requirement-model/references.ts'
import type { Reference } from '../tokens.ts'
import { signOf } from '../tokenise/units.ts'
import { Unresolved } from './mapping.ts'
import type { Where } from './subjects.ts'

/** "Under 30 euros": of what was spoken of last, what can be so many euros. A code with a pattern, or what is limited in hours, is not. */
export function fittingSubject(one: Condition<Reference>, where: Where): Condition<Reference> | undefined {
  if (one.kind !== 'compare' || one.left.kind !== 'subject' || one.left.subject.kind !== 'spoken-of')
    return undefined
  if (one.right.kind !== 'value' || one.right.value.type !== 'number') return undefined
  const { unit } = one.right
  const [last] = where.memory.subjects
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
  const units = where.limits(subject.id).flatMap((bound) => (bound.kind === 'compare' && bound.right.kind === 'value' && bound.right.unit ? [bound.right.unit] : [])) // prettier-ignore
  const known = [...units, ...(subject.unit === undefined ? [] : [subject.unit])].map(signOf)
  return unit === undefined || known.length === 0 || known.includes(signOf(unit))
}

/** Whether the rules so far limit how an entry is written: its characters, its length. */
export function isWritten(rules: readonly Rule[], { id }: Subject): boolean {
  return rules.some(
    (rule) =>
      rule.kind === 'constraint' &&
      rule.if !== undefined &&
      referencesOfCondition(rule.if)[0] === id &&
      hasPart(rule.if, (part) => part.kind === 'pattern' || part.kind === 'characters' || (part.kind === 'compare' && part.left.kind === 'length')), // prettier-ignore
  )
}
