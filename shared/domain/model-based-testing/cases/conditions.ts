import { listed } from '../../english/listed.ts'
import { capital } from '../../english/capital.ts'
import type { Comparison, Condition, Expression, Where } from '../../requirement-model/index.ts'
import {
  amountOf,
  inSentence,
  isPlural,
  literal,
  quote,
  singularOf,
  withArticle,
  type Names,
} from './words.ts'

const compared: Record<Comparison, string> = {
  '<': 'less than ',
  '<=': 'at most ',
  '=': '',
  '!=': 'not ',
  '>=': 'at least ',
  '>': 'more than ',
}

/** What holds before a case, one sentence each. */
export function sayGiven(names: Names, condition: Condition): string[] {
  if (condition.kind === 'all') return condition.of.flatMap((part) => sayGiven(names, part))
  const said = say(names, condition)
  return said === undefined ? [] : [capital(said)]
}

function say(names: Names, condition: Condition): string | undefined {
  switch (condition.kind) {
    case 'compare': {
      const { left, operator, right } = condition
      const value = right.kind === 'value' ? right.value : undefined
      if (left.kind === 'subject' && value?.type === 'boolean')
        return `${inSentence(names.of(left.subject))}: ${quote(literal({ ...value, value: value.value === (operator === '=') }))}`
      if (left.kind === 'count' && !left.where && operator === '!=' && value && literal(value) === '0')
        return `there is at least one ${singularOf(inSentence(names.of(left.list)))}`
      return `${sayThing(names, left)} ${compared[operator]}${sayTerm(names, right, left)}`
    }
    case 'one-of':
      return `${is(names, condition.subject)} ${listed(condition.values.map((value) => quote(literal(value)))).replace(/ and /, ' or ')}`
    case 'empty':
      return `${is(names, condition.subject)} empty`
    case 'has-entry':
      return `${withArticle(names.of(condition.list))} has the entry ${sayEntry(names, condition.where)}`
    case 'not': {
      if (condition.of.kind === 'compare' && condition.of.operator === '=')
        return say(names, { ...condition.of, operator: '!=' })
      const said = say(names, condition.of)
      const denied = said?.replace(/\b(is|are|has)\b/, '$1 not').replace('has not', 'does not have')
      return denied === said ? undefined : denied
    }
    case 'said':
      return condition.text
    default:
      return undefined
  }
}

const is = (names: Names, id: string): string =>
  `${withArticle(names.of(id))} ${isPlural(names.of(id)) ? 'are' : 'is'}`

function sayThing(names: Names, expression: Expression): string {
  if (expression.kind === 'subject') return is(names, expression.subject)
  if (expression.kind === 'length' && expression.of.kind === 'subject')
    return `the length of ${withArticle(names.of(expression.of.subject))} is`
  if (expression.kind === 'count')
    return `the number of entries of ${withArticle(names.of(expression.list))} is`
  return 'the value is'
}

function sayTerm(names: Names, right: Expression, left: Expression): string {
  if (right.kind === 'subject') return withArticle(names.of(right.subject))
  if (right.kind !== 'value') return 'as stated'
  const subject = left.kind === 'subject' ? names.subject(left.subject) : undefined
  return quote(amountOf(right.value, subject))
}

/** "Eggs" (done); the text of an entry leads, marks follow. */
function sayEntry(names: Names, where: Where): string {
  const parts = where.flatMap(({ field, is: value }) => {
    if (value.kind !== 'value') return []
    if (value.value.type !== 'boolean') return [quote(literal(value.value))]
    const name = inSentence(names.of(field))
    return [value.value.value ? `(${name})` : `(not ${name})`]
  })
  return parts.join(' ')
}
