import { readAble } from './behaviour/able-transitions.ts'
import { readAnyState } from './behaviour/any-state.ts'
import { readCaused } from './behaviour/caused-moves.ts'
import { readOverlap } from './behaviour/overlaps.ts'
import { readCircumstance } from './rules/circumstances.ts'
import { withoutConcession } from './rules/concessions.ts'
import { readClassTiers } from './lookups/read-class-tiers.ts'
import { readLookup } from './lookups/read-lookup.ts'
import { readFields } from './fields/fields.ts'
import { readLimitClauses } from './rules/limit-clauses.ts'
import { readGuarded, withGuard } from './rules/guarded-messages.ts'
import { readFormula } from './formulas/read-formula.ts'
import { readAllowed, readMention } from './fields/mentions.ts'
import type { Masked } from './mask.ts'
import { readButtons, readPage } from './fields/controls.ts'
import { readNamedForm } from './fields/named-forms.ts'
import { characterViolation } from './messages/character-violations.ts'
import { isFlawless, readMessages } from './messages/messages.ts'
import { readQualified } from './rules/qualified-rules.ts'
import { aboutDependent, readRelated, withoutCondition } from './rules/related-inputs.ts'
import { readPricedChoices } from './prices/priced-choices.ts'
import { readPrices } from './prices/read-price.ts'
import { readRefusedEvents } from './behaviour/refused-events.ts'
import { readRefusal } from './messages/refusals.ts'
import { readTrailing } from './messages/bare-messages.ts'
import { answeringRest } from './messages/rest-messages.ts'
import { readRelative } from './rules/relative-rules.ts'
import { readRules } from './rules/rules.ts'
import { readDenial, readPermissions } from './permissions/permissions.ts'
import { readEvents, readScenarios } from './behaviour/scenarios.ts'
import { readSetToState } from './behaviour/set-to-state.ts'
import { readStateLimits } from './rules/state-limits.ts'
import { readStateSentence } from './behaviour/state-sentences.ts'
import { readSuccess } from './messages/successes.ts'
import { readUsageLimits } from './rules/usage-limits.ts'
import { readThresholds } from './rules/thresholds.ts'
import { readFreeFrom, withOtherwise } from './rules/other-outcomes.ts'
import { readDayRule } from './rules/day-rules.ts'
import { readTimed } from './rules/timed-rules.ts'
import { readTiers } from './rules/tiers.ts'
import { readMoves, readTold } from './behaviour/told-transitions.ts'
import { readTwoWays } from './behaviour/two-ways.ts'
import type { Fact, FieldFact, MessageFact, RuleFact, SuccessFact } from './types.ts'

/** What a sentence is read beside: the labels that the sentence before it named. */
export interface Surroundings {
  previous: string[]
  /** What the sentence right before says of its inputs. */
  stated?: FieldFact[]
  /** The sentence before stated an error message. */
  afterMessage?: boolean
}

// A request of an interface is no form; its conditions would be misread as rules.
const request = /\b(?:GET|POST|PUT|PATCH|DELETE)\s+\//
// A contrast is measured on the page, not entered.
const ratio = /\bcontrast\b.*\d\s?:\s?1\b/i

