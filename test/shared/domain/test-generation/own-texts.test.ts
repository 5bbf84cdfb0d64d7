import { expect, test } from 'vitest'
import { generateTests } from '../../../../shared/domain/test-generation/index.ts'

const form =
  '# Order\n\nThe page "Order" is at /order. It has the fields "Postcode", "Quantity" and the button "Send".\n\n' +
  '- If the quantity is more than 20, the message "At most 20" is shown.\n\n'
const rule = '# Postcode\n\n- If the postcode does not have 5 digits, the message "No postcode" is shown.\n\n'
const news =
  '# News\n\nThe page "News" is at /news. It has the field "Email" and the button "Subscribe".\n\n' +
  '- If the email has more than 30 characters, the message "Too long" is shown.\n\n'

const design = (requirements: string, ownTexts: Parameters<typeof generateTests>[0]['ownTexts'] = []) =>
  generateTests({ requirements, ownTexts, mode: 'agentic' })
const actionsOf = ({ testCases }: ReturnType<typeof generateTests>) =>
  testCases.flatMap(({ steps = [] }) => steps.map(({ action }) => action))

test('what stands beside is known of the application, and only what is asked becomes cases', () => {
  const text = form + rule
  const asked = { start: form.length, end: text.length }
  const { testCases, requirements, gaps } = design(text, [{ start: 0, end: text.length, asked }])
  expect(testCases.map(({ title }) => title)).toEqual([
    'Postcode of 5 characters is accepted',
    'Postcode of 4 characters is refused',
    'Postcode of 6 characters is refused',
    'Postcode "abcde" is refused',
    'Postcode "10!15" is refused',
  ])
  expect(testCases.every(({ automation }) => automation?.ready)).toBe(true)
  expect(testCases[0]?.steps?.map(({ action }) => action)).toEqual([
    'Open "/order"',
    'Enter "10115" in the "Postcode" field',
    'Enter "10" in the "Quantity" field',
    'Click "Send"',
  ])
  expect(requirements.map(({ start, end }) => text.slice(start, end))).toEqual([
    'If the postcode does not have 5 digits, the message "No postcode" is shown.',
  ])
  expect(gaps.every(({ requirementRef }) => requirementRef === requirements[0]?.id)).toBe(true)
})

test('a limit from beside of what is no field of the page is nothing that the cases enter', () => {
  const beside =
    '# Weight\n\n- If the parcel label has more than 9 characters, "Label too long" is shown.\n\n'
  const text = form + beside + rule
  const asked = { start: form.length + beside.length, end: text.length }
  const designed = design(text, [{ start: 0, end: text.length, asked }])
  expect(actionsOf(designed).filter((action) => action.includes('label'))).toEqual([])
  expect(designed.testCases.every(({ automation }) => automation?.ready)).toBe(true)
})

test('stretches of their own do not meet: each has its fields, its button and its address', () => {
  const text = form + news
  const { testCases, requirements } = design(text, [
    { start: 0, end: form.length },
    { start: form.length, end: text.length },
  ])
  for (const { steps = [] } of testCases) {
    const said = steps.map(({ action, expectedResult }) => `${action} ${expectedResult}`).join()
    expect(said.includes('/news')).toBe(said.includes('Email'))
    expect(said.includes('/order')).toBe(said.includes('Quantity'))
  }
  expect(requirements.map(({ sentence, start, end }) => text.slice(start, end) === sentence)).not.toContain(
    false,
  )
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length)
  const opened = testCases.filter(({ title }) => title === 'The opened page has its controls')
  expect(opened.map(({ steps = [] }) => steps[0]?.action)).toEqual(['Open "/order"', 'Open "/news"'])
})

test('one stretch that is the whole is the text', () => {
  const text = form + rule
  expect(design(text, [{ start: 0, end: text.length }])).toEqual(design(text))
})

test('stretches without words, out of the text or turned round say nothing', () => {
  const odd = [
    { start: 0, end: 0 },
    { start: 9, end: 3 },
    { start: 9000, end: 9999 },
  ]
  expect(design(rule, odd).testCases).toEqual([])
})
