import { maskQuotes, type Masked } from '../facts/mask.ts'
import { readQuantities, type Quantity } from '../facts/quantities/quantities.ts'
import { toNumber } from '../facts/quantities/ranges.ts'
import type { ConditionalFact, NumberRange } from '../facts/types.ts'
import { numberInput, readSituation } from './situations.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The range of a number input while a value of a selection is chosen. */
export interface ChoiceLimit {
  fact: ConditionalFact
  /** Words of the limit, by which the sentence behind it is known to answer it. */
  label: string
}

const restricting =
  /\b(?:only|at most|at least|up to|limited to|maximum|minimum|max|min|must|must not|may not|cannot|no more than|not more than|not exceed|is for|are for|is open to|are open to|reserved for|restricted to)\b/i
const refusing =
  /\b(?:refused|rejected|declined|not (?:possible|allowed|permitted|accepted|available|offered|treated)|cannot (?:be )?(?:booked|chosen|selected|requested|ordered|choose|book|select|request|order)|(?:may|can|must) not (?:be )?(?:booked|chosen|selected|requested|ordered|choose|book|select|request|order)|(?:an? |the )?(?:error|error message|validation) |leads to|results in|not be (?:booked|chosen|selected|requested|ordered))\b/i
const mustRefuse =
  /\b(?:only|must|cannot|can't|not|too|at most|at least|no more|maximum|minimum|requires?|limited|exceeds?|is for|are for)\b/i

/** "Paediatrics treats patients younger than 18 only", "Unpaid leave of more than 10 days is rejected with "…"". */
export function readLimits(text: string, words: Vocabulary): ChoiceLimit | undefined {
  const part = maskQuotes(text.trim().replace(/^\W*[A-Z][\w -]{1,30}:\s+(?=[A-Z])/, ''))
  if (part.masked.length > 300 || part.quotes.length > 1) return undefined
  const quantities = readQuantities(part.masked)
  const [quantity] = quantities
  const mentioned = choiceIn(part, words)
  const input = quantity && numberInput(part, quantity, words.numbers)
  if (!quantity || quantities.length !== 1 || !mentioned || !input) return undefined
  const message = part.quotes[0]?.value
  const outside = `${part.masked.slice(0, quantity.start)} ${part.masked.slice(quantity.end)}`
  const refused =
    refusing.test(outside) ||
    (message !== undefined && /^\W*(?:if|when)\b/i.test(part.masked) && mustRefuse.test(message))
  const guarded = /^\W*(?:if|when|unless)\b/i.test(part.masked)
  if (/\b(?:unless|except|and not|or not|otherwise)\b/i.test(outside) && message === undefined)
    return undefined
  const isOnly = isRestricted(part, quantity)
  if (!refused && (guarded || !isOnly)) return undefined
  if (!understood(part, quantity, words)) return undefined
  const range = toNumber(quantity, part.masked)
  const number = refused && !/\bonly\b/i.test(outside) ? complement(range) : permitted(range)
  if (!number) return undefined
  const fact: ConditionalFact = {
    kind: 'conditional',
    label: input.label,
    when: { subject: mentioned.label, is: { kind: 'value', value: mentioned.choice }, negated: false },
    constraints: { number },
    ...(message === undefined ? {} : { message }),
  }
  return { fact, label: input.label }
}

/** The words that limit stand in the quantity ("at most 5 days") or beside it ("younger than 18 only"). */
function isRestricted({ masked }: Masked, { start, end }: Quantity): boolean {
  return (
    restricting.test(masked.slice(0, end)) ||
    /^\W*only\b/i.test(masked.slice(end)) ||
    /\bonly\W*$/i.test(masked.slice(0, start))
  )
}

const answering =
  /^\W*(?:(?:anyone|anybody|everyone|everybody|whoever|somebody|those|people|persons|patients|customers|users|all|any)\s+(?:who (?:is|are) )?(?:else|older|younger|above|below|others?)\b|(?:older|younger|other|longer|shorter|higher|lower|more|less|further)\b|(?:for|with) (?:more|older|younger|anyone|longer)\b|otherwise\b|else\b|if not\b|in (?:all|any) other cases?\b|(?:the|an?) (?:error |warning )?message (?:is|reads|says)\b|error:|message:)/i

/** The message in the sentence behind a limit: "Anyone older gets "Paediatrics is for patients under 18"". */
export function readLimitAnswer(text: string, { fact }: ChoiceLimit): ConditionalFact | undefined {
  const part = maskQuotes(text.trim())
  const [quote] = part.quotes
  const quantities = readQuantities(part.masked)
  if (!quote || part.quotes.length > 1 || quantities.length > 0 || part.masked.length > 200) return undefined
  return fact.message === undefined && answering.test(part.masked)
    ? { ...fact, message: quote.value }
    : undefined
}

/** The only value of a selection that a sentence names. */
function choiceIn(part: Masked, words: Vocabulary): { label: string; choice: string } | undefined {
  const lower = ` ${part.masked.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const found = words.selections.flatMap(({ label, choices }) =>
    choices
      .filter((choice) => [choice, `${choice}s`].some((one) => lower.includes(` ${one.toLowerCase()} `)))
      .map((choice) => ({ label, choice })),
  )
  const longest = found.filter(
    (one) =>
      !found.some((other) => other !== one && other.choice.toLowerCase().includes(one.choice.toLowerCase())),
  )
  return longest.length === 1 ? longest[0] : undefined
}

const said =
  /\b(?:is|are|treats?|accepts?|takes?|for|only|open|to|reserved|restricted|limited|possible|allowed|permitted|available|offered|must|may|not|cannot|can|be|exceed|have|has|booked|book|chosen|choose|selected|select|requested|request|ordered|order|refused|rejected|declined|with|the|an?|if|when|message|error|shown|displayed|appears|form|page|system|shows|displays|says|gets?|leads|results|in|and|of|years?|old|otherwise|else|then|it|is|treated|accepted|no|more|than|persons?|people|register|join|use|apply|travel|attend|take|borrow|buy|at least|at most|weigh|cost|last|longer|shorter|older|younger|larger|smaller|heavier|higher|lower|periods?|beyond|that|this|these)\b/gi

const acted =
  /\b(?:is|are|be)\s+(?:only\s+|not\s+)?(?:[a-z]+(?:ed|en)|sold|lent|let|sent|shipped)\b(?:\s+(?:to|for))?/gi

function isChoice(word: string, { selections }: Vocabulary): boolean {
  const lower = word.toLowerCase()
  return selections.some(({ choices }) => choices.some((choice) => choice.toLowerCase().includes(lower)))
}

/** Nothing else stands in the sentence that could be a further condition. */
function understood(part: Masked, { start, end }: Quantity, words: Vocabulary): boolean {
  const quote = part.quotes[0]
  const outside = (part.masked.slice(0, start) + ' '.repeat(end - start) + part.masked.slice(end)).replace(
    /"[^"]*"/g,
    ' ',
  )
  const stems = new Set([...words.things].filter((one) => one.length > 5).map((one) => one.slice(0, 5)))
  const left = outside
    .replace(acted, ' ')
    .replace(said, ' ')
    .replace(/\p{L}{5,}/gu, (word) =>
      stems.has(word.toLowerCase().slice(0, 5)) && !isChoice(word, words) ? ' ' : word,
    )
    .replace(/\s+/g, ' ')
  const whole = { raw: left, masked: left, quotes: [] }
  return (quote === undefined || quote.value !== '') && readSituation(whole, words) !== undefined
}

function permitted({ min, max, scale, step }: NumberRange): NumberRange {
  return {
    scale,
    step,
    numeric: false,
    whole: false,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }
}

/** What a refused range leaves: only one side can be refused. */
function complement({ min, max, scale, step }: NumberRange): NumberRange | undefined {
  if ((min === undefined) === (max === undefined)) return undefined
  return permitted({
    scale,
    step,
    numeric: false,
    whole: false,
    ...(min === undefined ? {} : { max: min - step }),
    ...(max === undefined ? {} : { min: max + step }),
  })
}
