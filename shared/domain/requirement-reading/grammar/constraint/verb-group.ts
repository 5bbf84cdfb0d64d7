import { words, type Parser, type Input, type Match } from '../parser.ts'
import type { Group } from './said.ts'

const demands = words(
  'must',
  'shall',
  'should',
  'may',
  'can',
  'will',
  'have to',
  'need to',
  'be to',
  'be require to',
  'be allow to',
  'be permit to',
  'be suppose to',
  'be expect to',
)
const denials = words('not', 'never')
const fillers = words('only', 'always', 'also', 'both', 'either', 'all', 'each', 'still', 'just', 'currently')
const verbs: [Group['verb'], Parser<string>][] = [
  ['be', words('be', 'have be', 'lie', 'range', 'fall', 'remain', 'stay', 'measure', 'weigh', 'last', 'look', 'seem', 'amount to', 'add up to')],
  ['have', words('have', 'need', 'contain', 'include', 'consist of', 'comprise', 'hold', 'be make up of', 'be compose of')],
  ['accept', words('accept', 'allow', 'take', 'permit', 'admit')],
] // prettier-ignore
const ways = words(
  'be enter as',
  'be enter in',
  'be give as',
  'be give in',
  'be state in',
  'be specify as',
  'be specify in',
  'be write in',
  'be type in',
  'be limit to',
  'be restrict to',
  'be set to',
  'be choose from',
  'be select from',
  'be measure in',
  'be express in',
  'be set',
  'be adjust',
  'be choose',
  'be select',
  'be enter',
  'be specify',
  'be give',
  'be order',
  'be book',
  'be fine',
  'be ok',
  'be okay',
  'be acceptable',
  'be allow',
  'be permit',
  'be possible',
  'be valid',
  'be read',
  'be record',
  'be type in',
  'be type',
  'be note',
  'be cap at',
  'be selectable from',
  'be selectable',
  'be hold',
  'be offer',
  'go in as',
  'go in',
  'come in',
  'be make of',
  'be make up of',
)
const doing = words('do not', 'do')
const limiting = new Set(['be limit to', 'be restrict to', 'be cap at'])

/** "must not be", "may only contain", "is limited to", "shall have": what stands between a subject and what is said of it. */
export function verbGroup(input: Input, at: number, takesWays = true): Match<Group> {
  const group: Group = {
    verb: 'none',
    isDenied: false,
    isDemand: false,
    isOnly: false,
    isMost: false,
  }
  const demand = demands(input, at)
  const asks = doing(input, at)
  let end = skipped(input, demand?.end ?? asks?.end ?? at, group)
  group.isDenied ||= asks?.value === 'do not'
  group.isDemand = demand !== undefined
  const way = takesWays ? ways(input, end) : undefined
  if (way) {
    group.verb = 'be'
    group.isMost = limiting.has(way.value)
    return { value: group, end: skipped(input, way.end, group) }
  }
  for (const [verb, said] of verbs) {
    const found = said(input, end)
    // "Corrections needed from the applicant" need nothing.
    const token = input.tokens[end]
    if (!found || (found.value === 'need' && token?.kind === 'word' && token.participle)) continue
    group.verb = verb
    end = skipped(input, found.end, group)
    const been = found.value === 'have' ? words('be')(input, end) : undefined
    if (been) return { value: { ...group, verb: 'be' }, end: skipped(input, been.end, group) }
    // "Accepts values from 1 to 99" limits what is entered, whatever it is called there.
    const any =
      verb === 'accept' ? words('values', 'entries', 'inputs', 'values only')(input, end) : undefined
    return { value: group, end: any?.end ?? end }
  }
  return { value: group, end }
}

function skipped(input: Input, at: number, group: Group): number {
  let end = at
  for (let steps = 0; steps < 3; steps += 1) {
    const denial = denials(input, end)
    const filler = denial ? undefined : fillers(input, end)
    if (denial) group.isDenied = true
    if (filler?.value === 'only') group.isOnly = true
    const next = denial ?? filler
    if (!next) return end
    end = next.end
  }
  return end
}
