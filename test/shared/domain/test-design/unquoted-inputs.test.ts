import { expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const casesOf = (...text: string[]) =>
  designTests({ mode: 'agentic', requirements: text.join('\n\n') }).testCases
const enters = (label: string, all: ReturnType<typeof casesOf>) =>
  all.filter(({ steps = [] }) => steps.some(({ action }) => action.includes(`"${label}"`)))

test('where a text quotes its inputs, no run looks for one that it never quotes', () => {
  const cases = casesOf(
    'A parcel has "Sender", "Size" (Small, Large; Small preset) and "Note".',
    'The button is "Send".',
    'The cargo must be between 1 and 30 kg; otherwise "The cargo is too heavy." is shown.',
  )
  const doubtful = enters('Cargo', cases)
  expect(doubtful.length).toBeGreaterThan(0)
  for (const { automation } of doubtful)
    expect(automation).toMatchObject({
      ready: false,
      reasons: expect.arrayContaining(['the text does not call "Cargo" an input as it does others']),
    })
})

test('a short form of a quoted name is that input, and a text that quotes none is taken at its word', () => {
  const rule = 'The cargo must be between 1 and 30 kg; otherwise "The cargo is too heavy." is shown.'
  for (const text of [
    ['The form has the fields "Sender", "Cargo in kg" and "Note" and the button "Send".', rule],
    ['The button is "Send".', rule],
  ]) {
    const cases = casesOf(...text).filter(({ title }) => /refused/i.test(title))
    expect(
      cases.some(({ automation }) => automation?.ready),
      text[0],
    ).toBe(true)
  }
})

test('what somebody presses is no input', () => {
  for (const { automation, steps = [] } of casesOf(
    '"Start oven" can be pressed only with at least 2 loaves in the oven.',
    'The field "Loaves" must be between 1 and 9; otherwise "Too many loaves." is shown.',
  ))
    if (steps.some(({ action }) => /^Enter .* in the "Start oven"/.test(action)))
      expect(automation?.ready).toBe(false)
})
