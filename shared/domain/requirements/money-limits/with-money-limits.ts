import { labelKey } from '../facts/labels.ts'
import type { ConditionalFact, Fact, RuleFact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { isExceeded, readStatedLimit, type StatedLimit } from './stated-limits.ts'
import { readStatedRange } from './stated-ranges.ts'

const farthest = 6
const refusing =
  /^.{0,60}?\b(?:rejects?|refuses?|declines?|denies|blocks?)\b.{0,60}? with (?:the |an? )?(?:error |warning )?(?:message |text |error |hint )?(["“][^"”]{1,200}["”])$/i
const refused =
  /^.{2,60}? (?:is|are) (?:rejected|refused|declined|denied|blocked) with (?:the |an? )?(?:error |warning )?(?:message |text |error |hint )?(["“][^"”]{1,200}["”])$/i

/**
 * Limits of money told over several sentences: "The daily limit is 1,000 EUR. If the limit is exceeded, …" gives the condition its number; "The minimum
 * withdrawal is 10 EUR and the maximum …" a range; "Transfers above 1,000 EUR require a TAN" says when the input TAN is required.
 */
export function withMoneyLimits(sentences: ReadSentence[]): ReadSentence[] {
  const fields = fieldsOf(sentences)
  let limit: { stated: StatedLimit; at: number; section: number } | undefined
  const stays = new Map<number, RuleFact>()
  const found = sentences.map((sentence, at): ReadSentence => {
    const { kind, table, text, section, facts } = sentence
    if (table || kind === 'heading' || kind === 'notRead' || kind === 'example') return sentence
    const stated = facts.every((fact) => fact.kind === 'price') ? readStatedLimit(text) : undefined
    if (stated) {
      limit = { stated, at, section }
      return sentence
    }
    const range = facts.every((fact) => fact.kind === 'price') ? readStatedRange(text) : undefined
    if (range) return { ...sentence, kind: 'requirement', facts: [range] }
    const needed = facts.flatMap((fact) => (fact.kind === 'rule' ? (neededAbove(fact, fields) ?? []) : []))
    if (needed.length > 0)
      return { ...sentence, facts: [...facts.filter((fact) => fact.kind !== 'rule'), ...needed] }
    if (!limit || limit.section !== section || at - limit.at > farthest) return sentence
    const { stated: known, at: place } = limit
    const alone = answering(facts, known)
    if (alone) {
      const stayed = within(alone, known)
      if (stayed) stays.set(place, stayed)
      return { ...sentence, facts: [alone] }
    }
    const replaced = facts.some((fact) => fact.kind === 'rule' && exceeding(fact, known) !== fact)
    // The message answers the sum, and no input.
    const kept = replaced ? facts.filter(({ kind: one }) => one !== 'message') : facts
    return {
      ...sentence,
      facts: kept.map((fact) => {
        const rule = fact.kind === 'rule' ? exceeding(fact, known) : fact
        const stayed = rule === fact || rule.kind !== 'rule' ? undefined : within(rule, known)
        if (stayed) stays.set(place, stayed)
        return rule
      }),
    }
  })
  return found.map((sentence, at) => {
    const rule = stays.get(at)
    return rule ? { ...sentence, kind: 'requirement', facts: [rule] } : sentence
  })
}

/** "If it is not reached, "…" is shown" names nothing but the limit before it. */
function answering(facts: Fact[], limit: StatedLimit): RuleFact | undefined {
  const [message, ...more] = facts
  if (message?.kind !== 'message' || more.length > 0) return undefined
  const said = /^\W*(?:if|when) ([^,]{4,80}),/i.exec(message.condition)?.[1]
  if (said === undefined || !isExceeded(said, limit)) return undefined
  return {
    kind: 'rule',
    anyOf: [[{ ...limit.exceeded, text: `${said}: ${limit.exceeded.text}` }]],
    outcome: `the message "${message.text}" is shown`,
    otherwise: false,
  }
}

/** Up to the limit, its message does not show. */
function within({ outcome }: RuleFact, { exceeded }: StatedLimit): RuleFact | undefined {
  const text = /["“]([^"”]{1,200})["”]/.exec(outcome)?.[1]
  const { number } = exceeded
  if (text === undefined || !number) return undefined
  const { min, max, ...rest } = number
  const [over, under] = [min?.over, max?.under]
  if (over === undefined && under === undefined) return undefined
  const kept = over === undefined ? { min: { units: under ?? 0n } } : { max: { units: over } }
  return {
    kind: 'rule',
    anyOf: [
      [
        {
          ...exceeded,
          text: exceeded.text.replace('more than', 'at most').replace('less than', 'at least'),
          number: { ...rest, ...kept },
        },
      ],
    ],
    outcome: `"${text}" is not visible`,
    otherwise: false,
    implied: true,
  }
}

function fieldsOf(sentences: ReadSentence[]): string[] {
  return [
    ...new Set(
      sentences.flatMap(({ facts }) =>
        facts.flatMap((fact: Fact) => (fact.kind === 'field' && !fact.known ? [fact.label] : [])),
      ),
    ),
  ]
}

function exceeding(rule: RuleFact, limit: StatedLimit): RuleFact {
  const [atoms, others] = rule.anyOf
  const [atom, more] = atoms ?? []
  if (!atom || more || others || atom.number || atom.negated !== (limit.least === true)) return rule
  if (!isExceeded(atom.text, limit)) return rule
  const text = (refusing.exec(rule.outcome) ?? refused.exec(rule.outcome))?.[1]
  const { message: _answers, ...told } = rule
  return {
    ...told,
    // The words of the sentence stay beside the number that another one gives.
    anyOf: [[{ ...limit.exceeded, text: `${atom.text}: ${limit.exceeded.text}` }]],
    ...(text === undefined ? {} : { outcome: `the message ${text} is shown` }),
  }
}

/** "Transfers above 1,000 EUR require a TAN", where both are inputs: the second is required from there on. */
function neededAbove({ anyOf, outcome }: RuleFact, fields: string[]): ConditionalFact | undefined {
  const [atoms, others] = anyOf
  const [atom, more] = atoms ?? []
  if (!atom?.number || more || others || atom.negated) return undefined
  const name =
    /^(?:.{2,40} )?(?:requires?|needs?) (?:an?|the|also an?|also the) (?:valid )?([\p{L}][\p{L} -]{1,30})$/iu.exec(
      outcome,
    )?.[1]
  const label = name === undefined ? undefined : fields.find((one) => labelKey(one) === labelKey(name))
  const subject = deciding(atom.subject, fields)
  if (label === undefined || subject === undefined || subject === label) return undefined
  return {
    kind: 'conditional',
    label,
    when: { subject, is: { kind: 'number', ...atom.number }, negated: false },
    constraints: { required: true },
  }
}

/** "Transfer" is what the input "Transfer amount" or "Amount" holds, where no other one could be meant. */
function deciding(subject: string, fields: string[]): string | undefined {
  const exact = fields.find((one) => labelKey(one) === labelKey(subject))
  if (exact !== undefined) return exact
  const amounts = fields.filter((one) => /\b(?:amount|value|sum|total)$/i.test(one))
  const own = amounts.filter((one) => one.toLowerCase().startsWith(subject.toLowerCase()))
  const [only, ...more] = own.length > 0 ? own : amounts
  return more.length === 0 ? only : undefined
}
