import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PageInventory } from '../../../../shared/domain/page-inventory/schema.ts'
import { refine, type RefinementSession } from '../../../../shared/domain/refinement/index.ts'
import { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { generateTests } from '../../../../shared/domain/test-generation/index.ts'

const requirements = readFileSync(new URL('../corpus/sign-up.md', import.meta.url), 'utf8')
const { testCases } = generateTests({ requirements, mode: 'generate' })
const session: RefinementSession = {
  requirements,
  testCases,
  scope: 'full',
  format: 'standard',
  maxTestCases: 50,
}
const priority = (cases: TestCase[], id: string) => cases.find((one) => one.id === id)?.priority

describe('a message that is not understood', () => {
  for (const message of [
    '',
    'hello there',
    'why is the sky blue?',
    'remove TC-999',
    'make the unicorn tests critical',
    'only the unicorns',
    'change the scope to marketing',
    'more negative tests for Unicorn',
    'add foo',
  ])
    test(`changes nothing and says so: “${message}”`, () => {
      const { testCases: after, reply, understood, added, updated, removed } = refine(message, session)
      expect(after).toEqual(testCases)
      expect([added, updated, removed]).toEqual([[], [], []])
      expect(understood).toBe(false)
      expect(reply.length).toBeGreaterThan(10)
    })
})

describe('priorities', () => {
  test('make TC-003 critical', () => {
    const { testCases: after, updated } = refine('make TC-003 critical', session)
    expect(updated).toEqual(['TC-003'])
    expect(priority(after, 'TC-003')).toBe('critical')
  })
  test('set priority of the email tests to low', () => {
    const { updated, testCases: after } = refine('Set the priority of the Email tests to low.', session)
    expect(updated.length).toBeGreaterThan(0)
    for (const id of updated) expect(after.find((one) => one.id === id)?.title).toMatch(/\bemail\b/i)
  })
  test('raise the priority of a case goes one level up', () => {
    const id = testCases.find((one) => one.priority === 'medium')?.id ?? ''
    expect(priority(refine(`raise the priority of ${id}`, session).testCases, id)).toBe('high')
  })
})

describe('removing', () => {
  test('remove TC-002 to TC-004 removes three cases', () => {
    expect(refine('remove TC-002 to TC-004', session).removed).toEqual(['TC-002', 'TC-003', 'TC-004'])
  })
  test.each(['delete everything', 'remove all test cases'])('%s leaves none', (message) => {
    expect(refine(message, session).testCases).toEqual([])
  })
  test('delete all negative tests keeps the positive ones', () => {
    const { testCases: after } = refine('Delete all negative tests', session)
    expect(after.every((one) => one.tags?.includes('positive'))).toBe(true)
    expect(after.length).toBeGreaterThan(0)
  })
  test('only the tests for Age keeps those about Age', () => {
    const { testCases: after } = refine('only the tests for Age', session)
    expect(after.length).toBeGreaterThan(3)
    for (const one of after) expect(one.coverageItems?.some((item) => item.parameter === 'Age')).toBe(true)
  })
})

describe('adding', () => {
  test('more negative tests for Email adds refused e-mail addresses that no case has', () => {
    const { testCases: after, added } = refine('more negative tests for Email', session)
    const values = after
      .filter(({ id }) => added.includes(id))
      .flatMap((one) => one.steps ?? [])
      .flatMap((step) => (step.testData?.startsWith('Email=') ? [step.testData] : []))
    expect(values).toContain('Email=alex.miller@')
    expect(new Set(values).size).toBe(values.length)
    for (const one of after) expect(TestCase().parse(one)).toEqual(one)
  })
  test('"add negative tests for Email" means the same', () => {
    expect(refine('Add negative tests for Email', session).added).toEqual(
      refine('more negative tests for Email', session).added,
    )
  })
  test('asking again for more finds nothing that is tested already', () => {
    const once = refine('more negative tests for Email', session)
    const again = refine('more negative tests for Email', { ...session, testCases: once.testCases })
    expect(again.added).toEqual([])
    expect(again.understood).toBe(false)
  })
  test('add a test with a value enters that value and expects what the rule says', () => {
    const { testCases: after, added } = refine('Add a test with Age 65', session)
    const one = after.find(({ id }) => id === added[0])
    expect(one?.steps?.some((step) => step.testData === 'Age=65')).toBe(true)
    expect(one?.expectedResult).toBe('"Welcome" is visible')
  })
  test('add a test that … reads the sentence as a requirement', () => {
    const {
      testCases: after,
      added,
      updated,
    } = refine('Add a test that the field "Phone" must have 5 to 15 characters', session)
    expect(updated).toEqual([])
    const data = after
      .filter(({ id }) => added.includes(id))
      .flatMap((one) => one.steps ?? [])
      .map((step) => step.testData ?? '')
    expect(data.some((pair) => pair.startsWith('Phone=') && pair.length === 'Phone='.length + 5)).toBe(true)
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
    expect(new Set(after.map(({ title }) => title)).size).toBe(after.length)
  })
  test('the maximum of the session is never passed', () => {
    const { testCases: after } = refine('more negative tests', {
      ...session,
      maxTestCases: testCases.length + 1,
    })
    expect(after).toHaveLength(testCases.length + 1)
  })
})

describe('what is asked for is added, or nothing is', () => {
  test.each([
    'add a negative test for Name with digits only',
    'add a test for Name with digits only',
    'also test Name with digits only',
    'add a negative test for Age with letters',
    'add two negative tests for Age with decimals',
    'add more negative tests for Email with spaces',
    'add a negative test for Email without an @',
    'more tests for Email in Chinese',
    'add 2 positive tests for Age above 100',
    'add an invalid test for Name longer than 100 characters',
    'add a boundary test for Age at the upper limit',
    'add a security test for Name',
    'add a negative test for Name with "12345"',
    'add a positive test for Age 17',
    'add a negative test that the Age is 65',
  ])('%s', (message) => {
    const { added, understood, reply, testCases: after } = refine(message, session)
    expect([added, understood, after]).toEqual([[], false, testCases])
    expect(reply).not.toContain('Added')
  })

  test.each([
    ['add a negative test for Age 17', 'Age', '17', 'negative'],
    ['add a positive test for Age 65', 'Age', '65', 'positive'],
    ['add a negative test for Name empty', 'Name', '', 'negative'],
    ['add a test for Name with "12345"', 'Name', '12345', 'positive'],
    ['add a test for the Age field of 65', 'Age', '65', 'positive'],
  ])('%s', (message, name, value, kind) => {
    const { added, testCases: after } = refine(message, session)
    const made = after.filter(({ id }) => added.includes(id))
    expect(made).toHaveLength(1)
    expect(made[0]?.tags).toContain(kind)
    expect(made[0]?.steps?.map(({ testData }) => testData)).toContain(`${name}=${value}`)
  })

  test.each([
    ['add more negative tests for Name and Age', ['Age', 'Name'], 'negative'],
    ['add a positive test for the Age field', ['Age'], 'positive'],
    ['add 2 more negative tests for all inputs', ['Name'], 'negative'],
  ])('%s', (message, names, kind) => {
    const { added, testCases: after } = refine(message, session)
    const made = after.filter(({ id }) => added.includes(id))
    expect(made.length).toBeGreaterThan(0)
    for (const { tags } of made) expect(tags).toContain(kind)
    const tried = new Set(
      made.flatMap(({ coverageItems = [] }) => coverageItems.map(({ parameter }) => parameter)),
    )
    expect(tried).toEqual(new Set(names))
  })

  test('why a value is no negative test is said', () => {
    const { reply } = refine('add a negative test for Name with "12345"', session)
    expect(reply).toContain('Name "12345" is accepted, so it is no negative test')
  })
})

describe('changing', () => {
  test('replaces a literal everywhere but in the words of the requirements', () => {
    const { testCases: after, updated } = refine('change "Create account" to "Join now"', session)
    expect(updated).toHaveLength(testCases.length)
    const isOurs = (key: string, value: unknown) => (key === 'testBasis' ? undefined : value)
    expect(JSON.stringify(after, isOurs)).not.toContain('Create account')
    expect(after.map(({ testBasis }) => testBasis)).toEqual(testCases.map(({ testBasis }) => testBasis))
  })
  test('rename refuses a title that another case has', () => {
    expect(refine(`rename TC-002 to "${testCases[0]!.title}"`, session).understood).toBe(false)
    expect(refine('rename TC-002 to "Youngest age"', session).testCases[1]?.title).toBe('Youngest age')
  })
  test('the expected result of a case changes in its last step too', () => {
    const one = refine('change the expected result of TC-001 to "Hello Alex" is visible', session)
      .testCases[0]
    expect(one?.expectedResult).toBe('"Hello Alex" is visible')
    expect(one?.steps?.at(-1)?.expectedResult).toBe('"Hello Alex" is visible')
  })
  describe('by a quoted title, as by id', () => {
    const target = testCases.find(({ steps = [] }) => steps.length > 1)!
    const forms = (id: string) => [
      `Change the title of ${id} to "Youngest age"`,
      `change the expected result of ${id} to "Hello Alex" is visible`,
      `Change step 2 of ${id} to Press "Join now"`,
      `set the expected result of test case ${id} to the priority is high`,
      `change ${id}'s title to Gherkin`,
      `Rename ${id} to "Youngest age"`,
      `change the description of ${id} to say more; make TC-003 critical`,
      `change the test type of ${id} to security`,
      `set the priority of ${id} to low`,
      `remove ${id}`,
    ]
    const applied = (message: string, cases = testCases) => {
      const { reply: _, ...changes } = refine(message, { ...session, testCases: cases })
      return changes
    }

    test.each([
      ['as it is', 'Youngest person who may sign up'],
      ['with quotes in it', 'Enter "17" in "Age"'],
    ])('a title %s', (_, title) => {
      const titled = testCases.map((one) => (one === target ? { ...one, title } : one))
      const [byId, byTitle] = [target.id, `"${title}"`].map((name) =>
        forms(name).map((form) => applied(form, titled)),
      )
      expect(byId!.every(({ understood }) => understood)).toBe(true)
      expect(byTitle).toEqual(byId)
    })

    test('in typographic quotes, and in another case', () => {
      const said = `change the title of “${target.title.toUpperCase()}” to Youngest age`
      expect(applied(said)).toEqual(applied(`change the title of ${target.id} to Youngest age`))
    })

    test('a part of a title is enough where it stands in no other', () => {
      const titled = testCases.map((one) => (one === target ? { ...one, title: 'A unicorn signs up' } : one))
      expect(applied('change the title of "unicorn" to "A horse"', titled).updated).toEqual([target.id])
    })

    test('a part of several titles is refused with their ids, and changes nothing', () => {
      const { understood, reply } = refine('change the title of "Email" to "x"', session)
      expect(understood).toBe(false)
      expect(reply).toMatch(/TC-\d+, TC-\d+/)
    })

    test('the new text may be the title of another case in other fields', () => {
      const other = testCases.find((one) => one !== target)!.title
      const { testCases: after } = applied(`change the description of "${target.title}" to "${other}"`)
      expect(after.find(({ id }) => id === target.id)?.description).toBe(other)
    })
  })
  test('a type that there is not is refused with those that there are', () =>
    expect(refine('change the type of TC-001 to magic', session).reply).toContain('security'))
  test('use Gherkin fills gherkin, back to standard removes it', () => {
    const gherkin = refine('switch to Gherkin format', session)
    expect(gherkin.format).toBe('gherkin')
    expect(gherkin.testCases.every((one) => one.gherkin?.includes('Scenario'))).toBe(true)
    const back = refine('use the standard format', {
      ...session,
      testCases: gherkin.testCases,
      format: 'gherkin',
    })
    expect(back.testCases.some((one) => one.gherkin !== undefined)).toBe(false)
  })
  test('a scope for which the text states nothing is said', () => {
    const { scope, reply } = refine('change the scope to performance', session)
    expect(scope).toBe('performance')
    expect(reply).toContain('state nothing')
  })
})

test('two instructions in one message are both carried out', () => {
  const { removed, updated } = refine('Remove TC-002 and make TC-003 critical', session)
  expect(removed).toEqual(['TC-002'])
  expect(updated).toEqual(['TC-003'])
})

test('what names nothing to test is told how to, and not by an empty quotation', () => {
  const { reply } = refine('add a test that', session)
  expect(reply).toContain('add a test with Age 65')
  expect(reply).not.toContain('“”')
})

test('a name with a unit in brackets is found', () => {
  const { added, reply } = refine('add a test with Weight (kg) 12', {
    ...session,
    requirements: 'The field "Weight (kg)" must be a whole number from 1 to 30.',
  })
  expect(added, reply).toHaveLength(1)
})

describe('a number of further cases', () => {
  test.each([
    ['add 3 more', 3],
    ['add two', 2],
    ['Add another test case', 1],
  ])('%s', (message, number) => {
    const { added, understood } = refine(message, session)
    expect(understood).toBe(true)
    expect(added).toHaveLength(number)
  })
  test('one for any input is not said to be for all of them', () =>
    expect(refine('add a negative test', session).reply).toMatch(/^Added TC-\d+\.$/))
  test('"add more" adds what is found', () =>
    expect(refine('add more', session).added.length).toBeGreaterThan(0))
  test('"one more test that …" reads what it tells', () =>
    expect(
      refine('add one more test that the field "Nickname" must have at most 5 characters', session).reply,
    ).toContain('Nickname'))
})

describe('a session whose text is about a page', () => {
  const order: PageInventory = {
    url: 'https://shop.example/order',
    title: 'Order',
    controls: [
      { role: 'textbox', name: 'Your name', type: 'text', limits: { required: true } },
      { role: 'button', name: 'Place order' },
    ],
    headings: [],
    regions: [],
    tables: [],
    values: [],
    messages: [],
  }
  const text =
    'The field "Your name" has 2 to 40 characters. If "Your name" is shorter, the page shows "Too short".'
  const known = { requirements: text, pages: [order] }
  const before = generateTests({ ...known, mode: 'generate' }).testCases
  const actions = ({ steps = [] }: TestCase) => steps.map(({ action }) => action)

  test('gets cases that use what the page has', () => {
    const { testCases: after, added } = refine('Add a test with Your name "x"', {
      ...known,
      testCases: before,
    })
    const fresh = after.filter(({ id }) => added.includes(id))
    expect(fresh.map(actions)).toEqual([
      ['Open the page', 'Enter "x" in the "Your name" field', 'Click "Place order"'],
    ])
  })

  test('keeps what a changed case proves by what the page has', () => {
    const short = before.find(({ title }) => title.includes('of 2 characters'))
    const message = `change step 2 of ${short?.id} to Enter "Bo" in the "Your name" field`
    const changed = refine(message, { ...known, testCases: before }).testCases.find(
      ({ id }) => id === short?.id,
    )
    expect(changed?.steps?.[1]?.testData).toBe('Your name=Bo')
    const proved = ({ coverageItems = [] }: TestCase) => coverageItems.map(({ id }) => id)
    expect(short && proved(short)).not.toEqual([])
    expect(changed && proved(changed)).toEqual(short && proved(short))
  })
})
