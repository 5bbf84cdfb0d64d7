const verbs = [
  'launch|open|visit|go|goto|access|navigate|browse|load|start|return|back|reload|refresh',
  'click|double-click|double click|right-click|right click|press|tap|push|hit|toggle|hover|move|turn|activate|focus',
  'follow|expand|collapse|search|filter|correct|update',
  'enter|type|input|fill|write|put|key in|provide|insert|paste|set|change|leave|leaving|clear|empty|erase|complete|supply',
  'select|choose|pick|check|tick|mark|uncheck|untick|unmark|deselect|unselect',
  'submit|send|scroll|wait|accept|confirm|dismiss|cancel|answer|close',
  'upload|attach|drag|append|resize|switch|ctrl-click|shift-click|alt-click|cmd-click',
  'verify|ensure|expect|assert|make sure|observe|look|inspect|review|note|see|do',
].join('|')
const verbStart = new RegExp(`^(?:${verbs})(?:e?s)?\\b`, 'i')
const separator = /(?:[.;]|,)? (?:and )?then |[.;] (?:and )?|, and |, | and /gi
const subject =
  /^(?:(?:given|when|then|and|but|next|now|finally|first|afterwards|please|also)[, ]+|(?:(?:i|we|you|they|he|she|(?:the|a|an) (?:registered |anonymous |new )?(?:user|visitor|customer|tester|admin|administrator|guest))) (?:then |can |should |must |will |tries to |try to |attempts to )?)/i

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
  return clause.replace(
    /^(open|visit|access|follow|expand|collapse|search|filter|activate|focus|correct|update|drop|click|double-click|right-click|press|tap|push|hit|toggle|hover|enter|type|input|fill|put|provide|insert|set|leave|clear|select|choose|pick|check|tick|mark|uncheck|untick|deselect|submit|scroll|wait|accept|confirm|dismiss|cancel|answer|reload|refresh|navigate|return|load|start|change|write|paste|close|upload|attach|drag|append|resize|switch)e?s\b/i,
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
    if (before === '' || !(verbStart.test(rest) || /[.;]/.test(match[0]) || continues(before, rest))) continue
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
const nameThenValue = new RegExp(`^(?:the |an? )?[\\w -]{1,40}:? ${literalMark}$`)
const placeThenValue = new RegExp(`^(?:the )?(?:${literalMark})(?: \\w+)? (?:with|to) ${literalMark}`, 'i')

function continues(before: string, rest: string): boolean {
  if (fillLike.test(before) && before.includes('\uE000'))
    return [valueThenPlace, placeThenValue, nameThenValue].some((form) => form.test(rest))
  return (
    tickLike.test(before) &&
    !/^(?:check|verify) that/i.test(before) &&
    new RegExp(`^(?:the )?${literalMark}`).test(rest)
  )
}

function carry(previous: string | undefined, clause: string): string {
  if (previous === undefined || verbStart.test(clause)) return clause
  if (!continues(previous, clause)) return clause
  return `${previous.split(' ')[0] ?? ''} ${clause}`
}
