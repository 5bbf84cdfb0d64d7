import type { Reference } from '../../tokens.ts'
import { alternative, words, type Input, type Match } from '../parser.ts'
import { references } from '../reference.ts'
import { endsHere } from './ends.ts'
import type { Condition } from './said.ts'
import { verbGroup } from './verb-group.ts'

const same = words('match', 'match each other', 'the same', 'identical', 'equal', 'be the same', 'be identical', 'be equal', 'agree') // prettier-ignore
const other = words('different', 'differ', 'be different', 'differ from each other')

/** "The password and its repetition must match": two entries that are compared with each other. */
export const alike = alternative(
  'constraint: two are alike',
  (input: Input, at: number): Match<{ subject: Reference; holds: Condition }> | undefined => {
    const who = references(input, words('both')(input, at)?.end ?? at)
    const [left, right, more] = who?.value ?? []
    const { value: group, end: from } = verbGroup(input, who?.end ?? at)
    const is = same(input, from)
    const found = is ?? other(input, from)
    if (!left || !right || more || !group.isDemand || !found || !endsHere(input, found.end)) return undefined
    const operator = (is !== undefined) === group.isDenied ? '!=' : '='
    const holds: Condition = {
      kind: 'compare',
      left: { kind: 'subject', subject: left },
      operator,
      right: { kind: 'subject', subject: right },
    }
    return { value: { subject: left, holds }, end: found.end }
  },
)
