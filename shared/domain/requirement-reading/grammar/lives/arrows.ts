import type { Token } from '../../tokens.ts'
import { isCapital } from '../names.ts'

const arrows = new Set(['→', '->', '=>', '⇒', '⟶', '-->'])
const longest = 4
/** One arrow alone may lead through a menu. */
const fewest = 2

/** "Active → Frozen when the desk approves" as the sentence that it stands for: "it goes from Active to Frozen when …". */
export function withoutArrows<S extends { tokens: Token[] }>(sentences: readonly S[]): S[] {
  const moves = sentences.map(({ tokens }) => movesIn(tokens))
  if (moves.flat().length < fewest) return [...sentences]
  return sentences.map((sentence, index) => {
    const own = moves[index] ?? []
    return own.length === 0 ? sentence : { ...sentence, tokens: inWords(sentence.tokens, own) }
  })
}

interface Move {
  from: number
  arrow: number
}

function movesIn(tokens: readonly Token[]): Move[] {
  const found: Move[] = []
  let from = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const text = tokens[at]?.text ?? ''
    if (text === ';' || text === '.') from = at + 1
    if (!arrows.has(text)) continue
    const name = tokens.slice(from, at)
    const [head, behind] = [name[0], tokens[at + 1]]
    const isName =
      head && isCapital(head) && name.length <= longest && name.every(({ kind }) => kind === 'word')
    if (isName && behind && isCapital(behind)) found.push({ from, arrow: at })
  }
  return found
}

function inWords(tokens: readonly Token[], moves: readonly Move[]): Token[] {
  return tokens.flatMap((token, at) => {
    const { start, end } = token
    const word = (text: string, lemma: string, classes: ('pronoun' | 'verb' | 'preposition')[]): Token => ({ kind: 'word', text, lemma, classes, start, end }) // prettier-ignore
    if (moves.some(({ arrow }) => arrow === at)) return [word('to', 'to', ['preposition'])]
    if (!moves.some(({ from }) => from === at)) return [token]
    const before: Token[] = [
      word('it', 'it', ['pronoun']),
      word('goes', 'go', ['verb']),
      word('from', 'from', ['preposition']),
    ]
    return [...before.map((one) => ({ ...one, end: start })), token]
  })
}
