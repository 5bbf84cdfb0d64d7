import type { Masked, Quote } from '../mask.ts'
import { characterViolation } from './character-violations.ts'
import { isShownSample } from './sample-texts.ts'
import { violationsOf } from './violations.ts'

export interface Shown {
  text: string
  condition: string
  at: number
  end: number
}

/** Every quote beside a word of showing, with the rest of its clause as the condition. */
export function shownQuotes(part: Masked): Shown[] {
  const clear = part.quotes.filter((quote, index) => isShown(part, quote, index))
  const shown =
    clear.length === 0
      ? []
      : part.quotes.filter((quote, index) => clear.includes(quote) || sharesVerb(part, index))
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

/** "For shorter names "A" and for longer ones "B" appears", "when it is missing, "A" is shown; when it is too long, "B"": one verb for several texts. */
function sharesVerb(part: Masked, index: number): boolean {
  const quote = part.quotes[index]
  if (!quote) return false
  const before = part.masked.slice(part.quotes[index - 1]?.end ?? 0, quote.start)
  const clause =
    /(?:^|[;,.]|\band\b|\bbut\b)\s*(?:and |but )?((?:for|if|when|whenever|in case of|an?|the|other|longer|shorter|invalid|wrong|missing|empty|duplicate) [^;"]{2,90})$/i.exec(
      before,
    )?.[1]
  if (clause === undefined || isControl(part, quote.end, before)) return false
  return violationsOf(clause)[0] !== 'any' || characterViolation(clause) !== undefined
}

function isShown(part: Masked, quote: Quote, index: number): boolean {
  const from = part.quotes[index - 1]?.end ?? 0
  const to = part.quotes[index + 1]?.start ?? part.masked.length
  const before = part.masked.slice(Math.max(from, quote.start - 80), quote.start)
  const after = part.masked.slice(quote.end, Math.min(to, quote.end + 40))
  const left =
    showing.test(before) ||
    isShownSample(part.masked.slice(Math.max(from, quote.start - 140), quote.start)) ||
    /(?::|->|=>|→)\s*$/.test(before) ||
    isBracketed(part, quote)
  const aside = /[;:,(–—-]\s*$/.test(before) && /^\s*(?:if|when|whenever|otherwise)\b/i.test(after)
  return (left || aside || shownAfter.test(after)) && !isControl(part, quote.end, before)
}

/** "You must be at least 16 years old ("You are too young")": a message in brackets behind a limit answers what breaks it. */
export function isBracketed({ masked }: Masked, { start, end }: Pick<Quote, 'start' | 'end'>): boolean {
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
    /\b(?:clicks?|presses|buttons?|links?|fields?|labell?ed|called|named)\s+(?:on\s+)?(?:the\s+)?$/i.test(
      before,
    )
  )
}

/** "minimum 10 EUR; below that the form says …" answers one side of the limit right before it. */
export const beyondThat =
  /(?:^|[;,.–—])\s*(?:and |but |for )?(?:(?:anything|everything|any \w+|a \w+|values?|amounts?|numbers?) )?(?:below|above|under|over|beyond|(?:less|more|fewer|lower|higher|smaller|larger|bigger|shorter|longer|younger|older|lighter|heavier) than) (?:that|this|it)\b(?! [a-z]+ [a-z]+ed\b)/i

// "Displayed under the field" says where, and nothing of a value that is too small.
const shownAt =
  /\b(displayed|shown|appears?|visible|presented|printed|given) (?:directly |right |just |immediately )?(?:below|under|underneath|above|beneath|over)(?= (?:the|each|every|it|this|its|that|these|those|all)\b)/gi

/** The condition of a shown text: from the text shown before it to the end of the clause after it. */
function conditionOf(part: Masked, { start, end }: Quote, from: number, to: number): string {
  const tail = part.masked.slice(end, to)
  const last = to === part.masked.length
  const cut = last ? tail.length : (/[;,]|\band\b/.exec(tail)?.index ?? tail.length)
  const own = from > 0 && /[;,]|\band\b/.test(part.masked.slice(from, start)) ? from : 0
  const beyond = beyondThat.exec(part.masked.slice(own, start))
  const head = part.raw.slice(own + (beyond ? beyond.index : 0), start)
  // "If a field is blank, the hint … appears above the form": what follows says where, not when.
  const whole = /\b(?:if|when|whenever)\b/i.test(head) ? head : `${head} ${part.raw.slice(end, end + cut)}`
  return whole.replace(shownAt, '$1 at')
}
