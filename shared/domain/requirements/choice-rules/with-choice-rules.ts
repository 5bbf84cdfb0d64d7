import type { Fact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import type { Clause } from './clauses.ts'
import { depends, readDecision, readDefault, readException, rulesOf } from './decisions.ts'
import { readEmptied } from './empties.ts'
import { readLimits, readLimitAnswer, type ChoiceLimit } from './limits.ts'
import { readNeed } from './needs.ts'
import { readRepeats } from './repeats.ts'
import { vocabularyOf, type Vocabulary } from './vocabulary.ts'

const own = new Set<Fact['kind']>([
  'formula',
  'transition',
  'scenario',
  'threshold',
  'limit',
  'permission',
  'relation',
  'api',
  'flow',
])

interface Before {
  section: number
  /** How many sentences ago. */
  since: number
  decided?: Clause
  usual?: { clause: Clause; at: number }
  limit?: ChoiceLimit
  /** A sentence about a value was not understood: what "all others" are is open. */
  unread?: true
  /** The input that was spoken of last. */
  about?: string
}

/**
 * Reads the sentences that decide by a value of a selection in the light of what the forms of the text offer: "Unpaid leave of more than 10 days
 * is decided by the HR director, everything else by the line manager" gives rules over Leave type and Days, "Paediatrics is for patients
 * under 18" limits the age where Paediatrics is chosen. Linear in the number of sentences.
 */
export function withChoiceRules(sentences: ReadSentence[]): ReadSentence[] {
  const words = vocabularyOf(sentences)
  const read = [...sentences]
  let before: Before = { section: -1, since: 0 }
  sentences.forEach((sentence, at) => {
    if (before.section !== sentence.section || before.since > 2)
      before = { section: sentence.section, since: 0 }
    before.since += 1
    const declared = sentence.facts.filter((fact) => fact.kind === 'field')
    if (!isOpen(sentence)) return
    const facts =
      rare(sentence, words, before) ?? factsOf(sentence.text, beside(words, sentence, at), before, at)
    const [only] = declared
    if (only && declared.length === 1 && !facts) Object.assign(before, { about: only.label, since: 0 })
    // "Otherwise" right behind an input is about that input, and behind another value about that.
    if (!facts && (declared.length > 0 || speaksOfValue(sentence.text, words))) delete before.limit
    if (!facts && before.decided && speaksOfValue(sentence.text, words)) before.unread = true
    if (!facts) return
    read[at] = { ...sentence, kind: 'requirement', facts: [...sentence.facts.filter(isName), ...facts.own] }
    const earlier = facts.earlier === undefined ? undefined : read[facts.earlier]
    if (earlier && facts.earlier !== undefined)
      read[facts.earlier] = {
        ...earlier,
        kind: 'requirement',
        facts: [...earlier.facts.filter(isName), ...facts.own],
      }
  })
  return read
}

/** What a sentence states, and the place of the sentence before it that states the same decision. */
interface Stated {
  own: Fact[]
  earlier?: number
}

/** What an empty input means, and the same value twice in one file. */
function rare({ text, facts }: ReadSentence, words: Vocabulary, { about }: Before): Stated | undefined {
  const found =
    readRepeats(text) ??
    (facts.some(({ kind }) => kind === 'message') ? undefined : readEmptied(text, words, about))
  return found ? { own: [found] } : undefined
}

function factsOf(text: string, words: Vocabulary, before: Before, at: number): Stated | undefined {
  if (words.selections.length === 0) return undefined
  const need = readNeed(text, words)
  if (need) return { own: [need] }
  const limit = readLimits(text, words)
  if (limit) {
    Object.assign(before, { limit, since: 0 })
    return { own: [limit.fact] }
  }
  const answer = before.limit && readLimitAnswer(text, before.limit)
  if (answer) {
    delete before.limit
    return { own: [answer] }
  }
  if (before.usual) {
    const clause = readException(text, words, before.usual.clause)
    if (clause && depends(clause))
      return { own: rulesOf([clause, before.usual.clause]), earlier: before.usual.at }
  }
  const clauses = readDecision(text, words, before.decided)
  if (before.unread && clauses?.some(({ situation }) => !situation)) return { own: [] }
  const decided = clauses?.findLast(({ situation }) => situation)
  if (clauses) {
    const usual = before.usual && clauses.every(({ situation }) => situation) ? before.usual : undefined
    Object.assign(before, { since: 0, ...(decided ? { decided } : {}) })
    return usual ? { own: rulesOf([...clauses, usual.clause]), earlier: usual.at } : { own: rulesOf(clauses) }
  }
  const usual = readDefault(text)
  if (usual) Object.assign(before, { usual: { clause: usual, at }, since: 0 })
  return undefined
}

/** A number that the sentence itself seems to declare says nothing about the form: "The one exception is … of more than 10 days". */
function beside(words: Vocabulary, { facts }: ReadSentence, at: number): Vocabulary {
  const declares = facts.some((fact) => fact.kind === 'field' && fact.constraints.number !== undefined)
  return declares ? { ...words, numbers: words.numbers.filter(({ from }) => from !== at) } : words
}

/** Prose that no other reader understands better. */
function isOpen({ kind, table, facts }: ReadSentence): boolean {
  return (
    (kind === 'requirement' || kind === 'context') &&
    table !== true &&
    !facts.some((fact) => own.has(fact.kind))
  )
}

function isName({ kind }: Fact): boolean {
  return kind === 'button' || kind === 'page' || kind === 'price'
}

function speaksOfValue(text: string, { selections }: Vocabulary): boolean {
  const lower = text.toLowerCase()
  return selections.some(({ choices }) => choices.some((choice) => lower.includes(choice.toLowerCase())))
}
