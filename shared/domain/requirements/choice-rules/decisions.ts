import { maskQuotes, slice, type Masked } from '../facts/mask.ts'
import type { RuleFact } from '../facts/types.ts'
import { clausesOf, completed, type Clause } from './clauses.ts'
import { isTwoWays, readOtherTwoWays } from './other-two-ways.ts'
import { readSituation } from './situations.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Rules over the inputs of a form; a clause without situation is the "otherwise" of those before it. */
export function rulesOf(clauses: Clause[]): RuleFact[] {
  return clauses.map(({ situation, outcome }) => ({
    kind: 'rule',
    anyOf: situation?.anyOf ?? [],
    outcome,
    otherwise: situation === undefined,
  }))
}

/** Whether a clause depends on a value of a selection. */
export function depends({ situation }: Clause): boolean {
  return situation?.anyOf.some((atoms) => atoms.some(({ equals }) => equals !== undefined)) ?? false
}

/** The clauses of a sentence that decides by a selection: "Unpaid leave of more than 10 days is decided by X, everything else by Y". */
export function readDecision(raw: string, words: Vocabulary, before?: Clause): Clause[] | undefined {
  const part = maskQuotes(raw.trim())
  if (part.quotes.length > 0 || part.masked.length > 400) return undefined
  const body = withoutLead(part)
  if (isTwoWays(body)) return readOtherTwoWays(body, words, before)
  const excepted = readExcept(body, words)
  if (excepted) return excepted
  const found = clausesOf(body, words, before)
  const decides = found?.some(depends) ?? false
  return found && (decides || (before && found.length === 1 && !found[0]?.situation)) ? found : undefined
}

const usual =
  /^\W*(?:as a rule|normally|usually|generally|in general|by default|basically|in principle),?\s+/i
const all =
  /\b(?:every|each|all|any)(?: of)?(?: the| these| such)?(?: other)? ((?:[a-z]+ )?(?:requests?|applications?|orders?|bookings?|claims?|tickets?|payments?|transfers?|deliveries|parcels?|appointments?|reservations?|trips?|invoices?|purchases?|expenses?))\b/i

const plural =
  /^(?:the )?(request|application|order|booking|claim|ticket|payment|transfer|appointment|reservation|trip|invoice|purchase|expense|parcel)s (are|go|pass|have)\b/i

function singularVerb(verb: string): string {
  return { are: 'is', go: 'goes', pass: 'passes', have: 'has' }[verb.toLowerCase()] ?? verb
}

/** "The line manager approves every request": what happens where no exception holds. */
export function readDefault(raw: string): Clause | undefined {
  const part = maskQuotes(raw.trim())
  const body = withoutLead(part).raw.replace(/[.\s]+$/, '')
  const things = all.exec(body)
  if (part.quotes.length > 0 || body.length > 200 || /\b(?:if|when|unless|must|may|can)\b|\d/i.test(body))
    return undefined
  if (!things && !usual.test(body)) return undefined
  const outcome = body
    .replace(usual, '')
    .replace(all, (_, thing: string) => `the ${thing.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')}`)
    .replace(plural, (_, thing: string, verb: string) => `the ${thing} ${singularVerb(verb)}`)
    .replace(
      /^(the [a-z ]+?) (are|go|pass|have)\b/i,
      (_, thing: string, verb: string) => `${thing} ${singularVerb(verb)}`,
    )
  return { outcome }
}

const exception =
  /^\W*(?:(?:the|an?|its|our) )?(?:(?:only|one|sole|single) )?exceptions?(?: to this(?: rule)?)?(?: (?:is|are)|:| –| -)\s+/i
const relative = /,?\s+(?:which|that|where|for which|there|here|these|this)\s+/i

/** "The one exception is unpaid leave of more than 10 days, which the HR director approves", behind what holds as a rule. */
export function readException(raw: string, words: Vocabulary, usually: Clause): Clause | undefined {
  const part = maskQuotes(raw.trim())
  const lead = exception.exec(part.masked)
  if (!lead || part.quotes.length > 0) return undefined
  return exceptional(slice(part, lead[0].length, part.masked.length), words, usually)
}

function exceptional(part: Masked, words: Vocabulary, usually: Clause): Clause | undefined {
  const cut = relative.exec(part.masked) ?? /[:;,]\s+/.exec(part.masked)
  if (!cut) return undefined
  const situation = readSituation(slice(part, 0, cut.index), words)
  const tail = part.raw
    .slice(cut.index + cut[0].length)
    .trim()
    .replace(/[.\s]+$/, '')
  const thing =
    /\bthe (request|application|order|booking|claim|ticket|payment|transfer|delivery|parcel|appointment|reservation|trip|invoice|purchase|expense)\b/i.exec(
      usually.outcome,
    )?.[0]
  const told = completed(tail, usually, thing?.toLowerCase() ?? (words.thing ? `the ${words.thing}` : 'it'))
  if (!situation || told === undefined) return undefined
  const object =
    /\b(?:approves|decides|signs|checks|handles|confirms|releases|processes|answers)$/i.test(told) && thing
  return { situation, outcome: object ? `${told} ${thing.toLowerCase()}` : told }
}

/** "All requests are approved by X, except unpaid leave of more than 10 days, which Y approves". */
function readExcept(part: Masked, words: Vocabulary): Clause[] | undefined {
  const found = /[,;]?\s+(?:except(?: for)?|with the exception of|apart from)\s+/i.exec(part.masked)
  if (!found) return undefined
  const usually = readDefault(part.raw.slice(0, found.index))
  const clause =
    usually && exceptional(slice(part, found.index + found[0].length, part.masked.length), words, usually)
  return clause ? [clause, usually] : undefined
}

/** "Who approves: the line manager …" begins behind the colon. */
function withoutLead(part: Masked): Masked {
  const lead = /^\W*(?:[A-Z][\w -]{1,40}:\s+)/.exec(part.masked)?.[0].length ?? 0
  return slice(part, lead, part.masked.length)
}
