import { isState } from '../../life-cycles/state-words.ts'
import { slice, type Masked } from '../mask.ts'
import type { TransitionFact } from '../types.ts'

const state =
  '(?:the )?(?:states? |status )?(?=)("\\u0001+"|(?-i:[A-Z][a-z]+(?:[ -][A-Z][a-z]+)*)|in progress|on hold)(?=)(?: state| status)?'
const entity = '(?:(?:an?|the|each|every|any)\\s+(?:other\\s+)?)?((?:[a-z][\\w-]*)(?: [a-z][\\w-]*){0,2}?)'
const entityOf = "(?:(?:'s|’s) (?:status|state))?"
const change =
  '(?=)(?:moves?|goes|go|changes?|transitions?|switches|passes|advances?|turns?|returns?|is moved|is changed|is set|status changes|can move|can be moved|may move)(?=)(?: its (?:status|state))?'
const fromTo = new RegExp(
  `^\\W*${entity}${entityOf} (?:must |shall |can |will )?${change} from ${state} (?:in)?to ${state}(?:,? (?:when|if|once|after|as soon as|by|on|upon) (.{3,200}?))?\\.?$`,
  'i',
)
const whenTo = new RegExp(
  `^\\W*(?:when|once|after|if) (.{3,160}?), ${entity}${entityOf} (?:must |shall |will )?(?:${change} (?:from ${state} )?(?:in)?to|becomes?) ${state}\\.?$`,
  'i',
)
const becomes = new RegExp(
  `^\\W*${entity}${entityOf} (?:that is |in (?:the )?(?:state|status) |in )?(?:${state} )?(?:becomes|changes to|turns) ${state} (?:when|if|once|after|as soon as) (.{3,200}?)\\.?$`,
  'i',
)
const stateFirst = new RegExp(
  `^\\W*(?:an? |the )?${state} ([a-z][\\w-]*) (?:must |shall |will )?(?:${change} (?:in)?to|becomes|turns) ${state} (?:when|if|once|after|as soon as|by) (.{3,200}?)\\.?$`,
  'i',
)
const actedOn = new RegExp(
  `^\\W*(?:when|once|after|if) (.{3,80}?) (?:an?|the) ${state} ([a-z][\\w-]*), (?:it|the [a-z][\\w-]*|its (?:status|state)) (?:${change} (?:in)?to|becomes|turns) ${state}\\.?$`,
  'i',
)
const event =
  'be ([a-z]+ed|sent|paid|sold|shown|written|sent back|withdrawn|put on hold|taken back|undone|redone)'
const only = [
  new RegExp(
    `^\\W*only (?:an? |the )?${state} ([a-z][\\w-]*(?: [a-z][\\w-]*)?) (?:can|may) ${event}\\b`,
    'i',
  ),
  new RegExp(
    `^\\W*only ([a-z][\\w-]*(?: [a-z][\\w-]*)?) (?:that are |which are )?in (?:the )?(?:state|status )?\\s*${state} (?:can|may) ${event}\\b`,
    'i',
  ),
  new RegExp(
    `^\\W*${entity} can only ${event} (?:when|if|while|in) (?:it is |in |they are )*(?:the )?(?:state |status )?${state}`,
    'i',
  ),
]
const forbidden = new RegExp(
  `^\\W*(?:an? |the )?${state} (?!and\\b|or\\b)([a-z][\\w-]*(?: [a-z][\\w-]*)?) (?:cannot|can't|can not|must not|may not|can no longer) ${event}\\b`,
  'i',
)
const participle = '(?-i:([a-z]+ed|sent|paid|sold|written|withdrawn))'
const until = new RegExp(
  `^\\W*${entity} (?:can|may) (?:only )?${event} until (?:they are|it is|he is|she is|the [a-z]+ is) ${participle}\\.?$`,
  'i',
)
const onlyThen = new RegExp(
  `^\\W*(?:an?|every|each) ${participle} ([a-z][\\w-]*) (?:can|may) only ${event}\\b[^,;]{0,40}$`,
  'i',
)
const node = '("\\u0001+"|[A-Z][\\w ]{1,30}?)'
const arrow = new RegExp(
  `^\\W*${node}\\s*(?:->|→|=>|-->)\\s*${node}\\s*(?:[:(]|\\bwhen\\b|\\bby\\b|\\bon\\b)\\s*([^)]{2,160}?)\\)?\\.?$`,
)

/** "… becomes Scheduled if it has a date and Draft if it has none" decides, and names no event. */
const twoWays = /\b(?:and|or|but) (?:becomes )?(?:"[^"]+"|[A-Z][a-z]+) (?:if|when|otherwise|unless)\b/

/** Reads a sentence about states: a transition, who may do what in which state, what a state forbids, or "A -> B: event". */
export function readTransitions(part: Masked): TransitionFact[] {
  const whole = readClause(part)
  if (whole.length > 0) return whole
  const clauses = [...part.masked.matchAll(/[^;]+/g)].map((match) =>
    readClause(slice(part, match.index, match.index + match[0].length)),
  )
  return clauses.every((found) => found.length > 0) ? clauses.flat() : []
}

