import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'

const matrix = `## Who may do what

| Action | Customer | Box office | Organiser |
|---|---|---|---|
| Buy tickets | ✓ | ✓ | – |
| Cancel a booking | own bookings | yes | no |
| Change prices | no | no | yes |

Whoever tries something that is not allowed gets the message "You do not have permission".`

/** Checklists may add cases of their own; those of roles and actions are meant here. */
const design = (requirements: string) => {
  const result = designTests({ requirements, mode: 'generate', maxTestCases: 200 })
  return { ...result, testCases: result.testCases.filter(({ tags = [] }) => tags.includes('permission')) }
}
const short = ({ title, expectedResult }: TestCase) => `${title} => ${expectedResult ?? ''}`

describe('a permission matrix', () => {
  const { testCases, summary, gaps } = design(matrix)
  test('is tested cell by cell, and what is refused expects the message of the text', () => {
    expect(testCases.map(short)).toEqual([
      'Customer may buy tickets => The tickets are bought',
      'Box office may buy tickets => The tickets are bought',
      'Organiser may not buy tickets => The message "You do not have permission" is shown',
      'Customer may cancel a booking of their own => The booking is cancelled',
      'Customer may not cancel a booking of somebody else => The message "You do not have permission" is shown',
      'Box office may cancel a booking => The booking is cancelled',
      'Organiser may not cancel a booking => The message "You do not have permission" is shown',
      'Customer may not change prices => The message "You do not have permission" is shown',
      'Box office may not change prices => The message "You do not have permission" is shown',
      'Organiser may change prices => The prices are changed',
    ])
    expect(summary.coverage.byTechnique['Decision Table Testing']).toEqual({
      items: 10,
      covered: 10,
      percent: 100,
    })
    expect(gaps).toEqual([])
  })
  test('says who is signed in and whose thing it is', () =>
    expect(testCases.find(({ title }) => title.includes('somebody else'))?.preconditions).toEqual([
      'Signed in with the role "Customer"',
      'The booking belongs to somebody else',
    ]))
})

describe('"only"', () => {
  const text = 'Only administrators can delete users. Members may view articles.'
  test('refuses every other role of the text', () =>
    expect(design(text).testCases.map(({ title }) => title)).toEqual([
      'Administrator may delete users',
      'Member may view articles',
      'Member may not delete users',
    ]))
  test('refuses somebody who is not signed in where the text speaks of signing in', () =>
    expect(
      design(`${text} All users sign in with their e-mail address.`).testCases.map(({ title }) => title),
    ).toContain('Somebody who is not signed in may not delete users'))
  test('leaves the outcome of a refusal open where the text states none', () => {
    const { testCases, gaps } = design(text)
    const refused = testCases.find(({ title }) => title === 'Member may not delete users')
    expect(refused?.automation?.ready).toBe(false)
    expect(refused?.coverageItems?.map(({ oracle }) => oracle)).toEqual(['inferred'])
    expect(gaps.map(({ description }) => description)).toContain(
      'The text does not state the outcome for: Member may not delete users but tries',
    )
  })
})

test('a text in which everybody may do everything tells no roles apart', () =>
  expect(design('Customers can view invoices. Customers can print invoices.').testCases).toEqual([]))

test('their own requests are the exception', () =>
  expect(
    design('An employee can approve requests except their own.').testCases.map(({ title }) => title),
  ).toEqual([
    'Employee may not approve requests of their own',
    'Employee may approve requests of somebody else',
  ]))

test('a menu item that a role must not see is looked for', () =>
  expect(
    design('Viewers must not see the menu item "Administration".').testCases.map(({ steps = [] }) =>
      steps.map(({ action, expectedResult }) => `${action} => ${expectedResult}`),
    ),
  ).toEqual([['Open the page => "Administration" is not visible']]))

describe('the checker', () => {
  const { sentences, read } = readSource({ text: matrix })
  const model = buildModel(sentences, read)
  const checker = new CoverageChecker(model, itemsOf(model))
  const found = design(matrix).testCases.find(
    ({ title }) => title === 'Box office may not change prices',
  ) as TestCase
  const ids = (testCase: TestCase) => [...checker.exercised(testCase)]
  test('confirms the case as it stands', () =>
    expect(ids(found)).toEqual([expect.stringContaining('Box office may not change prices')]))
  test('drops it for another role, another action or another outcome', () => {
    expect(ids({ ...found, preconditions: ['Signed in with the role "Organiser"'] })).toEqual([])
    expect(ids({ ...found, preconditions: [] })).toEqual([])
    expect(
      ids({
        ...found,
        preconditions: [...(found.preconditions ?? []), 'Signed in with the role "Customer"'],
      }),
    ).toEqual([])
    expect(
      ids({ ...found, steps: (found.steps ?? []).map((step) => ({ ...step, action: 'Open the page' })) }),
    ).toEqual([])
    expect(ids({ ...found, expectedResult: 'The prices are changed' })).toEqual([])
  })
})

describe('"only"', () => {
  const titles = (text: string) => design(text).testCases.map(({ title }) => title)
  test('leaves out whoever else the text shows at work', () =>
    expect(
      titles('An agent takes the ticket. The customer gets an e-mail. Only team leads may delete tickets.'),
    ).toEqual([
      'Team lead may delete tickets',
      'Agent may not delete tickets',
      'Customer may not delete tickets',
    ]))
  test('refuses nothing to a wider name of the same people', () =>
    expect(
      titles('A customer has a basket. The reader sees books. Only premium customers may order samples.'),
    ).toEqual(['Premium customer may order samples']))
})

test('a right without an object that can be seen to change is said as a right', () => {
  const [found] = design('Only administrators can manage users.').testCases
  expect(found?.expectedResult).toBe('The role "Administrator" can manage users')
})
