import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { designDerived } from '../../../support/design-derived.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'

const shopping = `# Shopping list

To put something on the list, a person types it into "Item" and clicks "Put on list". New items stand at the top of the list. The box is cleared then.
An item may have up to 30 characters; longer ones are rejected with "At most 30 characters, please." The same item cannot be on the list twice; capitals or small letters make no difference. In that case we show "You already have this."
Each item has a checkbox with the item's name. A ticked item counts as bought. Beside each item there is a "Remove" button, for example "Remove Milk", which takes only that item off the list.
Under the list stands how many items are still to buy, e.g. "3 items to buy", with exactly one "1 item to buy".`

const guests = `# Guest list

- When I enter a name in "Guest name" and press "Invite" or Enter, the guest is added to the end of the list.
- Names have 2 to 25 characters. Shorter names lead to "The name is too short.", longer ones to "The name is too long."
- Not more than 3 guests can be invited. With 3 guests the button "Invite" is greyed out and the page says "The table is full."
- Each guest has a checkbox named after the guest. Ticking it marks the guest as confirmed.
- The tabs "All", "Confirmed" and "Not confirmed" filter the list.
- As long as there are no guests, "Nobody is invited yet." is shown.`

const design = (requirements: string) => designDerived({ requirements, mode: 'generate', maxTestCases: 200 })
const plays = (requirements: string) =>
  new Map(
    design(requirements).testCases.map(({ title, steps = [] }) => [
      title.replace(/^List of \w+: /, ''),
      steps
        .map(({ action, expectedResult }) => (expectedResult ? `${action} => ${expectedResult}` : action))
        .slice(1),
    ]),
  )

test('a shopping list: what is added, refused, removed and counted', () => {
  const found = plays(shopping)
  expect([...found.keys()]).toEqual([
    'an item is added with "Put on list"',
    'the field is empty after an item was added',
    'a new item stands at the top',
    'a text of 31 characters is refused',
    'a text that is already there is refused',
    'the same text in other upper and lower case is refused',
    'the text of a marked entry is refused',
    'a text of 30 characters is taken',
    'an item is marked',
    'the mark of an item is taken away',
    'just one item is removed',
    'the number of unmarked entries after one was marked',
    'the number of unmarked entries after a mark was taken away',
    'the number of unmarked entries after one was removed',
  ])
  expect(found.get('a new item stands at the top')).toEqual([
    'Enter "Bravo" in the "Item" field',
    'Click the "Put on list" button',
    'Enter "Alpha" in the "Item" field',
    'Click the "Put on list" button',
    'Enter "Charlie" in the "Item" field',
    'Click the "Put on list" button => "Charlie", "Alpha" and "Bravo" are shown in this order',
  ])
  expect(found.get('the same text in other upper and lower case is refused')).toEqual([
    'Enter "Alpha" in the "Item" field',
    'Click the "Put on list" button',
    'Enter "ALPHA" in the "Item" field',
    'Click the "Put on list" button => The message "You already have this." is shown and "ALPHA" is not visible and "1 item to buy" is visible',
  ])
  expect(found.get('just one item is removed')?.at(-1)).toBe(
    'Click the "Remove Bravo" button => "Alpha" is visible and "Bravo" is not visible and "Charlie" is visible and "2 items to buy" is visible',
  )
})

test('a guest list: limits of a name, a full list, views', () => {
  const found = plays(guests)
  expect(found.get('a guest is added with the Enter key')).toEqual([
    'Enter "Alpha" in the "Guest name" field',
    'Press Enter in the "Guest name" field => "Alpha" is visible and "Nobody is invited yet." is not visible',
  ])
  expect(found.get('a text of 1 characters is refused')?.at(-1)).toBe(
    'Click the "Invite" button => The message "The name is too short." is shown and "S" is not visible and "Nobody is invited yet." is visible',
  )
  expect(found.get('with 2 guests the list is not full')?.at(-1)).toBe(
    'Click the "Invite" button => "The table is full." is not visible and the "Invite" button is enabled',
  )
  expect(found.get('with 3 guests the list is full')?.at(-1)).toBe(
    'Click the "Invite" button => "The table is full." is visible and the "Invite" button is disabled',
  )
  expect(found.get('the view "Not confirmed" shows its guests only')?.slice(-2)).toEqual([
    'Check the "Alpha" checkbox',
    'Click the "Not confirmed" tab => "Alpha" is not visible and "Bravo" is visible',
  ])
})