function readClause(part: Masked): TransitionFact[] {
  const value = (text: string | undefined, index: number) => named(part, text, index)
  const moved = fromTo.exec(part.masked)
  if (moved)
    return [
      fact(
        moved[1],
        [value(moved[2], moved.index)],
        words(part, moved[4]),
        value(moved[3], moved[0].indexOf(' from ')),
      ),
    ]
  const acted = actedOn.exec(part.masked)
  if (acted)
    return [
      fact(
        acted[3],
        [value(acted[2], 0)],
        `${words(part, acted[1])} the ${acted[3] ?? ''}`,
        value(acted[4], acted[0].lastIndexOf(acted[4] ?? '')),
      ),
    ]
  const front = stateFirst.exec(part.masked)
  if (front)
    return [
      fact(
        front[2],
        [value(front[1], 0)],
        words(part, front[4]),
        value(front[3], front[0].search(/becomes|turns|to /i)),
      ),
    ]
  const later = becomes.exec(part.masked)
  if (later && !twoWays.test(later[4] ?? ''))
    return [
      fact(
        later[1],
        later[2] ? [value(later[2], 0)] : [],
        words(part, later[4]),
        value(later[3], later[0].search(/becomes|changes to|turns/i)),
      ),
    ]
  const led = whenTo.exec(part.masked)
  if (led)
    return [
      fact(
        led[2],
        led[3] ? [value(led[3], 0)] : [],
        words(part, led[1]),
        value(led[4], led[0].lastIndexOf(led[4] ?? '')),
      ),
    ]
  return readArrow(part) ?? readRestriction(part)
}

function readRestriction(part: Masked): TransitionFact[] {
  const [front, middle, back] = only.map((pattern) => pattern.exec(part.masked))
  const allowed = (entityName: string | undefined, from: string | undefined, verb: string | undefined) => [
    { ...fact(singularEntity(entityName), [named(part, from, 0)], passive(verb), undefined), only: true },
  ]
  if (front) return allowed(front[2], front[1], front[3])
  if (middle) return allowed(middle[1], middle[2], middle[3])
  if (back) return allowed(back[1], back[3], back[2])
  const ended = until.exec(part.masked)
  if (ended)
    return [
      {
        ...fact(singularEntity(ended[1]), [ended[3] ?? ''], passive(ended[2]), undefined),
        guard: 'forbidden',
      },
    ]
  const left = onlyThen.exec(part.masked)
  if (left) return [fact(singularEntity(left[2]), [left[1] ?? ''], passive(left[3]), undefined)]
  const never = forbidden.exec(part.masked)
  // "Gift cards cannot be paid out": a capital at the beginning makes no state of a noun.
  const first = /^\W*(\p{Lu}[\p{L}-]*)/u.exec(part.masked)?.[1]
  if (!never || (never[1] === first && !isState(first ?? '', { strong: false }))) return []
  return [
    {
      ...fact(singularEntity(never[2]), [named(part, never[1], 0)], passive(never[3]), undefined),
      guard: 'forbidden',
    },
  ]
}

function readArrow(part: Masked): TransitionFact[] | undefined {
  const match = arrow.exec(part.masked)
  if (!match) return undefined
  const second = match[0].search(/->|→|=>/)
  return [fact('item', [named(part, match[1], 0)], words(part, match[3]), named(part, match[2], second))]
}

function fact(
  entityName: string | undefined,
  from: string[],
  happening: string,
  to: string | undefined,
): TransitionFact {
  const name = (entityName ?? 'item')
    .replace(/^(?:an?|the|each|every)\s+/i, '')
    .replace(/\s+(?:status|state)$/i, '')
    .trim()
    .toLowerCase()
  return {
    kind: 'transition',
    entity: name,
    from,
    event: happening,
    ...(to === undefined ? {} : { to }),
    only: false,
  }
}

/** A state name as written; a masked quote gives its value. */
function named(part: Masked, text: string | undefined, from: number): string {
  if (text === undefined) return ''
  if (!text.startsWith('"')) return text.trim()
  const at = part.masked.indexOf(text, Math.max(0, from))
  return part.quotes.find((quote) => quote.start === at)?.value ?? text
}

function words(part: Masked, text: string | undefined): string {
  if (text === undefined) return ''
  const at = part.masked.lastIndexOf(text)
  return slice(part, at, at + text.length)
    .raw.trim()
    .replace(/\s+/g, ' ')
}

function passive(verb: string | undefined): string {
  return `is ${verb ?? ''}`.trim()
}

function singularEntity(text: string | undefined): string {
  const plain = (text ?? 'item').trim()
  return plain.endsWith('ies') ? plain.replace(/ies$/, 'y') : plain.replace(/([^s])s$/, '$1')
}
