import { businessBase, businessVerb } from './business-verbs.ts'

const verbs = [
  'launch|open|visit|go|goto|access|navigate|browse|load|start|return|back|reload|refresh',
  'click|double-click|double click|right-click|right click|press|tap|push|hit|toggle|hover|move|turn|activate|focus',
  'follow|expand|collapse|search|filter|correct|update',
  'enter|type|input|fill|write|put|key in|provide|insert|paste|set|change|leave|leaving|clear|empty|erase|complete|supply',
  'select|choose|pick|check|tick|mark|uncheck|untick|unmark|deselect|unselect',
  'submit|send|scroll|wait|accept|confirm|dismiss|cancel|answer|close',
  'upload|attach|drag|slide|bring|pull|append|replace|repeat|resize|switch|ctrl-click|shift-click|alt-click|cmd-click',
  'verify|ensure|expect|assert|make sure|observe|look|inspect|review|note|see|do',
].join('|')
// Verbs of several words, and such as are nouns as well.
const phrasal = [
  '(?:have|take) (?:an?|another) (?:\\w+ )?(?:look|glance|peek)',
  'count (?:the|how|what|all)|glance (?:at|over)|compare (?:the|both)|give (?:it|the page)|hold on|hang on|find the|locate the',
  "don't|do not|change your mind|go for|opt for|take (?!(?:place|care|part|effect|note|long|turns|over|up|time|ages|about|some|a long|a while)\\b)|use(?= \\uE000)|unfold|fold|grab|view (?:the|your|my|all)|ok(?:ay)? the|double-tap",
].join('|')
const verbStart = new RegExp(`^(?:(?:${verbs})(?:e?s)?|${phrasal})\\b`, 'i')
const separator = /(?:[.;]|,)? (?:and )?then |[.;] (?:and )?|, and |,? but |, | and /gi
// What is about words that stand as names without quotes, and the pieces that a list of them goes on with.
const pointing = /^(?:clicks?|press(?:es)?|taps?|push(?:es)?|hits?)(?: on)? /i
const piece = /^(?:the )?(?:\uE000\d+\uE001|[^\s,;.]+)(?= and |, |,? then |$)/i
// "As a manager, …": who acts is a part of what is done, not a clause of its own.
const acting =
  /^(?:as (?:an?|the) [^,]+|without \w+ing (?:in |out |on )?(?:anything|any \w+|a thing)(?: else)?)$/i
