import { singular } from '../facts/labels.ts'
import { slice, type Masked } from '../facts/mask.ts'
import { readQuantities } from '../facts/quantities/quantities.ts'
import { numberInput, readSituation, type Situation } from './situations.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A case of a decision with what happens then: a whole clause, which a gapped one behind it borrows from. */
export interface Clause {
  /** Missing for "everything else". */
  situation?: Situation
  outcome: string
  /** The words of the outcome that name what it is about, where a gapped clause has another: "Swimming". */
  subject?: string
}

const verbs =
  'is|are|goes|go|needs?|requires?|must|shall|will|has to|have to|has|have|gets?|receives?|takes?|comes?|leads?|waits?|belongs?|passes|pass|counts?'
const finite = new RegExp(`(?:^|\\s)(?:${verbs})\\s`, 'i')
const anyVerb = /(?:^|\s)(?:[a-z]{2,}(?:es|s|ed))(?=\s|$)/
const noDecision =
  /^\s*(?:is|are)\s+(?:an?|the|one of|also|always|only|not|called|named|default|preselected|required|mandatory|optional|compulsory|visible|shown|hidden|displayed|available|selected|chosen|valid|invalid|empty|possible|allowed|permitted|refused|rejected|declined|for|open|limited|below|above|between)\b|\b(?:if|when|unless|except|only|otherwise|while|until|must be (?:filled|entered|given|attached|provided|between|at)|(?:is|are|be|becomes?) (?:required|mandatory|needed|necessary|compulsory|filled in|entered|given|provided|attached|stated|specified)|mandatory|optional)\b|[€$£%]|\b(?:EUR|USD|GBP|CHF|percent)\b/i
/** "Everything else", "all other requests", "in all other cases", "otherwise". */
export const restLead =
  /^\W*(?:and |but |while |whereas )?(?:for |in |with )?(?:(?:everything|anything|everyone|anyone|all|any|every|each|the|any of the) (?:else|others?(?: (?!is\b|are\b|goes\b|go\b|the\b|by\b|needs?\b)[a-z]+){0,2}|rest|remaining [a-z]+|remainder)|otherwise|other (?:types?|requests?|cases?|orders?|bookings?|claims?|tickets?|applications?|kinds?))\b,?\s*/i

/** The clauses of a sentence that say what happens in a case of a selection, and else; undefined when a part is not understood. */
export function clausesOf(part: Masked, words: Vocabulary, before?: Clause): Clause[] | undefined {
  const found: Clause[] = []
  for (const piece of cut(part, words)) {
    const clause = clauseOf(piece, words, found.at(-1) ?? before)
    if (!clause) return undefined
    found.push(clause)
  }
  return found
}

/** Cuts before each further case: at a semicolon, and at a comma or "and" behind which a value or "all others" stands. */
function cut(part: Masked, words: Vocabulary): Masked[] {
  const pieces: Masked[] = []
  let from = 0
  for (const match of part.masked.matchAll(/;\s+|,?\s+(?:and|but|while|whereas)\s+|,\s+/g)) {
    const end = match.index + match[0].length
    const own = part.masked.slice(from, match.index)
    const said = pieces.length > 0 || finite.test(`${own} `) || anyVerb.test(own)
    const behind = part.masked.slice(end, end + 80)
    if (!said || !(match[0].startsWith(';') || restLead.test(behind) || startsWithChoice(behind, words)))
      continue
    pieces.push(slice(part, from, match.index))
    from = end
  }
  return [...pieces, slice(part, from, part.masked.length)]
}

function startsWithChoice(text: string, { selections }: Vocabulary): boolean {
  const lower = text
    .toLowerCase()
    .replace(/^(?:(?:for|requests? for|all|every|an?|the|other|remaining)\s+)+/, '')
  return selections.some(({ choices }) => choices.some((choice) => lower.startsWith(choice.toLowerCase())))
}

const leftOver = /\b(?:others?|else|remaining|the rest|otherwise|except)\b/i
const scoped =
  /^\W*(?:and |but |while |whereas )?(?:for |in )?(?:all |any |every |the )?(?:other|remaining) /i

/** "Other network tickets go to …" are those for which the clause before does not hold. */
function scopedRest(part: Masked, words: Vocabulary, before: Clause | undefined): Clause | undefined {
  const lead = scoped.exec(part.masked)?.[0].length
  const [atoms, more] = before?.situation?.anyOf ?? []
  if (lead === undefined || !atoms || more) return undefined
  const found = subjectFirst(slice(part, lead, part.masked.length), words, before)
  const [chosen, another] = found?.situation?.anyOf ?? []
  const [value, second] = chosen ?? []
  if (!found || another || second || value?.equals === undefined) return undefined
  const limits = atoms.filter(({ equals }) => equals !== value.equals)
  const [limit, further] = limits
  if (!limit || further || limits.length === atoms.length) return undefined
  return { ...found, situation: { anyOf: [[value, { ...limit, negated: !limit.negated }]] } }
}

function clauseOf(part: Masked, words: Vocabulary, before: Clause | undefined): Clause | undefined {
  const raw = part.raw.trim().replace(/[.\s]+$/, '')
  const left = scopedRest(part, words, before)
  if (left) return left
  const rest = restLead.exec(raw)
  if (rest) {
    const subject = restSubject(rest[0], words, before)
    const outcome = completed(raw.slice(rest[0].length), before, subject)
    return outcome === undefined ? undefined : { outcome, subject }
  }
  const found = led(part, words) ?? subjectFirst(part, words, before)
  // What is left of a value in the same clause is no outcome.
  return found && leftOver.test(found.outcome) ? undefined : found
}

