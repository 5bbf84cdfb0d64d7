import type { Token } from '../tokens.ts'
import { isCapital, listedNames, wordsOf } from './names.ts'
import { headOfItem, isAboutStates, listedAsBeing, listedBehindNoun } from './lives/listed-states.ts'
import { inputOf, words } from './parser.ts'

/** How sure a place is that what stands there is a state; two are needed. */
const enough = 2
const longestName = 4
/** More names than any life has states. */
const most = 200

/** Words behind which a state stands at once. */
const reaching = words('become', 'remain', 'stay', 'end up', 'status', 'state', 'start as', 'start out as', 'begin as', 'be then', 'then be', 'now be', 'be now', 'make it', 'status be', 'state be', 'status :', 'state :') // prettier-ignore
/** Words that lead to a state by way of a preposition, and those prepositions. */
const moving = new Set(['become', 'turn', 'change', 'move', 'go', 'return', 'set', 'put', 'mark', 'bring', 'take', 'send', 'fall', 'switch', 'end', 'revert', 'reset', 'start', 'begin', 'stay', 'remain', 'pass', 'status', 'state', 'back']) // prettier-ignore
/** Of these even a page is a place that something moves to. */
const going = new Set(['go', 'return', 'take', 'bring', 'put', 'send', 'pass', 'fall', 'back'])
const towards = new Set(['to', 'into', 'as', 'in', 'up', 'at', 'from', 'be'])
export const beings = new Set(['is', 'are', 'was', 'be', 'still', 'already', 'not', 'then', 'now', "'s"])
const noun = new Set(['state', 'states', 'status', 'statuses'])
/** What goes on behind a name and is no part of it. */
export const ends = new Set('again now then and or but if when unless until while once with without by for from to in on at as so because which that who one ones provided before after is are was has can may must shall will cannot it its however automatically directly immediately too also into only right they we you he she'.split(' ')) // prettier-ignore
const plain = new Set([
  'Enabled',
  'Disabled',
  'Empty',
  'Unchanged',
  'Yes',
  'No',
  'None',
  'True',
  'False',
  'I',
  'EUR',
])

/** A thing that goes through states, by all its names, the likeliest first. */
export interface Whose {
  names: string[]
  states: string[]
}

/** The states that a text names, and what is in them. */
export interface KnownStates {
  names: ReadonlySet<string>
  things: ReadonlySet<string>
  /** Those that a table gives. */
  listed: readonly string[]
  /** Which thing has which of them. */
  whose: readonly Whose[]
}

/** The tokens of a sentence, and whether a place of the document holds a mark of emphasis. */
interface Marked {
  tokens: readonly Token[]
  isMark: (offset: number) => boolean
  /** The words that lead in the list that it stands in. */
  lead?: readonly Token[]
}

/** The names of the states that things of a text go through, by what stands before them, as often as it takes to be sure. `given`: what tables say. */
export function statesIn(sentences: readonly Marked[], given: readonly string[]): string[] {
  const found = new Map<string, number>(given.map((name) => [name, enough]))
  const strong = new Set<string>(given)
  const quoted = new Set<string>()
  const qualified = new Map<string, Set<string>>()
  const list = (names: readonly string[]): void => {
    for (const name of names) {
      found.set(name, (found.get(name) ?? 0) + enough)
      strong.add(name)
    }
  }
  for (const sentence of sentences) {
    const { tokens, lead } = sentence
    for (const { at, end, weight, noun, isBeing } of placesIn(sentence)) {
      const name = nameOf(tokens.slice(at, end))
      if (weight === 0 || plain.has(name)) continue
      found.set(name, (found.get(name) ?? 0) + weight)
      if (noun === undefined || isBeing) strong.add(name)
      if (noun !== undefined) qualified.set(name, (qualified.get(name) ?? new Set()).add(noun))
      if (tokens[at]?.kind === 'quoted') quoted.add(name)
    }
    list([...enumerated(tokens), ...listedBehindNoun(tokens), ...listedAsBeing(tokens)])
    if (lead && isAboutStates(lead)) list(headOfItem(tokens))
  }
  for (const { tokens } of found.size > most ? [] : sentences)
    for (const name of smallIn(tokens, found)) {
      found.set(name, (found.get(name) ?? 0) + 1)
      strong.add(name)
    }
  const isSure = (name: string): boolean => (found.get(name) ?? 0) >= enough && strong.has(name)
  const things = new Set([...qualified].flatMap(([name, nouns]) => (isSure(name) ? [...nouns] : [])))
  // "A Full cylinder" tells a state where cylinders are known to have some; "the Card number" is a name.
  const isOfThing = (name: string): boolean =>
    [...(qualified.get(name) ?? [])].some((noun) => things.has(noun))
  const sure = [...found.keys()].filter((name) => isSure(name) || isOfThing(name))
  return sure.length > 1 && sure.length <= most ? [...new Set([...sure, ...quoted])] : []
}

