import type { FieldLimits } from '../../interfaces/reading/prose/loose-schema.ts'
import type { Comparison, Condition, Rule, Subject } from '../../requirement-model/index.ts'
import { parseDecimal } from '../../numbers/decimal.ts'
import type { Elements } from './elements.ts'

/** A property that a sentence about an interface describes. */
interface FieldFact {
  kind: 'field'
  label: string
  constraints: FieldLimits
}

/** What one sentence says of each subject that it is about, as limits of a property of a request. */
export function fieldsIn({ subjects, rules }: Elements, all: readonly Subject[]): FieldFact[] {
  const about = new Map(subjects.map((subject) => [subject.id, subject]))
  for (const rule of rules)
    for (const id of idsOf(rule)) {
      const subject = all.find((one) => one.id === id)
      if (subject) about.set(id, subject)
    }
  return [...about.values()].map((subject) => ({
    kind: 'field',
    label: subject.name,
    constraints: limitsOf(
      subject,
      rules.flatMap((rule) => (rule.if && idsOf(rule).includes(subject.id) ? partsOf(rule.if) : [])),
    ),
  }))
}

/** A limit is broken where one of its parts holds: "not (a and b)" where a does not, or b. */
function partsOf(condition: Condition): Condition[] {
  if (condition.kind === 'any') return condition.of.flatMap(partsOf)
  if (condition.kind === 'not' && condition.of.kind === 'all')
    return condition.of.of.flatMap((of) => partsOf({ kind: 'not', of }))
  if (condition.kind === 'not' && condition.of.kind === 'compare')
    return [{ ...condition.of, operator: opposite[condition.of.operator] }]
  return [condition]
}

const opposite: Record<Comparison, Comparison> = {
  '<': '>=',
  '<=': '>',
  '=': '!=',
  '!=': '=',
  '>=': '<',
  '>': '<=',
}

function idsOf({ if: condition, kind }: Rule): string[] {
  if (!condition || kind !== 'constraint') return []
  return partsOf(condition).flatMap((part) => subjectOf(part) ?? [])
}

function subjectOf(part: Condition): string | undefined {
  if (part.kind === 'not') return subjectOf(part.of)
  if ('subject' in part) return part.subject
  if (part.kind !== 'compare') return undefined
  const { left } = part
  if (left.kind === 'subject') return left.subject
  return left.kind === 'length' && left.of.kind === 'subject' ? left.of.subject : undefined
}

function limitsOf({ options, optional, kind }: Subject, broken: Condition[]): FieldLimits {
  const limits: FieldLimits = {}
  if (options && kind === 'choice') limits.choices = options
  if (optional) limits.required = false
  const bounds: { min?: string; max?: string; of: 'number' | 'length' } = { of: 'number' }
  for (const part of broken) {
    if (part.kind === 'empty') limits.required = true
    const form = part.kind === 'not' && part.of.kind === 'form' ? part.of.form : undefined
    if (form === 'e-mail') limits.format = 'email'
    if (form === 'url' || form === 'date') limits.format = form
    if (part.kind !== 'compare' || part.right.kind !== 'value' || part.right.value.type !== 'number') continue
    const { value } = part.right.value
    if (part.left.kind === 'length') bounds.of = 'length'
    if (part.operator === '<' || part.operator === '!=') bounds.min = value
    if (part.operator === '>' || part.operator === '!=') bounds.max = value
  }
  return { ...limits, ...ranged(bounds) }
}

function ranged({ min, max, of }: { min?: string; max?: string; of: 'number' | 'length' }): FieldLimits {
  if (min === undefined && max === undefined) return {}
  if (of === 'length')
    return { length: { min: Number(min ?? 0), ...(max === undefined ? {} : { max: Number(max) }) } }
  const [low, high] = [min, max].map((one) => (one === undefined ? undefined : parseDecimal(one)))
  const scale = Math.max(low?.scale ?? 0, high?.scale ?? 0)
  const scaled = (one: typeof low) => one && one.digits * 10n ** BigInt(scale - one.scale)
  const [from, to] = [scaled(low), scaled(high)]
  return {
    number: {
      scale,
      step: 1n,
      ...(from === undefined ? {} : { min: from }),
      ...(to === undefined ? {} : { max: to }),
    },
  }
}
