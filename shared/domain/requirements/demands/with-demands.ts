import { labelKey, labelOf, subjectKind } from '../facts/labels.ts'
import { maskQuotes } from '../facts/mask.ts'
import type { Atom, Fact, RuleFact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { asSaid, broken, forbids, readDemand, type Demand } from './demand.ts'

const reference =
  /^\W*(?:(?:if|when|whenever|in case|should)\s+(?:it|they|this|that|he|she|he or she)\s+(is the case|is so|is true|happens|occurs|does|do|is|are|has|have)?\s*(not\b|n't\b)?\s*(the case|so|true|happen|occur)?|(if so)|(if not|otherwise|or else|else|in all other cases))\s*(?:,\s*|\s(?="))(?:then\s+)?(.{3,400})$/i
const named =
  /^\W*(?:the )?(?:error(?: message)?|message|validation|warning|hint)\s*(?:text)?\s*(?:is)?\s*[:–—-]?\s*("[^"]*")\s*\.?\s*$/i

/**
 * Joins a demand on something that nobody types ("The number of participants must not exceed the capacity of the room") with what the text
 * says of breaking it, in the same sentence or in the next ("If it does, …", "Otherwise …", "Error: …"): a rule that both state. What
 * a form takes keeps its own facts. Linear in the text.
 */
export function withDemands(sentences: ReadSentence[]): ReadSentence[] {
  const inputs = labelsOf(sentences)
  const result = [...sentences]
  sentences.forEach((sentence, at) => {
    const demand = demandIn(sentence, inputs)
    if (!demand) return
    const next = sentences[at + 1]
    const found = demand.otherwise === undefined ? undefined : rule(broken(demand), demand.otherwise)
    const told = next && follows(sentence, next) ? consequence(next, demand) : undefined
    const meant = found ?? told
    if (!meant) return
    result[at] = { ...sentence, facts: [meant] }
    if (told && next)
      result[at + 1] = {
        ...next,
        facts: [...next.facts.filter(({ kind }) => kind === 'button' || kind === 'page'), told],
      }
  })
  return result
}

function follows(before: ReadSentence, { kind, section, table }: ReadSentence): boolean {
  return kind === 'requirement' && section === before.section && !table
}

/** A demand whose sentence states no input, life cycle or other fact that says more. */
function demandIn({ kind, text, facts, table }: ReadSentence, inputs: Set<string>): Demand | undefined {
  if (kind !== 'requirement' || table || text.length > 500 || !facts.every(isLoose)) return undefined
  const demand = readDemand(maskQuotes(text.replace(/\s+/g, ' ')))
  if (facts.some((fact) => fact.kind === 'field') && !(demand?.counted && isPerson(demand.subject)))
    return undefined
  return demand && !isInput(demand.subject, inputs) ? demand : undefined
}

function isPerson(subject: string): boolean {
  return subjectKind(subject) === 'actor'
}

/** Facts that a demand says better: comparisons without an input, messages of nothing, and states that are only an article. */
function isLoose(fact: Fact): boolean {
  if (fact.kind === 'field') return fact.constraints.number?.floor !== undefined
  if (fact.kind === 'transition') return fact.from.every((state) => /^(?:the|an?)$/i.test(state))
  if (fact.kind === 'relation') return fact.differs !== true
  return fact.kind === 'message' || fact.kind === 'rule'
}

function consequence({ text, facts }: ReadSentence, demand: Demand): RuleFact | undefined {
  const { raw, masked } = maskQuotes(text.replace(/\s+/g, ' '))
  const shown = named.exec(masked)?.[1]
  if (shown !== undefined) {
    const at = masked.indexOf(shown)
    return rule(broken(demand), `${raw.slice(at, at + shown.length)} is visible`)
  }
  const found = reference.exec(masked)
  const outcome = found?.[6]
  if (!found || outcome === undefined || facts.some(({ kind }) => kind === 'transition')) return undefined
  const said = raw.slice(masked.lastIndexOf(outcome)).replace(/[.\s]+$/, '')
  if (found[5] !== undefined)
    return forbids(demand) && /^if not/i.test(found[5]) ? undefined : rule(broken(demand), said)
  const demanded = /case|so|true|happen|occur/i.test(`${found[1] ?? ''}${found[3] ?? ''}`)
  // "If this is not the case" after "must not" may deny either.
  if (demanded && found[2] !== undefined && forbids(demand)) return undefined
  const so = found[4] !== undefined || found[2] === undefined
  return rule(asSaid(demand, so), said)
}

function rule(atom: Atom, outcome: string): RuleFact {
  return { kind: 'rule', anyOf: [[atom]], outcome, otherwise: false }
}

function labelsOf(sentences: ReadSentence[]): Set<string> {
  return new Set(
    sentences.flatMap(({ facts }) =>
      facts.flatMap((fact) =>
        fact.kind === 'field' || fact.kind === 'mention' ? [labelKey(fact.label)] : [],
      ),
    ),
  )
}

/** The subject names an input of the text, or ends or begins with the name of one. */
function isInput(whole: string, inputs: Set<string>): boolean {
  return whole.split(/\s+and\s+/).some((subject) => isNamed(subject, inputs))
}

function isNamed(subject: string, inputs: Set<string>): boolean {
  const label = labelOf(maskQuotes(subject)) ?? ''
  const words = label.split(/\s+/)
  return words.some(
    (_, at) =>
      inputs.has(labelKey(words.slice(at).join(' '))) ||
      inputs.has(labelKey(words.slice(0, at + 1).join(' '))),
  )
}
