import { labelKey } from '../facts/labels.ts'
import { maskQuotes } from '../facts/mask.ts'
import type { Fact, MessageFact, RuleFact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'

const state =
  'expired|used|already used|redeemed|already redeemed|blocked|locked|suspended|cancelled|canceled|revoked|inactive|deactivated|closed|reserved|sold|sold out|overdue|archived|deleted|lost|stolen'
const faulty = 'invalid|unknown|wrong|incorrect'
const adjective = new RegExp(
  `^\\W*(?:an?|any|every|each|the)? ?(${state}|${faulty}) ([a-z][a-z-]*(?: [a-z][a-z-]*)?) (?:shows?|is (?:rejected|refused|declined|answered) with|leads? to|gives?|results? in|returns?|displays?|produces?|causes?|brings up)\\b`,
  'i',
)
const late =
  /^\W*((?:[a-z-]+ )?[a-z-]+s) (?:made |submitted |requested |received |sent )?(after \d+ (?:minutes|hours|days|weeks|months|years)) (?:are|is|will be|shall be) (?:rejected|refused|declined|answered) with\b/i

/**
 * Messages about the state of a thing that nobody types: "An expired coupon shows "…"", "If the card has already been used, "…" is shown". They answer no input; the state
 * is where the case starts.
 */
export function withStateMessages(sentences: ReadSentence[]): ReadSentence[] {
  const labels = new Set(
    sentences.flatMap(({ facts }) =>
      facts.flatMap((fact) => (fact.kind === 'field' ? [labelKey(fact.label)] : [])),
    ),
  )
  return sentences.map((sentence) => {
    const { facts, text, table } = sentence
    const [message, ...more] = facts.filter((fact): fact is MessageFact => fact.kind === 'message')
    if (!message && facts.length === 0 && !table) return unread(sentence, labels)
    if (!message || table || more.length > 0 || message.labels.length > 0) return sentence
    const rules = facts.filter((fact): fact is RuleFact => fact.kind === 'rule')
    const rule = ruleOf(message, rules, text, labels)
    if (!rule) return sentence
    const others = facts.filter(({ kind }: Fact) => kind === 'button' || kind === 'page')
    return { ...sentence, facts: [...others, rule] }
  })
}

/** "A used ticket leads to "…"" is a rule also where nothing in it sounds like an error. */
function unread(sentence: ReadSentence, labels: Set<string>): ReadSentence {
  const { masked, quotes } = maskQuotes(sentence.text)
  const found = sentence.kind === 'requirement' && quotes.length === 1 ? adjective.exec(masked) : null
  const text = quotes[0]?.value
  if (!found?.[1] || !found[2] || text === undefined || labels.has(labelKey(found[2]))) return sentence
  return {
    ...sentence,
    facts: [given(`the ${spoken(found[2])} ${hasState(found[1])}`, `the message "${text}" is shown`)],
  }
}

function ruleOf(
  message: MessageFact,
  rules: RuleFact[],
  text: string,
  labels: Set<string>,
): RuleFact | undefined {
  const shown = `the message "${message.text}" is shown`
  const { masked } = maskQuotes(text)
  const found = adjective.exec(masked)
  if (found?.[1] && found[2] && !labels.has(labelKey(found[2])))
    return given(`the ${spoken(found[2])} ${hasState(found[1])}`, shown)
  const [, things = '', when] = late.exec(masked) ?? []
  if (when !== undefined) return given(`the ${spoken(one(things))} is made ${when}`, shown)
  const [rule, ...more] = rules
  const atoms = rule?.anyOf[0] ?? []
  const [atom, second] = atoms
  if (!rule || more.length > 0 || !atom || second || rule.anyOf.length > 1 || rule.otherwise || atom.number)
    return undefined
  const stated =
    message.violations.every((one) => one === 'state' || one === 'taken') && ofState.test(atom.text)
  if (!stated || labels.has(labelKey(atom.subject))) return undefined
  const { message: _answers, ...rest } = rule
  return { ...rest, outcome: shown }
}

const ofState = new RegExp(`\\b(?:is|are|was|has|have|were)(?: (?:already|been))* (?:${state})\\b`, 'i')

function given(text: string, outcome: string): RuleFact {
  return { kind: 'rule', anyOf: [[{ subject: '', text, negated: false }]], outcome, otherwise: false }
}

function hasState(words: string): string {
  const plain = words.toLowerCase().replace(/^already /, '')
  if (plain === 'expired') return 'has expired'
  return /^(?:used|redeemed)$/.test(plain) ? `has already been ${plain}` : `is ${plain}`
}

function one(things: string): string {
  return things.replace(/ies$/i, 'y').replace(/(?<!s)s$/i, '')
}

/** "TAN" stays as it is. */
function spoken(words: string): string {
  return words.replace(/[A-Za-z]+/g, (word) => (word === word.toUpperCase() ? word : word.toLowerCase()))
}
