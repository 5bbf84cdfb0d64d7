import { blank } from '../facts/mask.ts'
import { moneyIn, type Money } from './money.ts'
import type { Line } from './step-lines.ts'
import type { When, WizardPart } from './wizard-facts.ts'
import {
  boxNamed,
  choicesIn,
  countedBy,
  isNumber,
  shortLabel,
  wordStems,
  type KnownInput,
} from './wizard-inputs.ts'

/** What a sentence says of prices: a rate for each value of a list, a charge, a discount, what an amount is called. */
export function amountsIn(line: Line, inputs: KnownInput[]): WizardPart[] {
  const { masked, quotes } = line.part
  if (
    line.sentence.table ||
    !/[€$£%]|\b(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|price|rate|costs?)\b/i.test(line.part.raw)
  )
    return []
  // Quoted labels count, quoted messages and samples do not.
  let plain = masked
  for (const { start, end, value } of quotes)
    if (!/\d/.test(value))
      plain = `${plain.slice(0, start)} ${value.slice(0, end - start - 2).padEnd(end - start - 2)} ${plain.slice(end)}`
  plain = plain.replaceAll(blank, ' ').replace(/[*_]/g, ' ')
  const money = moneyIn(plain)
  const percent = /(\d{1,3}(?:\.\d{1,2})?) ?%/.exec(plain)
  if (money.length === 0 && !percent) return named(plain, inputs)
  const boxes = bracketCharges(plain, money, inputs)
  if (boxes.length > 0) return boxes
  const rates = ratesIn(plain, money, inputs)
  if (rates.length > 0) return rates
  if (percent && money.length === 0) return shareIn(plain, Number(percent[1]), inputs)
  if (money.length === 1 && money[0] && !percent) return chargeIn(plain, money[0], inputs)
  return [{ part: 'unread amount' }]
}

/** "Lunch" (8.00 EUR per participant): what a box costs stands in brackets behind it; nothing unless that is all the money of the sentence. */
function bracketCharges(plain: string, money: Money[], inputs: KnownInput[]): WizardPart[] {
  const found: WizardPart[] = []
  for (const match of plain.matchAll(/([\p{L}][\p{L} -]{1,40}?)\s*\(([^()]{2,60})\)/gu)) {
    const [own, more] = moneyIn(match[2] ?? '')
    const name = (match[1] ?? '').replace(/^.*\b(?:and|or|check ?box(?:es)?)\s+/i, '').trim()
    const box =
      own && !more
        ? inputs.find(
            ({ label, constraints }) =>
              constraints.control === 'checkbox' && label.toLowerCase() === name.toLowerCase(),
          )
        : undefined
    const per = own && perOf(unitsBehind((match[2] ?? '').slice(own.end)), inputs)
    if (own && box && per)
      found.push({
        part: 'charge',
        name: box.label,
        cents: own.cents,
        per,
        when: { label: box.label, equals: 'checked' },
      })
  }
  return found.length === money.length ? found : []
}

/** "60.00 EUR per participant for Painting, 75.00 EUR for Pottery": the amount stands before what it is for. */
function ratesBefore(plain: string, money: Money[], inputs: KnownInput[]): WizardPart[] {
  const choices = choicesIn(plain, inputs)
  const [first] = choices
  if (!first || choices.length !== money.length || choices.some(({ input }) => input !== first.input))
    return []
  let units = ''
  const amounts: [string, number][] = []
  for (const [index, { value, start }] of choices.entries()) {
    const own = money[index]
    const between = own && plain.slice(own.end, start)
    if (!own || own.end > start || between === undefined || !forWhat.test(between)) return []
    units ||= unitsBehind(between.replace(forWhat, ''))
    amounts.push([value, own.cents])
  }
  const per = perOf(units, inputs)
  const name = /^\W*(?:the )?([\p{L}][\p{L} -]{2,40}?) (?:is|costs?|comes? to|amounts? to)\s*$/iu.exec(
    plain.slice(0, money[0]?.start ?? 0),
  )?.[1]
  if (per === undefined) return [{ part: 'unread amount' }]
  const rate: WizardPart = { part: 'rate', field: first.input.label, amounts, per }
  return name ? [rate, { part: 'rate name', name }] : [rate]
}

const forWhat = /\b(?:for|if|with)\s+(?:the |an? )?$/i

/** "Accommodation is price per night × nights": the name of what the rate comes to. */
function named(plain: string, inputs: KnownInput[]): WizardPart[] {
  const found =
    /^\W*(?:the )?([\p{L}][\p{L} -]{2,40}?) (?:is|=|equals|are|comes to) (?:the )?([^.;]{0,40}\b(?:price|rate|cost|fee)\b[^.;]{0,80}(?:×|\*|\btimes\b|\bmultiplied by\b|\bx\b)[^.;,]{1,80})/iu.exec(
      plain,
    )
  const name = found?.[1]?.trim()
  if (name === undefined || /^(?:it|this|that|total)$/i.test(name)) return []
  const factors = (found?.[2] ?? '').split(/×|\*|\btimes\b|\bmultiplied by\b|\bx\b/i).slice(1)
  const known = factors.every((factor) => countedBy(factor.replace(/\bnumber of\b/i, '').trim(), inputs))
  return known ? [{ part: 'rate name', name }] : [{ part: 'unread amount' }]
}

