import { notesOf } from '../test-cases/evidence-words.ts'
import type { TestCase } from '../test-cases/schema.ts'
import { escapeLabels } from './label-escapes.ts'

interface Extra {
  /** The title, where the summary had to be shortened. */
  fullTitle?: string | undefined
  /** Listed where the format has no other place for them. */
  withPreconditions?: boolean
}

/** What Jira takes as a description, less one for the guard that a CSV may put before it. */
const limit = 32_766
const cutMark = ' … [cut at the limit of a description]'

/**
 * A description for a tracker: the case's own, then, each below its label, what the tracker has no field for. Parts are parted by a blank
 * line, items of a list begin with "- ", and their further lines are indented by two blanks. Single texts always fit, by the limits of their
 * fields; lists share what is left, and a mark says where one was cut.
 */
export function describe(testCase: TestCase, { fullTitle = '', withPreconditions = false }: Extra): string {
  const { description = '', objective = '', preconditions = [], postconditions = [] } = testCase
  const { requirementRef = '', designTechnique = '' } = testCase
  const singles = [
    labelled('Requirement', requirementRef),
    labelled('Design technique', designTechnique),
    labelled('Full title', fullTitle),
  ]
  const before = [escapeLabels(description), labelled('Objective', objective)]
  const room = limit - joined([...before, '-', '-', ...singles]).length
  const lists = sharing(room, [
    withPreconditions ? list('Preconditions', preconditions) : '',
    list('Afterwards', postconditions),
  ])
  const whole = joined([...before, ...lists, ...singles])
  // Notes are the first that a full description does without.
  const notes = list('Check notes', notesOf(testCase))
  return (joined([whole, notes]).length <= limit ? joined([whole, notes]) : whole)
    .slice(0, limit)
    .toWellFormed()
}

const joined = (parts: string[]) => parts.filter((part) => part.trim() !== '').join('\n\n')

/** Two texts that fit together: each has half of the room, and what the other does not need. */
function sharing(room: number, [one, other]: [string, string]): [string, string] {
  const half = Math.floor(room / 2)
  return [
    cutTo(one, Math.max(half, room - other.length)),
    cutTo(other, Math.max(room - half, room - one.length)),
  ]
}

const cutTo = (text: string, length: number) =>
  text.length <= length ? text : text.slice(0, length - cutMark.length).toWellFormed() + cutMark

const labelled = (label: string, text: string) =>
  text.trim() === '' ? '' : `${label}: ${escapeLabels(text)}`

function list(label: string, texts: string[]): string {
  const items = texts
    .filter((text) => text.trim() !== '')
    .map((text) => `\n- ${text.replaceAll('\n', '\n  ')}`)
  return items.length > 0 ? `${label}:${items.join('')}` : ''
}
