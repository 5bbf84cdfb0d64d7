import { take, type Condition } from './condition-words.ts'
import type { Wrong } from './parts.ts'

const empties =
  /\b(?:(?:is |are |if |left |field |still |was )*(?:empty|blank)(?: or (?:only|just|nothing but|consists? (?:only )?of|holds? only|contains? only|made (?:up )?of(?: only)?) (?:spaces|blanks|whitespace))?|missing|absent|nothing (?:is |was |has been )?(?:left|entered|chosen|selected|filled in|typed|ticked|picked)|no (?:entry|input|value|choice|selection|option|answer)(?: (?:is |was )?(?:made|entered|chosen|selected|given|there))?|not (?:yet |been )*(?:filled(?: in| out)?|entered|given|chosen|selected|picked|ticked|checked|accepted|set|provided|confirmed|agreed(?: to)?|answered)|unticked|unchecked|without (?:(?:an?|any|the) )?(?!(?:an? |any |at least )*(?:\d|digits?|letters?|numbers in|spaces?|capitals?|upper|lower|special|symbols?|dots?|at|Q\d|@))[a-z][a-z -]{1,30}?(?=$|[,;:.~]| (?:the|it|one|you|we|this|there|given|entered|chosen|selected)\b)|no (?!digits?|letters?|spaces?)(?:[a-z-]+ ){1,3}(?:is |was |has been |were )?(?:selected|chosen|entered|given|provided|picked|typed|filled in|ticked)|none (?:is )?(?:chosen|selected|entered|picked|given|ticked)|(?:none|nothing) is(?=\s*(?:,|:|;|$))|(?:is )?left open|required|mandatory|must (?:not be (?:left )?(?:empty|blank)|be (?:filled(?: in| out)?|entered|given|chosen|selected|ticked|checked|accepted|provided|set|picked|made|confirmed))|may not (?:be|stay|remain) (?:left )?(?:empty|blank)|cannot (?:be|stay) (?:left )?(?:empty|blank)|(?:only|just|nothing but) (?:spaces|blanks))\b/i
const standing =
  /\b(?:still )?(?:stands? (?:at|on)|left (?:at|on)|is (?:still )?(?:at|on)|stays? (?:at|on)|shows|set to|is)? ?Q(\d+)(?: (?:is )?(?:still )?(?:chosen|selected|there|kept))?/i

/** Words for an input that holds nothing; "must be filled in" is told of what is right. */
export function readEmpty(condition: Condition, message: string): Wrong[] {
  if (take(condition, empties)) {
    while (take(condition, empties)) continue
    return [{ wrong: 'empty' }]
  }
  const placed = standing.exec(condition.words)
  const quote = condition.quotes[Number(placed?.[1] ?? -1)]
  if (quote === undefined || !/^\W*(?:please )?(?:choose|select|pick|none|no |-)/i.test(quote)) return []
  return /choose|select|pick|tell|say|need/i.test(message) && take(condition, standing)
    ? [{ wrong: 'empty' }]
    : []
}
