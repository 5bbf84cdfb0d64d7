import { expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const design = (requirements: string) =>
  designTests({ requirements, mode: 'generate', maxTestCases: 200 }).testCases

test('a selection that may stay empty is left untouched for what that means', () => {
  const cases = design(
    'The form has the fields Term (2 to 60 characters, required) and Category (Music, Sports). If no category is selected, all categories are searched.',
  )
  const one = cases.find(({ expectedResult }) => expectedResult === 'All categories are searched')
  const steps = (one?.steps ?? []).map(({ action }) => action).join('\n')
  expect(one?.title).toContain('no Category is selected')
  expect(steps).toContain('"Term"')
  expect(steps).not.toContain('"Category"')
})

test.each([
  [
    'A patient may have no more than 3 open visits. On the next attempt "Too many visits" is displayed.',
    'Too many visits',
  ],
  [
    'Each team can own up to 10 projects. When the limit is reached, "No more projects" appears.',
    'No more projects',
  ],
  [
    'A reader cannot have more than 5 reservations. Another one leads to "No more reservations".',
    'No more reservations',
  ],
])('a number of things that somebody owns is tried at its limit: %s', (text, message) => {
  const cases = design(text).filter(({ tags = [] }) => tags.includes('limit'))
  expect(cases.map(({ expectedResult = '' }) => expectedResult.includes(`"${message}" is shown`))).toEqual([
    false,
    true,
  ])
})

test.each([
  'If a customer has at most 3 orders, shipping is 5 EUR.',
  'A customer who has more than 3 orders gets a discount.',
  'A user name has at most 20 characters.',
])('what is no limit of somebody gives none: %s', (text) => {
  expect(design(text).filter(({ tags = [] }) => tags.includes('limit'))).toEqual([])
})

test('letters of the other case are a near miss of their own beside other characters', () => {
  const wrong = design(
    'Nickname: 5 to 20 characters, lower-case letters and digits only. Otherwise "Not allowed" is shown.',
  ).flatMap(({ title, steps = [] }) =>
    /refused when nickname has a/i.test(title)
      ? [/"([^"]*)" in the/.exec(steps.map(({ action }) => action).join())?.[1] ?? '']
      : [],
  )
  expect(wrong.some((value) => /^[a-z0-9]*[A-Z][A-Za-z0-9]*$/.test(value))).toBe(true)
  expect(wrong.some((value) => /^[^A-Z]*[^A-Za-z0-9][^A-Z]*$/.test(value))).toBe(true)
  for (const value of wrong) expect(value.length).toBeGreaterThanOrEqual(5)
})
