import { formatDecimal } from '../numbers/decimal.ts'
import { sayRange } from './facts/temporal/say-moment.ts'
import type { Constraints, Fact, FieldFact, Format, LengthRange, MessageFact } from './facts/types.ts'

const formatWords: Record<Format, string> = {
  email: 'an e-mail address',
  phone: 'a phone number',
  url: 'a URL',
  date: 'a date',
  time: 'a time of day',
  digits: 'digits only',
  letters: 'letters only',
  alphanumeric: 'letters and digits only',
  iban: 'an IBAN',
  uppercase: 'upper-case letters only',
}

/** Acceptance criteria in Given/When/Then for what the sentence itself states; nothing is invented. */
export function acceptanceCriteriaOf(statement: string, facts: Fact[]): string[] {
  const criteria = facts.flatMap(criterion)
  if (criteria.length > 0) return [...new Set(criteria)]
  const conditional = /^(?:when|if|once|after)\s+([^,]{3,300}),\s*(?:then\s+)?(.{3,600}?)\.?$/i.exec(
    statement,
  )
  return conditional ? [`Given the page is open, When ${conditional[1]}, Then ${conditional[2]}`] : []
}

function criterion(fact: Fact): string[] {
  if (fact.kind === 'field') return fieldCriteria(fact)
  if (fact.kind === 'message') {
    const when = condition(fact)
    return when === '' ? [] : [`Given the page is open, When ${when}, Then "${fact.text}" is shown`]
  }
  if (fact.kind === 'success')
    return [`Given all fields hold allowed values, When the form is submitted, Then ${fact.check}`]
  if (fact.kind === 'scenario')
    return [
      `Given ${fact.given.join(' and ') || 'the page is open'}, When ${fact.when.join(' and ')}, Then ${fact.outcomes.join(' and ')}`,
    ]
  if (fact.kind === 'transition' && fact.to)
    return fact.from.map(
      (from) =>
        `Given the ${fact.entity} is ${from}, When ${fact.event}, Then the ${fact.entity} is ${fact.to ?? ''}`,
    )
  if (fact.kind === 'rule' && !fact.otherwise && !fact.message)
    return fact.anyOf.map(
      (atoms) =>
        `Given ${atoms.map((atom) => atom.text).join(' and ')}, When the rule is applied, Then ${fact.outcome}`,
    )
  return []
}

/** When a message shows, in the words of the text; nothing where it does not say. */
function condition({ condition: text, labels }: MessageFact): string {
  const [before, otherwise] = text.split(/[,;]?\s*\b(?:otherwise|or else|if not)\b/i)
  const words = (before ?? '')
    .replace(/^\W*(?:when|if|whenever|once|for)\s+/i, '')
    .replace(
      /,?\s*(?:then\s+)?(?:the\s+)?(?:page\s+)?(?:error\s+)?(?:message|text|error|shows?|displays?)\b.*$/i,
      '',
    )
    .replace(/\s+with\W*$/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:The|An?|Any|Each|Every)\b/, (word) => word.toLowerCase())
  if (words.length < 3) return ''
  if (otherwise !== undefined) return `this is not so: ${words}`
  return labels.includes(words) ? `"${words}" holds a value that is not allowed` : words
}

function fieldCriteria({ label, constraints }: FieldFact): string[] {
  const about = describe(constraints)
  return [
    ...(about ? [`Given the page is open, When "${label}" holds ${about}, Then the value is accepted`] : []),
    ...(constraints.required
      ? [`Given the page is open, When "${label}" is left empty, Then the form is not accepted`]
      : []),
  ]
}

function describe({ number, length, choices, format, temporal, pattern }: Constraints): string {
  if (temporal) return `a value ${sayRange(temporal)}`
  if (pattern) return `a text that ${pattern.words}`
  if (number && (number.min !== undefined || number.max !== undefined)) {
    const low = number.min === undefined ? undefined : formatDecimal(number.min, number.scale)
    const high = number.max === undefined ? undefined : formatDecimal(number.max, number.scale)
    if (low !== undefined && low === high) return low
    return low !== undefined && high !== undefined
      ? `a value from ${low} to ${high}`
      : low !== undefined
        ? `${low} or more`
        : `${high ?? ''} or less`
  }
  if (length) return lengthWords(length)
  if (choices) return `one of ${choices.join(', ')}`
  return format ? formatWords[format] : ''
}

function lengthWords({ min, max }: LengthRange): string {
  if (max === undefined) return `at least ${min} characters`
  if (min === max) return `exactly ${min} characters`
  return min === 0 ? `at most ${max} characters` : `${min} to ${max} characters`
}