// What is said behind these is a state, in which the same words are nouns.
const looking = /^(?:verif|check that|ensure|make sure|expect|assert|wait|see|observe|look|note)/i
const subject =
  /^(?:(?:just|simply|again|instead|this time|once more|quickly|ok(?=,)|go ahead and|let's|without \w+ing (?:in |out |on )?(?:anything|any \w+|a thing)(?: else)?)[, ]+|(?:try|attempt) to |(?:given|when|then|and|but|now|finally|afterwards|please|also)[, ]+|(?:first|next)(?:, | (?=(?:the user |i )?(?:[a-z]+) (?:the|a|an|on|in|to|\uE000)))|(?:(?:i|we|you|they|he|she|(?:the|a|an) (?:registered |anonymous |new )?(?:user|visitor|customer|tester|admin|administrator|guest))) (?:then |can |should |must |will |tries to |try to |attempts to )?)/i

/** Whether a sentence tells somebody to do something. */
export function startsWithVerb(text: string): boolean {
  return verbStart.test(stripSubject(text))
}

/** Drops what a clause may begin with without meaning: Gherkin words, "the user", "please". */
export function stripSubject(clause: string): string {
  let text = clause.trim()
  for (let previous = ''; previous !== text;) {
    previous = text
    text = text.replace(subject, '')
  }
  return text
}

/** The base form of the verb that a clause starts with: "clicks the button" → "click the button". */
export function baseVerb(clause: string): string {
  return businessBase(clause).replace(
    /^(open|visit|access|follow|expand|collapse|search|filter|activate|focus|correct|update|drop|click|double-click|right-click|press|tap|push|hit|toggle|hover|enter|type|input|fill|put|provide|insert|set|leave|clear|select|choose|pick|check|tick|mark|uncheck|untick|deselect|submit|scroll|wait|accept|confirm|dismiss|cancel|answer|reload|refresh|navigate|return|load|start|change|write|paste|close|upload|attach|drag|append|replace|resize|switch)e?s\b/i,
    '$1',
  )
}

/**
 * Splits a masked action sentence into clauses with one action each. It splits only where a verb follows, or where a list goes on
 * ("Enter "a" in Name and "b" in E-mail"): the verb of the clause before is then carried over.
 */
export function splitActions(text: string): string[] {
  const clauses: string[] = []
  let start = 0
  for (const match of text.matchAll(separator)) {
    const before = carry(clauses.at(-1), stripSubject(text.slice(start, match.index)))
    const rest = stripSubject(text.slice(match.index + match[0].length))
    const goesOn =
      continues(before, rest) || (/ then /i.test(match[0]) && pointing.test(before) && piece.test(rest))
    if (
      before === '' ||
      acting.test(before) ||
      !(startsAction(rest, before) || /[.;]/.test(match[0]) || goesOn)
    )
      continue
    clauses.push(before)
    start = match.index + match[0].length
  }
  clauses.push(carry(clauses.at(-1), stripSubject(text.slice(start))))
  return clauses.map((clause) => baseVerb(clause.replace(/[\s.;,!]+$/, ''))).filter((clause) => clause !== '')
}

const literalMark = '\\uE000\\d+\\uE001'
const fillLike = /^(?:enters?|types?|inputs?|fills?|writes?|puts?|selects?|chooses?|sets?|picks?) /i
const tickLike = /^(?:checks?|ticks?|unchecks?|unticks?|clears?) /i
const valueThenPlace = new RegExp(
  `^(?:the )?(?:${literalMark}|[^\\s\\uE000]+) (?:in|into|to|for|from|as|with) `,
  'i',
)
const nameThenValue = new RegExp(
  `^(?:the |an? )?[\\w -]{1,40}(?::? ${literalMark}|: \\S+)(?=$|,| and | then )`,
)
const placeThenValue = new RegExp(
  `^(?:the )?(?:${literalMark}|[\\w -]{1,40}?)(?: \\w+)? (?:with|to|=) (?:${literalMark}|\\S+)(?=$|,| and )`,
  'i',
)
// "Enter Ann as first name", "Set width to 12": a value of one word beside its field.
const plainlyFilled = /^\w+ (?:\S+ (?:in|into|for|as) |[\w -]{1,40}(?: (?:to|with)|:) \S+$)/i

function continues(before: string, rest: string): boolean {
  if (fillLike.test(before) && (before.includes('\uE000') || plainlyFilled.test(before)))
    return [valueThenPlace, placeThenValue, nameThenValue].some((form) => form.test(rest))
  return (
    tickLike.test(before) &&
    !/^(?:check|verify) that/i.test(before) &&
    new RegExp(`^(?:the )?${literalMark}`).test(rest)
  )
}

// "Click Save and continue" may be one name; with an object, or behind a name in quotes, the verb is an action of its own.
function startsAction(rest: string, before: string): boolean {
  if (verbStart.test(rest)) return true
  const { object } = businessVerb(businessBase(rest)) ?? {}
  const goesBefore = verbStart.test(before) || businessVerb(businessBase(before)) !== undefined
  if (object === undefined || !goesBefore || looking.test(before)) return false
  return !pointing.test(before) || before.includes('\uE000') || !/^$|^(?:and|,)/.test(object)
}

function carry(previous: string | undefined, clause: string): string {
  if (previous === undefined || verbStart.test(clause)) return clause
  const isPiece = pointing.test(previous) && piece.exec(clause)?.[0] === clause
  if (!continues(previous, clause) && !(isPiece && !businessVerb(clause))) return clause
  return `${previous.split(' ')[0] ?? ''} ${clause}`
}
