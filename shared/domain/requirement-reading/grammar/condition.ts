import { existence } from './condition/existence.ts'
import { fact, factOf } from './condition/facts.ts'
import { scoped } from './condition/scope.ts'
import { allOf, anyOf, not, type Condition } from './constraint/said.ts'
import { endsOrOpens, pastTail } from './constraint/ends.ts'
import { first, map, remembered, words, type Input, type Match, type Parser } from './parser.ts'

export { predicate } from './constraint.ts'

const told = words('it be not the case that', 'it be the case that', 'it be true that')
const plain: Parser<Condition> = first(scoped, existence, map(fact, factOf))
const claim: Parser<Condition> = (input, at) => {
  const lead = told(input, at)
  const found = plain(input, lead?.end ?? at)
  const end = found && pastTail(input, found.end)
  if (!found || end === undefined || !endsOrOpens(input, end)) return undefined
  return { value: lead?.value.includes('not') ? not(found.value) : found.value, end }
}

/** What has to be so: claims joined by "and" and "or", of which "and" binds closer. It ends behind the last word understood. */
export const condition: Parser<Condition> = remembered((input, at) => joinedFrom(input, at))

function joinedFrom(input: Input, at: number): Match<Condition> | undefined {
  const found = claim(input, at)
  if (!found) return undefined
  const groups: Condition[][] = [[found.value]]
  let end = found.end
  for (;;) {
    const joined = connective(input, end)
    const next = joined && claim(input, joined.end)
    if (!joined || !next) return { value: anyOf(groups.map(allOf)), end }
    if (joined.value === 'or') groups.push([next.value])
    else groups.at(-1)?.push(next.value)
    end = next.end
  }
}

function connective(input: Input, at: number): Match<'and' | 'or'> | undefined {
  const said = words(
    ', and',
    ', or',
    ', but',
    'and',
    'or',
    'but',
    'and if',
    'or if',
    'and when',
    'or when',
    'while',
    ', and if',
    ', or if',
    '&',
  )(input, at)
  return said && { value: said.value.replace(', ', '').startsWith('or') ? 'or' : 'and', end: said.end }
}
