import { slice, type Masked } from './mask.ts'
import { labelOf } from './labels.ts'
import { pieces } from './pieces.ts'
import type { ButtonFact, MessageFact, PageFact, SuccessFact, Violation } from './types.ts'

const failing =
  /\b(?:no \w+(?: \w+){0,3} (?:is|are|was|has been)|errors?|invalid|not valid|wrong|incorrect|outside|out of range|too (?:long|short|low|high|small|large|big|many|few|old|young|light|heavy)|empty|blank|missing|not (?:filled|entered|provided|given|selected|chosen|within|in|between|a|an|numeric|allowed|accepted|match|checked|met|satisfied|fulfilled)|already|isn't|is not|are not|does not|doesn't|do not|fails?|failed|violat\w+|otherwise|else|if not|unless|rejected|refused|less than|more than|fewer than|greater than|shorter than|longer than|below|above|under|over|exceeds?|missing|without|omitted|any other|other than|unchecked|malformed|left empty)\b/i
const succeeding =
  /\b(?:success\w*|valid|correct(?:ly)?|accepted|completed?|saved|submitt(?:ed|ing|s)|submits?|clicks?|presses|confirmed|all (?:fields|values|inputs|data)|passes|everything|sign-up|registration|registered|sent|created)\b/i
const violations: [Violation, RegExp][] = [
  [
    'empty',
    /\b(?:no (?:\w+ ){1,3}(?:is|are|was|has been) (?:selected|entered|given|chosen|filled|provided|specified)|empty|blank|missing|omitted|not (?:filled|entered|provided|given|selected|chosen|specified)|left out|without|required|no value)\b/i,
  ],
  ['tooShort', /\b(?:too short|shorter than|fewer than|less than [^,]{1,20}characters|too few)\b/i],
  [
    'tooLong',
    /\b(?:too long|longer than|more than [^,]{1,20}characters|too many|exceeds? [^,]{1,30}characters)\b/i,
  ],
  [
    'below',
    /\b(?:too low|too small|too young|too light|below|under|less than|smaller than|lower than|younger than|minimum)\b/i,
  ],
  [
    'above',
    /\b(?:too high|too large|too big|too old|too heavy|too many|above|over|more than|greater than|higher than|exceeds?|older than|larger than|maximum|limit)\b/i,
  ],
  [
    'format',
    /\b(?:not (?:a|an) valid|format|malformed|(?:invalid|wrong|incorrect|not valid)\b.{0,20}\b(?:e-?mail|address|phone|url|date)|e-?mail(?: address)? is (?:invalid|not valid))\b/i,
  ],
  ['notNumber', /\b(?:not (?:a )?(?:number|numeric)|non-numeric|letters|text is)\b/i],
  ['notWhole', /\b(?:not (?:a )?whole|decimal|fraction)\b/i],
  ['notAllowed', /\b(?:not (?:in the list|allowed|one of)|unknown|other value)\b/i],
]
const range =
  /\b(?:outside|out of|not (?:within|in|between)|range|limits?|too (?:long|short) or|invalid length)\b/i
const boundaryPair =
  /\b(?:less|fewer|lower|shorter|smaller)\b[^.]{0,40}\b(?:or|and)\b[^.]{0,40}\b(?:more|greater|higher|longer|larger)\b|\b(?:below|under)\b[^.]{0,40}\bor\b[^.]{0,40}\b(?:above|over)\b/i

// Values that break no limit but match nothing on record, and comparisons with something that has no number.
const unmatched =
  /\b(?:wrong|incorrect|unknown|not (?:found|known|registered|recognised|recognized)|(?:does|do) not (?:match|exist)|not match|bad credentials|fails?|failed)\b/i
const taken = /\balready\s+(?:\w+\s+)?(?:exists?|in use|taken|registered|used|known)\b|\bnot unique\b/i
const relation =
  /\b(?:exceeds?|(?:more|less|greater|higher|lower|larger|smaller|longer|shorter|older|younger|earlier|later) than|above|below|over|under|before|after)\s+(?:the|an?|its|his|her|their|any)\s+(?!(?:minimum|maximum|limit|range|allowed|permitted|given|stated|required|valid|lower|upper)\b)(?!\d)[a-z]/i

