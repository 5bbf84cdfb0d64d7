import type { Fact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { readListedStates, type ListedStates } from './listed-states.ts'
import { MoveReader } from './move-reader.ts'

/** What may be said beside a change of state, or was misread from it. */
const beside = new Set<Fact['kind']>(['button', 'page', 'control'])
const replaced = new Set<Fact['kind']>(['transition', 'scenario', 'rule', 'permission'])

/**
 * The life of a thing whose states the text lists ("An order has the status New, Paid or Shipped"): the list is nothing that somebody fills in, and
 * the sentences after it that name its states tell what leads from one to the next. Linear in the number of sentences.
 */
export function withStatusLists(sentences: ReadSentence[]): ReadSentence[] {
  const lists = sentences.map(readListedStates)
  const known = lists.filter((one) => one !== undefined)
  // Two lists for one thing, or a text with many things, is no story of one life.
  if (known.length === 0 || known.length > 5 || new Set(known.map(({ thing }) => thing)).size < known.length)
    return sentences
  return known.reduce((all, one) => told(all, one, lists.indexOf(one)), sentences)
}

function told(sentences: ReadSentence[], list: ListedStates, declaredAt: number): ReadSentence[] {
  const reader = new MoveReader(list)
  let last: string | undefined
  let moves = 0
  let either = false
  const found = sentences.map((sentence): ReadSentence => {
    const { kind, facts, table, text } = sentence
    if (table || kind === 'heading' || kind === 'notRead' || kind === 'example' || kind === 'question')
      return sentence
    if (!facts.every((fact) => beside.has(fact.kind) || replaced.has(fact.kind))) return sentence
    // Behind "If …", another "If …" may be a second way out of the same state: nobody can tell.
    const conditional = /^if\b/i.test(text)
    const read = either && conditional ? [] : reader.read(text, last)
    if (read.length === 0) return sentence
    either = conditional
    moves += read.filter(({ to }) => to !== undefined).length
    // A way out that is free until some state is no step that the next sentence goes on from.
    if (read.every(({ guard }) => guard === undefined)) last = read.at(-1)?.to ?? last
    return {
      ...sentence,
      kind: 'requirement',
      facts: [...facts.filter((fact) => beside.has(fact.kind)), ...read],
    }
  })
  const all = moves === 0 ? sentences : found
  return all.map((sentence, at) => (at === declaredAt ? named(sentence, list) : sentence))
}

/** The sentence that lists the states declares no input. */
function named(sentence: ReadSentence, { states }: ListedStates): ReadSentence {
  const names = new Set(states)
  const facts = sentence.facts.filter(
    (fact) => !(fact.kind === 'field' && (fact.constraints.choices ?? []).every((one) => names.has(one))),
  )
  return facts.length === 0 ? { ...sentence, kind: 'context', facts } : { ...sentence, facts }
}
