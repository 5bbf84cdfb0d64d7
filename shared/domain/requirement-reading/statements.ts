import { readClauses, type ReadClauses } from './grammar/clauses.ts'
import { reference } from './grammar/reference.ts'
import { inputOf, whole } from './grammar/parser.ts'
import type { Statement } from './resolve/draft.ts'
import { isNameable } from './resolve/naming.ts'
import type { TaggedSentence } from './sentence.ts'
import { tokenise } from './tokenise.ts'
import type { Reference, Token } from './tokens.ts'

/** What each sentence says, read by itself; a label before it, or the words that lead in its list, complete it where it is none. */
export function statementsOf(
  sentences: readonly TaggedSentence[],
  prose: ReadonlyMap<number, number>,
  plain: string,
  used: Map<string, number>,
): Statement[] {
  return sentences.map((sentence, index) => {
    const statement: Statement = { sentence, clauses: [], left: [], taken: 0, unknown: [] }
    const column =
      sentence.is === 'row' && sentence.table !== undefined ? (prose.get(sentence.table) ?? -1) : -1
    const cell = column >= 0 ? sentence.cells?.[column] : undefined
    const tokens = cell ? tokenise(plain.slice(cell.start, cell.end), cell.start) : sentence.tokens
    if (tokens.length === 0) return statement
    const topic = topicOf(sentences, index)
    const read = best(readClauses(tokens, topic), () => underLead(sentences, sentence))
    for (const name of read.used) used.set(name, (used.get(name) ?? 0) + 1)
    return { ...statement, clauses: read.clauses, left: read.left }
  })
}

function best(own: ReadClauses, other: () => ReadClauses | undefined): ReadClauses {
  if (own.clauses.length > 0) return own
  const second = other()
  return second && second.clauses.length > 0 && second.left.length === 0 ? second : own
}

/** "The password must contain:" and "at least 8 characters" are one sentence. */
function underLead(sentences: readonly TaggedSentence[], sentence: TaggedSentence): ReadClauses | undefined {
  const lead = sentence.lead === undefined ? undefined : sentences[sentence.lead]
  if (sentence.is !== 'item' || !lead || lead.tokens.length === 0 || lead.tokens.length > 40) return undefined
  const colon = lead.tokens.at(-1)
  if (colon?.text !== ':') return undefined
  const before = lead.tokens.slice(0, -1)
  if (before.some(({ text }) => /^(?:following|these|below|as)$/i.test(text))) return undefined
  const comma: Token = { ...colon, kind: 'mark', text: ',' }
  const opens = /^(?:if|when|while|after|once|unless|whenever)$/i.test(before[0]?.text ?? '')
  return readClauses([...before, ...(opens ? [comma] : []), ...sentence.tokens])
}

/** The label that stands before a sentence in its item, or over its list. */
function topicOf(sentences: readonly TaggedSentence[], index: number): Reference | undefined {
  const sentence = sentences[index]
  if (!sentence) return undefined
  for (let at = index - 1; at >= 0 && at > index - 6; at -= 1) {
    const other = sentences[at]
    if (!other || other.block === undefined || other.block !== sentence.block) break
    if (sentences[at - 1]?.block !== other.block) return labelOf(other)
  }
  if (sentence.is !== 'item') return undefined
  const lead = sentence.lead === undefined ? undefined : sentences[sentence.lead]
  if (lead) return labelOf(lead)
  let at = index - 1
  while (sentences[at]?.is === 'item') at -= 1
  const over = sentences[at]
  return over?.is === 'heading' && isLabel(over) ? ruled(tokenise(over.text)) : undefined
}

/** "Password rules", "requirements for the code": what they are about. */
function ruled(words: Token[]): Reference | undefined {
  const at = words.findIndex(({ text }) => /^(?:rules|requirements)$/i.test(text))
  const isLed = at === 0 && /^(?:for|of)$/i.test(words[1]?.text ?? '')
  return at < 0 ? undefined : whole(reference, inputOf(isLed ? words.slice(2) : words.slice(0, at), 200))
}

const isLabel = ({ tokens, text }: TaggedSentence): boolean => text.length <= 60 && tokens.length <= 7

function labelOf(sentence: TaggedSentence): Reference | undefined {
  if (!isLabel(sentence)) return undefined
  const { tokens } = sentence
  const words = /^[.:]$/.test(tokens.at(-1)?.text ?? '') ? tokens.slice(0, -1) : tokens
  const found = ruled(words) ?? whole(reference, inputOf(words, 200))
  return found && isNameable(found) && found.kind === 'named' ? found : undefined
}