/** Which wrong values a condition speaks about; a range names both its sides, nothing specific means any. */
export function violationsOf(condition: string): Violation[] {
  const found = new Set(violations.filter(([, pattern]) => pattern.test(condition)).map(([name]) => name))
  if (range.test(condition) || boundaryPair.test(condition)) {
    for (const side of ['below', 'above', 'tooShort', 'tooLong'] as const) found.add(side)
  }
  if (taken.test(condition)) return ['taken']
  if (unmatched.test(condition) && !found.has('format') && !found.has('empty')) return ['mismatch']
  if (relation.test(condition) && !range.test(condition)) return ['relation']
  return found.size > 0 ? [...found] : ['any']
}

/** Reads the quoted messages of a sentence: which belong to wrong input, and which to success. */
export function readMessages(part: Masked): (MessageFact | SuccessFact)[] {
  const found: (MessageFact | SuccessFact)[] = []
  for (const { text, condition, at } of shownQuotes(part)) {
    const bad = failing.test(condition)
    const good = succeeding.test(condition)
    const error = /\b(?:error|warning|validation)\b/i.test(part.masked.slice(Math.max(0, at - 60), at))
    if ((bad && !/^\s*(?:on|after|upon) success/i.test(condition)) || (error && !good))
      found.push(message(text, condition, part))
    else if (good) found.push({ kind: 'success', check: `"${text}" is visible`, checkable: true, condition })
  }
  return found
}

function message(text: string, condition: string, part: Masked): MessageFact {
  const named = part.quotes.map((quote) => quote.value).filter((value) => value !== text)
  const every =
    /\b(?:any|every|each|all|a) (?:required |mandatory |invalid )?(?:fields?|values?|inputs?|entr(?:y|ies))\b/i.test(
      condition,
    )
  const previous =
    /^\W*(?:otherwise|else|if not|or else)\b|\b(?:it|this|they|these|that|this (?:range|limit|rule|field))\b/i.test(
      condition,
    )
  const about = every ? 'every' : previous ? 'previous' : 'named'
  return {
    kind: 'message',
    text,
    labels: named,
    violations: violationsOf(condition),
    about,
    condition: condition.trim(),
  }
}

interface Shown {
  text: string
  condition: string
  at: number
}

/** Every quote beside a word of showing, with the rest of its clause as the condition. */
function shownQuotes(part: Masked): Shown[] {
  return part.quotes.flatMap((quote, index) => {
    const from = index === 0 ? 0 : (part.quotes[index - 1]?.end ?? 0)
    const to = part.quotes[index + 1]?.start ?? part.masked.length
    const before = part.masked.slice(Math.max(from, quote.start - 80), quote.start)
    const after = part.masked.slice(quote.end, Math.min(to, quote.end + 40))
    const left =
      /\b(?:messages?|errors?|warnings?|hints?|notices?|texts?|notifications?|shows?|showing|displays?|displaying|sees?|says?|reads?|error message is|with|reports?|presents?|receives?|gets?)\b[\w\s:,-]{0,30}$/i.test(
        before,
      ) || /:\s*$/.test(before)
    const right =
      /^\s*(?:messages?\s+|errors?\s+|text\s+)?(?:is|are|must be|should be|shall be|will be|must|should|shall|will|appears?|gets?)?\s*(?:then\s+)?(?:shown|displayed|visible|appear|appears|presented|be shown|be displayed)\b/i.test(
        after,
      )
    if (!(left || right) || isControl(part, quote.end, before)) return []
    return [
      { text: quote.value, condition: conditionOf(part, quote.start, quote.end, from, to), at: quote.start },
    ]
  })
}

