import type { Constraints, MessageFact } from '../../requirements/facts/types.ts'
import type { Parameter } from '../model.ts'
import { partitionsOf } from '../partitions/partitions-of.ts'
import { agedTargets } from './ages.ts'
import { ofOnlyKind } from './kind-targets.ts'
import type { LabelIndex } from './label-index.ts'
import { boundedAs, isBusinessRule } from './message-limits.ts'

// A message about nothing in particular answers every input; one about anything else answers none that it does not name.
const input = '(?=)(?:inputs?|fields?|values?|data|entry|entries|form|submission|validation|credentials)(?=)'
const anyInput = [
  new RegExp(
    `\\b(?:invalid|wrong|incorrect|missing|empty|faulty|bad|incomplete|not valid)\\s(?:[a-z]+\\s)?${input}\\b`,
    'i',
  ),
  new RegExp(
    `\\b${input}\\s(?:[a-z]+\\s){0,2}?(?:is|are|was|were|has|have|contains?|fails?|failed|cannot|do|does)\\b`,
    'i',
  ),
  /\b(?:on|upon|after|for|in case of|in the case of) (?:an? |any |every |each )?(?:[a-z]+ )?(?:errors?|mistakes?|problems?|failures?)\b|\b(?:errors?|mistakes?|problems?) (?:is|are|occurs?|exists?)\b/i,
]
const bare =
  /^\W*(?:(?:the|an?|error|warning|validation|message|page|system|form|application|user|it|then|shows?|sees?|displays?|is|are|shown|displayed|text|with|says?|appears?|hint|dialog|site|website|screen|portal)\W+)*$/i

interface Form {
  parameters: Parameter[]
  index: LabelIndex
  section: number
}

interface Spoken {
  /** The sentence that states the message. */
  text: string
  section: number
  /** Labels that the sentence before it declared. */
  previous: string[]
}

/** The inputs that an error message answers: none for a message of the whole form, `rule` when it answers no input at all. */
export function targetsOf(
  fact: MessageFact,
  { parameters, index, section }: Form,
  spoken: Spoken,
): Parameter[] | 'rule' {
  // "If an error occurs the message …" speaks of no input called Message.
  const mentioned = index.mentioned(fact.condition.replace(shownAs, ''))
  const aged = mentioned.length > 0 ? mentioned : agedTargets(parameters, fact.condition)
  const named = aged.length > 0 ? aged : ofOnlyKind(parameters, fact.condition)
  // "The password is wrong" in a section of its own is about another page than the form before it.
  const recorded = fact.violations.includes('mismatch') || fact.violations.includes('state')
  const elsewhere = recorded && spoken.section !== section
  if (elsewhere || (!fact.rest && isBusinessRule(named[0], fact))) return 'rule'
  if (named.length === 0 && technical.test(fact.text)) return 'rule'
  if (fact.about === 'every') return []
  const meant = fact.about === 'previous' ? spoken.previous.flatMap((label) => index.exact(label) ?? []) : []
  const choices = [
    named,
    meant,
    index.shortened(fact.condition),
    index.mentioned(`${spoken.text} ${fact.text}`),
    boundedAs(parameters, fact),
  ]
  const found = choices.find((one) => one.length > 0) ?? []
  // "If somebody is already registered": by the only input that people are known by.
  const known = parameters.filter(({ label }) => identity.test(label))
  const anybody = fact.violations.includes('taken') && somebody.test(fact.condition) && known.length === 1
  const targets = found.length === 0 && anybody ? known : found
  const general =
    !fact.rest && (anyInput.some((one) => one.test(fact.condition)) || bare.test(`${fact.condition} `))
  if (targets.length === 0 && !general) return 'rule'
  // "If the data are wrong": of a form that asks for a secret, a wrong one is what nobody has.
  const secrets = targets.length === 0 && recorded ? parameters.filter(({ label }) => secret.test(label)) : []
  if (secrets.length === 1) return secrets
  if (!fact.rest && isBusinessRule(targets[0], fact)) return 'rule'
  if (!fact.rest && named.length === 0 && isBusinessRule(targets[0], fact)) return 'rule'
  // Only a box is ticked: "it" is then no other input.
  if (ticking.test(fact.condition) && targets.some(({ constraints }) => holdsText(constraints))) return 'rule'
  // Under a guard, the message must not answer what is wrong without it.
  return fact.guard !== undefined && targets.some((one) => isWrongAnyway(one, fact)) ? 'rule' : targets
}

const secret = /^(?!new\b|.*\b(?:repeat|confirm|again))(?:.* )?(?:password|passphrase|passcode|pin)$/i

// No input is wrong where the page asks to come back later.
const technical =
  /\b(?:try (?:it |this )?(?:once )?(?:again )?later|technical (?:error|problem|difficult\w+)|temporarily|(?:service|server|system) (?:is )?(?:not available|unavailable)|something went wrong)\b/i
const shownAs =
  /,?\s*\b(?:then )?(?:the|an?) (?:error |warning |success )?(?:message|text|hint|notice|comment)\s*$/i
const somebody =
  /\b(?:somebody|someone|(?:the|a) (?:user|person|visitor|customer|guest|member|reader)) (?:is|has|was) (?:been )?already\b|\balready (?:subscribed|registered|signed up|has an account)\b/i
const identity = /\b(?:e-?mail(?: address)?|user ?name)$/i

function isWrongAnyway(parameter: Parameter, { violations }: MessageFact): boolean {
  return partitionsOf(parameter).some(
    ({ violation }) => violation !== undefined && violations.includes(violation),
  )
}

const ticking = /\b(?:un)?ticked\b|\bunchecked\b|\bnot checked\b|\bthe tick\b/i

function holdsText({ control, ...others }: Constraints): boolean {
  return (
    control !== 'checkbox' && (control !== undefined || Object.keys(others).some((key) => key !== 'required'))
  )
}
