import { keyed, rule, type Caught, type Rule } from './patterns.ts'
import { valueTarget } from './value-targets.ts'
import type { Check } from './types.ts'
import { wordTable } from '../basics/word-table.ts'

const literal = '\\uE000\\d+\\uE001'
const digits = '[-−]?\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|[-−]?\\d+(?:\\.\\d+)?'
const sign = '[€$£¥]'
const amount = (name: string) =>
  `(?:(?<${name}Before>${sign}|[A-Z]{3}) ?)?(?<${name}>${literal}|${digits})(?: ?(?<${name}Unit>%|°[CF]?|${sign}|[a-z]{1,12}(?:/[a-z]{1,4})?))?`
const verb = '(?:is|are|equals|shows|displays|reads|has|becomes|remains|stays|amounts to|comes to)'
const value = '(?:a value of |the value )?'
const bounds = wordTable<Check['comparison']>({
  'at least': 'at_least',
  'no less than': 'at_least',
  'not less than': 'at_least',
  'not below': 'at_least',
  'at most': 'at_most',
  'no more than': 'at_most',
  'not more than': 'at_most',
  'not above': 'at_most',
  'up to': 'at_most',
  'more than': 'more_than',
  'greater than': 'more_than',
  'larger than': 'more_than',
  'higher than': 'more_than',
  above: 'more_than',
  over: 'more_than',
  'less than': 'less_than',
  'fewer than': 'less_than',
  'lower than': 'less_than',
  'smaller than': 'less_than',
  below: 'less_than',
  under: 'less_than',
  about: 'about',
  approximately: 'about',
  around: 'about',
  roughly: 'about',
})

/** A number beside a label, compared: `The total is at least 3`, `… is between 3 and 5 EUR`, `… is 12.5 ± 0.2`. */
export const numberRules: Rule<Check> = keyed(
  /\b(?:at (?:least|most)|than|above|below|over|under|about|approximately|around|roughly|between|within|up to|tolerance|plus or minus|give or take)\b|±|\+\/-/i,
  () => [
    rule(
      `{label:any} ${verb} ${value}(?<bound>${Object.keys(bounds).join('|')}) ${amount('one')}`,
      (caught) => compared(caught, bounds[(caught.words('bound') ?? '').toLowerCase()]),
    ),
    rule(`{label:any} ${verb} ${value}between ${amount('one')} and ${amount('other')}`, (caught) => {
      const upper = numberOf(caught, 'other')
      return upper === undefined ? undefined : compared(caught, 'between', { upper })
    }),
    rule(
      `{label:any} ${verb} ${value}${amount('one')},? \\(?(?:±|\\+/-|plus or minus|give or take|with a tolerance of|within) ?${amount('other')}\\)?`,
      near,
    ),
    rule(`{label:any} ${verb} ${value}within ${amount('other')} of ${amount('one')}`, near),
  ],
)

function near(caught: Caught): Check[] | undefined {
  const tolerance = numberOf(caught, 'other')
  return tolerance === undefined ? undefined : compared(caught, 'equals', { tolerance })
}

function compared(
  caught: Caught,
  comparison: Check['comparison'],
  more: Pick<Check, 'upper' | 'tolerance'> = {},
): Check[] | undefined {
  const target = valueTarget(caught, 'label')
  const expected = numberOf(caught, 'one')
  const units = new Set(['one', 'other'].flatMap((name) => unitOf(caught, name) ?? []))
  if (!target || expected === undefined || !comparison || units.size > 1) return undefined
  const [unit] = units
  return [
    { kind: 'assert_number', target, expected, comparison, ...more, ...(unit === undefined ? {} : { unit }) },
  ]
}

/** The number in plain digits; English separators. */
function numberOf(caught: Caught, name: string): string | undefined {
  const said = (caught.literal(name) ?? caught.words(name) ?? '').trim()
  if (!new RegExp(`^(?:${digits})$`).test(said)) return undefined
  return said.replaceAll(',', '').replace('−', '-')
}

function unitOf(caught: Caught, name: string): string | undefined {
  return caught.words(`${name}Unit`) ?? caught.words(`${name}Before`)
}