/** "For unpaid leave of more than 10 days the HR director decides", "If Express is selected, …". */
function led(part: Masked, words: Vocabulary): Clause | undefined {
  const lead = /^\W*(?:for|in (?:the )?case of|if|when|where|with)\s+/i.exec(part.masked)
  if (!lead) return undefined
  for (const match of part.masked.matchAll(/,\s+(?:then\s+)?|\s(?=(?:the|an?|our|its)\s)/g)) {
    const situation = readSituation(slice(part, lead[0].length, match.index), words)
    const outcome = slice(part, match.index + match[0].length, part.masked.length)
      .raw.trim()
      .replace(/[.\s]+$/, '')
    const told = finite.test(` ${outcome} `) || anyVerb.test(outcome)
    if (situation && told && !noDecision.test(outcome) && !bounded(outcome, words))
      return { situation, outcome }
  }
  return undefined
}

/** "Unpaid leave of more than 10 days is decided by the HR director"; behind a whole clause also "unpaid leave by HR". */
function subjectFirst(part: Masked, words: Vocabulary, before: Clause | undefined): Clause | undefined {
  const verb = finite.exec(`${part.masked} `)
  const gap = verb ? undefined : /\s(?:by|to|with|from|within|after)\s/.exec(part.masked)
  const at = verb?.index ?? gap?.index
  if (at === undefined || at === 0 || (gap && !before)) return undefined
  const lead = /^\W*(?:only\s+)?/i.exec(part.masked)?.[0].length ?? 0
  const situation = readSituation(slice(part, lead, at), words)
  const predicate = part.raw
    .slice(at)
    .trim()
    .replace(/[.\s]+$/, '')
  if (!situation || noDecision.test(predicate) || bounded(predicate, words)) return undefined
  const subject =
    situation.thing === undefined && isValue(situation)
      ? part.raw.slice(lead, at).trim()
      : subjectOf(situation.thing, words)
  const outcome = completed(predicate, before, subject)
  return outcome === undefined ? undefined : { situation, outcome, subject }
}

/** "All other parcels" are parcels; "everything else" is what the clause before it speaks of. */
function restSubject(lead: string, words: Vocabulary, before: Clause | undefined): string {
  const named = /\bothers? ([a-z]+)\W*$/i.exec(lead)?.[1]?.toLowerCase()
  const one = named === undefined ? undefined : singular(named)
  const noun =
    one && /^(?:type|case|kind|category|time|class|value|option|sort|group)$/.test(one) ? undefined : one
  const same = /^the [a-z]+(?= (?:is|goes|needs|requires|must|has|gets|takes|passes)\b)/i.exec(
    before?.outcome ?? '',
  )?.[0]
  if (noun !== undefined) return subjectOf(noun, words)
  return same ?? subjectOf(undefined, words)
}

function subjectOf(thing: string | undefined, words: Vocabulary): string {
  const noun = thing ?? words.thing
  return noun === undefined ? 'it' : `the ${noun}`
}

/** A value alone is spoken of by its name: "Swimming is taught by …". */
function isValue({ anyOf: [atoms, more] }: Situation): boolean {
  return more === undefined && atoms?.length === 1
}

/** Whether a predicate limits one of the inputs: it is then only half a rule. */
function bounded(predicate: string, { numbers }: Vocabulary): boolean {
  const part = { raw: predicate, masked: predicate, quotes: [] }
  return readQuantities(predicate).some((one) => numberInput(part, one, numbers) !== undefined)
}

const plurals: [RegExp, string][] = [
  [/^are\b/i, 'is'],
  [/^have\b/i, 'has'],
  [/^(go)\b/i, 'goes'],
  [/^(pass)\b/i, 'passes'],
  [/^(need|require|get|receive|take|come|lead|wait|belong|count)\b/i, '$1s'],
]

/** A whole clause from what stands behind a case: "is …", "by …" or "the line manager" borrow what is missing. */
export function completed(tail: string, whole: Clause | undefined, subject: string): string | undefined {
  const own = whole?.subject
  const before =
    whole && own !== undefined && whole.outcome.startsWith(`${own} `)
      ? { ...whole, outcome: `${subject}${whole.outcome.slice(own.length)}` }
      : whole
  const text = tail.trim()
  if (text === '') return undefined
  if (new RegExp(`^(?:${verbs})\\s`, 'i').test(text)) {
    // "Trailers go live": a value keeps its own verb, a class of things becomes one thing.
    const single = /^(?:the |it$)/.test(subject)
    return `${subject} ${single ? plurals.reduce((made, [pattern, by]) => made.replace(pattern, by), text) : text}`
  }
  const preposition = /^(?:by|to|with|from|within|after)\s/i.exec(text)?.[0]
  if (preposition !== undefined) {
    const at = before?.outcome.lastIndexOf(` ${preposition.toLowerCase()}`) ?? -1
    return at < 0 ? undefined : `${before?.outcome.slice(0, at) ?? ''} ${text}`
  }
  if (finite.test(` ${text} `) || anyVerb.test(text.replace(/^(?:the|an?) \S+ ?/i, ''))) return text
  if (!/^(?:the|an?|our|one|two|three|no)\s|^[A-Z]/.test(text) || text.split(' ').length > 5) return undefined
  const [, agent] = /^(.*\bby )(?:the |an? |our )?[^,]+$/.exec(before?.outcome ?? '') ?? []
  if (agent) return `${agent}${text}`
  const [, act] =
    /^(?:the|an?|our) (?:[\w-]+ ){1,3}?((?:approves?|decides?|signs?|checks?|handles?|confirms?|releases?|processes|answers?)\b.*)$/i.exec(
      before?.outcome ?? '',
    ) ?? []
  return act ? `${text} ${act}` : undefined
}
