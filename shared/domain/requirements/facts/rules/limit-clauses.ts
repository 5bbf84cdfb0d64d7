import { slice, type Masked } from '../mask.ts'
import { readQuantities, type Quantity } from '../quantities/quantities.ts'
import { atom, limits } from './rules.ts'
import type { Atom, RuleFact } from '../types.ts'

const lead = /^\W*(?:if|when|whenever)\s+/i
const limit =
  '(?:between|from|above|below|over|under|up to|more than|less than|at least|at most|exactly)\\s+(?:[€$£]\\s?)?\\d'
// ", between 300 and 600 EUR it is 20 %", "; if it is below 300 EUR, …"
const next = new RegExp(
  `(?:[,;]\\s+(?:and |but )?|\\s+(?:and|but)\\s+)(?:(?:if|when) (?:it|they) (?:is|are|has|weighs|lies) |for |at |with )?(?=${limit})`,
  'gi',
)
const rest =
  /[,;.]?\s+(?:and |but )?(?:otherwise|or else|else|in all other cases|in any other case|if not)\b,?\s+/i
const verb =
  '(?:(?:is|are|costs?|pays?|gets?|receives?|has|have|amounts? to|must|shall|should|can|cannot|may|will|needs?|requires?|applies|apply)(?=))'
const subject = '((?:(?:the|an?|no|all|their|his|her|its) )?[a-z][\\w-]*(?: [a-z][\\w-]*){0,2}?)'
const clause = new RegExp(`^${subject} (${verb})\\b.{1,200}$`, 'i')
// "above 600 EUR the tax is 40 %": nothing but the noun of another clause may follow a limit without a comma.
const noMore =
  /^(?:and|or|but|per|a (?:day|week|month|year)|before|after|of|in|on|for|from|to|until|more|less|each|at|with|by|than|away|ago|old)\b/i
const pronoun = /^(?:it|they|he|she|this|that)(?= )/i
const value = /^(?:(?:only )?[€$£]?\s?\d[\d.,]*\s?(?:%|[a-z€$£]+(?: [a-z]+)?)?|nothing|free(?: of charge)?)$/i

interface Said {
  /** "the tax" */
  subject: string
  verb: string
}

/**
 * "If the salary is above 600 EUR the tax is 40 %, between 300 and 600 EUR it is 20 %, otherwise there is no tax": a rule for each limit of
 * what the first condition speaks of, and no comma is needed between a limit and what follows from it.
 */
export function readLimitClauses(part: Masked): RuleFact[] {
  const start = lead.exec(part.masked)?.[0].length
  if (start === undefined || part.masked.length > 500) return []
  const end = part.masked.trimEnd().replace(/\.$/, '').length
  const other = rest.exec(part.masked)
  const last = other && other.index > start ? other : null
  const until = last ? last.index : end
  const cuts = [...part.masked.slice(0, until).matchAll(next)].filter(({ index }) => index > start)
  const ends = [...cuts.map(({ index }) => index), until]
  const head = readHead(slice(part, start, ends[0] ?? until), cuts.length > 0)
  if (!head) return []
  const rules: RuleFact[] = [rule([[head.atom]], head.outcome)]
  for (const [at, cut] of cuts.entries()) {
    const read = readNext(slice(part, cut.index + cut[0].length, ends[at + 1] ?? until), head)
    if (!read) return []
    rules.push(read)
  }
  if (!last) return rules
  const outcome = told(plain(part.raw.slice(last.index + last[0].length, end)), head.said)
  return outcome === undefined ? [] : [...rules, { ...rule([], outcome), otherwise: true }]
}

interface Head {
  atom: Atom
  outcome: string
  said: Said
}

/** The first limit and what follows from it; with a comma in between only where more limits follow, since other readers know that. */
function readHead(part: Masked, more: boolean): Head | undefined {
  const [quantity] = readQuantities(part.masked)
  if (!quantity || quantity.unit?.dimension === 'length') return undefined
  const condition = slice(part, 0, quantity.end)
  if (condition.quotes.length > 0 || /,|\b(?:and|or|not)\b/i.test(condition.masked.slice(0, quantity.start)))
    return undefined
  const found = atom(condition)
  if (found.subject === '' || !found.number || pronoun.test(`${found.subject} `)) return undefined
  const after = part.masked.slice(quantity.end)
  const gap = (more ? /^(?:,|\s)\s*(?:then\s+)?/i : /^\s+(?:then\s+)?/i).exec(after)?.[0].length
  if (gap === undefined || noMore.test(after.slice(gap))) return undefined
  const said = clause.exec(after.slice(gap))
  if (!said?.[1] || !said[2]) return undefined
  const about = pronoun.test(`${said[1]} `) ? `the ${found.subject}` : said[1]
  return {
    atom: found,
    outcome: plain(part.raw.slice(quantity.end + gap)).replace(pronoun, about),
    said: { subject: about, verb: said[2] },
  }
}

function readNext(part: Masked, { atom: first, said }: Head): RuleFact | undefined {
  const [quantity] = readQuantities(part.masked)
  if (!quantity || quantity.start > 2 || !sameKind(quantity, first)) return undefined
  const outcome = told(plain(part.raw.slice(quantity.end).replace(/^[,\s]+(?:then\s+)?/i, '')), said)
  const text = `the ${first.subject} is ${part.raw.slice(quantity.start, quantity.end)}`
  return outcome === undefined
    ? undefined
    : rule([[{ ...first, text, number: limits(quantity, part.masked) }]], outcome)
}

/** "between 300 and 600 EUR" speaks of what "above 600 EUR" does, "for 3 nights" does not. */
function sameKind(quantity: Quantity, { number }: Atom): boolean {
  return limits(quantity, '').unit === number?.unit
}

/** "it is 20 %" and "20 %" are said of the tax; a clause with a subject of its own stays as it is. */
function told(words: string, { subject: about, verb: does }: Said): string | undefined {
  if (value.test(words))
    return /^nothing$/i.test(words) && /^(?:is|are)$/i.test(does)
      ? `there is no ${about.replace(/^(?:the|an?) /i, '')}`
      : `${about} ${does} ${words}`
  if (pronoun.test(words)) return words.replace(pronoun, about)
  return clause.test(words) || /^there (?:is|are) /i.test(words) ? words : undefined
}

function rule(anyOf: Atom[][], outcome: string): RuleFact {
  return { kind: 'rule', anyOf, outcome, otherwise: false }
}

function plain(words: string): string {
  return words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.,;\s]+$/, '')
}
