import { lemmaAs } from '../../requirement-reading/tokenise/lemma.ts'
import { tokenise } from '../../requirement-reading/tokenise.ts'
import type { Token } from '../../requirement-reading/tokens.ts'

/** A word of a statement as terms are compared with it. */
export interface Word {
  /** As it is written, in small letters, and its base forms; of a number "#", its value, and "#" with its unit. */
  forms: ReadonlySet<string>
  isVerb: boolean
  isNoun: boolean
  /** A mark stands before it: no phrase goes across. */
  apart: boolean
  /** One stands before it that ends a clause ("; : ."): nothing goes across. */
  ends: boolean
}

/** The words of one statement; hyphened ones also part by part, quoted texts word by word. Linear. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  const open = { apart: true, ends: true }
  const tokens = tokenise(text)
  tokens.forEach((token, index) =>
    addToken(words, token, { open, before: tokens[index - 1], next: tokens[index + 1] }),
  )
  return words
}

interface Open {
  apart: boolean
  ends: boolean
}

/** Marks that part nothing: "his/her", "alt-text", "(CVV)" behind its full name does. */
const joins = new Set(['-', '/', '&', '’', "'", '"', '*', '_', '`'])

interface Place {
  open: Open
  before: Token | undefined
  next: Token | undefined
}

function addToken(words: Word[], token: Token, { open, before, next }: Place): void {
  if (token.kind === 'mark') {
    if (joins.has(token.text)) return
    open.apart = true
    open.ends ||= /[;:.!?]/.test(token.text)
    return
  }
  if (token.kind === 'quoted') return addText(words, token.value, open)
  if (token.kind === 'word') return addWord(words, token, { open, before, next })
  const unit = token.kind === 'number' ? token.unit?.toLowerCase() : undefined
  const forms = ['#', `#${token.kind}`, token.text.toLowerCase(), 'value' in token ? token.value : '']
  add(
    words,
    new Set([...forms, ...(unit === undefined ? [] : [`#${unit}`, `#${lemmaAs(unit, 'NOUN')}`])]),
    {},
    open,
  )
  if (unit !== undefined && /^\p{L}/u.test(unit))
    add(words, new Set([unit, lemmaAs(unit, 'NOUN')]), { noun: true }, open)
}

function addText(words: Word[], text: string, open: Open): void {
  const inside = tokenise(text)
  inside.forEach((token, index) => {
    if (token.kind !== 'quoted')
      addToken(words, token, { open, before: inside[index - 1], next: inside[index + 1] })
  })
}

const articles = new Set('a an the their its his her my our your any each every all no'.split(' '))

/** "They book a room", "the system stores data", and not "a dose that …": by what stands beside a word that may be a verb. */
function isVerbBy(text: string, before: Token | undefined, next: Token | undefined): boolean {
  if (before?.kind === 'word' && (articles.has(before.lemma) || before.classes[0] === 'adjective'))
    return false
  if (next?.kind === 'number' || (next?.kind === 'word' && articles.has(next.lemma))) return true
  return /[^s]s$/.test(text) && isNamed(before) && isNamed(next)
}

const isNamed = (token: Token | undefined): boolean =>
  token?.kind === 'quoted' ||
  (token?.kind === 'word' && /^(?:noun|pronoun|adjective)$/.test(token.classes[0] ?? ''))

function addWord(words: Word[], token: Token & { kind: 'word' }, { open, before, next }: Place): void {
  const [first] = token.classes
  const may = token.classes.includes('verb')
  const verb = first === 'verb' || (may && isVerbBy(token.text, before, next))
  const noun = !verb && (first === 'noun' || first === 'adjective' || first === 'other')
  const lower = token.text.toLowerCase().replaceAll('’', "'")
  const parts =
    lower.includes('-') && lower !== 'e-mail' ? lower.split('-').filter((part) => part !== '') : []
  if (parts.length < 2 || parts.length > 6)
    return add(words, formsOf(lower, token.lemma), { verb, noun }, open)
  // "two-factor" is read as "two factor" is; the whole stands with its first part.
  parts.forEach((part, index) =>
    add(words, formsOf(part, ...(index === 0 ? [lower, token.lemma] : [])), { verb, noun: true }, open),
  )
}

const formsOf = (lower: string, ...more: string[]): Set<string> =>
  new Set([lower, lower.replace(/'s?$/, ''), lemmaAs(lower, 'NOUN'), lemmaAs(lower, 'VERB'), ...more])

function add(words: Word[], forms: Set<string>, { verb = false, noun = false }, open: Open): void {
  words.push({ forms, isVerb: verb, isNoun: noun, ...open })
  open.apart = false
  open.ends = false
}