function isControl(part: Masked, end: number, before: string): boolean {
  return (
    /^\s*(?:button|link|field|page|tab|menu|box|checkbox|list|dropdown|drop-down|screen|form|section|option)\b/i.test(
      part.masked.slice(end, end + 20),
    ) ||
    /\b(?:clicks?|presses|button|link|field|labell?ed|called|named)\s+(?:on\s+)?(?:the\s+)?$/i.test(before)
  )
}

/** The condition of a shown text: from the previous shown text to the end of the clause after it. */
function conditionOf(part: Masked, start: number, end: number, from: number, to: number): string {
  const last = to === part.masked.length
  const tail = part.masked.slice(end, to)
  const cut = last ? tail.length : (/[;,]|\band\b/.exec(tail)?.index ?? tail.length)
  const head = /\b(?:field|fields)\b/i.test(part.masked.slice(end, to))
    ? part.raw.slice(0, start)
    : part.raw.slice(from === 0 || !/[;,]/.test(part.masked.slice(from, start)) ? 0 : from, start)
  return `${head} ${part.raw.slice(end, end + cut)}`
}

const called =
  /\bbutton\b[^".]{0,40}\b(?:is )?(?:called|named|labell?ed|titled|reads|says|with the (?:label|text|caption))\s*(?:as\s+)?$/i
const control =
  /\b(?:clicks?|presses|press|clicking|pressing|taps?|tapping|selects?|hits?|uses?|activates?)\s+(?:on\s+)?(?:the\s+)?$/i

/** Reads names of buttons and links: 'the "Save" button', 'The button is called "Save"', 'clicks "Send"', "clicks Submit". */
export function readButtons(part: Masked): ButtonFact[] {
  const found = part.quotes.flatMap((quote) => {
    const before = part.masked.slice(Math.max(0, quote.start - 70), quote.start)
    const after = part.masked.slice(quote.end, quote.end + 14)
    const named = called.test(before) || control.test(before) || /\bbutton:?\s*$/i.test(before)
    if (!named && !/^\s*button\b/i.test(after)) return []
    if (/^\s*(?:field|checkbox|tab|menu|option|list)\b/i.test(after)) return []
    return [button(quote.value)]
  })
  for (const match of part.raw.matchAll(
    /\b(?:clicks?|presses|clicking|pressing|taps)\s+(?:on\s+)?(?:the\s+)?([A-Z][\w]*(?: [A-Z][\w]*| (?:in|up|out|now|to)\b){0,3})(?:\s+button)?/g,
  )) {
    if (match[1]) found.push(button(match[1]))
  }
  for (const match of part.raw.matchAll(/\bthe ([A-Z][\w]*(?: [A-Z]?[\w]+)?) button\b/g))
    if (match[1]) found.push(button(match[1]))
  return found
}

function button(name: string): ButtonFact {
  return {
    kind: 'button',
    name,
    submits:
      !/^(?:cancel|back|close|delete|remove|reset|clear|help|edit|add|menu|next page|previous|log ?out|sign ?out)\b/i.test(
        name,
      ),
  }
}

/** Reads the page a form stands on and its address, when the text gives one. */
export function readPage(part: Masked): PageFact | undefined {
  const address =
    /\bhttps?:\/\/[^\s"'<>()]{3,300}[^\s"'<>().,;:!?]/.exec(part.raw)?.[0] ??
    /(?:^|\s)(\/[a-z][\w/-]{1,80})(?=[\s.,;)]|$)/.exec(part.raw)?.[1]
  const named =
    /\b(?:The|the|On the|A|a)\s+((?:(?!the\b|on\b|a\b|successful\b|same\b|next\b|this\b)[\w-]+\s){1,3}?(?:page|form|screen|dialog))\b/.exec(
      part.raw,
    )?.[1]
  if (address === undefined && named === undefined) return undefined
  return { kind: 'page', ...(named ? { name: named } : {}), ...(address ? { address } : {}) }
}

/** Labels that a condition names by quotes or plain words; matched against declared labels later. */
export function namedLabels(part: Masked): string[] {
  return pieces(part).flatMap((piece) => labelOf(slice(piece, 0, piece.masked.length)) ?? [])
}
