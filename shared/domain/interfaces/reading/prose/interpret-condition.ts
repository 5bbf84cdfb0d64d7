import { parseDecimal } from '../../../numbers/decimal.ts'
import type { ApiSchema } from '../types.ts'

/** What the condition of an answer asks of a request. */
export type Condition =
  | {
      kind: 'property'
      name: string
      rule: 'required' | 'enum' | 'minLength' | 'format' | 'minimum' | 'maximum' | 'maxLength'
      schema: Partial<ApiSchema>
    }
  | { kind: 'any' }
  | { kind: 'unknown' }
  | { kind: 'anonymous' }
  | { kind: 'notJson' }
  | { kind: 'mediaType' }
  | { kind: 'state' }

const name = '(?:`|")?([A-Za-z][\\w.-]{0,60})(?:`|")?'
const article = '(?:an?\\s+|the\\s+|any\\s+|its\\s+)?'
const noun = '(?:\\s+(?:field|property|parameter|attribute|value|address))?'
const credential =
  /\b(?:token|credentials?|authentication|authori[sz]ation|(?:api[- ]?|valid )key|log(?:ged)? ?in|signed in|session)\b/i
const formats: [RegExp, string][] = [
  [/e-?mail/i, 'email'],
  [/uuid/i, 'uuid'],
  [/date-?time|timestamp/i, 'date-time'],
  [/date/i, 'date'],
  [/\bur[il]\b/i, 'uri'],
]

/** Reads a condition such as "a missing name" or "the quantity is below 1"; what is not understood is a state to set up. */
export function interpretCondition(condition: string): Condition {
  if (
    /\b(?:missing|without|no|absent|invalid|wrong|expired|not)\b/i.test(condition) &&
    credential.test(condition)
  )
    return /\b(?:missing|without|no|absent|not (?:logged|signed))\b/i.test(condition)
      ? { kind: 'anonymous' }
      : { kind: 'state' }
  if (/\b(?:media type|content[- ]type)\b/i.test(condition)) return { kind: 'mediaType' }
  if (/\b(?:not|no|malformed|invalid|broken)\s+(?:valid\s+)?json\b/i.test(condition))
    return { kind: 'notJson' }
  const limit = limitIn(condition)
  if (limit) return limit
  const missing = missingIn(condition)
  if (missing !== undefined) return { kind: 'property', name: missing, rule: 'required', schema: {} }
  const listed = unlistedIn(condition)
  if (listed !== undefined) return { kind: 'property', name: listed, rule: 'enum', schema: {} }
  if (
    /\b(?:unknown|non-?existent|nonexisting|not found|(?:does|do) not exist|not exist(?:ing)?)\b|\bno (?:such )?\w+ (?:with|has|exists|for)\b/i.test(
      condition,
    )
  )
    return { kind: 'unknown' }
  return wrongIn(condition)
}

function unlistedIn(condition: string): string | undefined {
  const after = new RegExp(
    `^${article}${name}${noun}\\s+is\\s+not\\s+(?:supported|allowed|accepted|listed|in the list|one of\\b.*)$`,
    'i',
  )
  const before = new RegExp(`^${article}unsupported\\s+${name}${noun}$`, 'i')
  return (after.exec(condition) ?? before.exec(condition))?.[1]
}

function missingIn(condition: string): string | undefined {
  const found =
    new RegExp(`^(?:${article})?(?:missing|omitted|absent)\\s+${name}${noun}$`, 'i').exec(condition) ??
    new RegExp(
      `^(?:${article})?${name}${noun}\\s+(?:is|was)\\s+(?:missing|omitted|absent|not (?:given|sent|provided|set|there))$`,
      'i',
    ).exec(condition) ??
    new RegExp(`^(?:a (?:request|body) )?without\\s+${article}${name}${noun}$`, 'i').exec(condition)
  return found?.[1]
}

function limitIn(condition: string): Condition | undefined {
  const size = new RegExp(
    `^${article}${name}${noun}\\s+(?:is\\s+|has\\s+)?(longer|shorter|more|fewer|less) than (\\d{1,5}) (?:characters|letters|signs)`,
    'i',
  ).exec(condition)
  if (size?.[1] !== undefined) {
    const count = Number(size[3])
    return /longer|more/i.test(size[2] ?? '')
      ? {
          kind: 'property',
          name: size[1],
          rule: 'maxLength',
          schema: { types: ['string'], length: { min: 0, max: count } },
        }
      : {
          kind: 'property',
          name: size[1],
          rule: 'minLength',
          schema: { types: ['string'], length: { min: count } },
        }
  }
  const bound = new RegExp(
    `^${article}${name}${noun}\\s+(?:is\\s+)?(?:(below|less than|under|smaller than)|(above|more than|greater than|over|larger than))\\s+(-?\\d{1,12}(?:\\.\\d{1,6})?)$`,
    'i',
  ).exec(condition)
  if (bound?.[1] === undefined) return undefined
  const value = parseDecimal(bound[4] ?? '0')
  const types: ApiSchema['types'] = [value.scale === 0 ? 'integer' : 'number']
  return bound[2] !== undefined
    ? { kind: 'property', name: bound[1], rule: 'minimum', schema: { types, number: { min: value } } }
    : { kind: 'property', name: bound[1], rule: 'maximum', schema: { types, number: { max: value } } }
}

function wrongIn(condition: string): Condition {
  const empty =
    new RegExp(`^(?:${article})?empty\\s+${name}${noun}$`, 'i').exec(condition) ??
    new RegExp(`^(?:${article})?${name}${noun}\\s+is\\s+(?:empty|blank)$`, 'i').exec(condition)
  if (empty?.[1] !== undefined)
    return {
      kind: 'property',
      name: empty[1],
      rule: 'minLength',
      schema: { types: ['string'], length: { min: 1 } },
    }
  const wrong =
    new RegExp(`^(?:${article})?(?:invalid|malformed|wrong)\\s+${name}${noun}$`, 'i').exec(condition) ??
    new RegExp(
      `^(?:${article})?${name}${noun}\\s+is\\s+(?:invalid|malformed|not valid|not an? .{2,30})$`,
      'i',
    ).exec(condition)
  const format = formats.find(([pattern]) => pattern.test(condition))?.[1]
  if (
    wrong?.[1] !== undefined &&
    format !== undefined &&
    !/^(?:request|body|document|json|data|input|payload)$/i.test(wrong[1])
  )
    return { kind: 'property', name: wrong[1], rule: 'format', schema: { types: ['string'], format } }
  const whole =
    /\b(?:required (?:field|property|parameter|value)s?\b.{0,40}\bmissing|values? (?:is|are) (?:out of range|invalid|not (?:valid|allowed))|violates? the schema|does not (?:match|fit)|invalid (?:request|body|document|data|input|payload|json)|(?:request|body|document|data|input|payload)\b.{0,40}\bnot valid|validation (?:fails|error)|(?:request|body|document|payload) is invalid)\b/i
  return whole.test(condition) ? { kind: 'any' } : { kind: 'state' }
}
