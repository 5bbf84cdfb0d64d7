import type { Clause } from './clause.ts'
import { words, type Input } from './parser.ts'
import type { Token } from '../tokens.ts'

/** What a segment says, and what was left over. */
interface Read {
  clauses: Clause[]
  left: Token[]
}

type Reader = (input: Input) => Read

/** Where something was left over: the same without what stands in brackets, or what follows a colon behind a sentence of its own. */
export function better(readSegment: Reader, input: Input): Read {
  const read = readSegment(input)
  if (read.left.length === 0) return read
  const others = [withoutBrackets(readSegment, input), behindPrelude(readSegment, input)]
  return others.find((other) => other !== undefined && other.clauses.length > read.clauses.length) ?? read
}

/** What stands in brackets and turns nothing round is told beside: its numbers and texts are left over. */
function withoutBrackets(readSegment: Reader, input: Input): Read | undefined {
  const inside: Token[] = []
  const outside: Token[] = []
  let depth = 0
  for (const token of input.tokens) {
    if (token.text === '(') depth += 1
    ;(depth > 0 ? inside : outside).push(token)
    if (token.text === ')') depth -= 1
  }
  const part: Input = { ...input, tokens: inside }
  if (depth !== 0 || inside.length === 0 || outside.length === 0) return undefined
  if (inside.some((_, at) => restricting(part, at))) return undefined
  const rest: Input = { ...input, tokens: outside }
  const plain = readSegment(rest)
  const main = plain.left.length === 0 ? plain : (behindPrelude(readSegment, rest) ?? plain)
  return { clauses: main.clauses, left: [...main.left, ...inside.filter(({ kind }) => kind !== 'word' && kind !== 'mark')] } // prettier-ignore
}

const restricting = words(
  'only',
  'not',
  'except',
  'unless',
  'if',
  'when',
  'without',
  'no',
  'never',
  'until',
  'but',
)
const preluding = words('only', 'if', 'when', 'unless', 'except', 'until', 'while', 'for', 'in', 'with', 'given', 'once', 'after', 'before', 'as', 'where') // prettier-ignore

/** "We can't handle giants: for a weight over 60 kg …": a sentence before a colon that holds no number and no condition. */
function behindPrelude(readSegment: Reader, input: Input): Read | undefined {
  const colon = input.tokens.findIndex(({ text }) => text === ':')
  if (colon < 3) return undefined
  const before = input.tokens.slice(0, colon)
  const part: Input = { ...input, tokens: before }
  const isSentence = before.some(
    (token) => token.kind === 'word' && /^(?:verb|auxiliary)$/.test(token.classes[0] ?? ''),
  )
  const holds = before.some(
    ({ kind }, at) => (kind !== 'word' && kind !== 'mark') || preluding(part, at) !== undefined,
  )
  if (!isSentence || holds) return undefined
  const read = readSegment({ ...input, tokens: input.tokens.slice(colon + 1) })
  return read.left.length === 0 && read.clauses.some(({ kind }) => kind === 'rule' || kind === 'constraint') ? read : undefined // prettier-ignore
}
