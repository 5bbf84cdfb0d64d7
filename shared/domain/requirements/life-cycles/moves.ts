import { baseOf } from '../facts/permissions/base-forms.ts'
import { readChange, withoutAdjective, type Change } from './clauses.ts'
import { adjectivePattern, isState, singularOf } from './state-words.ts'

/** A change of state with what brings it about, before it is known which state it leaves. */
export interface Move {
  thing: string | undefined
  from?: string
  event: string
  to: string
  action?: string
  /** The word that leads the condition. */
  lead: string
  strong: boolean
  /** The other way out of the same state: "otherwise", "if not". */
  otherwise?: true
  /** "the ticket" and "it" go on from the sentence before; "a ticket" does not. */
  definite: boolean
}

const mostClauses = 6
const seam =
  /\s*;\s*(?:and |but )?|,?\s+(?:and |but )?(?=otherwise\b|if not\b|(?:if|when) (?:he|she|it|they|this|that) (?:does|do|is) not(?: happen)?,)/i
const opening = /^(when|whenever|if|once|as soon as|after)\s+/i
const other =
  /^(?:otherwise|if not|(?:if|when) (?:he|she|it|they|this|that) (?:does|do|is) not(?: happen)?),?\s+/i
const trailing = /^,?\s*(when|if|once|as soon as|after)\s+(.{2,200})$/i
const time = /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|midnight|noon)\b/i
const compared =
  /\b(?:below|above|more than|less than|at least|at most|exceeds?|under|over|fewer|greater|lower|higher|between|equals?)\b.*\d/i
const hedged = /\b(?:unless|until|only if|only when|e\.g\.|for example)\b/i

/** The changes of state that one sentence tells; empty where one clause of it is something else. */
export function readMovesOf(text: string): Move[] {
  if (hedged.test(text)) return []
  const allowed = joined(text.trim().replace(/[.\s]+$/, ''))
  if (allowed) return [allowed]
  const clauses = text
    .trim()
    .replace(/[.\s]+$/, '')
    .split(seam)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  if (clauses.length > mostClauses) return []
  const moves: Move[] = []
  for (const clause of clauses) {
    const rest = other.exec(clause)
    const before = moves.at(-1)
    const found = rest && before ? otherwise(clause.slice(rest[0].length), before) : readClause(clause)
    if (!found) return []
    moves.push(found)
  }
  return moves
}

function readClause(clause: string): Move | undefined {
  const led = opening.exec(clause)
  if (led) return afterCondition(clause.slice(led[0].length), led[1]?.toLowerCase() ?? 'when')
  const [whole] = [readChange(clause)]
  const behind = whole && trailing.exec(whole.rest)
  if (whole && behind && !/\b(?:when|if|once)\b/i.test(behind[2] ?? ''))
    return move(whole, happening(behind[1] ?? '', behind[2] ?? ''), behind[1] ?? 'when', clause)
  if (whole?.event && whole.rest === '') return move(whole, whole.event, 'if', clause)
  return joined(clause)
}

/** "after 7 days" is an event by itself. */
function happening(word: string, words: string): string {
  return /^after$/i.test(word) && /^(?:\d|one|two|three|five|ten|an?\b)/i.test(words) && time.test(words)
    ? `after ${words}`
    : words
}

/** "When C, the customer gets an e-mail and the ticket is resolved": what is no change is what the transition does beside it. */
function afterCondition(text: string, lead: string): Move | undefined {
  for (const comma of text.matchAll(/,\s+(?:then\s+)?/g)) {
    const condition = text.slice(0, comma.index)
    if (compared.test(condition) && !time.test(condition)) return undefined
    const parts = text.slice(comma.index + comma[0].length).split(/,?\s+and\s+/)
    const changes = parts.map(readChange)
    const at = changes.findLastIndex((one) => one !== undefined)
    const change = changes[at]
    if (!change || change.rest !== '') continue
    // "is resolved and closed" and "the system sends it and is closed" are not understood.
    const beside = parts.filter((_, index) => index !== at)
    if (beside.some((one) => !/\s/.test(one.trim()))) return undefined
    return move(change, happening(lead, condition), lead, text, beside.join(' and '))
  }
  return undefined
}

/** "An agent takes an open ticket and it becomes in progress", "…, which is then shipped". */
function joined(clause: string): Move | undefined {
  const found = [
    ...clause.matchAll(/(?:,?\s+(?:and(?: then)?|which(?: then)?|so that)|;(?: and)?(?: then)?)\s+/gi),
  ].at(-1)
  if (!found) return undefined
  const event = clause
    .slice(0, found.index)
    .replace(right, (_, who: string, verb: string) => `${who} ${third(verb)}`)
  if (!doing.test(event) || unlikeEvent.test(event)) return undefined
  const tail = clause.slice(found.index + found[0].length)
  const change = readChange(
    /which/i.test(found[0])
      ? `it ${tail}`.replace(/^it (?:makes|turns|sets|puts) it (?:to |into )?/i, 'it becomes ')
      : tail,
  )
  return change && change.rest === '' ? move(change, event, 'when', tail) : undefined
}

/** "An administrator can unlock" a locked account, which makes it active: the right, once used, is the event. */
const right =
  /^((?:(?:the|an?|every|each) )?[a-z][a-z-]+(?: [a-z][a-z-]+)?) (?:can|may) (?:also |then )?([a-z]+)(?= )/i
