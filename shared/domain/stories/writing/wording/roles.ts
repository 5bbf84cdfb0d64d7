import { articleOf } from '../../../english/articles.ts'
import { capital, uncapital } from '../../../english/capital.ts'
import type { Token } from '../../../requirement-reading/tokens.ts'
import { isClass, isParticiple, isWord, lower, textOf } from '../tokens.ts'
import { isPerson, singular } from './people.ts'

/** They are called without an article, and these with "the". */
export const masses: ReadonlySet<string> = new Set(
  'staff personnel police management billing payroll hr support sales marketing accounting finance procurement ops operations'.split(
    ' ',
  ),
)
const groups = new Set(
  'team crew office department helpdesk reception desk branch back-office centre center household'.split(' '),
)
const vague = new Set(
  'i we you he she they it everybody everyone somebody someone anybody anyone nobody one each who whoever whatever what which that this these those there people person'.split(
    ' ',
  ),
)

/** Whether a word names people, or a group of them. */
export const namesPeople = (token: Token | undefined): boolean =>
  isPerson(token) || groups.has(lower(token)) || masses.has(lower(token))

/** "A line manager's deputy", "guild leaders and officers", "holders of a blue badge": people, without articles, one of them. */
export function roleIn(source: string, tokens: readonly Token[]): string | undefined {
  const own = withoutArticle(tokens)
  const behind = own.findIndex(
    (token, at) =>
      at > 0 &&
      /^(?:of|with|in|from|on|for|who|at|per|by|to|as|without|between|under|over)$/.test(lower(token)),
  )
  const named = behind > 0 ? own.slice(0, behind) : own
  const head = named.at(-1)
  if (!head || vague.has(lower(head)) || !isWord(head) || !namesPeople(head)) return undefined
  if (own.length > 8 || named.some((token) => !isWord(token) && !/^['’&/-]/.test(token.text)))
    return undefined
  if (named.some((token) => isClass(token, 'verb') && !isParticiple(token))) return undefined
  const several = named.flatMap((token) => (/^(?:and|or)$/.test(lower(token)) ? [token] : []))
  const words =
    several.length === 0
      ? singularOf(source, named)
      : named
          .map((token) =>
            /^and$/i.test(token.text) ? 'or' : isClass(token, 'noun') ? single(token) : token.text,
          )
          .join(' ')
  const whole = [words, behind > 0 ? textOf(source, own.slice(behind)) : ''].filter(Boolean).join(' ')
  return isOpening(source, own) && /^\p{Lu}\p{Ll}/u.test(whole) ? uncapital(whole) : whole
}

/** The capital of a first word is that of its sentence. */
const isOpening = (source: string, [first]: readonly Token[]): boolean =>
  first === undefined ||
  !/\p{L}[\p{L}\d"”')]*,? +$/u.test(source.slice(Math.max(0, first.start - 40), first.start))

const withoutArticle = (tokens: readonly Token[]): Token[] => {
  let from = 0
  while (
    /^(?:the|an?|each|every|all|any|both|no|our|my|its|their|his|her|only|some|these|those|first|second|new)$/.test(
      lower(tokens[from]),
    ) &&
    from < tokens.length - 1
  )
    from += 1
  return tokens.slice(from)
}

function singularOf(source: string, tokens: readonly Token[]): string {
  const head = tokens.at(-1)
  if (!head) return ''
  return [textOf(source, tokens.slice(0, -1)), single(head)].filter(Boolean).join(' ')
}

const single = (token: Token): string => {
  const word = token.text
  if (!isWord(token) || groups.has(lower(token)) || masses.has(lower(token)) || !/s$|en$|ple$/i.test(word))
    return word
  const base = singular(lower(token))
  return /^\p{Lu}/u.test(word) ? capital(base) : base
}

/** "a clerk", "an owner"; nothing before what is a department or a mass ("door staff", "payroll"). */
export function withArticle(role: string): string {
  const [first = ''] = role.split(' ')
  const head =
    role
      .split(/ (?:of|with|in|from|on|for|who|at|per|by) /)[0]
      ?.split(' ')
      .at(-1)
      ?.toLowerCase() ?? ''
  if (masses.has(head) || /^(?:an?|the)$/i.test(first)) return role
  if (groups.has(head)) return `the ${role}`
  return `${articleOf(role)} ${role}`
}
