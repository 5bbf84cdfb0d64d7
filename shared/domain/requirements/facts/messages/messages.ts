import { sending } from '../fields/controls.ts'
import { maskQuotes, type Masked, type Quote } from '../mask.ts'
import { comparesInputs } from '../rules/relations.ts'
import { isOutsideLimit, isRest } from './rest-messages.ts'
import type { MessageFact, SuccessFact } from '../types.ts'
import { readEither } from '../told/either-input.ts'
import { temporalParts } from '../temporal/read-temporal.ts'
import { lengthOfTime, violationsOf } from './violations.ts'

const failing =
  /\b(?:forgets?|leaves? out|neither (?:of (?:them|the two|these) )?(?:is|was|has been) (?:filled|provided|given|entered|specified)|no \w+(?: \w+){0,3} (?:is|are|was|has been)|errors?|unknown|expired|blocked|inactive|duplicate|unregistered|invalid|not valid|wrong|incorrect|outside|out of range|too (?:long|short|low|high|small|large|big|many|few|old|young|light|heavy)|empty|blank|missing|not (?:filled|entered|provided|given|selected|chosen|within|in|between|a|an|numeric|allowed|accepted|match|checked|met|satisfied|fulfilled)|already|isn't|differs?|is not|are not|does not|doesn't|do not|fails?|failed|violat\w+|otherwise|else|if not|unless|rejected|refused|less than|more than|fewer than|greater than|shorter than|longer than|younger than|older than|below|above|under|over|exceeds?|missing|without|omitted|any other|other \w+(?: \w+)? than|other than|(?:everything|anything|all) else|breaks?|unchecked|unticked|taken|in use|malformed|(?:another|other|wrong|unsupported) (?:file )?(?:types?|formats?)|left empty|anything but|(?:is|are) (?:longer|shorter|younger|older|higher|lower|smaller|larger|bigger|heavier|lighter)|(?:longer|shorter|younger|older|higher|lower|smaller|larger|bigger|heavier|lighter) (?:texts?|names?|entr(?:y|ies)|values?|inputs?|ones?|codes?|passwords?|amounts?|numbers?|people|persons?|customers?|applicants?|users?))(?=)\b/i
const succeeding =
  /\b(?:succe(?:ss|ed)\w*|valid|correct(?:ly)?|accepted|completed?|saved|submitt(?:ed|ing|s)|submits?|(?:user|customer|visitor|member|person|admin|employee|patient|reader|guest|he|she|they|you|who) clicks?|clicking|presses|pressing|tapping|confirmed|confirmation|all (?:fields|values|inputs|data)|passes|everything|sign-up|registration|registered|sent|created|saving|creating|sending|submitting|registering|signing up|logging in|adding|deleting|(?:a|the) click on|(?:i|we|they|you) (?:click|press|tap|hit)|hits|(?:once|after|as soon as|when)\b[^,"]{2,60}\b(?:has|have) been (?:placed|booked|reserved|ordered|requested|stored|recorded|posted|enrolled)|(?:once|after|as soon as|when)\b[^,"]{2,60}\b(?:has|have) (?:been )?(?:taken on|taken over|carried out))\b|^\W*"[^"]{1,40}" (?:saves|submits|sends|books|creates|stores|reserves|confirms|places|posts|orders|registers)\b/i
// "If no error is found" speaks of success in the words of failure.
const flawless =
  /\b(?:no|without(?: any)?) (?:errors?|problems?|mistakes?|violations?|objections?)\b|\bnothing is (?:wrong|missing)\b|\bin order\b|\b(?:all|everything) is (?:fine|ok|okay|well|right|good|correct|complete)\b|\ball (?:checks|rules|validations) (?:pass|hold|are (?:passed|met|fulfilled))/i
