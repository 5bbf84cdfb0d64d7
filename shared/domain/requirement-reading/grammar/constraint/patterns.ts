import { sameUnit } from '../../../english/units.ts'
import {
  alternative,
  first,
  map,
  optional,
  sequence,
  token,
  words,
  type Input,
  type Match,
  type Parser,
} from '../parser.ts'
import { saidBetween } from '../deed/effect-clause.ts'
import { singles } from './characters.ts'
import { denied, type Group, type Predicate, type Said } from './said.ts'
import { wordTable } from '../../../basics/word-table.ts'

/** What stands in one place of a pattern. `counts`: it says how many of which characters. */
interface Part {
  source: string
  said: string
  counts?: true
}

const escaped = (said: string): string => said.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
const quoted = token((found) => (found.kind === 'quoted' && found.value !== '' ? found.value : undefined))
const classes: [string, string[]][] = [
  ['[A-Za-z]', ['letter', 'letters']],
  ['[A-Z]', ['capital letter', 'uppercase letter', 'upper-case letter', 'capital', 'upper case letter']],
  ['[a-z]', ['lowercase letter', 'lower-case letter', 'small letter', 'lower case letter']],
  ['[0-9]', ['digit', 'digits', 'number', 'numeral', 'figure']],
]
const kinds = classes.map(([source, said]): [string, Parser<string>] => [source, words(...said)])

/** The characters that a noun names, or the unit of a number does. */
function kindAt(input: Input, at: number): Match<string> | undefined {
  for (const [source, said] of kinds) {
    const found = said(input, at)
    if (found) return { value: source, end: found.end }
  }
  return undefined
}

const unitKinds = wordTable<string>({ digit: '[0-9]', letter: '[A-Za-z]' })

const exactly = words('exactly', 'precisely')
const aOne = words('a', 'an')

/** "4 digits", "exactly two capital letters", "8 to 15 digits", "a digit". */
const counted: Parser<Part> = (input, at) => {
  const from = exactly(input, at)?.end ?? at
  const article = aOne(input, from)
  const one = article && kindAt(input, article.end)
  if (one)
    return { value: { source: one.value, said: saidBetween(input, at, one.end), counts: true }, end: one.end }
  const low = countAt(input, from)
  const reach = low && words('to', '-', '–', 'or')(input, low.end)
  const high = reach && countAt(input, reach.end)
  const last = high ?? low
  const unit = last?.value.unit
  const kind =
    last && (unit === undefined ? kindAt(input, last.end) : { value: unitKinds[unit], end: last.end })
  if (!low || !last || kind?.value === undefined) return undefined
  const count = high ? `${low.value.count},${high.value.count}` : low.value.count
  return { value: { source: `${kind.value}{${count}}`, said: saidBetween(input, at, kind.end), counts: true }, end: kind.end } // prettier-ignore
}

function countAt(input: Input, at: number): Match<{ count: string; unit?: string }> | undefined {
  const found = input.tokens[at]
  if (found?.kind !== 'number' || !/^\d{1,2}$/.test(found.value)) return undefined
  const unit = found.unit && sameUnit(found.unit)
  return { value: { count: found.value, ...(unit === undefined ? {} : { unit }) }, end: at + 1 }
}

