import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { designDerived } from '../../../support/design-derived.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'
import type { Scope, TestCase } from '../../../../shared/domain/test-cases/schema.ts'

const form = [
  '# Contact',
  '- Name (required, up to 60 characters).',
  '- E-mail must be a valid e-mail address.',
  '- Topic must be one of Order, Invoice or Other.',
  '- If the name is empty, the message "Enter your name" is shown.',
  '- When the user clicks "Send", the page shows "Thank you".',
].join('\n')

function checks(requirements: string, scope: Scope): TestCase[] {
  const { testCases } = designDerived({ requirements, scope, mode: 'generate', maxTestCases: 200 })
  return testCases.filter(({ designTechnique }) => designTechnique?.includes('Checklist'))
}
const oracles = (cases: TestCase[]) =>
  new Set(cases.flatMap(({ coverageItems = [] }) => coverageItems.map(({ oracle }) => oracle)))

describe('the security checklist', () => {
  test('enters markup and SQL into inputs that take any text, and only there', () => {
    const cases = checks(form, 'security')
    const literals = cases.map(({ steps = [] }) => steps.map(({ action }) => action).join('\n'))
    expect(cases).toHaveLength(2)
    expect(literals[0]).toContain('Enter "<script>alert(1)</script>" in the "Name" field')
    expect(literals[1]).toContain(`Enter "' OR 1=1 --" in the "Name" field`)
    for (const { expectedResult, testType, automation } of cases) {
      expect(expectedResult).toMatch(/^No dialog is shown/)
      expect(testType).toBe('security')
      expect(automation?.ready).toBe(true)
    }
  })
  test('says of what the text does not ask for that it is inferred, and from which criterion', () => {
    const cases = checks(form, 'security')
    expect(oracles(cases)).toEqual(new Set(['inferred']))
    for (const { description } of cases)
      expect(description).toMatch(/The text does not ask for it; it follows from OWASP .*WSTG/)
  })
  test('takes the words of the text where it asks for it, also in the scope full', () => {
    const text = `${form}\n- Markup in any input must be shown as plain text and never be executed.`
    for (const scope of ['security', 'full'] as const) {
      const [script] = checks(text, scope)
      expect(script?.expectedResult).toContain('shown as plain text and never executed')
      expect(script?.coverageItems?.[0]?.oracle).toBe('stated')
      expect(script?.requirementRef).toBe('REQ-006')
    }
    expect(checks(form, 'full')).toEqual([])
  })
  test('an input that is too short for the literal, or has a format, gets none', () => {
    expect(checks('Code must have 2 to 8 characters. Phone must contain only digits.', 'security')).toEqual(
      [],
    )
  })
  test('an unknown account is answered as a wrong password is', () => {
    const text = [
      '# Sign in',
      '- E-mail must be a valid e-mail address.',
      '- Password must have 8 to 64 characters.',
      '- If the password is wrong, the message "E-mail or password is wrong" is shown.',
      '- After a successful sign-in the page shows "Welcome".',
    ].join('\n')
    const found = checks(text, 'security').find(({ title }) => title.includes('unknown'))
    expect(found?.expectedResult).toBe('The message "E-mail or password is wrong" is shown')
    expect(found?.steps?.map(({ action }) => action).join()).toContain('nobody@example.com')
    expect(found?.coverageItems?.[0]?.oracle).toBe('inferred')
  })
  test.each([
    [
      'The session ends after 15 minutes without activity. The next click shows "Your session has expired".',
      'Do nothing for 15 minutes',
      '"Your session has expired" is visible',
    ],
    [
      'After signing out, the back button of the browser must not show any customer data.',
      'Go back',
      'back button of the browser does not show any customer data',
    ],
    [
      'A customer who changes the number in the address to the invoice of another customer gets "Access denied".',
      'Change the number in the address',
      '"Access denied" is visible',
    ],
    [
      'A failed sign-in always shows "Wrong", no matter whether the account exists or not.',
      'Sign in with the unknown name',
      '"Wrong" is visible',
    ],
    [
      'A call with http:// is redirected.',
      'Open the address with http://',
      'redirected to the address with https',
    ],
  ])('what a sentence states in words is done and expected: %s', (sentence, action, expected) => {
    const cases = checks(`# Security\n\n${sentence}`, 'security')
    const all = cases.find(({ steps = [] }) => steps.some((step) => step.action.includes(action)))
    expect(all?.expectedResult).toContain(expected)
    expect(all?.coverageItems?.[0]?.oracle).toBe('stated')
  })
})

