import type { Reference } from '../../tokens.ts'
import { first, words, type Input, type Match, type Parser } from '../parser.ts'
import { characters } from './characters.ts'
import { limits } from './limits.ts'
import { patterns } from './patterns.ts'
import { allOf, anyOf, type Condition, type Group, type Said } from './said.ts'
import { states } from './states.ts'
import { chosen, complement, values } from './values.ts'
import { verbGroup } from './verb-group.ts'

/** What a predicate says, and how it was said. */
export interface Stated {
  all: Said[]
  group: Group
}

const core = (group: Group & { isMost?: boolean }): Parser<Said> =>
  first(characters(group), patterns(group), states(group), chosen(group), limits(group), values(group))

/** "must be at least 5 and a multiple …", "5 to 20, digits only": a verb, or none in a cell, and all that it says. */
export const stated: Parser<Stated> = (input, at) => {
  const group = verbGroup(input, at)
  if (!group) return undefined
  const head = first(core(group.value), complement(group.value))(input, group.end)
  if (!head) return undefined
  const all = [head.value]
  let end = head.end
  for (;;) {
    const next = further(input, end, group.value)
    if (!next) return { value: { all, group: group.value }, end }
    if (next.value.isOr) all.push(either(all.pop() as Said, next.value.said))
    else all.push(next.value.said)
    end = next.end
  }
}

/** ", digits only", "and must not start with a digit", "or above 99". */
function further(input: Input, at: number, group: Group): Match<{ said: Said; isOr: boolean }> | undefined {
  const joined = words(', and', ', or', ', but', ',', 'and', 'or', 'but', ';')(input, at)
  if (!joined) return undefined
  const own = verbGroup(input, joined.end)
  const isSame = !own || own.value.verb === 'none'
  const used = isSame
    ? { ...group, isDenied: own?.value.isDenied ?? false, isOnly: own?.value.isOnly ?? false }
    : own.value
  const said = core(used)(input, own?.end ?? joined.end)
  return said && { value: { said: said.value, isOr: joined.value.endsWith('or') }, end: said.end }
}

const either = (one: Said, other: Said): Said => ({
  ...one,
  of: (subject) => anyOf([one.of(subject), other.of(subject)]),
})

/** What follows a subject, or stands in a cell below its name: "must be 5 to 20", "is not empty", "from 21 up to and including 74". */
export function predicate(subject: Reference): Parser<Condition> {
  return (input, at) => {
    const match = stated(input, at)
    return match && { value: holding(match.value.all, subject), end: match.end }
  }
}

export function holding(all: Said[], subject: Reference): Condition {
  return allOf(all.filter((each) => !each.optional).map((each) => each.of(subject)))
}