const doing = /^(?:(?:the|an?|every|each) )?[a-z-]+(?: [a-z-]+)? [a-z]+(?:s|es)?\b/i
const unlikeEvent = /\b(?:is|are|was|were|be|must|shall|can|may|has|have|when|if|once|after)\b/i

function otherwise(text: string, before: Move): Move | undefined {
  const parts = text.split(/,?\s+and\s+/)
  const changes = parts.map(readChange)
  const change = changes.find((one) => one !== undefined)
  const event = negated(before.event)
  if (!change || change.rest !== '' || event === undefined) return undefined
  const beside = parts.filter((_, index) => changes[index] === undefined).join(' and ')
  return {
    ...move(change, event, before.lead, text, beside),
    ...(before.from ? { from: before.from } : {}),
    otherwise: true,
  }
}

function move(change: Change, event: string, lead: string, clause: string, action = ''): Move {
  const named = change.thing ? withoutAdjective(event, change.thing) : { event }
  const from = change.from ?? named.from
  return {
    thing: change.thing,
    ...(from ? { from } : {}),
    event: named.event.trim(),
    to: change.to,
    lead: lead.toLowerCase(),
    strong: change.strong,
    ...(action.trim() === '' ? {} : { action: action.trim() }),
    definite: change.thing === undefined || /\bthe\b/i.test(clause),
  }
}

const auxiliary = /\b(is|are|has|have|was|were|can|will)\b/i

/** "the customer answers within 7 days" → "the customer does not answer within 7 days"; undefined where the verb is not found. */
export function negated(event: string): string | undefined {
  if (/\b(?:does not|do not) [a-z]+/i.test(event)) return undefined
  if (/\b(?:not|no|never|nobody)\b/i.test(event)) return event.replace(/\bnot /i, '')
  if (auxiliary.test(event)) return event.replace(auxiliary, '$1 not')
  const verb = /^((?:(?:the|an?|this|that) )?(?:[a-z-]+ )?[a-z-]+) ([a-z]+?)(s)\b(?! (?:of|and)\b)/i.exec(
    event,
  )
  if (!verb?.[1] || !verb[2]) return undefined
  const base = /(?:ss|sh|ch|x|z|o)e$/.test(verb[2]) ? verb[2].slice(0, -1) : verb[2].replace(/ie$/, 'y')
  return `${verb[1]} does not ${base}${event.slice(verb[0].length)}`
}

const decided = new RegExp(
  "^(?:(?:the|an?|every|each|all) )?(?:([a-z]+(?:ed|en|ft|ing|w)) )?([a-z][a-z-]+(?: [a-z][a-z-]+)?) (is|are|can be|may be|can|may) (?:then )?(?:either )?(?:be )?([a-z]+ed|sent|paid)(?: or ([a-z]+ed|sent|paid))? by ((?:the |an? |his |her )?[a-z][a-z' -]{2,30})$",
  'i',
)

/** "A submitted request is approved or rejected by the manager": who decides brings about one of two states. */
export function readDecided(text: string): Move[] {
  const clause = text.trim().replace(/[.;,\s]+$/, '')
  const [, from, words = '', verb = '', first, second, actor = ''] =
    clause.length > 250 ? [] : (decided.exec(clause) ?? [])
  if (!from || !isState(from, { strong: false })) return []
  // "A blocked card can be unblocked by an employee" allows something, and does not say what comes of it.
  if (/can|may/i.test(verb) && second === undefined) return []
  const thing = singularOf(words.toLowerCase())
  return [first, second].flatMap((to): Move[] =>
    to === undefined || !isState(to, { strong: false })
      ? []
      : [
          {
            thing,
            from: from.toLowerCase(),
            event: `${actor.replace(/^(?:his|her) /i, 'the ')} ${third(baseOf(to))} the ${thing}`,
            to: to.toLowerCase(),
            lead: 'when',
            strong: false,
            definite: true,
          },
        ],
  )
}

const allowed = new RegExp(
  `^(?:(?:the|an?|every|each|all|any) )?(${adjectivePattern}) ([a-z][a-z-]+(?: [a-z][a-z-]+)?) (?:can|may) (?:also )?be ([a-z]+ed|sent|paid|withdrawn|undone)( by (?:the |an? )?[a-z -]{2,40}?)?(?:[;,]| and|, and) (?:(?:and )?then )?(.{5,120})$`,
  'i',
)

/** "A done task can be reopened; it is then to do again." */
export function readAllowed(text: string): Move[] {
  const clause = text.trim().replace(/[.;,\s]+$/, '')
  const [, from = '', words = '', participle = '', , tail = ''] =
    clause.length > 300 ? [] : (allowed.exec(clause) ?? [])
  const change = readChange(tail) ?? readChange(`it ${tail}`)
  if (!change || change.rest !== '' || !isState(from, { strong: false })) return []
  const thing = singularOf(words.toLowerCase())
  if (change.thing !== undefined && change.thing !== thing) return []
  const event = `the ${thing} is ${participle}`
  return [
    { thing, from: from.toLowerCase(), event, to: change.to, lead: 'when', strong: true, definite: true },
  ]
}

function third(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return verb.replace(/y$/, 'ies')
  return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}
