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
