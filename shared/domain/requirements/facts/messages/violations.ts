import { temporalParts } from '../temporal/read-temporal.ts'
import type { Violation } from '../types.ts'

const violations: [Violation, RegExp][] = [
  [
    'empty',
    /\b(?:no (?:\w+ ){1,3}(?:is|are|was|has been)(?=) (?:selected|entered|given|chosen|filled|provided|specified|attached|uploaded|added|ticked|typed|set|present|picked)|neither (?:of (?:them|the two|these) )?(?:is|was|has been) (?:filled|provided|given|entered|specified)|none of (?:them|the two|these) (?:is|was|has been) (?:filled|provided|given|entered|specified)|(?:nothing|none) (?:is|was|has been) (?:selected|entered|given|chosen|filled|provided|typed|picked|attached|uploaded)|left (?:there|like that|at that)|empty|blank|missing|omitted|not (?:filled|entered|provided|given|selected|chosen|specified|attached|uploaded|ticked|picked)|unticked|unchecked|left out|without|required|no value)(?=)\b/i,
  ],
  [
    'tooShort',
    /\b(?:too short|shorter(?: than|$)|shorter (?:texts?|(?:user|nick)?names?|entr(?:y|ies)|values?|inputs?|ones?|codes?|passwords?|titles?|comments?|descriptions?|subjects?)|(?:is|are) shorter|fewer than|less than [^,]{1,20}characters|too few)\b/i,
  ],
  [
    'tooLong',
    /\b(?:too long|longer than|longer (?:texts?|(?:user|nick)?names?|entr(?:y|ies)|values?|inputs?|ones?|codes?|passwords?|titles?|comments?|descriptions?|subjects?)|(?:is|are) longer|more than [^,]{1,20}characters|too many|exceeds? [^,]{1,30}characters)\b/i,
  ],
  [
    'below',
    /\b(?:too low|too small|too young|too light|below|under|negative|less than|(?:smaller|lower|younger|lighter|cheaper) (?:than|values?|amounts?|numbers?|people|persons?|customers?|applicants?|users?|ones?)|(?:is|are) (?:smaller|lower|younger|lighter|less)|minimum)\b/i,
  ],
  [
    'above',
    /\b(?:too high|too large|too big|too old|too heavy|too many|above|over|more than|exceeds?|(?:greater|higher|older|larger|bigger|heavier) (?:than|values?|amounts?|numbers?|people|persons?|customers?|applicants?|users?|ones?)|(?:is|are) (?:greater|higher|older|larger|bigger|heavier|more)|maximum|limit)\b/i,
  ],
  [
    'format',
    /\b(?:not (?:a|an) valid|format|malformed|(?:another|other|wrong|unsupported) (?:file )?types?|(?:anything|something|characters?|signs?|symbols?) (?:but|except|other than|besides)|other (?:characters|signs|symbols|letters)|(?:other|wrong|different|another|unsupported) (?:file )?(?:types?|formats?)|special characters?|(?:invalid|wrong|incorrect|not valid)\b.{0,20}\b(?:e-?mail|address|phone|url|date)|e-?mail(?: address)? is (?:invalid|not valid))\b/i,
  ],
  [
    'notNumber',
    /\b(?:not (?:a )?(?:number|numeric)|non-numeric|letters|text is|(?:anything|something|characters?) (?:but|except|other than) (?:numbers|digits))\b/i,
  ],
  ['notWhole', /\b(?:not (?:a )?whole|decimal|fraction)\b/i],
  ['notAllowed', /\b(?:not (?:in the list|allowed|one of)|unknown|other value)\b/i],
]
const range =
  /\b(?:outside|out of|not (?:within|in|between)|range|limits?|too (?:long|short) or|invalid length)\b/i
const boundaryPair =
  /\b(?:less|fewer|lower|shorter|smaller)\b[^.]{0,40}\b(?:or|and)\b[^.]{0,40}\b(?:more|greater|higher|longer|larger)\b|\b(?:below|under)\b[^.]{0,40}\bor\b[^.]{0,40}\b(?:above|over)\b/i

// Values that break no limit but match nothing on record, and comparisons with something that has no number.
const unmatched =
  /\b(?:wrong|incorrect|unknown|not (?:found|known|registered|recognised|recognized)|(?:does|do) not (?:match|exist)|bad credentials|fails?|failed)\b/i
// A state of the thing itself ("an expired voucher is rejected"): no length, range or format of the input brings it about.
const state =
  /\b(?:expired|blocked|locked|suspended|revoked|cancelled|canceled|inactive|disabled|deactivated|sold out|out of stock|used up|already used|insufficient)\b/i
const stateRefused =
  /\b(?:an?|any|each|every) (?!(?:invalid|wrong|incorrect|empty|blank|missing|malformed|other|unknown|shorter|longer|larger|smaller|negative|non-\w+)\b)[a-z]+(?:ed|en|ive|ing) [a-z]+ (?:is|are|must be|shall be|will be) (?:rejected|refused|declined|denied)\b/i
