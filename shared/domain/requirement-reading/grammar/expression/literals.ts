import type { Expression as Sum } from '../../../requirement-model/index.ts'
import type { Reference } from '../../tokens.ts'
import { alternative, token, type Parser } from '../parser.ts'

type Expression = Sum<Reference>

/** A value as it stands: a number with its unit, a quoted text, a date, a time, true or false. */
export const literal: Parser<Expression> = alternative(
  'expression: literal',
  token((found): Expression | undefined => {
    if (found.kind === 'number' && !found.ordinal)
      return valued({ type: 'number', value: found.value }, found.unit)
    if (found.kind === 'quoted') return valued({ type: 'text', value: found.value })
    if (found.kind === 'date' || found.kind === 'time')
      return valued({ type: found.kind, value: found.value })
    const word = found.text.toLowerCase()
    return word === 'true' || word === 'false'
      ? valued({ type: 'boolean', value: word === 'true' })
      : undefined
  }),
)

function valued(value: (Expression & { kind: 'value' })['value'], unit?: string): Expression {
  return { kind: 'value', value, ...(unit === undefined ? {} : { unit }) }
}
