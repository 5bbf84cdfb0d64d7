import type { Condition, RequirementModel, Rule } from '../requirement-model/index.ts'
import { hasPart } from '../requirement-model/references.ts'

/** Fields whose emptiness a limit refuses, and boxes whose missing tick: a form is not handed over without them. */
export function missedIn({ kind, if: condition }: Rule): string[] {
  if (kind !== 'constraint' || !condition) return []
  const parts = condition.kind === 'any' || condition.kind === 'all' ? condition.of : [condition]
  return [
    ...parts.flatMap((part) => (part.kind === 'empty' ? [part.subject] : [])),
    ...(isUnticked(condition) && condition.left.kind === 'subject' ? [condition.left.subject] : []),
  ]
}

const isUnticked = (part: Condition): part is Extract<Condition, { kind: 'compare' }> =>
  part.kind === 'compare' &&
  part.right.kind === 'value' &&
  part.right.value.type === 'boolean' &&
  (part.operator === '=') !== part.right.value.value

/** Whether it is known of each field that the text names, and that is there at first, what a right form has in it. */
export const isWholeKnown = ({ subjects }: RequirementModel, missed: ReadonlySet<string>): boolean =>
  subjects.every(
    ({ id, kind, asIs, optional, initial, needs, given, from }) =>
      !asIs ||
      from.length === 0 ||
      optional ||
      initial ||
      needs ||
      given ||
      kind === 'boolean' ||
      kind === 'file' ||
      missed.has(id),
  )

/** Whether a rule says nothing of how a form answers: neither that it refuses an entry, nor what it shows where all are right. */
export const isOfNoForm = ({ kind, if: condition }: Rule): boolean =>
  kind !== 'constraint' &&
  (!condition || !hasPart(condition, (part) => part.kind === 'valid' && (part.subjects ?? []).length === 0))
