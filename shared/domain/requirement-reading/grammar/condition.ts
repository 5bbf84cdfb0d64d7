import { existence } from './condition/existence.ts'
import { fact, factOf, gapped, type Fact } from './condition/facts.ts'
import { scoped } from './condition/scope.ts'
import { allOf, anyOf, not, type Condition } from './constraint/said.ts'
import { endsOrOpens, pastTail } from './constraint/ends.ts'
import { first, map, remembered, words, type Input, type Match, type Parser } from './parser.ts'

export { predicate } from './constraint.ts'

/** One claim, with what it says of whom where a later one may leave that out. */
interface Claim {
  holds: Condition
  fact?: Fact
}

const told = words('it be not the case that', 'it be the case that', 'it be true that')
const plain: Parser<Claim> = first(
  map(scoped, (holds): Claim => ({ holds })),
  map(existence, (holds): Claim => ({ holds })),
  map(fact, (found): Claim => ({ holds: factOf(found), fact: found })),
)
const claim: Parser<Claim> = (input, at) => {
  const lead = told(input, at)
  const found = plain(input, lead?.end ?? at)
  const end = found && pastTail(input, found.end)
  if (!found || end === undefined || !endsOrOpens(input, end)) return undefined
  return { value: lead?.value.includes('not') ? { holds: not(found.value.holds) } : found.value, end }
}

/** What has to be so: claims joined by "and" and "or", of which "and" binds closer. It ends behind the last word understood. */
export const condition: Parser<Condition> = remembered((input, at) => joinedFrom(input, at))

function joinedFrom(input: Input, at: number): Match<Condition> | undefined {
  let found = claim(input, at)
  if (!found) return undefined
  const groups: Condition[][] = [[found.value.holds]]
  let end = found.end
  for (;;) {
    const joined = connective(input, end)
    const next: Match<Claim> | undefined =
      joined && (gap(input, joined.end, found.value) ?? claim(input, joined.end))
    if (!joined || !next) return { value: anyOf(groups.map(allOf)), end }
    if (joined.value === 'or') groups.push([next.value.holds])
    else groups.at(-1)?.push(next.value.holds)
    found = next
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

function gap(input: Input, at: number, before: Claim): Match<Claim> | undefined {
  const found = before.fact && gapped(before.fact)(input, at)
  return found && { value: { holds: factOf(found.value), fact: found.value }, end: found.end }
}
