import { keepsLimits } from './limits.ts'
import type { Span } from './sentences.ts'
import type { Token } from './tokens.ts'
import { type Value, valuesIn } from './values.ts'
import { wordSet } from './word-set.ts'

export interface Said {
  text: string
  tokens: readonly Token[]
}

/** Sentences of a passage that follow each other. */
export interface Window extends Span, Said {}

/** Words that lead from one thing to another and say little: a model may set them as it likes. */
const free = new Set(
  'get receiv give take make keep appli includ contain provid becom happen wai thing case'.split(' '),
)
const mostWords = 90

/**
 * Whether what is said stands in a window, words of the headings above it included: by inclusion, not by meaning, so it is sooner no than yes.
 */
export function supports(said: Said, window: Window, above: ReadonlySet<string>): boolean {
  const told = said.tokens.filter(({ isIdle }) => !isIdle)
  if (told.length === 0 || told.length > mostWords || !isPlain(said.text, window.text)) return false
  const own = new Set(window.tokens.map(({ stem }) => stem))
  if (!told.some(({ stem }) => own.has(stem))) return false
  const isKnown = ({ stem, isFigure }: Token) =>
    own.has(stem) || (!isFigure && (above.has(stem) || free.has(stem)))
  return (
    told.every(isKnown) &&
    valuesStand(said, window) &&
    keepsLimits(said, window) &&
    isInOrder(told, said, window)
  )
}

/** Words on one line: no markup and no addresses but those of the passage. */
function isPlain(said: string, source: string): boolean {
  if (/[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069<>`]|\]\(|!\[/u.test(said)) return false
  const addresses = said.match(/(?:https?:\/\/|www\.)[^\s)\]]+|[\w.+-]{1,64}@[\w.-]{1,200}/gi) ?? []
  return addresses.every((address) => source.includes(address.replace(/[.,;:!?]+$/, '')))
}

function valuesStand(said: Said, window: Window): boolean {
  const given = valuesIn(window.text, window.tokens)
  return valuesIn(said.text, said.tokens).every((value) => given.some((one) => isSame(value, one, window)))
}

function isSame(value: Value, given: Value, { tokens }: Window): boolean {
  if (value.kind === 'date' && given.kind === 'date')
    return (
      given.canonical === value.canonical ||
      given.canonical.endsWith(`-${value.canonical}`) ||
      given.canonical.startsWith(`${value.canonical}-`)
    )
  if (value.canonical === given.canonical) return true
  const [figure] = value.canonical.split(' ')
  if (value.kind === 'money' || given.kind === 'money' || figure !== given.canonical.split(' ')[0])
    return false
  // "15 failed attempts" are 15 attempts; "15 minutes" are not.
  return value.unit === '' || (value.kind === 'number' && isCounted(value.unit, given, tokens))
}

const reach = 4
function isCounted(unit: string, given: Value, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ start }) => start >= given.start)
  const behind = tokens.slice(at + 1, at + 1 + reach)
  const stop = behind.findIndex(({ isFigure }) => isFigure)
  if ((stop < 0 ? behind : behind.slice(0, stop)).some(({ stem }) => stem === unit)) return true
  return given.unit === '' && tokens.slice(Math.max(0, at - reach), at).some(({ stem }) => stem === unit)
}

const joining = wordSet('and but or nor while whereas who which that than so because')
const mostLeftOut = 1

/** "Managers approve requests and directors sign contracts" does not say that managers sign contracts: whoever leaves out a clause may join what does not belong together. */
function leavesClauseOut({ text, tokens }: Window, from: number, to: number): boolean {
  const between = tokens.slice(from + 1, to)
  if (between.filter(({ isIdle }) => !isIdle).length <= mostLeftOut) return false
  return (
    between.some(({ word }) => joining.has(word)) ||
    /[,;:–(]/.test(text.slice(tokens[from]?.end, tokens[to]?.start))
  )
}

/** What is put first by one of these may stand last. */
const fronting = wordSet(`
  in on at for from with within without after before if when whenever until unless by to during under once as since because where`)
const isFronted = ({ tokens }: Said): boolean => fronting.has(tokens[0]?.word ?? '')

/** Who does what to whom stays: words stand in the order of the window. What is put first ("Within a week, …") may stand there last. */
function isInOrder(told: readonly Token[], said: Said, window: Window): boolean {
  const places = new Map<string, number[]>()
  for (const [at, { stem }] of window.tokens.entries())
    places.set(stem, [...(places.get(stem) ?? []).slice(0, 50), at])
  let last = -1
  let turns = 0
  for (const { stem } of told) {
    const all = places.get(stem)
    if (!all) continue
    const next = all.find((at) => at > last)
    if (next === undefined) turns += 1
    else if (last >= 0 && leavesClauseOut(window, last, next)) return false
    last = next ?? all[0] ?? last
  }
  return turns === 0 || (turns === 1 && (isFronted(said) || isFronted(window)))
}
