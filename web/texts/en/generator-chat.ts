import { many, number } from './many.ts'

const cases = (count: number) => many(count, 'case', 'cases')
const added = (count: number) => `${cases(count)} added`
const updated = (count: number) => `${cases(count)} changed`
const removed = (count: number) => `${cases(count)} removed`

interface Changes {
  added: readonly string[]
  updated: readonly string[]
  removed: readonly string[]
}

export const texts = {
  conversation: 'Conversation',
  you: 'You,',
  service: 'Tracewright,',
  message: 'What should change?',
  placeholder: 'For example: remove step 2 from TC-001',
  hint: 'Enter sends, Shift with Enter begins a new line.',
  wait: 'A run is working on this session. You can send this once it is over.',
  empty: 'Write what should change, or choose a suggestion.',
  send: 'Send',
  sending: 'Sending…',
  working: 'Working on it…',
  suggestions: 'Suggestions',
  whole: (letters: number) => `Show all ${number(letters)} characters`,
  less: 'Show less',
  added,
  updated,
  removed,
  removedIds: (ids: readonly string[]) =>
    `${ids.slice(0, 12).join(', ')}${ids.length > 12 ? ` and ${number(ids.length - 12)} more` : ''}`,
  showChanged: 'Show what changed',
  hideChanged: 'Hide what changed',
  /** Names the message for screen readers. */
  changedBy: (words: string, message = '') => `${words}: ${message.slice(0, 80)}`,
  undo: 'Undo',
  undoOf: 'Undo what this message changed',
  changesOf: 'What this message changed',
  undoMessage: 'undo',
  formatBefore: (format: string) => `The format was ${format} before.`,
  scopeBefore: (scope: string) => `The scope was ${scope} before.`,
  reordered: 'The cases stand in another order.',
  moreCases: (left: number) => `Show ${number(left)} more`,
  restJudged: (count: number) =>
    `${cases(count)} more: only what was found of ${count === 1 ? 'it' : 'them'} is another.`,
  nothingChanged: 'No case was changed.',
  applied: (changes: Changes) =>
    [
      ...(changes.added.length > 0 ? [added(changes.added.length)] : []),
      ...(changes.updated.length > 0 ? [updated(changes.updated.length)] : []),
      ...(changes.removed.length > 0 ? [removed(changes.removed.length)] : []),
    ].join(', '),
}