function ratesIn(plain: string, money: Money[], inputs: KnownInput[]): WizardPart[] {
  const turned = ratesBefore(plain, money, inputs)
  if (turned.length > 0) return turned
  const choices = choicesIn(plain, inputs)
  const amounts = new Map<KnownInput, [string, number][]>()
  let units = ''
  choices.forEach(({ input, value, end }, index) => {
    const until = choices[index + 1]?.start ?? plain.length
    const own = money.find(({ start }) => start >= end && start < until)
    if (!own || /\b(?:more|extra|added|surcharge|off|less)\b/i.test(plain.slice(end, until))) return
    amounts.set(input, [...(amounts.get(input) ?? []), [value, own.cents]])
    units ||= unitsBehind(plain.slice(own.end, until)) || pieceBefore(plain.slice(end, own.start), inputs)
  })
  const [found] = [...amounts].toSorted(([, a], [, b]) => b.length - a.length)
  if (!found || (found[1].length < 2 && choices[0] && choices[0].start > 12)) return []
  const per = perOf(units, inputs)
  return per === undefined
    ? [{ part: 'unread amount' }]
    : [{ part: 'rate', field: found[0].label, amounts: found[1], per }]
}

/** "per guest and night", "a night", "each". */
function unitsBehind(text: string): string {
  return (
    /^\s*(?:per|for each|for every|each|an?|\/) ?([\p{L}]+(?:(?:,| and| per| and per|\/| and for each) ?[\p{L}]+){0,2})/iu.exec(
      text,
    )?.[1] ?? ''
  )
}

/** "A Student ticket costs": what is counted stands behind its kind. */
function pieceBefore(between: string, inputs: KnownInput[]): string {
  const noun = /^\s+([\p{L}]+)\s+(?:costs?|is|are|:|at|for)\b/iu.exec(between)?.[1]
  return noun !== undefined && countedBy(noun, inputs) ? noun : ''
}

const whole =
  /^(?:booking|order|stay|trip|contract|policy|request|registration|once|total|quote|application|reservation|appointment|visit|rental|event|time)s?$/i

/** The inputs that an amount is multiplied by; undefined when one of its units is unknown. */
function perOf(units: string, inputs: KnownInput[]): string[] | undefined {
  const words = units
    .split(/,|\/|\band\b|\bper\b|\bfor each\b/i)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const found: string[] = []
  for (const word of words) {
    const input = countedBy(word, inputs)
    if (input) found.push(input.label)
    else if (!whole.test(word) && !/^(?:sleeps|and|is|with|for)$/i.test(word)) return undefined
  }
  return found
}

