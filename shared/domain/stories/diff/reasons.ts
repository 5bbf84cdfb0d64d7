import { changedWords } from './changed-words.ts'
import { readCriterion } from './read-criterion.ts'
import type { Criterion, WordChange } from './types.ts'

const mostChanges = 8
const longest = 120

/** What changed of a criterion, in its words. */
export function updatedReason(previous: Criterion, current: Criterion): string {
  const [was, is] = [readCriterion(previous), readCriterion(current)]
  return [
    sentenceOf('expected result', changedWords(was.outcome, is.outcome)),
    sentenceOf('condition', changedWords(was.condition, is.condition)),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function sentenceOf(what: string, changes: readonly WordChange[]): string {
  if (changes.length === 0) return ''
  const more = changes.length - mostChanges
  return `The ${what} changed: ${changes.slice(0, mostChanges).map(told).join(', ')}${more > 0 ? ` and ${more} more changes` : ''}.`
}

const told = ({ from, to }: WordChange): string =>
  from === '' ? `${quoted(to)} came in` : to === '' ? `${quoted(from)} went out` : `${quoted(from)} became ${quoted(to)}` // prettier-ignore

export const addedReason = (criterion: Criterion): string =>
  `No case tests this criterion: ${quoted(spoken(criterion))}.`

export const removedReason = (criterion: Criterion, hasCase: boolean): string =>
  `The story has this criterion no more: ${quoted(spoken(criterion))}.${hasCase ? '' : ' No case tested it.'}`

const spoken = ({ given, when, then }: Criterion): string =>
  [given && `given ${given}`, when && `when ${when}`, then && (given || when ? `then ${then}` : then)]
    .filter((part) => part !== '')
    .join(', ')

const quoted = (words: string): string =>
  `"${words.length <= longest ? words : `${words.slice(0, longest).trimEnd()}…`}"`