interface Place {
  at: number
  end: number
  weight: number
  /** It only stands before this noun, or is what this is. */
  noun?: string
  isBeing?: true
}

/** Where names stand, and how sure each is; "Approved or Rejected" are equally sure. */
function placesIn(sentence: Marked): Place[] {
  const { tokens } = sentence
  const found: Place[] = []
  for (let at = 1; at < tokens.length; at += 1) {
    const end = nameEnd(sentence, at)
    if (end === undefined) continue
    const last = found.at(-1)
    const isNext =
      last &&
      last.weight > 0 &&
      tokens[at]?.kind === tokens[last.at]?.kind &&
      tokens.slice(last.end, at).every(({ text }) => /^(?:,|or|and)$/i.test(text))
    const next = tokens[end]
    const weight = isNext ? last.weight : weightOf(tokens, at, end)
    const isBefore = weight === 1 && next?.kind === 'word' && next.classes[0] === 'noun' && !isCapital(next)
    // "The report is Done".
    const isBeing = weight === 1 && beings.has(tokens[at - 1]?.text.toLowerCase() ?? '')
    const subject = isBeing ? tokens[at - 2] : undefined
    const noun =
      subject?.kind === 'word' && subject.classes[0] === 'noun' ? subject : isBefore ? next : undefined
    found.push({
      at,
      end,
      weight,
      ...(noun ? { noun: noun.lemma } : {}),
      ...(isBeing ? { isBeing: true as const } : {}),
    })
    at = end - 1
  }
  return found
}

const nameOf = (tokens: readonly Token[]): string =>
  tokens[0]?.kind === 'quoted' ? tokens[0].value : wordsOf(tokens)

/** What is emphasised; words with capitals, or one and the small words that end its phrase: "In service"; a short quoted one. */
function nameEnd({ tokens, isMark }: Marked, at: number): number | undefined {
  const head = tokens[at]
  if (head?.kind === 'quoted')
    return /^\p{Lu}\p{L}{2,20}(?: \p{Ll}{2,12})?$/u.test(head.value) ? at + 1 : undefined
  if (!head || !isCapital(head)) return undefined
  let end = at + 1
  if (isMark(head.start - 1)) {
    while (end < at + longestName && !isMark(tokens[end - 1]?.end ?? 0)) end += 1
    return isMark(tokens[end - 1]?.end ?? 0) ? end : undefined
  }
  while (end < at + longestName && goesOn(tokens, end)) end += 1
  const isOpen =
    head.kind === 'word' && ['noun', 'verb', 'adjective', 'adverb'].includes(head.classes[0] ?? '')
  return isOpen || (end === at + 2 && head.kind === 'word' && head.classes[0] === 'preposition')
    ? end
    : undefined
}