describe('the accessibility checklist', () => {
  test('finds each input by its label, goes through them with Tab, asks for an error in text, for named images and a title', () => {
    const cases = checks(form, 'accessibility')
    expect(cases.map(({ title }) => title)).toEqual([
      'Checklist accessibility: Contact: each input is found by its label',
      'Checklist accessibility: Contact: the Tab key reaches the inputs in the order of the text',
      'Checklist accessibility: Contact: an input error is told in text',
      'Checklist accessibility: Contact: each image has an alternative text',
      'Checklist accessibility: Contact: the page has a title',
    ])
    const [labels, keys, error] = cases
    for (const label of ['Name', 'E-mail', 'Topic'])
      expect(labels?.steps?.map(({ expectedResult }) => expectedResult).join()).toContain(`"${label}"`)
    expect(keys?.steps?.filter(({ action }) => action === 'Press Tab')).toHaveLength(3)
    expect(keys?.expectedResult).toBe('The "Send" button is focused')
    expect(error?.expectedResult).toBe('The message "Enter your name" is shown')
  })
  test('every step of it can be run', () => {
    for (const { steps = [] } of checks(form, 'accessibility'))
      for (const step of steps) expect(compileStep(step).problems).toEqual([])
  })
  test('names the WCAG criterion where the text asks for none, and is stated where it does', () => {
    for (const { description } of checks(form, 'accessibility')) expect(description).toContain('WCAG 2.2')
    const stated = checks(`${form}\n- The website shall conform to WCAG 2.2 level AA.`, 'full')
    expect(stated).toHaveLength(5)
    expect(oracles(stated)).toEqual(new Set(['stated']))
  })
  test('a contrast is no input', () => {
    const text = '# Accessibility\n\nThe contrast of text and background is at least 4.5:1.'
    expect(designDerived({ requirements: text, scope: 'accessibility', mode: 'generate' }).testCases).toEqual(
      [],
    )
  })
})

describe('images and the title of a page', () => {
  const titles = (text: string) => checks(text, 'full').map(({ title }) => title)
  test.each([
    'Every image needs an alternative text.',
    'All pictures must have alt texts.',
    'Icons and graphics shall have a text alternative.',
  ])('a sentence that asks for names of images gets its case: %s', (sentence) => {
    expect(titles(`${form}\n- ${sentence}`)).toEqual([
      'Checklist accessibility: Contact: each image has an alternative text',
    ])
  })
  test.each(['Every page has a descriptive title.', 'Each page must have its own title.'])(
    'a sentence that asks for a title gets its case: %s',
    (sentence) => {
      expect(titles(`${form}\n- ${sentence}`)).toEqual([
        'Checklist accessibility: Contact: the page has a title',
      ])
    },
  )
  test('an input called title and an image to attach ask for neither', () => {
    expect(titles(`${form}\n- Title must have 2 to 20 characters.\n- Image must be a PNG file.`)).toEqual([])
  })
  test('a page that holds two forms is looked at once', () => {
    const two = `${form}\n\n# Newsletter\n- Nickname (required, up to 20 characters).\n`
    const found = checks(two, 'accessibility').filter(({ title }) => /image|page has a title/.test(title))
    expect(found).toHaveLength(2)
  })
})

