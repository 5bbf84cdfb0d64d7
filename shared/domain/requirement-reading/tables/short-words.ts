import { tokenise } from '../tokenise.ts'
import type { Token } from '../tokens.ts'

const ends = new Map(
  Object.entries({
    min: 'at least',
    minimum: 'at least',
    minimal: 'at least',
    max: 'at most',
    maximum: 'at most',
    maximal: 'at most',
  }),
)
const lengths = /^(?:length|long)$/i
const characters = /^(?:char|character|letter|digit)s?$/i
const signs =
  /^(?:letters?|digits?|spaces?|blanks?|hyphens?|dashes|dots?|points?|apostrophes?|underscores?|numbers?)$/i
const comparing = /^(?:least|most|to|than|exactly|[-–<>≤≥=]+)$/i

/** Cells are written in short words: "min. 3" is at least 3, "length 3 to 20" and "letters, max 30" count characters, "2 to 40 letters or spaces" counts them and says which. */
export function inFullWords(tokens: readonly Token[]): Token[] {
  const all = tokens.flatMap((own, at): Token[] => {
    const end = own.kind === 'word' ? ends.get(own.text.toLowerCase()) : undefined
    const next = tokens[at + 1]
    const isStop = own.text === '.' && isEnd(tokens[at - 1]) && next !== undefined
    if (isStop) return []
    const after = next?.text === '.' ? tokens[at + 2] : next
    if (end !== undefined && isAmount(after ?? own)) return tokenise(end, own.start)
    return lengths.test(own.text) && (isAmount(next) || isEnd(next) || isEnd(tokens[at - 1])) ? [] : [own]
  })
  return withOnly(counting(tokens) ? all.map((own, at) => counted(own, all[at - 1], all[at + 1])) : all)
}

const isEnd = (one: Token | undefined): boolean => one?.kind === 'word' && ends.has(one.text.toLowerCase())
const isAmount = (one: Token | undefined): boolean =>
  one?.kind === 'number' || (one?.kind === 'word' && lengths.test(one.text)) || one?.text === ':'

/** It speaks of characters somewhere, and measures nothing else. */
function counting(tokens: readonly Token[]): boolean {
  const units = tokens.flatMap((one) => (one.kind === 'number' && one.unit !== undefined ? [one.unit] : []))
  const isSaid = tokens.some((one, at) => lengths.test(one.text) && tokens[at + 1]?.text !== 'of')
  return (
    units.every((unit) => characters.test(unit)) &&
    (isSaid || units.length > 0 || tokens.some(({ kind, text }) => kind === 'word' && characters.test(text)))
  )
}

function counted(own: Token, before: Token | undefined, next: Token | undefined): Token {
  const isBound =
    own.kind === 'number' &&
    own.unit === undefined &&
    /^\d{1,5}$/.test(own.value) &&
    !next?.text.match(/^\p{L}|^[-–]$/u)
  return isBound && before !== undefined && comparing.test(before.text) ? { ...own, unit: 'characters' } : own
}

/** "2 to 40 letters, spaces or hyphens": so many characters, and only these; "only letters and dots" and "letters, dots" say the same without a number. */
function withOnly(tokens: Token[]): Token[] {
  const said: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const own = tokens[at] as Token
    const end = runEnd(tokens, at)
    const isFirst = at === 0 || /^[,;.]$/.test(tokens[at - 1]?.text ?? '') || own.kind === 'number'
    if (!isFirst || end === undefined) {
      said.push(own)
      at += 1
      continue
    }
    const kinds = tokens
      .slice(at, end)
      .flatMap((one) =>
        one.kind === 'number' ? [one.unit ?? ''] : /^(?:,|and|or|only)$/i.test(one.text) ? [] : [one.text],
      )
    if (own.kind === 'number') said.push({ ...own, unit: 'characters' })
    const only = `${own.kind === 'number' ? ', ' : ''}${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1)} only`
    said.push(...tokenise(only, own.start))
    at = /^only$/i.test(tokens[end]?.text ?? '') ? end + 1 : end
  }
  return said
}

/** Where kinds of characters end that are listed from here on; undefined where more is said of them. */
function runEnd(tokens: readonly Token[], from: number): number | undefined {
  const [own] = tokens.slice(from)
  const isCounted = own?.kind === 'number' && signs.test(own.unit ?? '')
  let end = /^only$/i.test(own?.text ?? '') ? from + 1 : from
  if (!isCounted && !signs.test(tokens[end]?.text ?? '')) return undefined
  end += 1
  while (/^(?:,|and|or)$/i.test(tokens[end]?.text ?? '')) {
    const next = /^(?:and|or)$/i.test(tokens[end + 1]?.text ?? '') ? end + 2 : end + 1
    if (tokens[next]?.kind === 'number' || !signs.test(tokens[next]?.text ?? '')) break
    end = next + 1
  }
  const isList = end - from > 2
  const after = tokens[end]?.text ?? ','
  return isList && /^(?:[,;.:]|only)$/i.test(after) ? end : undefined
}
