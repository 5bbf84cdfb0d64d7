import { adjectivePattern, isState, namePattern, singularOf, stateName, thingNamed } from './state-words.ts'

/** What a clause says of the state of a thing. */
export interface Change {
  /** Undefined for "it" and "its status". */
  thing: string | undefined
  /** Named before the thing: "an open ticket", "pending orders that …". */
  from?: string
  to: string
  /** "becomes", "changes to": no other meaning is possible. */
  strong: boolean
  /** What a relative clause says comes about: "orders that are not paid within 24 hours". */
  event?: string
  /** Behind the state: "after 7 days", "when the customer confirms". */
  rest: string
}

const noun = '[a-z][a-z-]+(?: [a-z][a-z-]+)?'
const determiner = '(?:the|an?|every|each|all|any|this|that|such an?)'
const strongVerb =
  '(?:becomes?|turns?(?: into)?|(?:goes?|moves?|changes?|returns?|switches|switch|falls?)(?: back| again| over)? (?:in)?to|(?:is|are|gets?) (?:automatically |then )?(?:set|moved|put|changed|switched|marked|reset)(?: back| again)?(?: to| as| into| on(?= hold))?|counts? as|gets? the status|(?:is|are) (?:then|now|again|considered|regarded as))'
const weakVerb = '(?:(?:is|are|will be|gets?)(?: automatically| then| finally| at once| immediately)?)'
const changed = new RegExp(
  `^(?:then )?(?:(?:its|their|the) (?:status|state)(?: of (?:the |an? )?(${noun}))?|(it|they|he|she)|(?:${determiner} )?(?:(${adjectivePattern}) )?(${noun}?)(?:'s (?:status|state)| status)?)(?:,? (?:that|which|who) ([^,]{3,120}?),?)? (?:automatically |then |also |must |shall |will )?(?=)(?:(${strongVerb})|(${weakVerb}))(?=) (?:the (?:status|state) |status |state )?(${namePattern})(?: again| automatically| too| as well)?(?= |,|$)(.{0,200})$`,
  'i',
)

/** Reads "the ticket is resolved", "it becomes in progress", "pending orders that are not paid in time are cancelled". */
export function readChange(text: string): Change | undefined {
  const clause = text.trim().replace(/[.;,\s]+$/, '')
  if (clause.length > 400) return undefined
  const found = changed.exec(clause)
  if (!found) return undefined
  const [, ofThing, it, before, words, relative, strong, , state = '', behind = ''] = found
  let rest = behind
  if (!isState(state, { strong: strong !== undefined })) return undefined
  const named = ofThing ?? words
  const thing = named === undefined || it !== undefined ? undefined : thingNamed(named)
  if (named !== undefined && it === undefined && thing === undefined) return undefined
  if (/^ for (?:\d+|an?|one|two|three|five|ten) (?:minute|hour|day|week|month|year)s?$/i.test(rest)) rest = ''
  // "the order is paid by invoice" says how, "is sent to the customer" where.
  if (/^ (?:to|by|with|for|as(?! soon)|of|from|into|than|in the|on the|at the|at least|at most)\b/.test(rest))
    return undefined
  return {
    thing,
    ...(before ? { from: before.toLowerCase() } : {}),
    to: stateName(state),
    strong: strong !== undefined,
    ...(relative ? { event: `it ${relative.replace(/^are\b/, 'is').replace(/^have\b/, 'has')}` } : {}),
    rest: rest.trim(),
  }
}

const starts = [
  new RegExp(
    `^(?:(?:every|each|an?|all|any) )?(?:new|newly [a-z]+ed|created|incoming|freshly [a-z]+ed|just created) (${noun}?) (?:is|are|starts? (?:as|in|with)|begins? (?:as|in|with)|has|have|gets?)(?: always| first| initially| at first)? (?:the (?:status|state) |status |state |in )?(${namePattern})$`,
    'i',
  ),
  new RegExp(
    `^(?:(?:every|each|an?|all|any|the) )?(${noun}?) (?:(?:starts?|begins?)(?: out| its life| life)? (?:as|in|with)|(?:is|are) (?:first |initially |always )?created (?:as|in|with)|(?:is|are) (?:initially|at first|first)) (?:the (?:status|state) |status |state )?(${namePattern})$`,
    'i',
  ),
  new RegExp(
    `^(?:when|once|after|as soon as) (?:an?|the|every) (${noun}?) (?:is|has been) (?:created|submitted|registered|entered|opened|reported|placed|recorded),? (?:it|its (?:status|state)|the [a-z-]+) (?:is|becomes)(?: first| initially)? (${namePattern})$`,
    'i',
  ),
]

/** Where the life of a thing begins: "New tickets are open", "Every invoice starts as a draft". */
export function readStart(text: string): { thing: string; state: string } | undefined {
  const clause = text.trim().replace(/[.;,\s]+$/, '')
  if (clause.length > 200) return undefined
  for (const pattern of starts) {
    const [, words, state] = pattern.exec(clause) ?? []
    const thing = words && thingNamed(words)
    if (thing && state && isState(state, { strong: false })) return { thing, state: stateName(state) }
  }
  return undefined
}

/** The state that an event names before the thing, and the event with the thing alone: "takes an open ticket" → "takes the ticket". */
export function withoutAdjective(event: string, thing: string): { event: string; from?: string } {
  const head = singularOf(thing.split(' ').at(-1) ?? thing)
  const pattern = new RegExp(
    `\\b(?:the|an?|every|any|all|no)? ?\\b(${adjectivePattern}) ((?:[a-z-]+ )?${head.replace(/[^a-z-]/g, '')}(?:e?s)?)\\b`,
    'i',
  )
  const found = pattern.exec(event)
  if (!found?.[1] || !isState(found[1], { strong: false })) return { event }
  const plain = `${event.slice(0, found.index)}${found[0].startsWith(' ') ? ' ' : ''}the ${thing}${event.slice(found.index + found[0].length)}`
  return { event: plain.replace(/\s+/g, ' ').trim(), from: found[1].toLowerCase() }
}

const forbidden = new RegExp(
  `^(?:(?:the|an?|every|any|all) )?(${adjectivePattern}) (${noun}?) (cannot|can't|can not|must not|may not|can no longer|must no longer|can only|may only|can|may) be ([a-z]+ed|sent|paid|sold|withdrawn|undone)(?: (?:any ?more|any longer|again))?( by (?:the |an? )?[a-z][a-z -]{2,40})?$`,
  'i',
)

/** "A paused membership cannot be cancelled", "Closed tickets can be reopened by a team lead". */
export function readPermit(
  text: string,
): { thing: string; state: string; event: string; refused: boolean } | undefined {
  const clause = text.trim().replace(/[.;,\s]+$/, '')
  if (clause.length > 200) return undefined
  const [, state = '', words = '', verb = '', participle = '', by = ''] = forbidden.exec(clause) ?? []
  const thing = thingNamed(words)
  if (!thing || !isState(state, { strong: false })) return undefined
  return {
    thing,
    state: state.toLowerCase(),
    event: `is ${participle}${by}`,
    refused: /not|n't|no longer/i.test(verb),
  }
}