describe('the usability checklist', () => {
  const beside = 'Error messages are shown next to the field they belong to.'
  const feedback = 'After every action the user gets feedback.'
  const ends = (text: string) => checks(text, 'full').map(({ steps = [] }) => steps.at(-1)?.expectedResult)
  test.each([
    beside,
    'Each error message must appear directly below its input.',
    'An error text must stand beside the field that is wrong.',
    'Error messages should be placed near the affected input.',
  ])('an error is expected beside its input where the text asks for it: %s', (sentence) => {
    expect(ends(`${form}\n- ${sentence}`)).toEqual([
      'The message "Enter your name" is shown next to the "Name" field',
    ])
  })
  test.each([
    feedback,
    'The user gets a confirmation of every action.',
    'Every change is confirmed to the user.',
  ])('the stated success is expected where the text asks for an answer to each action: %s', (sentence) => {
    const found = designDerived({
      requirements: `${form}\n- ${sentence}`,
      mode: 'generate',
      maxTestCases: 200,
    })
    const told = found.testCases.filter(({ coverageItems = [] }) =>
      coverageItems.some(({ id }) => id.includes('/checklist/feedback/')),
    )
    expect(told.map(({ steps = [] }) => steps.at(-1)?.expectedResult)).toEqual(['"Thank you" is visible'])
  })
  test.each([
    'Error messages are not shown next to the field.',
    'Error messages are friendly.',
    'The feedback form takes any text.',
    'The design should be intuitive for everybody.',
  ])('nothing is invented from a sentence that asks for neither: %s', (sentence) => {
    expect(checks(`${form}\n- ${sentence}`, 'full')).toEqual([])
  })
  test('no point of it is inferred', () => {
    for (const scope of ['full', 'accessibility', 'security', 'performance'] as const)
      expect(checks(form, scope).filter(({ title }) => title.includes('usability'))).toEqual([])
  })
  test('the checker counts no error beside another input, and no success beside a wrong value', () => {
    const text = `${form}\n- ${beside}\n- ${feedback}`
    const { sentences, read } = readSource({ text })
    const model = buildModel(sentences, read)
    const checker = new CoverageChecker(model, itemsOf(model))
    const points = (one: TestCase) =>
      [...checker.exercised(one)].filter((id) => /\/checklist\/(?:error place|feedback)\//.test(id))
    const { testCases } = designDerived({ requirements: text, mode: 'generate', maxTestCases: 200 })
    const [place] = testCases.filter((one) => points(one).some((id) => id.includes('error place')))
    const [answer] = testCases.filter((one) => points(one).some((id) => id.includes('feedback')))
    const changed = (one: TestCase | undefined, from: string, to: string): TestCase => ({
      ...(one as TestCase),
      expectedResult: one?.expectedResult?.replace(from, to) ?? '',
      steps: one?.steps?.map((step) => ({
        ...step,
        action: step.action.replace(from, to),
        expectedResult: step.expectedResult.replace(from, to),
        testData: step.testData?.replace(from, to),
      })),
    })
    expect(points(changed(place, 'to the "Name" field', 'to the "E-mail" field'))).toEqual([])
    expect(points(changed(place, ' next to the "Name" field', ''))).toEqual([])
    expect(points(changed(answer, 'alex.miller@example.com', 'nobody'))).toEqual([])
    expect(points(changed(answer, '"Thank you" is visible', ''))).toEqual([])
  })
})

describe('the checker of checklists', () => {
  const { sentences, read } = readSource({ text: form })
  const model = buildModel(sentences, read)
  const checker = new CoverageChecker(model, itemsOf(model))
  const all = [...checks(form, 'security'), ...checks(form, 'accessibility')]
  const confirmed = (one: TestCase) => [...checker.exercised(one)].filter((id) => id.includes('/checklist/'))

  test('confirms each case for its own point', () => {
    expect(all).toHaveLength(7)
    for (const one of all) expect(confirmed(one)).toContain(one.coverageItems?.[0]?.id)
  })
  test('does not count a case that expects nothing of it', () => {
    for (const one of all) {
      const steps = one.steps?.map((step) => ({ ...step, expectedResult: '' })) ?? []
      expect(confirmed({ ...one, steps, expectedResult: '' })).toEqual([])
    }
  })
  test('does not count markup beside a wrong value, since the refusal would hide it', () => {
    const [script] = all
    const steps = script?.steps?.map((step) =>
      step.action.includes('"E-mail"')
        ? { ...step, action: 'Enter "nobody" in the "E-mail" field', testData: 'E-mail=nobody' }
        : step,
    )
    expect(confirmed({ ...(script as TestCase), steps: steps ?? [] })).toEqual([])
  })
  test('does not count a focus that a click moved', () => {
    const keys = all[3] as TestCase
    const steps =
      keys.steps?.map((step) => ({ ...step, action: step.action.replace('Press Tab', 'Click "Topic"') })) ??
      []
    expect(confirmed({ ...keys, steps })).not.toContain(keys.coverageItems?.[0]?.id)
  })
})