/** Everything the grammar finds in one sentence. Never throws; a sentence it does not understand gives `[]`. */
export function readFacts(part: Masked, surroundings: Surroundings): Fact[] {
  const page = readPage(part)
  const opened = readNamedForm(part)
  const named: Fact[] = [...readButtons(part), ...(opened.length > 0 ? opened : page ? [page] : [])]
  if (request.test(part.masked) || ratio.test(part.masked)) return named
  const denials = readDenial(part)
  if (denials.length > 0) return [...denials, ...named]
  const uses = readUsageLimits(part)
  if (uses.length > 0) return [...uses, ...readMessages(part), ...named]
  const rights = readPermissions(part)
  if (rights.some(({ only, allowed }) => only || !allowed)) return [...rights, ...readAble(part), ...named]
  const bounds = readStateLimits(part)
  if (bounds.length > 0) return [...bounds, ...named]
  const rest = readRest(part, surroundings, named)
  // What is looked up by a number is a rule and no list of prices.
  const priced = rest.length > 1 && readLookup(part).length > 1 ? [] : readPrices(part)
  // A fee per hour under a condition is that fee, and no surcharge on another one.
  const counted = rest.some((fact) => fact.kind === 'formula' && fact.when !== undefined)
  const prices = counted ? priced.filter(({ part: one }) => one.kind !== 'change') : priced
  const declared =
    prices.length === 0 || rest.some(({ kind }) => kind === 'field') ? [] : readPricedChoices(part.raw)
  return [...rest, ...rights, ...declared, ...prices]
}

function readRest(
  part: Masked,
  { previous, stated = [], afterMessage = false }: Surroundings,
  named: Fact[],
): Fact[] {
  const overlap = readOverlap(part)
  if (overlap.length > 0) return [...overlap, ...named]
  const scenarios = readScenarios(part.raw, part)
  if (scenarios.length > 0) return [...scenarios, ...named]
  const thresholds = readThresholds(part)
  // A number of attempts may also end a state: "When the fifth … is entered, an Active account becomes Locked".
  if (thresholds.length > 0) return [...thresholds, ...readTold(part), ...named]
  const transitions: Fact[] =
    [readAnyState, readCaused, readAble, readRefusedEvents, readMoves, readStateSentence]
      .map((read) => read(part))
      .find((found) => found.length > 0) ?? []
  if (transitions.length > 0) return [...transitions, ...named]
  const looked = readAmounts(part)
  if (looked.length > 0) return [...looked, ...named]
  const formula = readFormula(part)
  if (formula.length > 0) return [...formula, ...named]
  const circumstance = circumstanceOf(part)
  if (circumstance.length > 0) return [...circumstance, ...named]
  const messages = messagesOf(part, afterMessage, stated)
  const refusal = messages.length > 0 ? [] : readRefusal(part)
  if (refusal.length > 0) return [...refusal, ...named]
  const success = messages.length > 0 ? [] : readSuccess(part)
  if (success.length > 0) return [...success, ...named]
  const events = readEvents(part)
  const told = messages.some((fact) => fact.kind === 'message')
  const found = events.length > 0 || (messages.length > 0 && !told) ? [] : rulesOf(withoutConcession(part))
  const rules = found
    .filter((rule) => isAboutMore(rule, told, messages))
    .map((rule) => (told ? { ...rule, message: true } : rule))
  // What is said of each limit is no limit of an input of its own.
  if (!told && found.length > 1 && readLimitClauses(part).length > 0) return [...rules, ...named]
  const { relations, conditionals, facts: related } = readRelated(part, messages, previous)
  const happening = events.length > 0 && messages.length === 0
  const fields =
    (rules.length > 0 && !told) || happening ? [] : withoutCondition(readFields(part, previous), conditionals)
  if (messages.length === 0) messages.push(...readTrailing(part, fields))
  const spoken = messages.map(aboutDependent)
  const mentions = spoken.flatMap((fact) => mentionsOf(fact, previous))
  const repeats = fields.some(({ constraints }) => constraints.equals !== undefined)
  const ruled = fields.length > 0 ? fields : stated
  const several = spoken.filter((fact) => fact.kind === 'message' && fact.rest).length > 1
  const answers = spoken.map((fact) => {
    if (fact.kind !== 'message') return fact
    return repeats || relations.length > 0
      ? aboutDifference(fact)
      : answeringRest(several && fact.rest ? { ...fact, rest: 'limit' } : fact, ruled)
  })
  return [
    ...fields,
    ...mentions,
    ...related,
    ...answers,
    ...(messages.length > 0 ? [] : events),
    ...rules,
    ...named,
  ]
}

