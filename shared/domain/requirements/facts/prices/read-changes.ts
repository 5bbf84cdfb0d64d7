import type { PriceChange } from './price-fact.ts'
import { amountOf, amountWords } from './amount-words.ts'

const some = '(?:an? |the )?(?:additional |further |extra |special |one-time |flat )?'
const gives =
  '(?:(?:gets?|receives?|has|have|earns?|pays?|costs?|is|are|there is|(?:is|are) (?:granted|given)|applies|apply|we (?:charge|grant|give))\\s+)?'
const per = '(?: (?:per|for each|for every|each) ([a-z]+))?'
const less = 'discount|rebate|reduction|price reduction|deduction'
const more = 'surcharge|supplement|extra charge|mark-?up|additional charge|extra fee|additional fee'

/** A way to say that a price changes: the sign, and the place of the three groups of the amount; `per` comes after them. */
const cores: [1 | -1, RegExp][] = (
  [
    [
      -1,
      `${gives}${some}(?:[a-z-]+ )?(?:${less})(?: (?:for|on) (?<who>[a-z -]{2,30}?))? (?:of|is|amounts to) ${amountWords}${per}`,
    ],
    [-1, `${gives}${some}${amountWords} (?:off|less|cheaper|lower|${less})${per}`],
    [
      -1,
      `(?:(?:is|are|will be|gets?|becomes?) (?:reduced|lowered|decreased|discounted|cheaper)|decreases?|drops?|falls?) by ${amountWords}${per}`,
    ],
    [-1, `${amountWords} (?:is|are|will be) (?:deducted|subtracted|taken off)`],
    [
      1,
      `${gives}${some}(?:[a-z-]+ )?(?:${more})(?: (?:for|on) (?<who>[a-z -]{2,30}?))? (?:of|is|amounts to) ${amountWords}${per}`,
    ],
    [1, `(?:an? |the )[a-z -]{0,24}?(?:fee|charge) of ${amountWords}${per}(?= (?:is|are) (?:added|charged))`],
    [1, `${gives}${some}${amountWords} (?:more expensive|dearer|more|extra|on top|higher|${more})${per}`],
    [1, `(?:costs?|pays?|is|are) (?:an )?(?:additional|extra|another|further) ${amountWords}${per}`],
    [1, `(?:(?:is|are|will be) (?:increased|raised)|increases?|rises?|goes up) by ${amountWords}${per}`],
    [1, `${amountWords}${per} (?:is|are|will be) (?:added|charged (?:extra|additionally|on top))`],
  ] as [1 | -1, string][]
).map(([sign, source]) => [sign, new RegExp(`(?<![\\w.,])${source}(?![\\w%])`, 'i')])
const half =
  /(?<!\w)(?:pays?|costs?|gets? in for|at) (?:only )?half(?: (?:of )?the [a-z ]{0,12}(?:price|fee|fare|rent|charge|amount)| price| of (?:it|that|this|them))?(?!\w)/i
const thing =
  '(?:(?:whole|total|entire|full|final|base|net|list|yearly|monthly|daily|regular|normal) )?(?:[a-z]+ )?(?:price|fee|premium|amount|total|booking|order|fare|rate|rent|stay|bill|invoice|value|sum|cost|costs)|(?:first|second|third|last|next) [a-z]+'
const behind = new RegExp(
  `^,?\\s*(?:(?:is|are) (?:added|charged|granted|given|applied|deducted|due|taken)\\s*)?(?:(?:(?:on|off|of|to|from) )?(?:the |their |his |her |its )?(${thing})(?![\\w-]))?`,
  'i',
)
const clause =
  /^[,\s]*(?:(?:applies|apply|is charged|is added|is due|are charged) (?:to|for|on|if|when|from)|if|when|whenever|for|to|with|from|in|on|during|at|provided that|where|as soon as)\s+(.{2,140}?)\s*$/i
const led =
  /^\W*(if|when|whenever|for|with|without|in|on|during|at|from|where|over|above|under|below|up to)\s+([^,]{2,140}?)\s*,\s*(?:then\s+)?(.{0,80})$/i
const unseparated =
  /^\W*(if|when|for|with|without|in|on|during|at|from|over|above|under|below|up to)\s+(.{2,140}?)\s+((?:the|it|an?|they|he|she|we|you|every|each|all)\b(?:\s+[\w-]+){0,3}\s*)$/i
const bareLead =
  /^\W*(if|when|for|with|without|in|on|during|at|from|over|above|under|below|up to)\s+(.{2,140}?)\s*$/i
const definite = /^(?:the|it|an?|its|his|her|they|he|she|we|you|this|then|there|their|every|each)\b/i
const narrow = /\b(?:first|second|last|next)\s+(?:\w+)$/i