function goesOn(tokens: readonly Token[], at: number): boolean {
  const [found, next] = [tokens[at], tokens[at + 1]]
  if (found?.kind !== 'word' || ends.has(found.text.toLowerCase())) return false
  if (['determiner', 'pronoun', 'auxiliary'].includes(found.classes[0] ?? '')) return false
  return isCapital(found) || !next || next.kind === 'mark' || ends.has(next.text.toLowerCase())
}

function weightOf(tokens: readonly Token[], at: number, end: number): number {
  const before = (back: number): string => lemmaOf(tokens[at - back])
  const isQuoted = tokens[at]?.kind === 'quoted'
  if (isDeedsResult(tokens, at)) return enough
  const input = inputOf(tokens, 50)
  const from = /^an?$/.test(tokens[at - 1]?.text ?? '') ? at - 1 : at
  const reached = [1, 2, 3].some((back) => from >= back && reaching(input, from - back)?.end === from)
  if (reached) return enough
  const verb = towards.has(before(1))
    ? [2, 3, 4, 5, 6, 7].map(before).find((lemma) => moving.has(lemma))
    : undefined
  if (verb !== undefined) return isQuoted || going.has(verb) ? 1 : enough
  if (beings.has(tokens[at - 1]?.text.toLowerCase() ?? '')) return 1
  const next = tokens[end]
  const isBefore = !isQuoted && next?.kind === 'word' && next.classes[0] === 'noun' && !isCapital(next)
  return isBefore && /^(?:a|an|the|any|only|no|each|every|or|and)$/i.test(tokens[at - 1]?.text ?? '') ? 1 : 0
}

/** "A queued job", "once it is running": names that are written with a capital or in quotes elsewhere. */
function smallIn(tokens: readonly Token[], known: ReadonlyMap<string, number>): string[] {
  return [...known.keys()].filter((name) =>
    tokens.some((token, at) => {
      if (token.kind !== 'word' || isCapital(token) || !isAt(tokens, at, name)) return false
      const [before, next] = [tokens[at - 1], tokens[at + lengthOf(name)]]
      const isBehind = beings.has(before?.text.toLowerCase() ?? '') && (!next || next.kind === 'mark')
      return (
        isBehind ||
        ((token.classes[0] !== 'verb' || token.participle === true) &&
          next?.kind === 'word' &&
          next.classes[0] === 'noun')
      )
    }),
  )
}

/** "approve it (Approved)", "withdraw it ("Withdrawn")": what comes of a deed, in a form of its verb. */
function isDeedsResult(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.text !== '(' || tokens[at + 1]?.text !== ')') return false
  const stem = nameOf(tokens.slice(at, at + 1))
    .slice(0, 4)
    .toLowerCase()
  return tokens
    .slice(Math.max(0, at - 20), at - 1)
    .some((token) => token.kind === 'word' && token.text.toLowerCase().startsWith(stem))
}

export const lemmaOf = (token: Token | undefined): string =>
  token?.kind === 'word' ? token.lemma : (token?.text.toLowerCase() ?? '')

/** "one of the states open, taken and closed", "its status is Open, Taken or Closed". */
function enumerated(tokens: readonly Token[]): string[] {
  const at = tokens.findIndex(({ text }) => noun.has(text.toLowerCase()))
  if (at < 0) return []
  const input = inputOf(tokens, 500)
  const open =
    words(':', 'are', 'is one of', 'is either', 'is', 'can be', 'may be')(input, at + 1)?.end ?? at + 1
  const found = listedNames(input, open)
  const isClosed = found && (!tokens[found.end] || tokens[found.end]?.kind === 'mark')
  return isClosed && found.value.length > 1 ? found.value : []
}

export const lengthOf = (name: string): number => name.split(' ').length

export function isAt(tokens: readonly Token[], at: number, name: string): boolean {
  const small = name.toLowerCase()
  if (!small.startsWith(tokens[at]?.text.toLowerCase() ?? '')) return false
  return small
    .split(' ')
    .every(
      (word, index) => tokens[at + index]?.kind === 'word' && tokens[at + index]?.text.toLowerCase() === word,
    )
}