const taken =
  /\b(?:is|are|was|has been)(?=) (?:taken|in use|used by (?:somebody|someone|another)|not (?:free|available) any more)\b|\balready\s+(?:\w+\s+)?(?:exists?|in use|taken|registered|subscribed|signed up|used|known)\b|\b(?:has|have|uses?|took) (?:it|this|that|the same(?: \w+){1,2}) already\b|\bnot unique\b|\b(?:is|are) (?:an? )?duplicates?\b|\bduplicates? of\b|\b(?:a|any|for|of) duplicates? (?:[\w-]+ )?|\b(?:exists?|registered|taken|known) already\b|\balready been registered\b/i
const same = /\b(?:the same|equal|identical|(?:do|does) not (?:match|differ)|differs?|different)\b/i
const relation =
  /\b(?:exceeds?|(?:more|less|greater|higher|lower|larger|smaller|longer|shorter|older|younger|earlier|later) than|above|below|over|under|(?<=\b(?:is|are|lies|falls|comes|be|not|date|day|time)\s)(?:before|after))\s+(?:the|an?|its|his|her|their|any)\s+(?!(?:minimum|maximum)(?:\s+(?:value|length|size|age|amount|number))?\s*(?:[,.;]|$|is\b|the\b|of\b))(?!(?:form|page|field|screen|input|button|list|limit|range|allowed|permitted|given|stated|required|valid|lower|upper)\b)(?!\d)[a-z]/i

/** "If it has a different length": neither a comparison of two inputs nor something that matches no record. */
const otherLength =
  /\b(?:different|wrong|another|any other|incorrect|invalid|other) (?:lengths?|number of (?:characters|digits|letters|signs))\b|\blength (?:is|was) (?:wrong|incorrect|invalid|different|exceeded|not (?:correct|right|valid|kept|met|allowed))\b|\bwrong in length\b|\b(?:fewer|less|shorter|too few|more|longer|too many) or (?:more|longer|too many|fewer|less|shorter|too few) (?:than [^,]{1,12} )?(?:digits|characters|letters|signs)\b/i

/** Whether a condition says that a text has the wrong length, and no more. */
export function isOtherLength(condition: string): boolean {
  return otherLength.test(condition)
}

/** "For longer stays …" after a sentence that bounds a stay. */
export const lengthOfTime =
  /^\W*for (?:longer|shorter|later|earlier) (?!(?:user ?|nick ?)?(?:names?|texts?|entr(?:y|ies)|values?|inputs?|ones?|codes?|passwords?|titles?|comments?|descriptions?|subjects?|strings?|numbers?)\b)[a-z]/i

// "The passwords do not match" compares what two inputs hold, not one of them with what is on record.
const twoAlike =
  /(?<!\b(?:and|or) (?:the )?)\b(?:passwords|passphrases|passcodes|PINs|e-?mails|(?:e-?mail )?addresses|entries|inputs|both values) (?:do not|don't) (?:match|agree)\b/i
const orInvalid =
  /\b(?:empty|missing|blank|not given|not filled in) or (?:is )?(?:invalid|not valid|wrong|incorrect|malformed|faulty)\b|\b(?:invalid|not valid|wrong|incorrect|malformed|faulty) or (?:is )?(?:empty|missing|blank)\b/i

/** Which wrong values a condition speaks about; a range names both its sides, nothing specific means any. */
export function violationsOf(condition: string): Violation[] {
  const found = new Set(violations.filter(([, pattern]) => pattern.test(condition)).map(([name]) => name))
  if (range.test(condition) || boundaryPair.test(condition)) {
    for (const side of ['below', 'above', 'tooShort', 'tooLong'] as const) found.add(side)
  }
  if (lengthOfTime.test(condition)) return ['relation']
  if (taken.test(condition)) return ['taken']
  if (otherLength.test(condition))
    return [...(['empty', 'format'] as const).filter((one) => found.has(one)), 'tooShort', 'tooLong']
  const sides = temporalSides(condition)
  if (sides.length > 0) return [...(['empty', 'format'] as const).filter((one) => found.has(one)), ...sides]
  if (twoAlike.test(condition)) return ['relation']
  if (found.has('empty') && orInvalid.test(condition)) return [...found, 'any']
  if (unmatched.test(condition) && !found.has('format') && !found.has('empty')) return ['mismatch']
  if (found.size === 0 && (state.test(condition) || stateRefused.test(condition))) return ['state']
  if (same.test(condition) || (relation.test(condition) && !range.test(condition))) return ['relation']
  return found.size > 0 ? [...found] : ['any']
}

/** Days and times that a condition calls wrong lie on the side that it names: "in the past", "after 18:00". */
function temporalSides(condition: string): Violation[] {
  const parts = temporalParts(condition)
  const one = parts.every(({ min, max }) => (min === undefined) !== (max === undefined))
  return one ? [...new Set(parts.map(({ min }) => (min ? ('above' as const) : ('below' as const))))] : []
}
