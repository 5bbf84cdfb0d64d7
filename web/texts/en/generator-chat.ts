const number = (count: number) => count.toLocaleString('en')
const many = (count: number, one: string, more: string) => `${number(count)} ${count === 1 ? one : more}`
const casesSaid = (count: number) => many(count, 'case', 'cases')

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
  added: (count: number) => `${casesSaid(count)} added`,
  updated: (count: number) => `${casesSaid(count)} changed`,
  removed: (count: number) => `${casesSaid(count)} removed`,
  removedIds: (ids: readonly string[]) =>
    `${ids.slice(0, 12).join(', ')}${ids.length > 12 ? ` and ${number(ids.length - 12)} more` : ''}`,
  showChanged: 'Show what changed',
  hideChanged: 'Hide what changed',
  /** For who does not see which answer the button stands below. */
  changedBy: (words: string, message = '') => `${words}: ${message.slice(0, 80)}`,
  undo: 'Undo',
  undoOf: 'Undo what this message changed',
  changesOf: 'What this message changed',
  undoMessage: 'undo',
  caseIs: { added: 'added', changed: 'changed', removed: 'removed' },
  formatBefore: (format: string) => `The format was ${format} before.`,
  scopeBefore: (scope: string) => `The scope was ${scope} before.`,
  reordered: 'The cases stand in another order.',
  moreCases: (left: number) => `Show ${number(left)} more`,
  restJudged: (count: number) =>
    `${casesSaid(count)} more: only what was found of ${count === 1 ? 'it' : 'them'} is another.`,
  nothingChanged: 'No case was changed.',
  applied: ({ added, updated, removed }: Changes) =>
    [
      ...(added.length > 0 ? [`${casesSaid(added.length)} added`] : []),
      ...(updated.length > 0 ? [`${casesSaid(updated.length)} changed`] : []),
      ...(removed.length > 0 ? [`${casesSaid(removed.length)} removed`] : []),
    ].join(', '),
}
