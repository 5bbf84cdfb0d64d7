import { readConstraints, saysSomething } from '../fields/constraints.ts'
import { maskQuotes } from '../mask.ts'
import { lacksOneOf } from './character-violations.ts'
import type { Constraints, FieldFact, MessageFact, Violation } from '../types.ts'

const thing =
  'values?|numbers?|inputs?|entry|entries|texts?|lengths?|amounts?|dates?|times?|formats?|characters?|sizes?|types?|names?|codes?|choices?|answers?|cases?'
const ruling =
  'rules?|conditions?|limits?|requirements?|criteria|criterion|constraints?|checks?|restrictions?|ranges?|forms?|formats?|patterns?|polic(?:y|ies)'
const rest = [
  /\b(?:otherwise|or else|if not|whatever else)\b/i,
  /\b(?:anything|everything|all|any|every|each|whoever|anyone) else\b/i,
  new RegExp(`\\bother (?:${thing})(?=)\\b(?! than\\b)`, 'i'),
  new RegExp(
    `\\b(?:breaks?|broke|violates?|(?:does|do) not (?:meet|satisfy|fulfil|fulfill|comply with|follow|obey|respect|match|have|keep(?: to)?)|fails?|ignores?) (?:(?:one|any|all|either|some|at least one) of )?(?:these|this|those|that|the above|the|its)(?=) (?:${ruling})(?=)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:these|this|those|that|one of (?:these|those)|any of (?:these|those)) (?:${ruling}) (?:is|are) (?:not (?:met|fulfilled|satisfied|kept|followed|respected|observed)|broken|violated|ignored|missed)\\b`,
    'i',
  ),
  /\b(?:this|that) is not (?:the case|so|true)\b/i,
  /^\W*(?:if|when|whenever) (?:it|they|this|that) (?:is|are|does|do|has|have) not\s*(?:,|$)/i,
]

/** "Anything other than a whole number from 1 to 5": the limit stands in the words of the message itself. */
export function isOutsideLimit(condition: string): boolean {
  const said =
    /\b(?:anything|everything|any value|all values?|values?|entries|inputs?) (?:other than|but|except(?: for)?) (.{2,})/i.exec(
      condition,
    )?.[1]
  return said !== undefined && /\d|\bnumber\b/.test(said) && saysSomething(readConstraints(maskQuotes(said)))
}

/** Whether a message answers whatever breaks the rule that stands before it: "otherwise", "for anything else", "if one of these rules is broken". */
export function isRest(condition: string): boolean {
  return rest.some((pattern) => pattern.test(condition))
}

/** What a message about the rest answers: whatever breaks one of the limits that its rule states. */
export function answeringRest(message: MessageFact, fields: FieldFact[]): MessageFact {
  if (message.rest === undefined || message.violations[0] === 'taken') return message
  const own = message.rest === 'limit' ? ownLimits(message.condition, fields) : {}
  const stated = saysSomething(own) ? [own] : fields.map(({ constraints }) => constraints)
  const dated =
    stated.some(({ temporal }) => temporal) && /\b(?:valid|correct|real|format)\b/i.test(message.text)
  const broken = [...new Set([...stated.flatMap(breaking), ...(dated ? (['format'] as const) : [])])]
  const side = sideOf(message.text).filter((one) => broken.length === 0 || broken.includes(one))
  if (side.length > 0) return { ...message, violations: side }
  // "At least one digit ("Digit missing")" answers no missing letter.
  const only = own.contains && own.contains.length > 0 ? { only: lacksOneOf(own.contains) } : {}
  return broken.length > 0 ? { ...message, violations: broken, ...only } : message
}

/** The limit in the words of a message itself; "the e-mail is mandatory" names the input, and says nothing of its form. */
function ownLimits(condition: string, fields: FieldFact[]): Constraints {
  const { format, ...own } = readConstraints(maskQuotes(condition))
  const valid = /\b(?:valid|correct|well-formed|format)\b/i.test(condition)
  if (format !== undefined && (valid || own.required !== true)) return { ...own, format }
  if (saysSomething(own) || !valid) return own
  const stated = fields.map(({ constraints }) => constraints.format)
  return stated[0] === undefined ? own : { format: stated[0] }
}

/** Every way to break what is said of an input. */
function breaking(constraints: Constraints): Violation[] {
  const { required, number, length, choices, format, contains, temporal, pattern, equals, unique, file } =
    constraints
  const found: Violation[] = []
  if (required === true) found.push('empty')
  if (number) {
    if (number.min !== undefined) found.push('below')
    if (number.max !== undefined) found.push('above')
    found.push('notNumber', 'notWhole', 'format', ...(number.stepped ? (['any'] as const) : []))
  }
  // "Other dates" are dates: what is none is not what such a message answers.
  if (temporal) {
    // A later day of birth is a lower age.
    const [early, late] = temporal.byAge ? (['above', 'below'] as const) : (['below', 'above'] as const)
    if (temporal.min) found.push(early)
    if (temporal.max) found.push(late)
    if (temporal.step !== undefined) found.push('any')
  }
  if (length) found.push('tooShort', 'tooLong')
  if (choices) found.push('notAllowed')
  if ((format !== undefined && !temporal) || pattern) found.push('format')
  if (contains && contains.length > 0) found.push('missingClass')
  if (equals !== undefined) found.push('relation')
  if (file) found.push('format', 'above')
  if (unique === true) found.push('taken')
  return found
}

/** "You are too young" answers one side only, whatever its rule limits. */
export function sideOf(text: string): Violation[] {
  if (/\b(?:not be|cannot be|may not be|is|lies) in the future\b|\bmust be in the past\b/i.test(text))
    return ['above']
  if (/\b(?:not be|cannot be|may not be|is|lies) in the past\b|\bmust be in the future\b/i.test(text))
    return ['below']
  if (/\btoo (?:short|few)\b/i.test(text)) return ['tooShort', 'below']
  if (/\btoo (?:long|many)\b/i.test(text)) return ['tooLong', 'above']
  if (/\btoo (?:young|low|small|light|early|little|cheap)\b/i.test(text)) return ['below']
  return /\btoo (?:old|high|large|big|heavy|late|much|expensive)\b/i.test(text) ? ['above'] : []
}
