import { maskQuotes, type Masked, type Quote } from '../facts/mask.ts'
import { numberOfWords } from '../../numbers/number-words.ts'
import type { ListAction, ListControls, ListExpectation, ListPart } from './list-fact.ts'

const nobody =
  /^\s*(?:nobody|no ?one|nothing|none|no (?:[a-z]+ ){0,2}?(?:at all|match(?:es)?|results?|entries|rows?|hits?|items?|people|persons?|products?|[a-z]+s?)|not a single [a-z]+|zero [a-z]+)\b/i
const everybody = /^\s*(?:everybody|everyone|everything|all(?: [a-z]+)?|the whole list|every [a-z]+)\b/i
const verbs =
  '(?:finds?|gives?|shows?|returns?|lists?|yields?|matches|brings?(?: up)?|leaves?|contains?|produces?|displays?|leads? to|results? in|must (?:find|show|give|return|list)|should (?:find|show|give|return|list)|→|->|=>)'
const joined =
  '(?:,? (?:with|and|together with|combined with|in|under|plus|for|within|while)(?: (?:the )?(?:[a-z]+ )?)?)'
const chosen =
  '(?: (?:is |being )?(?:chosen|selected|entered|typed(?: in)?|set|as (?:the )?[a-z]+|in (?:the )?(?:search|field|[a-z]+ field)))?'
const quote = '"\\u0001+"'
const lead =
  '(?:(?:searching|a search|looking|search|filtering|a filter|typing|entering|choosing|selecting|picking|filter|enter|type|select|choose)(?: (?:for|by|on|in|with|to))?(?: the [a-z]+)? )?'
const example = () =>
  new RegExp(
    `${lead}(?<one>${quote})${chosen}(?:${joined}(?<two>${quote})${chosen})?(?: in (?:the )?(?:field |select )?(?:${quote}|[a-z]+(?: [a-z]+)?))?,? (?:then )?(?:(?:the|this) (?:list|table|page|search|results?|system|application) |it )?(?:also |still |therefore |again )?${verbs} (?<only>only |just |exactly |nothing but )?(?<rest>[^;]*?)(?=$|;|,? (?:and|but|while|whereas) ${lead}"|, ${lead}"\\u0001+"(?: [a-z]+| "){1,4}|\\. )`,
    'giu',
  )
const person = '(?:you|one|i|we|somebody|someone|(?:the|a) (?:user|reader|visitor|customer|[a-z]+))'
const left = () =>
  new RegExp(
    `(?:if|when|once|after|as soon as) ${person} (?:enters?|types?(?: in)?|searche?s? for|looks? for|chooses?|selects?|picks?|filters? (?:by|for))(?: the [a-z]+)? (?<one>${quote})(?: (?:in|from|as|for|into|under) [^,;"]{0,40}(?:${quote})?)?(?: and (?:(?:chooses?|selects?|enters?|types?|picks?) )?(?<two>${quote}))?,? (?:then )?(?<rest>[^;]*?) (?:is|are|remains?|stays?)(?: (?:left|shown|listed|found|displayed|visible|there|seen|over))?(?=[.;,]|$)`,
    'giu',
  )
let compiled: RegExp[] | undefined

/** What a sentence says a text or a choice finds: '"mar" finds Hugo Martin and Marta Silva', '"lead" with "Sales" gives only Nina Berg'. */
export function readStatements(part: Masked, controls: ListControls): ListPart[] {
  if (part.quotes.length === 0) return []
  const found: ListPart[] = []
  for (const match of (compiled ??= [example(), left()]).flatMap((form) => [...part.masked.matchAll(form)])) {
    const { rest = '', only } = match.groups ?? {}
    const quotes = [match.groups?.['one'], match.groups?.['two']].flatMap((words, at) => {
      if (words === undefined) return []
      const start = part.masked.indexOf(
        words,
        match.index + (at === 0 ? 0 : (match.groups?.['one']?.length ?? 0)),
      )
      const known = part.quotes.find((one) => one.start === start)
      return known ? [known] : []
    })
    const actions = quotes.flatMap((one) => actionOf(part, one, controls) ?? [])
    const from = match.index + match[0].lastIndexOf(rest)
    const expect = expectationOf(part.raw.slice(from, from + rest.length), controls, only !== undefined)
    if (expect && actions.length === quotes.length && actions.length > 0)
      found.push({ what: 'statement', actions, expect })
  }
  return found
}

/** A quoted text is chosen where it is an option of a filter, else it is searched for. */
function actionOf(
  { raw }: Masked,
  { start, end, value }: Quote,
  controls: ListControls,
): ListAction | undefined {
  const filter = controls.filters.find(({ options, all }) => all === value || options.includes(value))
  if (filter) return { do: 'filter', name: filter.name, value }
  const order = controls.orders.find(({ options }) => options.some((one) => one.value === value))
  if (order) return { do: 'order', name: order.name, value }
  // Blanks at the ends are a part of what is typed.
  const text = raw.slice(start + 1, end - 1).replace(/\s*\n\s*/g, ' ')
  const isName = [controls.search, ...controls.buttons, ...controls.columns].includes(value)
  return controls.search === undefined || isName ? undefined : { do: 'search', text }
}

/** What is listed then: nobody, names of rows, or how many. */
export function expectationOf(
  words: string,
  { rows, filters }: ListControls,
  only: boolean,
): ListExpectation | undefined {
  const plain = words.replace(/\s+/g, ' ').trim().replace(/[.,]$/, '')
  if (nobody.test(plain) && !rows.some((row) => plain.includes(row)))
    return { names: [], only: true, found: 0 }
  if (everybody.test(plain)) return undefined
  const counted = /^"([^"]*\d[^"]*)"$/.exec(plain)?.[1]
  if (counted !== undefined) return { texts: [counted] }
  const exact = only || /^(?:only|just|exactly|nothing but)\b/i.test(plain)
  const known = rows.filter((row) => hasWhole(plain, row))
  if (known.length > 0) return { names: known, ...(exact ? { only: true, found: known.length } : {}) }
  const count =
    /^(?:the |all |exactly |these |only )*(?<count>\d{1,4}|[a-z]+(?:-[a-z]+)?) (?:[a-z-]+ ){0,3}[a-z-]+$/i.exec(
      plain,
    )?.groups?.['count']
  const number =
    count === undefined
      ? undefined
      : (numberOfWords(count) ?? (/^\d+$/.test(count) ? Number(count) : undefined))
  if (number !== undefined) return { found: number }
  if (rows.length > 0) return undefined
  const names = namesIn(
    plain,
    filters.flatMap(({ options }) => options),
  )
  return names && { names, ...(exact ? { only: true, found: names.length } : {}) }
}

/** Names that stand alone: "Hugo Martin and Marta Silva", or quoted ones. */
function namesIn(plain: string, options: string[]): string[] | undefined {
  const { quotes } = maskQuotes(plain)
  if (quotes.length > 0) return quotes.map(({ value }) => value)
  const names = plain
    .replace(/^(?:only|just|exactly) /i, '')
    .split(/, (?:and )?| and /)
    .map((one) => one.trim())
  const good = names.every(
    (one) =>
      /^\p{Lu}[\p{L}\p{N}'.-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}'.-]*){0,4}$/u.test(one) && !options.includes(one),
  )
  return good && names.length > 0 ? names : undefined
}

function hasWhole(text: string, name: string): boolean {
  const at = text.indexOf(name)
  return at >= 0 && !/[\p{L}\p{N}]/u.test(text.charAt(at - 1) + text.charAt(at + name.length))
}
