import type { Condition, Expression } from '../../shared/domain/requirement-model/index.ts'
import type { Clause } from '../../shared/domain/requirement-reading/grammar/clause.ts'
import type { Reference } from '../../shared/domain/requirement-reading/tokens.ts'

const named = (thing: Reference) =>
  thing.kind === 'named' && thing.quoted ? `"${thing.words}"` : thing.words

/** A value as a short line, so that a test says at a glance what was read. */
export function expressionInWords(sum: Expression<Reference>): string {
  switch (sum.kind) {
    case 'value':
      return `${'value' in sum.value ? String(sum.value.value) : sum.value.type}${sum.unit ? ` ${sum.unit}` : ''}`
    case 'subject':
      return named(sum.subject)
    case 'length':
      return `length of ${expressionInWords(sum.of)}`
    case 'count':
      return `number of ${named(sum.list)}`
    case 'sum':
      return `sum of ${named(sum.field)} over ${named(sum.list)}`
    case 'percent':
      return `${expressionInWords(sum.share)} % of ${expressionInWords(sum.of)}`
    case 'round':
      return `${expressionInWords(sum.of)} rounded ${sum.mode} to ${sum.to}`
    case 'shift':
      return [
        sum.of ? expressionInWords(sum.of) : 'today',
        ...(['days', 'months', 'years'] as const).flatMap((unit) =>
          sum[unit] ? [`${sum[unit] > 0 ? '+' : ''}${sum[unit]} ${unit}`] : [],
        ),
      ].join(' ')
    default:
      return 'of' in sum && Array.isArray(sum.of)
        ? `(${sum.of.map((each) => expressionInWords(each)).join(` ${sum.kind} `)})`
        : sum.kind
  }
}

/** A condition as a short line. */
export function conditionInWords(condition: Condition<Reference>): string {
  switch (condition.kind) {
    case 'compare':
      return `${expressionInWords(condition.left)} ${condition.operator} ${expressionInWords(condition.right)}`
    case 'all':
    case 'any':
      return `${condition.kind}(${condition.of.map((each) => conditionInWords(each)).join(', ')})`
    case 'not':
      return `not ${conditionInWords(condition.of)}`
    case 'one-of':
      return `${named(condition.subject)} in ${condition.values.map((value) => ('value' in value ? value.value : value.type)).join('|')}`
    case 'valid':
      return condition.subjects ? `${condition.subjects.map(named).join(', ')} valid` : 'all valid'
    case 'form':
      return `${named(condition.subject)} is ${condition.form}`
    case 'characters': {
      const { subject, which, sets, also, count } = condition
      return `${named(subject)} ${which} ${[...(count ? [count] : []), ...sets, ...(also ? [also] : [])].join(' ')}`
    }
    case 'pattern':
      return `${named(condition.subject)} like ${condition.expression}`
    case 'repeats':
      return `${named(condition.subject)} repeats${condition.in ? ` in ${named(condition.in)}` : ''}`
    case 'said':
      return `said: ${condition.text}`
    case 'has-entry':
      return `${named(condition.list)} has an entry`
    default:
      return `${named(condition.subject)} ${condition.kind}`
  }
}

/** A constraint or a computation as a short line. */
export function limitInWords(clause: Clause): string {
  if (clause.kind === 'computation') return `${named(clause.subject)} := ${expressionInWords(clause.is)}`
  if (clause.kind !== 'constraint') return clause.kind
  const { holds, optional, step } = clause
  return [conditionInWords(holds), optional && 'optional', step && `step ${step}`].filter(Boolean).join(', ')
}
