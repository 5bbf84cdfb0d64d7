import { baseOf } from '../permissions/base-forms.ts'
import { numberPattern, parseDecimal } from '../../../numbers/decimal.ts'
import { subjectKind } from '../labels.ts'
import { readPassiveLimits } from './passive-limits.ts'
import type { Masked } from '../mask.ts'
import type { LimitFact } from '../types.ts'

const most = '(?:at most|up to|no more than|not more than|a maximum of|at maximum|maximum|max\\.?|only)(?=)'
const count = `(${numberPattern}|once|twice)(?=)`
const thing =
  "((?:(?!per\\b|at\\b|in\\b|within\\b|a\\b|an\\b|each\\b|every\\b|characters?\\b|digits?\\b)[a-z][\\w'-]*)(?: (?!per\\b|at\\b|in\\b|within\\b|each\\b|every\\b|simultaneously\\b|a\\b|an\\b|are\\b|is\\b|can\\b|may\\b|for\\b|from\\b|to\\b)[a-z][\\w'-]*){0,2})"
const time = '(seconds?|minutes?|hours?|days?|weeks?|months?|years?)'
const period = `(?:(?:per|a|an|each|every) (?:calendar )?${time}|(?:within|in|during) (?:(${numberPattern}) )?${time})`
const atOnce = '(?:at (?:the same|a|any one|one) time|at once|simultaneously|in parallel|concurrently)'
const inside =
  '(?:in (?:the|a|an|one|his|her|their) (?:shopping )?(?:cart|basket|list|team|group|room|queue|account|folder|collection|library|wish list))'
const span = `(?=)(?:${period}|(${atOnce})|(${inside}))`
const who =
  "^\\W*((?:an? |the |each |every |all )?[a-z][\\w'-]*(?: (?!can\\b|may\\b|must\\b)[\\w()'-]+){0,5}?)"
const modal = '(?:can|may|must|shall|is allowed to|are allowed to|must not|may not|cannot)(?=)'
const able = new RegExp(
  `${who} ${modal} (?:only )?(have|hold|make|borrow|order|send|create|open|place|upload|book|reserve|start|use|add|keep|own|run|contain|invite|request|submit|post|write|buy|transfer|withdraw|save|store|download|be logged in on|[a-z]+)(?=) ${most} ${count} ${thing} ${span}`,
  'i',
)
const held = new RegExp(
  `${who} (?:can |may |must |must not |may not )?(holds?|contains?|has|have|hold|contain|takes?) ${most} ${count} ${thing}(?: ${span})?\\.?$`,
  'i',
)
const denying = /\b(?:cannot|may not) (?:have|hold|own|keep|run) more than\b/i
const owned = new RegExp(
  `${who} (?:can |may |must |may not |cannot |is allowed to |are allowed to )?(?:only )?(have|has|hold|holds|own|owns|keep|keeps|run|runs) (?:${most}|more than|over) ${count} ${thing}(?: ${span})?(?=[.,;]|$)`,
  'i',
)
const bare = new RegExp(
  `^\\W*(?:there (?:can|may) be |it is possible to (\\w+) )?${most} ${count} ${thing} ${span}(?: (?:are|can be|may be) ([a-z]+)[^,;]{0,60}| (?:are |is )?(?:allowed|possible|permitted))?`,
  'i',
)
const often = new RegExp(
  `${who} (?:can|may|must) (?:only )?(?:not )?be ([a-z]+ed|sent|paid|sold|written|read|lent)(?: only)? (?:${most} )?(?:${count} times?|(once|twice))(?: ${period})?`,
  'i',
)
const others = new RegExp(
  `,? (?:all others|the others|everybody else|everyone else|others|adults) (?:(?:can|may|have|up) )*${most} ${count}`,
  'i',
)

const repeated = /\bbe\b.*\b(?:times?|once|twice)\b/is
const bounded = /\b(?:at most|up to|no more than|not more than|maximum|max|only)\b/i
// What stands in front of the count in each form. The forms are dear to compile.
const inFront = {
  able: /\b(?:can|may|must|shall|to|not|cannot) (?:only )?(?:[a-z]+|be logged in on) (?:at most|up to|no more|not more|a maximum|at maximum|max|only)/i,
  owned:
    /\b(?:have|has|holds?|owns?|keeps?|runs?) (?:at most|up to|no more|not more|a maximum|at maximum|max|only|more than|over)/i,
  bare: /^\W*(?:there (?:can|may) be |it is possible to \w+ )?(?:at most|up to|no more|not more|a maximum|at maximum|max|only)/i,
}
const container = /\b(?:cart|basket|list|team|group|room|queue|folder|album|playlist|wish list)\b/i

/** What is typed a second time needs another input, of which the sentence does not tell the name. */
export const typedAgain =
  /\b(?:must|has to|have to|needs? to|shall|should) be (?:entered|typed|given|filled in|keyed in|repeated) (?:twice|two times|again)\b/i