/** "LAKE", "LP-": capitals as they have to be written, with a mark that stands at them. */
const code: Parser<Part> = (input, at) => {
  const found = input.tokens[at]
  if (found?.kind !== 'word' || !/^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*$/.test(found.text)) return undefined
  const next = input.tokens[at + 1]
  const mark = next && next.start === found.end && /^[-/.#]$/.test(next.text) ? next.text : ''
  return {
    value: { source: escaped(found.text + mark), said: found.text + mark },
    end: mark ? at + 2 : at + 1,
  }
}

const articles = words('a', 'an', 'the')
const single = words(...Object.keys(singles))

const literal: Parser<Part> = first(
  map(sequence(optional(words('a', 'an', 'the')), quoted), ([, said]) => ({ source: escaped(said), said })),
  map(
    sequence(words('the letter', 'the letters', 'the capital letter', 'the capital letters', 'the uppercase letters', 'the prefix', 'the character', 'the digit', 'the digits', 'the code'), token((found) => (/^[A-Z0-9]{1,6}$/.test(found.text) ? found.text : undefined))), // prettier-ignore
    ([, said]) => ({ source: escaped(said), said }),
  ),
  (input, at) => {
    const from = articles(input, at)?.end ?? at
    const found = single(input, from)
    const said = found && singles[found.value]
    const quote = found && input.tokens[found.end]?.kind === 'quoted' ? 1 : 0
    return said === undefined || !found ? undefined : { value: { source: escaped(said), said }, end: found.end + quote } // prettier-ignore
  },
)
const part = first(counted, literal, code)
const strong = words('followed by', ', followed by', 'and then', 'then', ', then', 'plus', '+', 'which be follow by', 'that be follow by', ', which be follow by', ', and then') // prettier-ignore
const weak = words('and', ',', ', and')
const made = words('consist of', 'make up of', 'make of', 'compose of', 'be', 'look like', 'like')

/** Parts one after the other. Where only "and" stands between them, all have to be counted, and nothing may ask for no more than having them. */
function chainAt(input: Input, at: number, group: Group): Match<Part[]> | undefined {
  const head = part(input, at)
  if (!head) return undefined
  const parts = [head.value]
  let { end } = head
  let isStrong = false
  for (;;) {
    const tie = strong(input, end)
    const link = tie ?? weak(input, end)
    const next = link && part(input, link.end)
    if (!next || (!tie && !next.value.counts && !isSign(next.value))) break
    isStrong ||= tie !== undefined
    parts.push(next.value)
    end = next.end
  }
  const isMade = group.verb !== 'have' || [2, 3].some((back) => made(input, at - back))
  const isChain =
    isStrong ||
    ((isMade || parts.some(isSign)) && parts.every((one) => one.counts ?? (isSign(one) || isCode(one))))
  // "Six capital letters" alone; digits and letters without more are counted as characters.
  const isAlone = parts.length === 1 && isMade && /^\[(?:A-Z|a-z)\]\{/.test(head.value.source)
  if (isAlone) return { value: parts, end }
  return parts.length > 1 && isChain && parts.some(({ counts }) => counts) ? { value: parts, end } : undefined
}

const isCode = ({ said }: Part): boolean => /^[A-Z0-9]{1,6}[-/.#]?$/.test(said)
const isSign = ({ said }: Part): boolean => said.length === 1 && !/\w/.test(said)

const shapes: [string, Parser<unknown>, (source: string) => string][] = [
  ['pattern: starts with', words('start with', 'begin with', 'starting with', 'beginning with'), (source) => `^${source}.*$`],
  ['pattern: ends with', words('end with', 'end in', 'ending with', 'ending in', 'end on'), (source) => `^.*${source}$`],
] // prettier-ignore

const starting = words('start with', 'begin with')

/** "starts with "DE"", "ends with a digit", "contains "@"", "LP- and then four digits", "two capital letters and six digits". */
export const patterns: Predicate = (group) =>
  first(
    alternative('pattern: one after the other', (input, at) => {
      const from = starting(input, at)?.end ?? at
      const all = chainAt(input, from, group)
      return all && { value: denied(matching(`^${all.value.map(({ source }) => source).join('')}$`, all.value.map(({ said }) => said).join(', ')), group.isDenied), end: all.end } // prettier-ignore
    }),
    ...shapes.map(([name, lead, make]) =>
      alternative(
        name,
        map(sequence(lead, part), ([, { source, said }]) =>
          denied(matching(make(source), said), group.isDenied),
        ),
      ),
    ),
    alternative('pattern: contains', (input, at) => {
      const found = group.verb === 'have' && !group.isOnly ? quoted(input, at) : undefined
      return (
        found && {
          value: denied(matching(`^.*${escaped(found.value)}.*$`, found.value), group.isDenied),
          end: found.end,
        }
      )
    }),
  )

function matching(expression: string, said: string): Said {
  return { limits: true, of: (subject) => ({ kind: 'pattern', subject, expression, said }) }
}
