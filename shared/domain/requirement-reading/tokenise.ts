import { lemmaAs } from './tokenise/lemma.ts'
import { tag, type Tag } from './tokenise/tag.ts'
import { scan, type Piece } from './tokenise/scan.ts'
import type { Token } from './tokens.ts'

const short = new Map(
  Object.entries({
    "n't": 'not',
    ca: 'can',
    wo: 'will',
    sha: 'shall',
    "'re": 'be',
    "'ll": 'will',
    "'m": 'be',
    "'ve": 'have',
  }),
)
/** Longer than any word, so that nothing is looked up for it. */
const longestWord = 60
/** Longer than any sentence: what comes behind is cut into pieces but not tagged together. */
const longest = 400

/**
 * The words, numbers, dates and quoted texts of one sentence or cell. `start` is where `text` begins in its document, so that every token
 * has the offsets of the document.
 */
export function tokenise(text: string, start = 0): Token[] {
  const pieces = scan(text)
  const tokens: Token[] = []
  for (let from = 0; from < pieces.length; from += longest) {
    const part = pieces.slice(from, from + longest)
    const tags = tag(part.map((piece, index) => spoken(text, piece, index === 0 && from === 0)))
    part.forEach((piece, index) => tokens.push(tokenOf(text, start, piece, tags[index])))
  }
  return tokens.map(asBeing)
}

const before = new Set(
  'it that there he she who what this everything all here nothing something which'.split(' '),
)

/** "It's" is "it is", and no owner. */
function asBeing(token: Token, index: number, tokens: readonly Token[]): Token {
  const isShort = token.kind === 'word' && /^['’]s$/i.test(token.text)
  return isShort && before.has(tokens[index - 1]?.text.toLowerCase() ?? '')
    ? { ...token, lemma: 'be', classes: ['auxiliary'] }
    : token
}

/** What the tagger is shown: quoted texts are a name, amounts a number, and a capital at the beginning says nothing. */
function spoken(text: string, piece: Piece, isFirst: boolean): string {
  if (piece.kind === 'quoted') return 'Name'
  if (piece.kind === 'number' || piece.kind === 'date' || piece.kind === 'time') return '7'
  const word = text.slice(piece.start, piece.end).replace('’', "'")
  if (word.length > longestWord) return 'name'
  return isFirst && /^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word
}

function tokenOf(text: string, start: number, piece: Piece, tagged: Tag | undefined): Token {
  const at = { text: text.slice(piece.start, piece.end), start: start + piece.start, end: start + piece.end }
  if (piece.kind === 'mark') return { ...at, kind: 'mark' }
  if (piece.kind === 'quoted' || piece.kind === 'date' || piece.kind === 'time')
    return { ...at, kind: piece.kind, value: piece.value }
  if (piece.kind === 'number') {
    const { value, unit, ordinal } = piece
    return {
      ...at,
      kind: 'number',
      value,
      ...(unit === undefined ? {} : { unit }),
      ...(ordinal ? { ordinal } : {}),
    }
  }
  return wordOf(at, tagged ?? { classes: ['other'], lemma: at.text.toLowerCase() })
}

/** "Edited" is a form of "edit", also where the lexicon has it as an adjective alone. */
const withVerb = (classes: Tag['classes'], lower: string): Tag['classes'] =>
  classes.length === 1 &&
  classes[0] === 'adjective' &&
  lower.endsWith('ed') &&
  lemmaAs(lower, 'VERB') !== lower
    ? ['adjective', 'verb']
    : classes

function wordOf(at: { text: string; start: number; end: number }, tagged: Tag): Token {
  if (at.text.length > longestWord)
    return { ...at, kind: 'word', lemma: at.text.toLowerCase(), classes: ['other'] }
  const lower = at.text.toLowerCase().replace('’', "'")
  const { lemma: found } = tagged
  const classes = withVerb(tagged.classes, lower)
  const verb = classes.includes('verb') ? lemmaAs(lower, 'VERB') : lower
  const noun = classes.includes('noun') ? lemmaAs(lower, 'NOUN') : lower
  const gerund = lower.endsWith('ing') && verb !== lower
  const participle = !gerund && verb !== lower && !lower.endsWith('s')
  const byClass = classes[0] === 'verb' || (participle && classes[0] !== 'auxiliary') ? verb : noun
  const isOpen = classes[0] === 'noun' || classes[0] === 'verb' || classes[0] === 'adjective'
  const lemma = short.get(lower) ?? (isOpen ? byClass : found.toLowerCase())
  const plural = classes.includes('noun') && noun !== lower && !participle && !gerund
  return {
    ...at,
    kind: 'word',
    lemma,
    classes,
    ...(plural ? { plural: true as const } : {}),
    ...(participle ? { participle: true as const } : {}),
    ...(gerund ? { gerund: true as const } : {}),
  }
}