function chargeIn(plain: string, { cents, start, end }: Money, inputs: KnownInput[]): WizardPart[] {
  const before = plain.slice(0, start)
  const name =
    /(?:^|[,;:.]\s*|\bthere is |\bcharge |\bplus )\W*(?:(?:an?|the|one|every|each) )?(?:one-time |single |fixed |flat |additional |extra )?([\p{L}][\p{L}' -]{1,40}?) (?:costs?|adds?|of|is|are|comes? (?:to|at)|amounts? to|at|:)\s*(?:another |an additional |an extra )?$/iu.exec(
      before,
    )?.[1] ??
    /^[^.;]{0,30}\bfor (?:the |an? )?([\p{L}][\p{L} -]{1,40}?)(?:[.,;]|$| (?:is|are)\b)/iu.exec(
      plain.slice(end),
    )?.[1] ??
    /^\W*(?:for|with) (?:the |an? )?([\p{L}][\p{L} -]{1,40}?),? (?:it is|there (?:is|are)|we (?:charge|add))?\s*$/iu.exec(
      before,
    )?.[1]
  if (name === undefined || /^(?:it|this|that|total|price|example)$/i.test(name.trim()))
    return [{ part: 'unread amount' }]
  const after = plain.slice(end)
  const units = unitsBehind(after)
  const per = perOf(units, inputs)
  const box = boxNamed(name, inputs)
  const said = whenIn(plain.replace(name, ' '), inputs)
  if (per === undefined || said === 'unknown') return [{ part: 'unread amount' }]
  const when: When | undefined = said ?? (box ? { label: box.label, equals: 'checked' } : undefined)
  return [{ part: 'charge', name: name.trim(), cents, per, ...(when ? { when } : {}) }]
}

function shareIn(plain: string, percent: number, inputs: KnownInput[]): WizardPart[] {
  const down = /\b(?:discount|off|cheaper|less|reduc\w+|rebate|lower|deducted)\b/i.test(plain)
  const up = /\b(?:surcharge|more|extra|added|plus|higher|VAT|tax|increase\w*)\b/i.test(
    plain.replace(/\bor more\b|\bmore than\b/gi, ''),
  )
  const when = whenIn(plain, inputs)
  if (down === up || when === 'unknown') return [{ part: 'unread amount' }]
  const of =
    /% ?(?:discount |off |reduction |surcharge |less |cheaper )?(?:is (?:given|granted|deducted) )?(?:on|off|of|from) (?:the )?([\p{L}][\p{L} -]{2,30}?)(?= only\b|\s*(?:[.,;]|$)| is\b| if\b| when\b| for\b)/iu.exec(
      plain,
    )?.[1] ??
    /\bthe ([\p{L}][\p{L} -]{2,30}?) (?:is|gets|becomes|costs) (?:reduced by )?\d/iu.exec(plain)?.[1]
  return [
    {
      part: 'share',
      percent,
      sign: down ? -1 : 1,
      ...(of ? { of: of.trim() } : {}),
      ...(when ? { when } : {}),
    },
  ]
}

/** "from 7 nights (on)", "for 30 days or more", "more than 4 guests", "if "Breakfast" is ticked"; "unknown" for a condition that is none of these. */
export function whenIn(plain: string, inputs: KnownInput[]): When | 'unknown' | undefined {
  const counted =
    /\b(?:(from|at least|as of|more than|over|up to|at most|fewer than|less than|under)\s+)?(\d{1,4}) ([\p{L}]+)(\s+(?:on(?:wards?)?|or more|and more|or longer|upwards?|or less|or fewer))?/giu
  for (const match of plain.matchAll(counted)) {
    const input = countedBy(match[3] ?? '', inputs)
    if (!input || !isNumber(input.constraints)) continue
    const [bound, value] = [(match[1] ?? match[4] ?? '').trim().toLowerCase(), Number(match[2])]
    if (/^(?:from|at least|as of|on|onwards?|or more|and more|or longer|upwards?)$/.test(bound))
      return { label: input.label, min: value }
    if (/^(?:more than|over)$/.test(bound)) return { label: input.label, min: value + 1 }
    if (/^(?:up to|at most|or less|or fewer)$/.test(bound)) return { label: input.label, max: value }
    if (/^(?:fewer than|less than|under)$/.test(bound)) return { label: input.label, max: value - 1 }
    return 'unknown'
  }
  const condition = /\b(?:if|when|for|with|only)\b\s+(?:the |an? )?(.{2,60})/i.exec(plain)?.[1]
  if (condition === undefined) return undefined
  const [choice] = choicesIn(condition, inputs)
  if (choice) return { label: choice.input.label, equals: choice.value }
  const box = boxNamed(
    /^(.{2,40}?) (?:is|are|was|has been) (?:ticked|chosen|selected|checked|booked|wanted)/i.exec(
      condition,
    )?.[1] ?? condition,
    inputs,
  )
  if (box) return { label: box.label, equals: 'checked' }
  return /\bif\b|\bwhen\b|\bunless\b/i.test(plain) ? 'unknown' : undefined
}

/** What belongs to each value of a list beside its price: "the Lake cabin … sleeps 4". */
export function countsIn(
  line: Line,
  inputs: KnownInput[],
): { input: KnownInput; counts: [value: string, most: number][] } | undefined {
  const plain = line.part.masked.replace(/"/g, ' ')
  const choices = choicesIn(line.part.raw.replace(/["“”*]/g, ' '), inputs)
  const money = moneyIn(plain)
  const counts: [string, number][] = []
  choices.forEach(({ value, end }, index) => {
    const until = choices[index + 1]?.start ?? plain.length
    const numbers = [...plain.slice(end, until).matchAll(/(?<![\d.,€$£])(\d{1,4})(?![\d.,]*\d|\s?[€$£%])/g)]
      .map((match) => ({ at: end + match.index, value: Number(match[1]) }))
      .filter(({ at }) => !money.some((one) => at >= one.start && at < one.end))
    const [only] = numbers
    if (numbers.length === 1 && only) counts.push([value, only.value])
  })
  const [first] = choices
  return first && counts.length > 1 && counts.length === choices.length
    ? { input: first.input, counts }
    : undefined
}

/** Whether a name of an amount is that of a row: every word of one in the other. */
export function sameName(one: string, other: string): boolean {
  const [a, b] = [wordStems(shortLabel(one)), wordStems(shortLabel(other))]
  return (
    a.length > 0 &&
    b.length > 0 &&
    (a.every((stem) => b.includes(stem)) || b.every((stem) => a.includes(stem)))
  )
}
