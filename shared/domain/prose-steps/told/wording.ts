import { parseKey } from '../keys.ts'
import { remembered } from '../remembered.ts'

// What people say beside what is done, in front of it and behind it: it changes nothing of what is done.
const before =
  /^(?:(?:ok(?:ay)?,|well,|so,|alright,|hi,|hello,|now|then|(?:next|first)(?=,| (?:just |please )?(?:have|take|get|give|look|glance|count|check|go|do|make|try|let|double|right|find|drag|pull|grab) )|finally|please|just|simply|again|instead|this time|once (?:more|again)|one more time|also|quickly|carefully|slowly|after that|afterwards|at last|be so kind and|go ahead and|let's|let us|try (?:and|to)|(?:could|can|would|will|should) (?:you|we|i)(?: please)?|you (?:can|should|may|need to|have to)|we|i|be sure to|make sure to|don't forget to|have a go at),? )(?=\S)/i
const after =
  /,?;? (?:again|once (?:more|again)|one more time|(?:a|for the) (?:second|third|fourth) time|another time|once|too|also|as well|instead|afterwards|then|now|or so|please|for now|this time|anyway|first|right away|straight away|immediately|if you please|of course|in turn|for a change|on top of that|in addition|additionally|while you're (?:at it|there)|(?:for|in) (?:a|one) (?:moment|second)|or thereabouts)$/i
// Where it stands is said in a clause of its own, or what the doing is good for.
const remark =
  /(?:,| -| –|;) (?:it(?:'s| is| stands| sits)|that(?:'s| is)|they(?:'re| are)|which is|you(?:'ll| will)? find (?:it|them)|doesn't matter|no matter|there(?:'s| is)) [^\uE000]*$/i
const purpose =
  /,? (?:so (?:that )?(?:you|we|i|it|one|they)\b|just to be (?:sure|safe)|in order to (?!check|verify|see|make sure)) ?[^\uE000]*$/i
// A whole clause in brackets is a remark, unless it says when or what else.
const bracketed =
  / \((?=[^()]*(?:\b(?:it's|that's|don't|doesn't|didn't|you|we|i|they|it|there|this|is|are)\b|!))[^()\uE000]*\)/i
// How a person would do it: "Reload the page (F5)".
const byKey = / \((?:(?:press(?:ing)?|using|by|with|via|or) )*([^()\uE000]{1,24})\)$/i
const binding = /\b(?:if|unless|until|once|only|except|but|before|after|when|not \w+ing)\b/i
const mostTimes = 8

/** A clause without what is said beside what is done: "just", "once more", "too", ", it's down below", "(don't ask me why!)". */
export const withoutRemarks = remembered((clause: string): string => {
  let text = clause.trim().replaceAll('’', "'")
  for (let times = 0; times < mostTimes; times++) {
    const last = text
    text = text.replace(before, '').replace(after, '').trim()
    for (const aside of [remark, purpose, bracketed]) {
      const [said] = aside.exec(text) ?? []
      if (said !== undefined && !binding.test(said)) text = text.replace(aside, '').trim()
    }
    const key = byKey.exec(text)?.[1]
    if (key !== undefined && parseKey(key) !== undefined) text = text.replace(byKey, '')
    if (text === last) break
  }
  return text.replace(/[\s,;.]+$/, '')
})
