import { lemmaAs } from '../../requirement-reading/tokenise/lemma.ts'
import { isWord, lower } from '../../stories/writing/tokens.ts'
import type { Token } from '../../requirement-reading/tokens.ts'

/** What people do with pages, which a lexicon takes for nouns: "the user clicks", "scan the box". */
const deeds = new Set(
  `click press tap select choose pick enter type submit scan search filter sort open close save delete remove add edit change update upload download cancel confirm book order pay log sign register view
  visit browse scroll drag drop swipe print export import share send request check uncheck toggle set reset show display see receive get try attempt leave return reach hover attach assign create start
  finish complete approve reject accept decline renew reserve borrow place put pack count move transfer navigate go switch reload refresh expire fail match exceed contain exist load pass turn exchange
  copy swap play run stop end appear tick clear want need lead ring blink vibrate beep`.split(/\s+/),
)

/** The base of a verb in the form for one thing; nothing where the word is no such form. */
export function baseOfThird(token: Token | undefined): string | undefined {
  if (!isWord(token) || token.participle || token.gerund) return undefined
  const word = lower(token)
  if (word === 'is' || word === 'was') return word === 'is' ? 'are' : 'were'
  if (word === 'has') return 'have'
  if (word === 'does') return 'do'
  if (word === "doesn't") return "don't"
  if (!/[^s]s$/.test(word)) return undefined
  const base = lemmaAs(word, 'VERB')
  if (base === word) return undefined
  return token.classes[0] === 'verb' || deeds.has(base) ? base : undefined
}

/** Whether a word may be what somebody is told to do. */
export function isBase(token: Token | undefined): boolean {
  if (!isWord(token) || token.participle || token.gerund) return false
  const word = lower(token)
  return deeds.has(word) || (token.classes[0] === 'verb' && lemmaAs(word, 'VERB') === word)
}

const several = /^(?:these|those|all|both|many|several|few|some|they|we|you|two|three|four|five|(?!1$)\d+)$/
const one = /^(?:an?|each|every|this|that|one|it|he|she|nobody|nothing|everything|no)$/

/** Whether what stands before a verb is several things; nothing where that cannot be told. */
export function isSeveral(subject: readonly Token[]): boolean | undefined {
  const [first] = subject
  if (!first) return undefined
  const word = lower(first)
  if (subject.some((token) => lower(token) === 'and')) return true
  const end = subject.findIndex(
    (token, at) =>
      at > 0 &&
      isWord(token) &&
      /^(?:of|for|in|on|at|with|to|from|by|that|which|who|about|per)$/.test(lower(token)),
  )
  const own = (end > 0 ? subject.slice(0, end) : subject).filter(({ kind }) => kind !== 'quoted')
  const head = own.at(-1)
  if (several.test(word)) return word !== 'all' || isPluralNoun(head)
  if (one.test(word)) return false
  if (!isWord(head)) return undefined
  return isPluralNoun(head)
}

const isPluralNoun = (token: Token | undefined): boolean =>
  isWord(token) && (token.plural === true || /^(?:data|people|children|men|women)$/.test(lower(token)))
    ? lower(token) !== 'data'
    : false
