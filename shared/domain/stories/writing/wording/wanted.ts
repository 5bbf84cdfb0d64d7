import type { Token } from '../../../requirement-reading/tokens.ts'
import { isFinite } from './finite.ts'
import { isClass, isWord, lower, textOf } from '../tokens.ts'
import { upToNext } from './clause-end.ts'
import { mostWords } from './clauses.ts'
import { isPerson } from './people.ts'
import { type Subject, subjectOf } from './subjects.ts'
import { lowered, titled } from './titles.ts'
import { baseOf, infinitiveAt, isJoinedVerb, isModal } from './verb-group.ts'

/** What a clause wants, as a story says it behind "I want". */
export interface Wanted {
  /** As the text names it; nothing where it names nobody. */
  role?: string
  /** "to book a time window", "the system to reject …". */
  words: string
  /** For a title: the deed of a person, else what is to be so. */
  title: string
  /** Who does it is who wants it. */
  isOwn: boolean
}

const systems = new Set(
  'system app application site website portal software product program service procedure platform tool page it thing solution'.split(
    ' ',
  ),
)

/** Turns a clause into what somebody wants; nothing where it would come out as no English. */
export function wantedIn(source: string, clause: readonly Token[], actor?: string): Wanted | undefined {
  const tokens = clause.length > mostWords ? undefined : upToNext(source, clause)
  if (!tokens) return undefined
  const subject =
    subjectOf(source, tokens) ??
    (actor === undefined || !isBareVerb(tokens)
      ? undefined
      : { tokens: [], verb: 0, adverbs: [], role: actor })
  if (!subject) return undefined
  const found = infinitiveAt(tokens, subject.verb)
  if (!found) return undefined
  const rest = goingOn(source, tokens, found.rest, subject)
  // Who must not do something seldom wants it so.
  if (subject.role !== undefined && !found.isDenied) {
    const words = joined([...subject.adverbs, ...found.words], rest)
    return {
      role: subject.role,
      words,
      title: titled(words.replace(/^((?:\w+ )?)to (?:be able to )?/, '$1')),
      isOwn: true,
    }
  }
  // "A window may be moved" wants that it is possible, and English has no short word for that.
  if (found.isAllowed && !found.isDenied) return undefined
  const named = lowered(textOf(source, subject.tokens), subject.tokens[0])
  const words = joined([named, ...found.words], rest)
  const isSystem = systems.has(lower(subject.tokens.at(-1)))
  const title =
    isSystem && !found.isDenied ? titled(joined(found.words.slice(1), rest)) : titled(textOf(source, tokens))
  return { ...(actor !== undefined && { role: actor }), words, title, isOwn: false }
}

const joined = (words: readonly string[], rest: string): string =>
  `${words.join(' ')}${/^[,.:;!?]/.test(rest) ? '' : ' '}${rest}`.trim()

/** A row says of the one it is about: "Can enter a reading", "Gets a warning". */
const isBareVerb = (tokens: readonly Token[]): boolean =>
  isFinite(tokens, 0) ||
  (isWord(tokens[0]) &&
    tokens[0].classes.includes('verb') &&
    lower(tokens[0]).endsWith('s') &&
    isClass(tokens[1], 'determiner', 'noun', 'preposition', 'adjective'))

/** What follows the verb, with other verbs of the same subject as infinitives and what is the person's own as "my". */
function goingOn(source: string, tokens: readonly Token[], from: number, subject: Subject): string {
  const behind = tokens.slice(from)
  const isMine = subject.role !== undefined
  const owners =
    isMine &&
    !behind.some(
      (token, at) => at < ownerAt(behind) && isWord(token) && token.plural === true && isPerson(token),
    )
  let text = ''
  behind.forEach((token, at) => {
    const gap = at === 0 ? '' : source.slice(behind[at - 1]?.end, token.start).replace(/\s+/g, ' ')
    text += gap + wordOf(tokens, from + at, token, owners)
  })
  return text.replace(/ {2,}/g, ' ').trim()
}

const ownerAt = (tokens: readonly Token[]): number =>
  tokens.findIndex((token) => /^(?:their|themselves)$/.test(lower(token)))

function wordOf(all: readonly Token[], at: number, token: Token, isMine: boolean): string {
  const word = lower(token)
  if (isMine && word === 'their') return 'my'
  if (isMine && word === 'themselves') return 'myself'
  if (isMine && word === 'they' && isFinite(all, at + 1)) return 'I'
  if (isJoinedVerb(all, at) && isModal(token)) return ''
  if (isJoinedVerb(all, at) && /^(?:is|are)$/.test(word)) return 'be'
  if (isJoinedVerb(all, at) && word.endsWith('s') && !/^(?:was|does)$/.test(word)) return baseOf(token)
  return token.text
}