// What somebody has taken on is not taken.
const takenOn = /\btaken (?:on|over)\b/gi
/** Words that no page says to somebody whose input it accepts. */
const refusing =
  /\b(?:expired|wrong|invalid|incorrect|errors?|failed|denied|refused|rejected|cannot|can't|could not|not|no longer|too \w+|missing|already|unknown|locked|blocked|unavailable|sorry)\b/i
/** Whether a sentence speaks of input without any mistake. */
export function isFlawless(text: string): boolean {
  return flawless.test(text)
}

/** Reads the quoted messages of a sentence: which belong to wrong input, and which to success. */
export function readMessages(part: Masked, afterMessage = false): (MessageFact | SuccessFact)[] {
  const found: (MessageFact | SuccessFact)[] = []
  for (const { text, condition, at, end } of shownQuotes(part)) {
    // After an error message, "otherwise" tells what happens when all is well.
    const well =
      afterMessage &&
      /^\W*(?:otherwise|else)\b/i.test(condition) &&
      !refusing.test(text) &&
      !/\b(?:must|required|please|enter)\b/i.test(text)
    const compared = () => comparesInputs(maskQuotes(condition))
    const fine = well || flawless.test(condition)
    const bad =
      !fine &&
      (failing.test(condition.replace(takenOn, ' ')) ||
        isRest(condition) ||
        beyondThat.test(condition) ||
        isWrongDay(condition) ||
        lengthOfTime.test(condition) ||
        compared())
    const good = fine || (succeeding.test(leadOf(condition)) && !refusing.test(text))
    const bracketed = isBracketed(part, { start: at, end: end })
    const error =
      bracketed || /\b(?:error|warning|validation)\b/i.test(part.masked.slice(Math.max(0, at - 60), at))
    if ((bad && !/^\s*(?:on|after|upon) success/i.test(condition)) || (error && !good))
      found.push(message(text, condition, part, bracketed))
    else if (good) found.push(success(text, condition))
    else if (!refusing.test(text)) found.push(...afterAction(text, condition))
  }
  return found
}

function success(text: string, condition: string): SuccessFact {
  return { kind: 'success', check: `"${text}" is visible`, checkable: true, condition }
}

/** "After borrowing, the screen shows …": the outcome of an action that is named and nothing more. */
function afterAction(text: string, condition: string): SuccessFact[] {
  const after = /^\W*(?:after|upon|on|once|following)\s+(?:the\s+)?(\w{3,}ing)\b(?!\s+(?:out|off)\b)/i.exec(
    condition,
  )?.[1]
  const pressed = /^\W*(?:after|on|upon)\s+(?:the\s+)?["“]([^"”]{2,40})["”]/i.exec(condition)?.[1]
  if (pressed !== undefined && sending.test(pressed)) return [success(text, condition)]
  return after === undefined ? [] : [{ ...success(text, condition), after }]
}

/** "If the date is in the past": a condition that names the days on one side is about wrong ones. */
function isWrongDay(condition: string): boolean {
  return (
    /\b(?:if|when|whenever|for)\b/i.test(condition) &&
    temporalParts(condition).some(({ of, min, max }) => of !== 'time' && !min !== !max)
  )
}

/** "If an account exists, a link is sent and …": only what stands before the comma says when the text is shown. */
function leadOf(condition: string): string {
  return /^\W*(?:if|when|whenever|where|while)\s[^,]+(?=,)/i.exec(condition)?.[0] ?? condition
}

function message(text: string, condition: string, part: Masked, bracketed: boolean): MessageFact {
  const named = part.quotes.map((quote) => quote.value).filter((value) => value !== text)
  const either = readEither(maskQuotes(condition)) !== undefined
  const every =
    !either &&
    /\b(?:any|every|each|all|a|one(?: or more)? of the|at least one of the|some of the) (?:required |mandatory |invalid )?(?:fields?|values?|inputs?|entr(?:y|ies))\b/i.test(
      condition,
    )
  const previous =
    /^\W*(?:otherwise|else|if not|or else|in all other cases)\b|\b(?:anything|everything) else\b|\b(?:it|they|them|neither (?=of|is|was|has)|both (?=are|of)|none of|th(?:is|ese)(?! (?!input|value|field|range|limit|rule|length|format|interval|period|span|condition|criteri|check|number|amount|is\b|are\b|was\b|were\b|has\b|have\b|does\b|do\b|cannot\b)[a-z])|(?<=\b(?:if|when|whenever|unless) )that|this (?:range|limit|rule|field))\b/i.test(
      condition,
    )
  const beyond = beyondThat.test(condition)
  const rest = bracketed || isOutsideLimit(condition) ? 'limit' : isRest(condition) ? 'rule' : undefined
  const about = every ? 'every' : previous || rest || beyond ? 'previous' : 'named'
  return {
    kind: 'message',
    text,
    labels: named,
    violations: every
      ? anyWrong(violationsFor(condition, text), condition)
      : either
        ? ['empty']
        : violationsFor(condition, text),
    about,
    ...(rest && about !== 'every' ? { rest } : {}),
    condition: condition.trim(),
  }
}

/** "If one of the inputs is wrong": of no input in particular, wrong means anything that is not allowed. */
function anyWrong(violations: MessageFact['violations'], condition: string): MessageFact['violations'] {
  // "All fields must be filled in; otherwise …" answers what is not filled in, and nothing else.
  if (violations[0] === 'any' && filledIn.test(condition)) return ['empty']
  return violations[0] === 'mismatch' ? ['any'] : violations
}

const filledIn =
  /\b(?:must|shall|has to|have to|needs? to)(?: all| always)? be (?:filled|completed|given|provided|entered|specified|supplied)\b|\b(?:is|are) (?:required|mandatory|compulsory|obligatory)\b|\b(?:forgets?|leaves? out|misses)\b/i

interface Shown {
  text: string
  condition: string
  at: number
  end: number
}

/** Every quote beside a word of showing, with the rest of its clause as the condition. */
function shownQuotes(part: Masked): Shown[] {
  const shown = part.quotes.filter((quote, index) => isShown(part, quote, index))
  return shown.map((quote, index) => {
    const from = shown[index - 1]?.end ?? 0
    const to = shown[index + 1]?.start ?? part.masked.length
    return {
      text: quote.value,
      condition: conditionOf(part, quote, from, to),
      at: quote.start,
      end: quote.end,
    }
  })
}

function isShown(part: Masked, quote: Quote, index: number): boolean {
  const from = part.quotes[index - 1]?.end ?? 0
  const to = part.quotes[index + 1]?.start ?? part.masked.length
  const before = part.masked.slice(Math.max(from, quote.start - 80), quote.start)
  const after = part.masked.slice(quote.end, Math.min(to, quote.end + 40))
  const left = showing.test(before) || /(?::|->|=>|→)\s*$/.test(before) || isBracketed(part, quote)
  const aside = /[;:,(–—-]\s*$/.test(before) && /^\s*(?:if|when|whenever|otherwise)\b/i.test(after)
  return (left || aside || shownAfter.test(after)) && !isControl(part, quote.end, before)
}

/** "You must be at least 16 years old ("You are too young")": a message in brackets behind a limit answers what breaks it. */
function isBracketed({ masked }: Masked, { start, end }: Pick<Quote, 'start' | 'end'>): boolean {
  const before = masked.slice(0, start).trimEnd()
  return (
    (/\((?:(?:the )?(?:error |validation )?(?:message|error|hint|otherwise|else|if not)\W{0,2})?$/i.test(
      before,
    ) ||
      /(?:[–—→]|->|=>)$/.test(before)) &&
    /^\s*(?:\)|(?:otherwise|if not|is shown|appears)?[.;,]?\s*(?:$|[A-Z]))/.test(
      masked.slice(end, end + 20),
    ) &&
    limiting.test(before)
  )
}

const limiting =
  /\b(?:must|cannot|may not|at least|at most|between|from|mandatory|required|only|up to|exactly|no more than|no longer than|not longer than|minimum|maximum|max\.?|min\.?|unique|characters|digits|letters)\b|\d\s*(?:-|–|to|\.\.)\s*\d|[≥≤]/i
const showing =
  /\b(?:messages?|errors?|warnings?|hints?|notices?|texts?|notifications?|shows?|showing|displays?|displaying|sees?|says?|reads?|gives?|yields?|returns?|leads? to|results? in|triggers?|produces?|error message is|with|reports?|presents?|receives?|gets?|brings? up|writes?|otherwise|else|if not|in all other cases|answers?|answered|responds?|replies|tells?)\b[\w\s:,-]{0,30}$/i
const shownAfter =
  /^\s*(?:messages?\s+|errors?\s+|text\s+)?(?:is|are|must be|should be|shall be|will be|must|should|shall|will|appears?|gets?)?\s*(?:then\s+)?(?:shown|displayed|visible|appear|appears|presented|be shown|be displayed|comes? up|pops? up|(?:given|returned|reported|issued|raised|printed|output) (?:if|when|for|in|on|as)|(?:the )?(?:answer|reaction|response|reply|result|message)\b)/i

function isControl(part: Masked, end: number, before: string): boolean {
  return (
    /^\s*(?:button|link|field|page|tab|menu|box|checkbox|list|dropdown|drop-down|screen|form|section|option)\b/i.test(
      part.masked.slice(end, end + 20),
    ) ||
    /\b(?:clicks?|presses|button|link|field|labell?ed|called|named)\s+(?:on\s+)?(?:the\s+)?$/i.test(before)
  )
}

/** "minimum 10 EUR; below that the form says …" answers one side of the limit right before it. */
const beyondThat =
  /(?:^|[;,.–—])\s*(?:and |but |for )?(?:(?:anything|everything|any \w+|a \w+|values?|amounts?|numbers?) )?(?:below|above|under|over|beyond|(?:less|more|fewer|lower|higher|smaller|larger|bigger|shorter|longer|younger|older|lighter|heavier) than) (?:that|this|it)\b(?! [a-z]+ [a-z]+ed\b)/i

/** The condition of a shown text: from the text shown before it to the end of the clause after it. */
function conditionOf(part: Masked, { start, end }: Quote, from: number, to: number): string {
  const tail = part.masked.slice(end, to)
  const last = to === part.masked.length
  const cut = last ? tail.length : (/[;,]|\band\b/.exec(tail)?.index ?? tail.length)
  const own = from > 0 && /[;,]|\band\b/.test(part.masked.slice(from, start)) ? from : 0
  const beyond = beyondThat.exec(part.masked.slice(own, start))
  const head = part.raw.slice(own + (beyond ? beyond.index : 0), start)
  // "If a field is blank, the hint … appears above the form": what follows says where, not when.
  return /\b(?:if|when|whenever)\b/i.test(head) ? head : `${head} ${part.raw.slice(end, end + cut)}`
}

/** What the condition names; when it names nothing, a message about what is on record speaks for itself. */
function violationsFor(condition: string, text: string): MessageFact['violations'] {
  const found = violationsOf(condition)
  const own = found[0] === 'any' ? violationsOf(text) : found
  return own[0] === 'taken' || own[0] === 'mismatch' || own[0] === 'state' ? own : found
}