/** What is free from a sum on, else what a number decides. */
function readAmounts(part: Masked): RuleFact[] {
  const freed = readFreeFrom(part)
  return freed.length > 0 ? freed : readLookup(part)
}

/** "There is no digit" is said of characters, not of the world around, and "if it does" of nothing that this sentence names. */
function circumstanceOf(part: Masked): Fact[] {
  const nothing = /^\W*(?:if|when|whenever) (?:it|they) (?:is|are|does|do|has|have)(?: not)?\s*,/i.test(
    part.masked,
  )
  return nothing || isFlawless(part.masked) || characterViolation(part.masked) ? [] : readCircumstance(part)
}

function messagesOf(
  part: Masked,
  afterMessage: boolean,
  stated: FieldFact[],
): ReturnType<typeof readMessages> {
  if (/^\W*(?:while|as long as)\b/i.test(part.masked)) return []
  return readMessages(part, afterMessage, stated).map((fact) =>
    fact.kind === 'message' ? withGuard(fact) : fact,
  )
}

const offered = /^(?:\w+ ){1,4}there (?:is|are) .*\b(?:discount|rebate|reduction|surcharge)s?\b/i

/** "If it contains spaces" behind a message names nothing that a rule of its own could be about. */
function isAboutMore(
  { anyOf, outcome, act }: RuleFact,
  told: boolean,
  messages: (MessageFact | SuccessFact)[],
): boolean {
  const atoms = anyOf.flat()
  // "The system sends a link if it belongs to an account" names nothing that a case could set, and nothing to do.
  const byItself =
    act === undefined &&
    /^the (?:system|application|app|server|platform|service|shop|portal)\b/i.test(outcome)
  if (byItself && atoms.some(({ subject, text }) => subject === '' && /^(?:it|they|this|that)\b/i.test(text)))
    return false
  // "For Basic there is a discount: 10 % from 5 pieces, …": what stands before "there is" is no condition by itself.
  if (atoms.some(({ text }) => offered.test(text))) return false
  const shown = new Set(messages.flatMap((one) => (one.kind === 'message' ? [one.text] : [])))
  if (atoms.some(({ equals }) => equals !== undefined && shown.has(equals))) return false
  return (
    (!told && !/^(?:The message )?"/.test(outcome)) ||
    atoms.length === 0 ||
    atoms.some(
      ({ subject, number, equals }) =>
        !/^(?:it|nothing)$/i.test(subject) || number !== undefined || equals !== undefined,
    )
  )
}

/** The inputs that an error condition names, with what it leaves allowed. */
function mentionsOf(fact: MessageFact | SuccessFact, previous: string[]): Fact[] {
  if (fact.kind !== 'message') return []
  if (fact.guard !== undefined) return readGuarded(fact)
  return [...readMention(fact), ...readAllowed(fact, previous)]
}

/** A message in the sentence that asks for equal values answers different ones. */
function aboutDifference(fact: MessageFact): MessageFact {
  return { ...fact, violations: ['relation'] }
}

function rulesOf(part: Masked): RuleFact[] {
  return withOtherwise(rulesIn(part))
}

function rulesIn(part: Masked): RuleFact[] {
  const limited = readLimitClauses(part)
  if (limited.length > 0) return limited
  const ways = readTwoWays(part)
  if (ways.length > 0) return ways
  const classes = readClassTiers(part)
  if (classes.length > 0) return classes
  const tiers = readTiers(part)
  const found = tiers.length > 0 ? tiers : readRules(part)
  if (found.length > 0) return found
  const set = readSetToState(part)
  if (set.length > 0) return set
  const timed = readTimed(part)
  if (timed.length > 0) return timed
  const day = readDayRule(part)
  if (day.length > 0) return day
  const qualified = readQualified(part)
  return qualified.length > 0 ? qualified : readRelative(part)
}
