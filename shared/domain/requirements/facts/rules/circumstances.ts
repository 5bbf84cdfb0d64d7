import { readBehaviour } from '../behaviour/behaviours.ts'
import { maskQuotes, slice, type Masked } from '../mask.ts'
import type { ScenarioFact } from '../types.ts'

const lead = /^\W*(?:if|when|whenever|in case|as long as|while)\s+([^,;]{3,200}),\s+(?:then\s+)?(.{3,500})$/i
const tail = /^(.{3,400}?)\s+(?:if|when|whenever|in case|as long as|while)\s+([^,;"]{3,200}?)\.?$/i
const container =
  '(?:[\\w-]+ ){0,3}?(?=)(?:list|table|cart|basket|inbox|mailbox|overview|history|calendar|queue|results?|result list|search results?|folder|catalogue|catalog|timeline|feed|dashboard)(?=)'
const empties = [
  new RegExp(`^(?:the |an? |his |her |their )?${container} (?:is|are) (?:still )?(?:not )?empty$`, 'i'),
  /^there (?:is|are) (?:no|not any) [\w -]{3,60}$/i,
  /^(?:no|at least one|one or more|some|several) [\w -]{2,50}? (?:is|are|was|were|has been|have been) (?:found|available|listed|left|stored|saved|booked|ordered|assigned)(?: (?:for|in|on|at|within|yet) [\w -]{0,40})?$/i,
  /^(?!(?:it|this|that)\b)(?:the )?[\w-]+(?: [\w-]+)? (?:is|are|was|were) (?:not )?found$/i,
  /^(?:no|nothing) [\w -]{2,50}?\s?(?:match(?:es)?|exists?)(?: the [\w -]{3,40})?$/i,
]
const outside =
  /^(?:the |an? )?(?:[\w-]+ ){0,3}?(?=)(?:server|service|printer|network|connection|internet|provider|database|back ?end|api|upload|download|import|export|gateway|scanner|reader|sensor|camera|microphone|device|bank|battery|transmission|synchroni[sz]ation|line)(?=)\b[\w -]{0,30}? (?:does not (?:answer|respond|reply|work|react)|doesn't (?:answer|respond|work)|(?:is|are) (?:down|offline|lost|interrupted|broken|unavailable|unreachable|not (?:available|reachable|connected|responding|working)|out of (?:order|paper)|empty|too slow)|fails?|has failed|times out|breaks|breaks down|goes down|cannot be (?:reached|established|opened))(?: [\w -]{0,40})?$/i

// What is entered into an account that exists decides about signing in, not about the values of a form.
const withData =
  /^\W*with (?:an? |the |his |her |their )?(?:right|correct|valid|wrong|invalid|incorrect|unknown)\s/i
// "Clicking "Help" shows "…"" is about a control, whatever the text shown says.
const operated =
  /^\W*(?:by )?(?:clicking|pressing|tapping|hovering|double-clicking|right-clicking|swiping|scrolling)\b(?!.{0,120}\b(?:without|empty|invalid|wrong|missing|incorrect)\b)/i

/**
 * Reads what happens under a circumstance that no input brings about: nothing is found, a list is empty, a server does not answer. Its
 * text answers no wrong value of a form.
 */
export function readCircumstance(part: Masked): ScenarioFact[] {
  if (operated.test(part.masked) || withData.test(part.masked)) return readBehaviour(part)
  const clauses = part.masked.includes(';') ? clausesAfter(part) : [part]
  const found = clauses.map(readClause)
  return found.every((one) => one !== undefined) ? found : []
}

function readClause(part: Masked): ScenarioFact | undefined {
  const first = lead.exec(part.masked)
  const last = first ? null : tail.exec(part.masked)
  const [condition, outcome] = first ? [first[1], first[2]] : [last?.[2], last?.[1]]
  if (condition === undefined || outcome === undefined) return undefined
  const plain = condition.trim().replace(/^that\s+/i, '')
  const empty = empties.some((one) => one.test(plain))
  if (!empty && !outside.test(plain)) return undefined
  const given = raw(part, condition)
  return {
    kind: 'scenario',
    given: [given],
    when: [],
    outcomes: [raw(part, outcome).replace(/[.\s]+$/, '')],
    role: empty ? 'alternative' : 'exception',
    ...(/\b(?:found|match\w*|results?|server|service|upload|payment|bank|connection|gateway)\b/i.test(plain)
      ? { sent: true }
      : {}),
  }
}

/** "The order list shows the newest first; when it is empty, …": "it" is what the first clause speaks of. */
function clausesAfter({ raw: text, masked }: Masked): Masked[] {
  const at = masked.indexOf(';')
  const subject = new RegExp(
    `^(?:the |an? )?${container}(?= (?:shows|lists|displays|contains)\\b)`,
    'i',
  ).exec(masked)?.[0]
  const rest = text.slice(at + 1).trim()
  const own =
    /^(?:the |an? )[\w -]{2,60} (?:shows|lists|displays|contains)\b/i.test(masked) &&
    !/["“]/.test(text.slice(0, at))
  if (own && /^(?:if|when) (?!it\b|they\b)/i.test(rest)) return [maskQuotes(rest)]
  if (!subject || !/^(?:if|when|as long as|while) it\b/i.test(rest)) return [maskQuotes(text)]
  const named = `${subject.charAt(0).toLowerCase()}${subject.slice(1)}`
  return [
    maskQuotes(`${text.slice(0, at)} when the page is open`),
    maskQuotes(rest.replace(/^(\w+(?: long as)?) it\b/i, `$1 ${named}`)),
  ]
    .filter((one, index) => index > 0 || /\b(?:lists|displays|contains|shows)\b/.test(one.masked))
    .slice(-1)
}

function raw(part: Masked, phrase: string): string {
  const at = part.masked.indexOf(phrase)
  return slice(part, at, at + phrase.length)
    .raw.trim()
    .replace(/\s+/g, ' ')
}
