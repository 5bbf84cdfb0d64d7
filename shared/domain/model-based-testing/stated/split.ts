import { classesOf, type VerbClass } from '../../requirement-reading/grammar/deed/verbs.ts'
import type { Token } from '../../requirement-reading/tokens.ts'
import { tokenise } from '../../requirement-reading/tokenise.ts'

/** A sentence that says what is done, or is so, and what is then seen, each in the words of the text. */
interface Told {
  /** What the tokens were read from. */
  text: string
  circumstance: Token[]
  outcome: Token[]
}

type Parts = Omit<Told, 'text'>

const leads = new Set(['if', 'when', 'whenever', 'once', 'as soon as'])
/** With one of these a sentence says more than one thing, or leaves open what it says. */
const turning = new Set(
  "something unless until otherwise else except before without only instead may might could would e.g e.g. i.e i.e. etc example note but consider 'd".split(
    ' ',
  ),
)
/** Who or what is meant stands elsewhere. */
const elsewhere = new Set(
  'it they them he she this these those such former latter same following above below'.split(' '),
)
/** Who reads is spoken to: a guide, and no requirement. */
const addressed = new Set(['you', 'your', 'we', 'us', 'our', 'let'])
const modals = new Set(['shall', 'must', 'should', 'will', 'can'])
/** What a verb of these classes brings about is there to be seen. */
const visible: VerbClass[] = [
  'show', 'say', 'see', 'appear', 'vanish', 'hide', 'set', 'enable', 'disable', 'tick', 'untick', 'empty', 'focus', 'fill',
  'refuse', 'accept', 'perform', 'go', 'open', 'close', 'add', 'remove', 'rise', 'fall', 'charge',
] // prettier-ignore
/** That something is possible, or is not, is not seen by doing one thing. */
const letting = new Set(['allow', 'permit', 'enable', 'prevent', 'make', 'result', 'have', 'support'])
const longest = 45
const fewest = 3

const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? ''
const isWord = (token: Token | undefined, ...classes: string[]): boolean =>
  token?.kind === 'word' && token.classes.some((one) => classes.includes(one))
const isFinite = (token: Token): boolean =>
  token.kind === 'word' && (token.classes[0] === 'verb' || token.classes[0] === 'auxiliary') && !token.gerund

/** "When <something happens>, <something is seen>", or the other way round; nothing where the sentence says less, or more than that. */
export function toldIn(text: string): Told | undefined {
  const said = text.replace(/^[^:"]{1,40}: (?=\p{Lu})/u, '').replace(/[.!]\s*$/, '')
  if (!/if|when|once|as soon as/i.test(said)) return undefined
  const all = tokenise(said)
  if (all.length > longest || all.some((token) => turning.has(lower(token)) || addressed.has(lower(token))))
    return undefined
  if (all.some(({ text: own }) => /^[;:?()|[\]{}<>*#/`.]$/.test(own)) || /[`’']\s*[.,]|["”]["”]/.test(said))
    return undefined
  const starts = all.flatMap((_, index) => (leadAt(all, index) > 0 ? [index] : []))
  const [start] = starts
  if (start === undefined || starts.length > 1) return undefined
  const rest = all.slice(start + leadAt(all, start))
  const told = start === 0 ? inFront(rest) : { outcome: all.slice(0, start), circumstance: rest }
  return told && isTold(told, start === 0) ? { text: said, ...told } : undefined
}

function leadAt(all: Token[], at: number): number {
  if (leads.has(lower(all[at]))) return 1
  return leads.has([0, 1, 2].map((next) => lower(all[at + next])).join(' ')) ? 3 : 0
}

/** What is seen begins behind the first comma after which something does something, or, without one, before who or what has to. */
function inFront(rest: Token[]): Parts | undefined {
  const cut = (at: number, skip: number): Parts => ({
    circumstance: rest.slice(0, at),
    outcome: rest.slice(at + skip),
  })
  for (const [at, token] of rest.entries()) {
    if (lower(token) === 'then' && lower(rest[at - 1]) === 'and') return undefined
    if (lower(token) === 'then')
      return cut(lower(rest[at - 1]) === ',' ? at - 1 : at, lower(rest[at - 1]) === ',' ? 2 : 1)
    const next = rest[at + 1]
    if (token.text === ',' && lower(next) === 'then') return cut(at, 2)
    if (
      token.text === ',' &&
      isWord(next, 'determiner', 'pronoun', 'noun') &&
      beginsClause(rest.slice(at + 1))
    )
      return cut(at, 1)
  }
  if (rest.some(({ text }) => text === ',')) return undefined
  const modal = rest.findIndex((token) => modals.has(lower(token)))
  const before = (end: number) => rest.findLastIndex((token, at) => at < end && isWord(token, 'determiner'))
  let subject = before(modal)
  while (subject > 0 && isWord(rest[subject - 1], 'preposition')) subject = before(subject)
  return modal > 0 && subject > 0 && modal - subject < 8 ? cut(subject, 0) : undefined
}

const beginsClause = (tokens: Token[]): boolean => {
  const end = tokens.findIndex(({ text }) => text === ',')
  return tokens.slice(1, end < 0 ? 9 : Math.min(end, 9)).some(isFinite)
}

function isTold({ circumstance, outcome }: Parts, inFront: boolean): boolean {
  if (circumstance.length < fewest || outcome.length < fewest) return false
  if (!circumstance.some(isFinite) || isOpen(circumstance) || lower(circumstance[0]) === 'to') return false
  if (inFront ? /^(?:this|these|those|that)$/.test(lower(outcome[0])) : isOpen(outcome)) return false
  return seenIn(outcome)
}

/** A pronoun, or a word that points to another sentence. */
const isOpen = (tokens: Token[]): boolean => tokens.some((token) => elsewhere.has(lower(token)))

/** Whether somebody or something does what can be seen: the first verb behind a subject is of such a class. */
function seenIn(outcome: Token[]): boolean {
  const at = outcome.findIndex((token, index) => index > 0 && isFinite(token))
  const [subject, first] = [outcome[0], outcome[at]]
  if (!first || subject?.kind !== 'word' || !beginners.has(subject.classes[0] ?? '')) return false
  // "Moves focus to the first tab" does not say what does it.
  if (subject.classes[0] === 'noun' && lower(subject).endsWith('s') && isVisible(subject.lemma)) return false
  const helps = modals.has(lower(first)) || isWord(first, 'auxiliary')
  const behind = outcome
    .slice(at + 1)
    .find((token) => !isWord(token, 'auxiliary', 'adverb') && lower(token) !== 'not')
  const verb = helps ? behind : first
  const lemma = isWord(verb, 'verb') && verb?.kind === 'word' ? verb.lemma : ''
  // "May do" and "can do" leave it open; that somebody can see it does not.
  if ((lower(first) === 'can' && lemma !== 'see') || letting.has(lemma)) return false
  return isVisible(lemma)
}

const beginners = new Set<string>(['determiner', 'noun', 'pronoun', 'adjective'])

function isVisible(lemma: string): boolean {
  const known = classesOf(lemma)
  return visible.some((one) => known.has(one))
}
