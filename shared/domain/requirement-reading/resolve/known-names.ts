import type { Clause } from '../grammar/clause.ts'
import type { Token } from '../tokens.ts'

/** Names that a text gives to controls with a capital, the longest first. */
export function knownNames(clauses: readonly Clause[]): string[][] {
  const found = new Set<string>()
  for (const clause of clauses) {
    if (clause.kind !== 'controls') continue
    for (const name of clause.names)
      if (name.kind === 'named' && /^\p{Lu}/u.test(name.words)) found.add(name.words)
  }
  return [...found].map((name) => name.split(' ')).sort((a, b) => b.length - a.length)
}

const longestName = 4
/** More terms than any page has fields. */
const most = 200
const opens = new Set(['noun', 'verb', 'adjective', 'adverb', 'other'])

/** Terms that a text writes with a capital within its sentences, and says something of elsewhere: "Hives moved shall be …", "the fields Hives moved and …". */
export function namesInUse(sentences: readonly (readonly Token[])[]): string[][] {
  const told = new Map<string, string[]>()
  const within = new Set<string>()
  for (const tokens of sentences)
    for (let at = 0; at < tokens.length; at += 1) {
      const name = toldAt(tokens, at)
      if (name) told.set(name.join(' '), name)
      if (at > 0 && tokens[at - 1]?.text !== '.') notePhrases(within, tokens, at)
    }
  const known = [...told].filter(([words]) => within.has(words)).map(([, name]) => name)
  return known.length > most ? [] : known
}

function notePhrases(found: Set<string>, tokens: readonly Token[], at: number): void {
  let phrase = ''
  if (!hasCapital(tokens[at])) return
  for (let end = at; end < at + longestName && tokens[end]?.kind === 'word'; end += 1) {
    phrase += `${phrase && ' '}${tokens[end]?.text ?? ''}`
    found.add(phrase)
  }
}

/** A phrase that begins with a capital and ends where something is said of it. */
function toldAt(tokens: readonly Token[], at: number): string[] | undefined {
  if (!hasCapital(tokens[at])) return undefined
  let end = at
  while (end - at < longestName && goesOn(tokens[end])) end += 1
  const after = tokens[end]
  if (end === at || after?.kind !== 'word' || after.classes[0] !== 'auxiliary') return undefined
  return tokens.slice(at, end).map(({ text }) => text)
}

const hasCapital = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /^\p{Lu}/u.test(token.text)

const goesOn = (token: Token | undefined): boolean =>
  token?.kind === 'word' && !token.state && opens.has(token.classes[0] ?? '')

/** The tokens in which declared names are single ones, as if they stood in quotes: "From and To are the same". */
export function withKnownNames(tokens: readonly Token[], names: readonly string[][]): Token[] | undefined {
  const made: Token[] = []
  let changed = false
  let at = 0
  while (at < tokens.length) {
    const name = names.find((words) =>
      words.every((word, index) => tokens[at + index]?.kind === 'word' && tokens[at + index]?.text === word),
    )
    const [first, last] = [tokens[at], tokens[at + (name?.length ?? 1) - 1]]
    if (name && first && last) {
      const text = name.join(' ')
      made.push({ kind: 'quoted', text, value: text, start: first.start, end: last.end })
      changed = true
    } else if (first) made.push(first)
    at += name?.length ?? 1
  }
  return changed ? made : undefined
}