/** "For stays of 7 nights or more the guest gets a discount of 10 % on the total price": what changes, by how much and when. */
export function readChange(text: string): PriceChange | undefined {
  const [main = '', ...remarks] = text
    .trim()
    .replace(/[.!]+$/, '')
    .split(/;\s+/)
  const remark = remarks.join('; ')
  const found = coreIn(main)
  if (!found) return undefined
  const { start, end, sign, amount, per: unit, who } = found
  const tail = main.slice(end)
  const of = behind.exec(tail)
  const rest = tail.slice(of?.[0].length ?? 0)
  const last = rest
    .replace(
      /\b(?:this|it) is (?:done|applied|calculated) \w+$|\b(?:at the (?:very )?end|(?:as the )?last|first)$/i,
      '',
    )
    .trim()
  const tailed = last === '' ? null : clause.exec(last)
  const before = conditionBefore(main.slice(0, start))
  if ((last !== '' && !tailed) || !before) return undefined
  const after = tailed ? inWords(/^[,\s]*from/i.test(last) ? 'from' : '', tailed[1] ?? '') : (who ?? '')
  if (after !== '' && before.when !== '') return undefined
  const changed = of?.[1]?.toLowerCase() ?? moneyOf(before.subject ?? '')
  const place = placeIn(`${main} ; ${remark}`)
  return {
    kind: 'change',
    when: `${before.when}${after}`.trim(),
    ...(before.subject === undefined ? {} : { subject: before.subject }),
    sign,
    ...amount,
    ...(unit === undefined ? {} : { per: unit.toLowerCase() }),
    ...(changed === undefined ? {} : { of: changed }),
    ...(place === undefined ? {} : { place }),
  }
}

interface Core {
  start: number
  end: number
  sign: 1 | -1
  amount: NonNullable<ReturnType<typeof amountOf>>
  per?: string
  who?: string
}

function coreIn(text: string): Core | undefined {
  const halved = half.exec(text)
  if (halved)
    return {
      start: halved.index,
      end: halved.index + halved[0].length,
      sign: -1,
      amount: { percent: { digits: 50n, scale: 0 } },
    }
  let first: Core | undefined
  for (const [sign, pattern] of cores) {
    const match = pattern.exec(text)
    const groups = match ? amountGroups(match) : []
    const amount = amountOf(groups[0], groups[1], groups[2])
    if (!match || !amount || (first && first.start <= match.index)) continue
    first = {
      start: match.index,
      end: match.index + match[0].length,
      sign,
      amount,
      ...(groups[3] === undefined ? {} : { per: groups[3] }),
      ...(match.groups?.who === undefined ? {} : { who: match.groups.who }),
    }
  }
  return first
}

/** The groups of the amount and of what it is counted by, behind the one that names who gets it. */
function amountGroups(match: RegExpExecArray): (string | undefined)[] {
  return match.groups && 'who' in match.groups ? match.slice(2) : match.slice(1)
}

/** The condition before the change, and the definite subject ("the guest", "the parcel is bulky and") beside it. */
function conditionBefore(text: string): Pick<PriceChange, 'when' | 'subject'> | undefined {
  const plain = text
    .replace(/^\W*(?:then|afterwards|after that|finally|in addition|also|additionally),?\s+/i, '')
    .trim()
  if (plain === '') return { when: '' }
  const found = led.exec(plain) ?? unseparated.exec(plain) ?? bareLead.exec(plain)
  if (found) {
    const subject = (found[3] ?? '').trim()
    if (subject !== '' && !definite.test(subject)) return undefined
    return { when: inWords(found[1] ?? '', found[2] ?? ''), ...(subject === '' ? {} : { subject }) }
  }
  if (plain.includes(',')) return undefined
  const subject = plain.replace(/\s+(?:gets?|pays?|costs?|receives?|has|have|is|are)$/i, '')
  return definite.test(subject) ? { when: '', subject } : { when: subject }
}

/** "from 10 pieces on" is a lower limit; "over", "without" and such belong to the condition. */
export function inWords(lead: string, words: string): string {
  const plain = words.replace(/\s+(?:on|onwards?|upwards?)$/i, '')
  if (/^from$/i.test(lead))
    return /^\d/.test(plain) && !/\b(?:to|until|till)\b/i.test(plain) ? `at least ${plain}` : words
  return /^(?:without|over|above|under|below|up to)$/i.test(lead) ? `${lead.toLowerCase()} ${plain}` : words
}

function moneyOf(text: string): string | undefined {
  const plain = text
    .replace(/^(?:the|an?|its|his|her|their)\s+/i, '')
    .trim()
    .toLowerCase()
  const money = /\b(?:price|premium|fee|fare|rent|rate|total|amount|cost)$/.test(plain)
  return money || narrow.test(plain) ? plain : undefined
}

function placeIn(text: string): PriceChange['place'] {
  if (
    /\b(?:done|applied|added|deducted|calculated|comes?|goes)\s+(?:as the )?last\b|\bat the (?:very )?end\b|\bfinally\b|\bafter all other\b/i.test(
      text,
    )
  )
    return 'last'
  if (/\b(?:done|applied|deducted|calculated|comes?)\s+first\b|\bbefore (?:any|all) other\b/i.test(text))
    return 'first'
  return /^\W*(?:then|afterwards|after that|next)\b|\b(?:is|are) then\b|\bafter the (?:discount|reduction|surcharge)\b|\bon the (?:reduced|discounted|remaining|increased)\b/i.test(
    text,
  )
    ? 'then'
    : undefined
}
