import { numberPattern, parseDecimal } from '../../../numbers/decimal.ts'
import type { Atom, RuleFact } from '../types.ts'

/** A deadline in its parts, whatever the sentence looks like. */
interface Parts {
  accepted: string
  refused: string
  act: string
  number: string
  unit: string
  before: boolean
  event: string
  /** Said as a duty: what happens otherwise is for a later sentence to say. */
  duty?: true
}

const amount = `(${numberPattern})`
const time = '(minutes?|hours?|days?|weeks?|months?|years?)'
const to =
  '(?:within|up to|until|till|no later than|not later than|at the latest|at most|at least|for(?: up to)?)'
const side = '(after|from|of|before|since|prior to)'
const event = '((?:the |an? |its |their |his |her )?[a-z][\\w-]*(?: [a-z][\\w-]*){0,3})'
const limit = `${to} ${amount} ${time}(?: at the latest)? ${side} ${event}`
const thing = "((?:an? |the |each |every |all )?[a-z][\\w'-]*(?: [a-z][\\w'-]*){0,2}?)"

const possible = new RegExp(
  `^\\W*${thing} (is|are) (?:only )?(possible|allowed|accepted|permitted|free(?: of charge)?|valid|taken back|refunded) (?:only )?${limit}\\W*$`,
  'i',
)
const duty = new RegExp(
  `^\\W*${thing} (?:must|shall|have to|has to|need to|needs to) be ([a-z]+) ${limit}\\W*$`,
  'i',
)
const period = new RegExp(
  `^\\W*the ([a-z]+) (?:period|deadline|window|time limit) (?:is|lasts|amounts to|ends) ${amount} ${time} ${side} ${event}\\W*$`,
  'i',
)
const having = new RegExp(
  `^\\W*${thing} (?:have|has|get|gets) ${amount} ${time}(?: ${side} ${event})? to ([a-z]+(?: [a-z]+){0,4}?)(?: ${side} ${event})?\\W*$`,
  'i',
)
const leading = new RegExp(`^\\W*${limit},? ${thing} (can|may) (be )?([a-z]+(?: [a-z]+){0,5}?)\\W*$`, 'i')

// Words that every form has. The forms are dear to compile.
const timed =
  / (?:minute|hour|day|week|month|year)s?(?: at the latest)? (?:after|from|of|before|since|prior to|to) /i

/** The rules of a deadline: what holds in time, and what is implied for later. Undefined where the sentence states none of these forms. */
export function deadlineRules(masked: string): { rules: RuleFact[]; duty: boolean } | undefined {
  if (masked.length > 250 || !timed.test(masked) || !/\d|\b(?:one|two|three|six|ten|twelve)\b/i.test(masked))
    return undefined
  const parts = partsOf(masked)
  if (!parts) return undefined
  const { accepted, refused, act, number, unit, before } = parts
  const what = parts.event.toLowerCase().replace(/^(?:the|its|their|his|her|an?) /, '')
  const units = unit.toLowerCase().replace(/s?$/, 's')
  const subject = `number of ${units} ${before ? 'until' : 'since'} ${what}`
  const bound = { units: parseDecimal(number).digits }
  const atom: Atom = {
    subject,
    text: `the ${subject} is ${number}`,
    negated: false,
    number: { scale: 0, step: 1n, ...(before ? { min: bound } : { max: bound }) },
  }
  return {
    rules: [
      { kind: 'rule', anyOf: [[atom]], outcome: accepted, otherwise: false, act },
      { kind: 'rule', anyOf: [], outcome: refused, otherwise: true, implied: true },
    ],
    duty: parts.duty === true,
  }
}

function partsOf(text: string): Parts | undefined {
  return readPossible(text) ?? readDuty(text) ?? readPeriod(text) ?? readHaving(text) ?? readLeading(text)
}

function timeOf(found: RegExpExecArray, at: number): Pick<Parts, 'number' | 'unit' | 'before' | 'event'> {
  const [number = '', unit = '', where = '', what = ''] = found.slice(at, at + 4)
  return { number, unit, before: /before|prior/i.test(where), event: what }
}

function readPossible(text: string): Parts | undefined {
  const found = possible.exec(text)
  const [, words = '', be = '', quality = ''] = found ?? []
  if (!found) return undefined
  const who = lower(words)
  const does = /valid/i.test(quality)
    ? 'used'
    : /accepted|taken back|refunded/i.test(quality)
      ? 'handed in'
      : 'made'
  return {
    accepted: `${who} ${be} ${quality}`,
    refused: `${who} ${be} not ${quality}`,
    act: `${who} can be ${does}`,
    ...timeOf(found, 4),
  }
}

function readDuty(text: string): Parts | undefined {
  const found = duty.exec(text)
  const [, words = '', verb = ''] = found ?? []
  if (!found) return undefined
  const act = `${lower(words)} can be ${verb}`
  return { accepted: act, refused: act.replace(' can ', ' cannot '), act, ...timeOf(found, 3), duty: true }
}

function readPeriod(text: string): Parts | undefined {
  const found = period.exec(text)
  const noun = found?.[1]?.toLowerCase()
  if (
    !found ||
    noun === undefined ||
    /^(?:loan|trial|notice|grace|lending|rental|warranty|guarantee)$/.test(noun)
  )
    return undefined
  const one = /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`
  return {
    accepted: `${one} is possible`,
    refused: `${one} is not possible`,
    act: `${one} can be made`,
    ...timeOf(found, 2),
  }
}

function readHaving(text: string): Parts | undefined {
  const found = having.exec(text)
  const [, words = '', number = '', unit = '', side1, event1, verb = '', side2, event2] = found ?? []
  const where = side1 ?? side2
  const what = event1 ?? event2
  if (!found || where === undefined || what === undefined) return undefined
  const act = `${lower(words)} can ${verb}`
  return {
    accepted: act,
    refused: act.replace(' can ', ' cannot '),
    act,
    number,
    unit,
    before: /before|prior/i.test(where),
    event: what,
  }
}

function readLeading(text: string): Parts | undefined {
  const found = leading.exec(text)
  const [, , , , , words = '', , be = '', verb = ''] = found ?? []
  if (!found) return undefined
  const act = `${lower(words)} can ${be}${verb}`
  return { accepted: act, refused: act.replace(' can ', ' cannot '), act, ...timeOf(found, 1) }
}

function lower(words: string): string {
  return words.trim().replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
}

const afterwards =
  /^\W*(?:(?:later than that|later on|later|afterwards|thereafter|after that|after this|from then on|after (?:this|that|the) (?:date|day|period|time|deadline)|once (?:this|the|that) (?:period|deadline|time) (?:is over|has passed|has ended|has expired)|(?:if|when) (?:this|the|that) (?:[a-z]+ )?(?:period|deadline|time) (?:is over|has passed|has ended|has expired|is exceeded)|otherwise|in all other cases|if not),? (.{3,300}?)|(?:(?:a |any |all )?(?:later|late|belated) [a-z]+(?: [a-z]+)?) (?:is|are|leads? to|results? in|gets?) (.{3,300}?))\.?$/i

/** What a sentence says of whoever is too late: "Later than that, …", "Later changes are refused with "…"". */
export function laterOutcome(text: string, quotes: string[]): string | undefined {
  const found = afterwards.exec(text.replace(/\s+/g, ' '))
  const said = found?.[1] ?? found?.[2]
  if (said === undefined) return undefined
  const [message, more] = quotes
  if (message !== undefined && more === undefined) return `"${message}" is shown`
  return found?.[1] === undefined ? undefined : said
}
