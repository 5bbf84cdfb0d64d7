import type { Condition } from '../../requirement-model/index.ts'
import { predicate } from '../grammar/condition.ts'
import { wordsOf } from '../grammar/names.ts'
import type { Statement } from '../resolve/draft.ts'
import type { TaggedSentence } from '../sentence.ts'
import type { Reference, Token } from '../tokens.ts'
import { wholeOf } from './field.ts'

/** What a word stands for: "a piece of more than 30 cm counts as tall". */
export interface Defined extends Said {
  sisters: readonly Said[]
  statement: Statement
}

interface Said {
  /** What it is said of ("piece"), as the text names it there. */
  thing: string
  /** More than 30 cm; without words, whatever its sisters leave. */
  tokens: readonly Token[]
}

export type DefinedWords = ReadonlyMap<string, Defined>

/** More than any text defines. */
const mostWords = 60

const linking =
  /^(?:counts? as|(?:is|are) (?:called|considered|regarded as|treated as|classed as|said to be|rated)|qualif(?:y|ies) as|ranks? as)$/
const bounding = /^(?:more|less|over|under|at|up|from|below|above|between|fewer|older|younger|[<>≤≥])$/i
const turning = /^(?:not|if|unless|only|except|when|without|never)$/i

/** Words that the text says the bounds of, and what it says them of. */
export function definedWords(statements: readonly Statement[]): DefinedWords {
  const all = new Map<string, Defined>()
  for (const statement of statements) {
    const { tokens, is } = statement.sentence as TaggedSentence
    if ((is !== 'sentence' && is !== 'item') || tokens.length > 60 || all.size > mostWords) continue
    const found = definedIn(tokens)
    if (found.length === 0) continue
    const sisters = found.map(([, own]) => own)
    for (const [word, own] of found) all.set(word, { ...own, sisters, statement })
  }
  return all
}

function definedIn(tokens: readonly Token[]): [string, Said][] {
  if (tokens.some(({ text }) => turning.test(text))) return []
  const found: [string, Said][] = []
  let thing = ''
  let from = 0
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const long = wordsOf(tokens.slice(at, at + 3)).toLowerCase()
    const short = wordsOf(tokens.slice(at, at + 2)).toLowerCase()
    // "one from 100 to 125 as raised" goes on with what was said of the one before it.
    const isOn = found.length > 0 && tokens[at]?.text === 'as'
    const size = linking.test(long) ? 3 : linking.test(short) ? 2 : isOn ? 1 : 0
    if (size === 0) continue
    const end = endOf(tokens, at + size)
    if (/^(?:ones?|anything|everything|those)$/i.test(tokens[from]?.text ?? '')) from += 1
    const lead = tokens.slice(from, at)
    const bound = lead.findIndex((one) => bounding.test(one.text) || one.kind === 'number')
    if (bound < 0 || end === at + size) return []
    if (found.length === 0) thing = nounIn(lead.slice(0, bound))
    const isOpen = lead.slice(bound).every(({ kind }) => kind === 'word')
    found.push([
      wordsOf(tokens.slice(at + size, end))
        .toLowerCase()
        .replace(/^(?:an?|the) /, ''),
      { thing, tokens: isOpen ? [] : lead.slice(bound) },
    ])
    from = end
    while (/^(?:,|;|and)$/i.test(tokens[from]?.text ?? '')) from += 1
    at = from
  }
  return from >= tokens.length - 1 ? found : []
}

function endOf(tokens: readonly Token[], from: number): number {
  let end = from
  while (
    end < tokens.length &&
    end < from + 4 &&
    tokens[end]?.kind !== 'mark' &&
    !/^(?:and|but)$/i.test(tokens[end]?.text ?? '')
  )
    end += 1
  return end
}

const nounIn = (tokens: readonly Token[]): string =>
  wordsOf(
    tokens.filter(
      ({ text }) => !/^(?:an?|the|any|every|each|of|from|with|at|that|is|are|whose|who|which)$/i.test(text),
    ),
  )

/** What a defined word asks of something. */
export function asDefined({ tokens, sisters }: Defined, of: Reference): Condition<Reference> | undefined {
  const read = (said: readonly Token[]): Condition<Reference> | undefined =>
    wholeOf(predicate(of), said, new Set())
  if (tokens.length > 0) return read(tokens)
  const others = sisters.flatMap((one) => (one.tokens.length > 0 ? [read(one.tokens)] : []))
  const known = others.filter((one) => one !== undefined)
  return known.length === 0 || known.length < others.length
    ? undefined
    : { kind: 'not', of: { kind: 'any', of: known } }
}

/** The sentence that defines it was taken up. */
export function isUsed({ statement }: Defined): void {
  statement.clauses = []
  statement.left = []
  statement.unknown = []
  statement.part = true
}