test('every case runs as it is, and each claim is confirmed', () => {
  for (const text of [shopping, guests]) {
    const { testCases, summary } = design(text)
    expect(testCases.filter(({ automation }) => automation?.ready !== true)).toEqual([])
    expect(summary.coverage.percent).toBe(100)
  }
})

test('what a list does not say is tried by no case', () => {
  const titles = [...plays(shopping).keys()].join('\n')
  expect(titles).not.toMatch(/Enter key|blanks|view|full|too short/)
})

test('no form is made of what stands beside the list', () => {
  const { testCases } = design(`${shopping}\nThe name of an item must not contain digits.`)
  expect(testCases.filter(({ title }) => !title.startsWith('List of'))).toEqual([])
})

test('an input of unknown kind beside the text leaves the entries alone', () =>
  expect(
    design(`${guests}\n- There is also a field "Table" which must be filled in.`).testCases.map(
      ({ title }) => title,
    ),
  ).toEqual([]))

test('a number beside the text is typed with the least value that it takes', () => {
  const found = plays(`${guests}\n- A field "Seats" takes a whole number from 2 to 8.`)
  expect(found.get('a guest is added with "Invite"')?.slice(0, 2)).toEqual([
    'Enter "Alpha" in the "Guest name" field',
    'Enter "2" in the "Seats" field',
  ])
})

test('what is there after a reload is looked at after one', () => {
  const last = (text: string) =>
    [...plays(`${guests}\n- ${text}`)].find(([title]) => title.includes('reload'))?.[1].at(-1)
  expect(last('After a reload the list is empty.')).toBe(
    'Reload the page => "Alpha" is not visible and "Bravo" is not visible and "Nobody is invited yet." is visible',
  )
  expect(last('The list is kept when the page is reloaded.')).toBe(
    'Reload the page => "Alpha" is visible and "Bravo" is visible and "Nobody is invited yet." is not visible',
  )
})

describe('the checker', () => {
  const { sentences, read } = readSource({ text: shopping })
  const model = buildModel(sentences, read)
  const checker = new CoverageChecker(model, itemsOf(model))
  const cases = design(shopping).testCases
  const titled = (part: string) => cases.find(({ title }) => title.includes(part)) as TestCase
  const changed = (testCase: TestCase, from: string, to: string): TestCase =>
    JSON.parse(
      JSON.stringify(testCase).replaceAll(JSON.stringify(from).slice(1, -1), JSON.stringify(to).slice(1, -1)),
    ) as TestCase

  test.each([
    ['already there is refused', 'You already have this.', 'At most 30 characters, please.'],
    ['31 characters', 'Sample words of some length and', 'Sample words of some length'],
    ['stands at the top', '"Charlie", "Alpha" and "Bravo" are', '"Bravo", "Alpha" and "Charlie" are'],
    ['just one item is removed', '"Bravo" is not visible', '"Bravo" is visible'],
    ['just one item is removed', 'Click the "Remove Bravo" button', 'Click the "Clear" button'],
    ['entries after one was removed', '1 item to buy', '2 items to buy'],
    ['after one was marked', 'Check the "Alpha" checkbox', 'Click the "Alpha" checkbox'],
    ['the field is empty', 'the "Item" field is empty', 'the "Name" field is empty'],
  ])('does not count "%s" when %s becomes %s', (title, from, to) => {
    const right = titled(title)
    expect([...checker.exercised(right)].length).toBeGreaterThan(0)
    expect(changed(right, from, to)).not.toEqual(right)
    expect([...checker.exercised(changed(right, from, to))]).toEqual([])
  })
})

test('any order and choice of its sentences is read without an error, the same each time', () => {
  const sentences = `${shopping} ${guests}`.split(/(?<=\.) |\n+/)
  fc.assert(
    fc.property(fc.shuffledSubarray(sentences, { minLength: 2 }), (some) => {
      const text = some.join('\n')
      expect(design(text)).toEqual(design(text))
    }),
    { numRuns: 25 },
  )
})
