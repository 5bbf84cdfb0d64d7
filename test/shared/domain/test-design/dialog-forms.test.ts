import { expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const rest =
  'The field "Remark" must have at least 5 characters; otherwise "The remark is too short." is shown.'
const casesOf = (...text: string[]) =>
  designTests({ mode: 'agentic', requirements: [...text, rest].join('\n\n') }).testCases.filter(
    ({ tags = [] }) => tags.includes('negative'),
  )

test('a form in a dialog is filled in behind the button that opens it', () => {
  for (const sentence of [
    '"Archive" opens a dialog, titled "Archive the file?", with the input "Remark" and the buttons "Leave it" and "Confirm".',
    'Clicking "Archive" opens a dialog with the field "Remark" and the buttons "Confirm" and "Leave it".',
    'When the user presses "Archive", a dialog appears with the field "Remark" and the buttons "Confirm" and "Leave it".',
  ]) {
    const [first] = casesOf(sentence)
    expect(
      first?.steps?.map(({ action }) => action),
      sentence,
    ).toEqual([
      'Open the page',
      'Click the "Archive" button',
      'Enter "Plea" in the "Remark" field',
      'Click the "Confirm" button',
    ])
    expect(first?.automation?.ready, sentence).toBe(true)
  }
})

test('no run opens a dialog where several buttons do, or one in each row, or the field may stand on the page', () => {
  for (const sentences of [
    ['"Archive" opens a dialog with the buttons "Confirm" and "Leave it".'],
    ['"Archive" and "Drop" open a dialog with the buttons "Confirm" and "Leave it".'],
    ['Each row has "Archive".', '"Archive" opens a dialog with the buttons "Confirm" and "Leave it".'],
  ])
    for (const { automation } of casesOf(...sentences))
      expect(automation, sentences.join(' ')).toMatchObject({
        ready: false,
        reasons: expect.arrayContaining(['precondition must be set up: The dialog is open']),
      })
})

test('a form beside a dialog is filled in on the page', () => {
  const [first] = casesOf(
    'The form has the field "Remark" and the button "Save".',
    '"Archive" opens a dialog with the buttons "Confirm" and "Leave it".',
  )
  expect(first?.steps?.map(({ action }) => action)).not.toContain('Click the "Archive" button')
})

test('an input that may be empty in one sentence and is refused in another is not tried empty', () => {
  const { testCases } = designTests({
    mode: 'agentic',
    requirements:
      'The form has the field "Remark" and the button "Save".\n\nIf "Remark" is empty, "Say something." is shown.\n\nFor short visits the field "Remark" may be empty.',
  })
  for (const { title, automation } of testCases)
    if (/accepted when Remark is empty/.test(title)) expect(automation?.ready).toBe(false)
})
