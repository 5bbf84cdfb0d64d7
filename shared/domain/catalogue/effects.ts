import { isPerson } from './acts.ts'
import type { Clause } from './clauses.ts'
import { isCounted } from './bounded.ts'
import { isComparator } from './comparators.ts'
import type { Limit } from './limits.ts'
import type { Slots } from './slots.ts'

/** What is worked out or granted, unless somebody is said to choose it. */
const workedOut =
  /\b(?:discount|reduction|rebate|refund|fee|charge|surcharge|fine|penalty|commission|bonus|reward|cashback|interest|tax|toll|premium|compensation|allowance|cost|saving)s?$/i

/** Beside these words nothing is done: they say how large something is. */
const measuring =
  /\b(?:be|been|being|had|having|needs?|not|never|only|also|always|ever|each|every|all|any|no|the|an?|its|their|of|in|for|per|with|at|to|on|and|or|from|between|than|there|it|able|exist|lasts?|contains?|holds?|takes?|carries|carry|meets?|consists?|comprises?|includ\w+|covers?|spans?|weighs?|measures?|amounts?|numbers?|exceeds?|goes|go|falls?|drops?|lies?|becomes?|remains?|stays?|limit(?:s|ed)?|restricted|requir\w+|allowed|permitted|total|number|maximum|minimum|value|size)\b/gi

/** How large something is stands behind the last of these words: "orders placed online must not exceed 500". */
const finite =
  /^.*(?:\b(?:am|is|are|was|were|has|have|may|can|cannot|could|must|shall|should|will|would)\b|:)/is
/** What is said of entries alone. */
const entered =
  /\b(?:enter(?:s|ed)?|typ(?:es?|ed)|input|fields?|accept(?:s|ed)?|valid(?:ates?|ated)?|ranges?|settable|selectable|configurable|adjustable|defaults?|choos\w*|chosen|picks?|selects?|add|controls?|enforces?|refused|rejected|declined)\b/i
const modal = /\b(?:may|can|could|must|shall|should|cannot|(?:allowed|able|permitted) to)\b|\bcan['’]t\b/i
/** Whom this happens to enters nothing. */
const granted =
  /\b(?:earn|get|receive|gain|win|save|collect|lose|owe|be (?:charged|paid|refunded|fined|deducted|granted))s?\b/i
const passive = /\b(?:may|can|could|must|shall|should|cannot)\s+(?:\w+\s+)?be\s+[a-z]+(?:ed|en|t|wn)\b/i

/**
 * Whether a limit bounds what comes of something ("reduces the total by at most 15 euros", "returns at most 50 hits"), or may do so: then nothing is refused.
 * A bound of entries says what somebody may or must do, or how large something is that nothing works out.
 */
export function isOfEffect(limit: Limit, slots: Slots): boolean {
  const { subject, isCount, unit } = limit
  const { lead, clause, comparison } = leadOf(limit, slots)
  if (/\bby\b/i.test(comparison) || /\bby(?:\s+(?:not|no|never))?\s*$/i.test(lead)) return true
  if (slots.messages.length > 0 || entered.test(limit.clause.text) || entered.test(lead)) return false
  if (isDoneBySomebody(lead, clause)) return granted.test(lead)
  if (slots.kinds.has('calculation') || (!finite.test(comparison) && isActed(lead, clause))) return true
  const name =
    subject ?? (clause === limit.clause ? undefined : clause.phrases.find(({ tag }) => tag === 'F')?.text)
  return name === undefined ? !isCount && !isCounted(unit) : workedOut.test(name)
}

interface Lead {
  /** What stands before the comparison. */
  lead: string
  /** The clause that says what is bounded: the one before where its own names nothing. */
  clause: Clause
  comparison: string
}

const isNamed = ({ tag }: Clause['phrases'][number]): boolean => /^[FETAPC]$/.test(tag)

function leadOf({ low, high, exact, clause: own }: Limit, { sentence, clauses }: Slots): Lead {
  const amounts = [low?.amount, high?.amount, exact].map((amount) => amount?.text)
  const at = own.phrases.findIndex(({ tag, text }) => tag === 'N' && amounts.includes(text))
  const marked = own.phrases[at - 1]
  const compared = marked && isComparator(marked.tag) ? marked : undefined
  const end = (compared ?? own.phrases[at])?.start ?? own.end
  const hasName = own.phrases.some((phrase) => isNamed(phrase) && phrase.end <= end)
  const before = clauses.slice(0, clauses.indexOf(own)).filter(({ tag }) => /^(?:eff|lim|def)$/.test(tag))
  const clause = hasName ? own : (before.at(-1) ?? own)
  return { lead: sentence.slice(clause.start, end), clause, comparison: compared?.text ?? '' }
}

/** "A guest may book", "nobody can reserve", "can be added". */
function isDoneBySomebody(lead: string, { phrases, start }: Clause): boolean {
  if (!modal.test(lead)) return false
  const actor = phrases.find(({ tag, start: at }) => tag === 'A' && at - start < lead.length)
  return actor === undefined
    ? /^\W*(?:nobody|no one|you|we|I)\b/i.test(lead) || passive.test(lead)
    : isPerson(actor.text) || /^(?:I|we|you|they|he|she|nobody|no one|everyone|anyone)$/i.test(actor.text)
}

/** Whether something is done that the number is an outcome of: "the search returns", "the heating raises the temperature". */
function isActed(lead: string, { phrases, start }: Clause): boolean {
  const marked = phrases
    .filter(({ tag }) => tag !== 'V')
    .toReversed()
    .reduce((text, phrase) => {
      const [from, to] = [phrase.start - start, phrase.end - start]
      return to > lead.length ? text : `${text.slice(0, from)} ${text.slice(to)}`
    }, lead)
  return /[a-z]{2}/i.test(marked.replace(finite, '').replace(measuring, ''))
}
