import { isNoun } from '../../requirement-reading/grammar/deed/nouns.ts'
import type { Token } from '../../requirement-reading/tokens.ts'
import { tokenise } from '../../requirement-reading/tokenise.ts'

/** A text that is shown, and the words of the sentence that tell in which situation. */
interface Shown {
  text: string
  situation: Token[]
  /** It stands behind "if" or "when". */
  isSupposed: boolean
  /** What is shown, without its quotes. */
  shows: string
}

const saying = new Set('say show display appear read answer reply tell see get give warn ask report lead result respond greet inform notify'.split(' ')) // prettier-ignore
const messages = new Set(['message', 'error', 'hint', 'warning', 'notice', 'text', 'note', 'answer', 'reply', 'remark', 'question', 'notification', 'alert']) // prettier-ignore
const connectives = new Set([
  'if',
  'when',
  'whenever',
  'once',
  'where',
  'given',
  'and',
  'but',
  'also',
  'so',
  'then',
])
/** With these the sentence speaks of another, or of what is not the case. */
const elsewhere = new Set('otherwise else unless until instead only example e.g e.g. it they them this that these those such latter former same above below you your'.split(' ')) // prettier-ignore
/** These say who tells it, and nothing of when. */
const tellers = new Set('the a an page app application system screen form site website program software tool portal user users customer customers visitor visitors person people message there here i we one shop counter'.split(' ')) // prettier-ignore
const supposing = new Set(['if', 'when', 'whenever', 'once', 'where', 'given'])
const ending = new Set([
  'and',
  'or',
  'the',
  'a',
  'an',
  'page',
  'app',
  'system',
  'screen',
  'terminal',
  'of',
  'to',
  'in',
  'with',
])
const longest = 45

const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? ''
const isAuxiliary = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.classes[0] === 'auxiliary'

/** "A passenger who already has a seat is told "X"", "Drivers cannot book their own ride: "X"": one text that is shown, and a situation of its own. */
export function shownIn(sentence: string): Shown | undefined {
  const text = sentence.replace(/[.]\s*$/, '')
  const all = tokenise(text)
  const quotes = all.flatMap((token, at) => (token.kind === 'quoted' ? [at] : []))
  const [quote, second] = quotes
  const shown = all[quote ?? -1]
  if (quote === undefined || second !== undefined || shown?.kind !== 'quoted' || all.length > longest)
    return undefined
  if (!isText(shown.value) || all.some(({ text: own }) => /^[;?|[\]{}<>*#/`]$/.test(own))) return undefined
  const end = endOfSituation(all, quote)
  const from = all.findIndex((token) => !connectives.has(lower(token)))
  const situation = end === undefined ? [] : withoutTeller(all.slice(from, end))
  const isOwn = situation.some(
    (token) => token.kind === 'word' && !tellers.has(lower(token)) && !isAuxiliary(token),
  )
  if (
    !isOwn ||
    situation.length < 2 ||
    situation.some((token) => elsewhere.has(lower(token)) || token.kind === 'quoted')
  )
    return undefined
  if (situation.some(({ text: own }) => own === ':' || own === ',') || ending.has(lower(situation.at(-1))))
    return undefined
  const isSupposed = all.slice(0, Math.max(from, 0)).some((token) => supposing.has(lower(token)))
  return { text, situation, isSupposed, shows: shown.value }
}

/** "On a second try the passenger sees": who sees it is no part of the situation. */
function withoutTeller(tokens: Token[]): Token[] {
  const [determiner, last] = tokens.slice(-2)
  const isTeller =
    last?.kind === 'word' &&
    (tellers.has(lower(last)) || isNoun('person', last.text) || isNoun('system', last.text))
  return isTeller && determiner?.kind === 'word' && determiner.classes[0] === 'determiner'
    ? tokens.slice(0, -2)
    : tokens
}

/** Several words, or a sentence: a single one is a name. */
const isText = (value: string): boolean => /\S\s+\S/.test(value) && /\p{L}/u.test(value)

/** Before a mark at the text, or before the clause that tells that it is shown. */
function endOfSituation(all: readonly Token[], quote: number): number | undefined {
  if (/^[:(→]$/.test(all[quote - 1]?.text ?? '')) return quote - 1
  const verb = all.slice(0, quote).findLastIndex((token) => token.kind === 'word' && (saying.has(token.lemma) || messages.has(token.lemma))) // prettier-ignore
  const behind = all
    .slice(quote + 1, quote + 4)
    .some((token) => token.kind === 'word' && saying.has(token.lemma))
  if (verb < 0 && !behind) return undefined
  const mark = all.slice(0, quote).findLastIndex(({ text }) => text === ',')
  if (mark > 1) return mark
  let end = verb < 0 ? quote : verb
  // What is not shown is none of this.
  if (/^(?:not|never)$/.test(lower(all[end - 1]))) return undefined
  while (end > 0 && isAuxiliary(all[end - 1])) end -= 1
  return end
}