/** How often or how many at once: "at most 3 transfers per day", "up to 5 books at the same time", "can be renewed at most twice". */
export function readUsageLimits({ masked }: Masked): LimitFact[] {
  // What is typed twice is typed again, and no more often by anybody.
  if (typedAgain.test(masked)) return []
  if (!/\d|\b(?:once|twice|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/i.test(masked))
    return []
  const times = repeated.test(masked) ? often.exec(masked) : undefined
  if (times?.[1] && times[2]) {
    const object = plain(times[1])
    const thingOf = object.replace(/^(?:an?|the|each|every|all)\s+/i, '')
    return [
      limit({
        action: `${baseOf(times[2])} the ${thingOf}`,
        counted: 'times',
        done: times[2].toLowerCase(),
        most: amount(times[3] ?? times[4]),
        ...within(times, 5),
      }),
    ]
  }
  if (!bounded.test(masked) && !denying.test(masked)) return []
  const use = inFront.able.test(masked) ? able.exec(masked) : null
  if (use?.[1] && use[3] && use[4])
    return withOthers(masked, use, {
      who: plain(use[1]),
      verb: use[2] ?? 'have',
      count: use[3],
      thing: use[4],
      at: 5,
    })
  const full = container.test(masked) ? held.exec(masked) : undefined
  if (full?.[1] && full[3] && full[4] && container.test(full[1]))
    return withOthers(masked, full, {
      who: plain(full[1]),
      verb: 'hold',
      count: full[3],
      thing: full[4],
      at: 5,
    })
  const own = inFront.owned.test(masked) ? owned.exec(masked) : null
  if (
    own?.[1] &&
    own[3] &&
    own[4] &&
    isOwner(own[1]) &&
    limits(own[0]) &&
    !/^(?:characters?|letters?|digits?|years?|words?|points?)$/i.test(own[4])
  )
    return withOthers(masked, own, {
      who: plain(own[1]),
      verb: /^(?:has|had)$/i.test(own[2] ?? '') ? 'have' : (own[2] ?? 'have'),
      count: own[3],
      thing: own[4],
      at: 5,
    })
  const some = inFront.bare.test(masked) ? bare.exec(masked) : null
  if (!some?.[2] || !some[3]) return readPassiveLimits(masked)
  const verb = some[1] ?? (some[9] ? baseOf(some[9]) : 'add')
  return [
    limit({ action: `${verb} ${some[3]}`, counted: some[3], most: amount(some[2]), ...spanOf(some, 4) }),
  ]
}

/** "Cannot have more than 5" limits, "has more than 5" does not. */
function limits(phrase: string): boolean {
  const beyond = /\b(?<!\bno )(?<!\bnot )(?:more than|over)\b/i.test(phrase)
  const denied = denying.test(phrase)
  return !/^\W*(?:if|when|unless|while|for|as|after|once|where)\b/i.test(phrase) && beyond === denied
}

/** People, and what people share, have things of their own; a form or a text has parts. */
function isOwner(who: string): boolean {
  const noun = who.trim().split(/\s+/).at(-1) ?? ''
  return (
    subjectKind(who) === 'actor' ||
    subjectKind(noun) === 'actor' ||
    /^(?:teams?|households?|famil(?:y|ies)|companies|company|accounts?|departments?|organi[sz]ations?|schools?|clubs?|groups?|subscribers?|patrons?|holders?|partners?|dealers?|citizens?|residents?|pupils?|trainers?|athletes?)$/i.test(
      noun,
    )
  )
}

interface Use {
  who: string
  verb: string
  count: string
  thing: string
  at: number
}

function withOthers(
  masked: string,
  found: RegExpExecArray,
  { who: name, verb, count: number, thing: counted, at }: Use,
): LimitFact[] {
  const base = { action: `${verb.toLowerCase()} ${counted}`, counted, ...spanOf(found, at) }
  const rest = others.exec(masked.slice(found.index + found[0].length))
  return [
    limit({ ...base, who: name, most: amount(number) }),
    ...(rest?.[1]
      ? [
          limit({
            ...base,
            who: `somebody other than ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
            most: amount(rest[1]),
          }),
        ]
      : []),
  ]
}

function limit(found: Omit<LimitFact, 'kind'>): LimitFact {
  return { kind: 'limit', ...found }
}

function within(found: RegExpExecArray, at: number): Pick<LimitFact, 'period'> {
  const unit = found[at] ?? found[at + 2]
  if (unit === undefined) return {}
  const size = found[at + 1] === undefined ? 1 : amount(found[at + 1])
  return { period: { amount: size, unit: unit.toLowerCase().replace(/s$/, '') } }
}

function spanOf(found: RegExpExecArray, at: number): Pick<LimitFact, 'period' | 'place'> {
  const place = found[at + 3] ?? found[at + 4]
  return place === undefined ? within(found, at) : { place: place.toLowerCase() }
}

function amount(text: string | undefined): number {
  if (/^once$/i.test(text ?? '')) return 1
  return /^twice$/i.test(text ?? '') ? 2 : Number(parseDecimal(text ?? '0').digits)
}

function plain(words: string): string {
  return words.trim().replace(/\s+/g, ' ')
}
