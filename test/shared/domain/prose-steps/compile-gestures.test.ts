import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import type { TypedAction } from '../../../../shared/domain/prose-steps/types.ts'

const compile = (action: string) =>
  compileStep({ action, expectedResult: '' }, { baseUrl: 'http://h.test/base' })

const cv = { name: 'CV' }
const note = { role: 'textbox', name: 'Note' }
const file = (name: string, mediaType: string, sizeBytes: number) => ({ name, mediaType, sizeBytes })
const pdf = (sizeBytes: number, name = 'cv.pdf') => file(name, 'application/pdf', sizeBytes)

describe('dragging, typing, files, tabs and pages', () => {
  test.each<[string, TypedAction]>([
    [
      'The user drags "to do" onto "on or off"',
      { action: 'drag', target: { name: 'to do' }, to: { name: 'on or off' } },
    ],
    [
      'Drag the "Volume" slider to 70',
      { action: 'fill', target: { role: 'slider', name: 'Volume' }, value: '70' },
    ],
    [
      'Upload a 5 MB plus 1 byte PDF file to "CV"',
      { action: 'upload', target: cv, files: [pdf(5_000_001, 'test.pdf')] },
    ],
    ['Attach a 10 kB file "cv.pdf" to "CV"', { action: 'upload', target: cv, files: [pdf(10_000)] }],
    ['Upload a PDF file of 1,500 bytes', { action: 'upload', files: [pdf(1500, 'test.pdf')] }],
    [
      'Upload an empty file "a.txt" to "CV"',
      { action: 'upload', target: cv, files: [file('a.txt', 'text/plain', 0)] },
    ],
    [
      'Upload "a.exe" to "CV"',
      { action: 'upload', target: cv, files: [file('a.exe', 'application/octet-stream', 1000)] },
    ],
    ['Select the file "cv.pdf" for "CV"', { action: 'upload', target: cv, files: [pdf(1000)] }],
    [
      'Upload the files "a.png" and "b.jpeg" to "CV"',
      {
        action: 'upload',
        target: cv,
        files: [file('a.png', 'image/png', 1000), file('b.jpeg', 'image/jpeg', 1000)],
      },
    ],
    ['Drop a file "cv.pdf" on "CV"', { action: 'upload', target: cv, files: [pdf(1000)], drop: true }],
    ['Type "x" at the end of "Note"', { action: 'type', target: note, value: 'x' }],
    ['Type "x" key by key in the "Note" field', { action: 'type', target: note, value: 'x', replace: true }],
    ['Press and hold "Record"', { action: 'click', target: { name: 'Record' }, heldMs: 1500 }],
    [
      'Hold the "Record" button for 3 seconds',
      { action: 'click', target: { role: 'button', name: 'Record' }, heldMs: 3000 },
    ],
    ['Long-press "Red" for 800 ms', { action: 'click', target: { name: 'Red' }, heldMs: 800 }],
    [
      'Click the row "A" while holding Shift',
      { action: 'click', target: { role: 'row', name: 'A' }, modifiers: ['Shift'] },
    ],
    ['Switch back', { action: 'switch_tab', tab: 'previous' }],
    ['Switch to the "Help" tab', { action: 'click', target: { role: 'tab', name: 'Help' } }],
    ['Close the tab', { action: 'close_tab' }],
    ['Open "/orders" in a new tab', { action: 'open_tab', url: 'http://h.test/orders' }],
    ['Set the viewport size to 800 by 600 pixels', { action: 'resize', width: 800, height: 600 }],
    ['Open the Harbour application', { action: 'goto', url: 'http://h.test/base' }],
    [
      'Wait for the message "Saved"',
      { action: 'wait_until', checks: [{ kind: 'assert_text', expected: 'Saved', exact: true }] },
    ],
  ])('%s', (prose, expected) => {
    expect(compile(prose)).toEqual({ actions: [expected], checks: [], problems: [] })
  })

  test.each([
    'Upload something',
    'Upload a PDF file "a.txt" to "CV"',
    'Upload a file "../a.txt" to "CV"',
    'Upload a file "a.txt" of 1.5 bytes to "CV"',
    'Upload a file "a.txt" of 1 kB minus 2 kB to "CV"',
    'Resize the window to 9999 x 9999',
    'Append "" to "Note"',
    'Wait until the total changes',
  ])('%s is not guessed', (prose) => {
    expect(compile(prose).problems.map(({ code }) => code)).toEqual(['steps.not_understood'])
  })

  test('several of them make one sentence', () => {
    const { actions, problems } = compile(
      'Upload a file "cv.pdf" to "CV", drag "A" to "B" and switch to the new tab, then resize the window to 375 x 812',
    )
    expect(problems).toEqual([])
    expect(actions.map(({ action }) => action)).toEqual(['upload', 'drag', 'switch_tab', 'resize'])
  })
})

test.each([
  'Press and hold the Enter key',
  'Hold the Enter key for 2 seconds',
  'Hold the Shift key and click "A"',
])('a key that is held is no press of the mouse: %s', (action) => {
  const { actions, problems } = compile(action)
  expect(actions.some((one) => one.action === 'click' && one.heldMs !== undefined)).toBe(false)
  expect(problems).not.toEqual([])
})
