import { expect, test } from 'vitest'
import { draftNotes, writeDown } from '../../../../shared/domain/user-documentation/index.ts'
import { story } from './support.ts'

const defect = (number: number, status: string) => ({
  defectId: `defect-${number}`,
  number,
  title: 'Two receipts',
  severity: 'major',
  status,
})
const content = (given: Partial<Parameters<typeof draftNotes>[0]> = {}) => ({
  title: 'Notes',
  period: 'Sprint 4',
  stories: [],
  fixed: [],
  open: [],
  ...given,
})
const written = (given: Parameters<typeof content>[0]) =>
  writeDown(draftNotes(content(given)), { format: 'markdown', cites: true })
const contentOf = (given: Parameters<typeof content>[0], id: string) =>
  written(given).sections.find((one) => one.id === id)?.content

test('what was finished, fixed and is open stands by kind, each line with its record', () => {
  const given = {
    stories: [
      story(1, { title: 'Pay', userStory: 'As a guest, I want to pay by card' }),
      story(2, { title: 'Move the logs', type: 'task' }),
      story(3, { title: 'Try a queue', type: 'spike' }),
      story(4, { title: 'No receipt', type: 'bug' }),
    ],
    fixed: [defect(7, 'fixed'), defect(8, 'closed')],
    open: [defect(9, 'deferred'), defect(10, 'open')],
  }
  expect(contentOf(given, 'new-features')).toBe('- **Pay (#1)**: As a guest, you can pay by card. [1]\n')
  expect(contentOf(given, 'other-changes')).toBe('- Move the logs (#2) [3]\n')
  expect(contentOf(given, 'fixed-defects')).toBe(
    '- Two receipts (#7, major, fixed, not yet verified) [4]\n- Two receipts (#8, major) [5]\n- No receipt (#4) [2]\n',
  )
  expect(contentOf(given, 'known-issues')).toBe(
    '- Two receipts (#9, major, deferred) [6]\n- Two receipts (#10, major) [7]\n',
  )
  expect(contentOf(given, 'summary')).toBe(
    'Sprint 4:\n\n- 1 new feature [1]\n- 1 other change [3]\n- 3 fixed defects [2, 4, 5]\n- 2 known issues [6, 7]\n',
  )
  const { sections, warnings } = written(given)
  expect(sections.flatMap(({ sources }) => sources).find(({ n }) => n === 4)).toMatchObject({
    kind: 'defect',
    id: 'defect-7',
    number: 7,
    quote: 'Two receipts',
  })
  expect(warnings).toEqual(['Spikes are told to no reader: Story #3.'])
})

test('a line that says no more than its title stands there once', () => {
  const title = 'The list must be sorted by name'
  const stories = [
    story(5, { title, userStory: 'I want the list to be sorted by name.' }),
    story(6, { title, userStory: 'I want the list to be sorted by name and date.' }),
  ]
  const told = contentOf({ stories }, 'new-features')
  expect(told).toMatch(/^- The list must be sorted by name \(#5\) \[1\]$/m)
  expect(told).toContain('name and date')
})

test('the last verdicts of the cases are counted, never rounded up, and what failed is named', () => {
  const result = (number: number, status: 'passed' | 'failed') => ({
    testCaseId: `case-${number}`,
    number,
    title: 'Card',
    status,
    criterion: null,
  })
  const cases = [...Array.from({ length: 199 }, (_, at) => result(at, 'passed')), result(300, 'failed')]
  const evidence = contentOf({ stories: [story(1, { cases })] }, 'test-evidence')
  expect(evidence).toBe(
    '199 of 200 test cases of these stories passed when last run (99 %). [2]\n\n- Test case #300 failed: Card [3]\n',
  )
})

test('of more failing cases than are named the notes say how many there are', () => {
  const cases = Array.from({ length: 51 }, (_, at) => ({
    testCaseId: `case-${at}`,
    number: at + 1,
    title: 'Card',
    status: 'error' as const,
    criterion: null,
  }))
  const { sections, warnings } = written({ stories: [story(1, { cases })] })
  const evidence = sections.find(({ id }) => id === 'test-evidence')?.content ?? ''
  expect(evidence.match(/could not be completed/g)).toHaveLength(50)
  expect(warnings).toEqual(['The notes name 50 of 51 test cases that did not pass when last run.'])
})

test('where nothing happened, each section says so', () => {
  const { sections } = written({})
  expect(
    sections.every(({ content: said, sources }) => /^\*.*\*\n$/.test(said) && sources.length === 0),
  ).toBe(true)
})
