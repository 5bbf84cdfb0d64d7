import type { Fact, RuleFact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'

const demanding = /\b(?:must|has to|have to|needs? to|may only|can only|cannot|may not)\b/i
const rest = /^\W*(?:otherwise|else|if not)\b/i

/**
 * "For express parcels, the sender must be registered. Otherwise the page shows "Please register"": the message answers a sender who is not,
 * and not a parcel that is no express one. Neither sentence is a rule by itself then; what they mean together is left open.
 */
export function withoutDemandingRules(sentences: ReadSentence[]): ReadSentence[] {
  const open = new Set<number>()
  sentences.forEach(({ facts, text, section }, at) => {
    const before = sentences[at - 1]
    const answers =
      rest.test(text) && facts.some((fact) => fact.kind === 'rule' && fact.otherwise && fact.message)
    if (answers && before?.section === section && before.facts.some(isDemand)) open.add(at - 1).add(at)
  })
  return open.size === 0
    ? sentences
    : sentences.map((sentence, at) =>
        open.has(at)
          ? { ...sentence, facts: sentence.facts.filter(({ kind }) => kind !== 'rule' && kind !== 'message') }
          : sentence,
      )
}

/** A rule whose outcome asks for something instead of saying what comes about. */
function isDemand(fact: Fact): fact is RuleFact {
  return (
    fact.kind === 'rule' &&
    !fact.otherwise &&
    !fact.table &&
    demanding.test(fact.outcome) &&
    !fact.outcome.includes('"')
  )
}
