import { uncapital } from '../english/capital.ts'
import { withArticle } from '../english/articles.ts'
import type { Idea } from './idea.ts'
import { aboutOthers, plainOf, toReader } from './plain-sentences.ts'
import { shortened } from './clauses.ts'
import type { Slots } from './slots.ts'
import { tried, usual } from './tried.ts'

const wanting =
  /^(?:I['’]m able to|I am able to|I(?:['’]d| would) like to|I(?: \w+)? (?:want|need|wish) to|I (?:can|may|should be able to|must be able to))\s+(.+)$/is
const role = /\bas an?\s+([^,;:.]{2,50}?)\s*(?:,|(?=\bI\b|\bI['’]))/i

/** A user story as what its actor does and sees: "As a parent, see a schedule of your camp". Undefined for other sentences. */
export function storyOutline(
  { sentence, clauses }: Slots,
  preconditions: readonly string[],
): Idea | undefined {
  const name = plainOf(role.exec(sentence)?.[1] ?? 'user')
  const first = clauses.findIndex(({ tag, text }) => tag === 'eff' && wanting.test(text.trim()))
  const effect = clauses[first]
  if (name === '' || !effect || /\b(?:and|or|I)\b/.test(name)) return undefined
  const next = clauses.slice(first + 1).find(({ tag }) => tag === 'ctx')
  const end = next ? next.start : (clauses.at(-1)?.end ?? effect.end)
  const follows = clauses.slice(first + 1).filter(({ start }) => start < end)
  const text = plainOf(sentence.slice(effect.start, end)).replace(/[\s,.]*(?:so that|because)?[\s,.]*$/i, '')
  const want = wanting.exec(text)?.[1]?.replace(/^be able to\s+/i, '')
  if (want === undefined || want.length < 5) return undefined
  const doing = lowerVerb(want)
  const who = withArticle(name)
  const isPassive = /^be\s/i.test(doing)
  const wish = aboutOthers(doing)
  const result = isPassive ? `${who} is ${wish.slice(3)}` : `${who} can ${wish}`
  const isState = /^(?:have|get|receive|know|feel|be)\b/i.test(doing)
  const action = isState ? `Sign in as ${who} and go where this matters` : `As ${who}, ${toReader(doing)}`
  return tried(
    shortened(result, 120),
    usual,
    [[action, `${result}.`]],
    follows.length > 0 ? [] : preconditions,
  )
}

/** "Create" in the middle of a sentence. */
const lowerVerb = (text: string): string => (/^[A-Z][a-z]+\s/.test(text) ? uncapital(text) : text)
