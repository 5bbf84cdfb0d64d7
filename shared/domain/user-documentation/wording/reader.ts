import { escaped } from '../../text/escaped.ts'
import type { Token } from '../../requirement-reading/tokens.ts'
import { isClass, isWord, lower } from '../../stories/writing/tokens.ts'
import { isPerson } from '../../stories/writing/wording/people.ts'
import { tokensOf } from './shape.ts'
import { baseOfThird } from './verbs.ts'

/**
 * Parts of a criterion in which somebody is spoken of by a role ("the patient enters her name"), said to a reader who has it ("you enter your name"). All of them, or none: where a
 * part cannot be turned for sure, all stay as they are, which is true as well.
 */
export function addressed(parts: readonly string[], role: string): string[] {
  const names = [...new Set(['user', 'end user', role.toLowerCase()])].filter(Boolean)
  if (parts.some((part) => /\b(?:you|I|they|he|she|them|him|hers)\b/.test(part))) return [...parts]
  if (parts.some((part) => speaksOfOthers(part, names))) return [...parts]
  const turned = parts.map((part) => turn(ofReader(part, names), names))
  const isTurned = turned.some((part, at) => part !== undefined && part !== parts[at])
  return isTurned && turned.every((part) => part !== undefined) ? (turned as string[]) : [...parts]
}

/** "The name of the picker" is "your name" to a picker. */
const ofReader = (part: string, names: readonly string[]): string =>
  names.reduce(
    (said, name) =>
      said.replace(
        new RegExp(String.raw`\bthe ([\p{L}-]+) of the ${escaped(name)}(?![\p{L}-])`, 'giu'),
        'your $1',
      ),
    part,
  )

/** Where other people come in, "their" may be theirs. */
const speaksOfOthers = (part: string, names: readonly string[]): boolean =>
  /\b(?:their|his|her)\b/.test(part) &&
  tokensOf(part).some(
    (token) =>
      isClass(token, 'noun') &&
      isPerson(token) &&
      !names.some((name) => name.split(' ').includes(lower(token))),
  )

/** Nothing where somebody is named in a way that cannot be turned. */
function turn(part: string, names: readonly string[]): string | undefined {
  const tokens = tokensOf(part)
  const found = tokens.flatMap((_, at) => namedAt(tokens, at, names) ?? [])
  if (found.length === 0) return mentions(part, names) ? undefined : part
  let said = part
  for (const named of found.toReversed()) {
    const next = turnOne(said, tokens, named)
    if (next === undefined) return undefined
    said = next
  }
  if (mentions(said, names)) return undefined
  return said.replace(/\b(?:their|his|her)\b(?=\s+\p{L})/gu, 'your')
}

interface Named {
  from: number
  /** Behind its last word. */
  to: number
  article: string
}

function namedAt(tokens: readonly Token[], at: number, names: readonly string[]): Named | undefined {
  const article = /^(?:the|an?)$/.test(lower(tokens[at])) ? lower(tokens[at]) : ''
  const from = article ? at + 1 : at
  if (!article && (at !== 0 || !isWord(tokens[0]))) return undefined
  for (const name of names) {
    const words = name.split(' ')
    if (words.every((word, place) => lower(tokens[from + place]) === word))
      return { from: at, to: from + words.length, article }
  }
  return undefined
}

const mentions = (part: string, names: readonly string[]): boolean =>
  names.some((name) => new RegExp(String.raw`\b${escaped(name)}s?(?![\p{L}-])`, 'iu').test(part))

function turnOne(said: string, tokens: readonly Token[], { from, to, article }: Named): string | undefined {
  const first = tokens[from]
  const last = tokens[to - 1]
  if (!first || !last) return undefined
  const next = tokens[to]
  const before = said.slice(0, first.start)
  if (/^['’]s?$/.test(next?.text ?? '') && next) return `${before}your${said.slice(next.end)}`
  const verb = isClass(next, 'adverb') ? to + 1 : to
  const base = baseOfThird(tokens[verb])
  if (base !== undefined && isBeginning(tokens, from))
    return `${before}you${withBases(said, tokens, { from: to, verb, end: last.end })}`
  if (
    isBeginning(tokens, from) &&
    isWord(next) &&
    /^(?:can|cannot|could|may|must|should|shall|will|has|had|did)$/.test(lower(next))
  )
    return `${before}you${said.slice(last.end)}`
  const isEnd = next === undefined || !isWord(next) || isClass(next, 'preposition', 'conjunction')
  const isObject =
    from > 0 &&
    isClass(tokens[from - 1], 'preposition', 'verb') &&
    !/^(?:of|as)$/.test(lower(tokens[from - 1]))
  return article === 'the' && isEnd && isObject ? `${before}you${said.slice(last.end)}` : undefined
}

const isBeginning = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || /^(?:and|but|or|if|when|that|until|once|,|;)$/.test(lower(tokens[at - 1]))

/** The verbs of one subject, joined by "and" and "or": "enters a name and clicks" is "enter a name and click". */
function withBases(
  said: string,
  tokens: readonly Token[],
  { from, verb, end }: { from: number; verb: number; end: number },
): string {
  let text = ''
  let at = end
  tokens.forEach((token, place) => {
    if (place < from) return
    const isJoined = /^(?:and|or|then)$/.test(lower(tokens[place - 1]))
    const base = place === verb || isJoined ? baseOfThird(token) : undefined
    if (base === undefined) return
    text += `${said.slice(at, token.start)}${base}`
    at = token.end
  })
  return text + said.slice(at)
}
