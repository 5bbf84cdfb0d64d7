import { expect, test } from 'vitest'
import { RefusedImport } from '../../../../shared/domain/test-imports/index.ts'
import { importText, refused, toldOf } from './import-file.ts'

const step = (action: string, expected_result = '', more: object = {}) => ({
  position: 1,
  action,
  expected_result,
  data: '',
  steps: [],
  ...more,
})
const caseOf = (id: number, title: string, steps: object[], more: object = {}) => ({
  id,
  title,
  description: null,
  preconditions: null,
  priority: 'high',
  type: 'functional',
  steps_type: 'classic',
  steps,
  tags: [],
  params: [],
  ...more,
})
const qase = {
  suites: [
    {
      id: 1,
      title: 'Shop',
      preconditions: 'A cart with one lamp',
      suites: [
        {
          id: 2,
          title: 'Checkout',
          preconditions: null,
          suites: [],
          cases: [
            caseOf(
              11,
              'Pay by card',
              [
                step('Open the checkout'),
                step('Pay', 'A receipt is sent', {
                  steps: [
                    step('Enter "4242" in the "Card" field', '', { data: 'Card=4242' }),
                    step('Click "Pay"', '"Paid" is visible'),
                  ],
                }),
              ],
              { preconditions: 'Signed in' },
            ),
            caseOf(12, 'Pay in each currency', [step('Select "{currency}" from "Currency"')], {
              params: [
                { title: 'currency', values: ['EUR', 'USD'] },
                { title: 'symbol', values: ['€', '$'] },
              ],
            }),
            caseOf(
              13,
              'Help',
              [step('Given I open the page\nWhen I click "Help"\nThen "How can we help" is visible')],
              { steps_type: 'gherkin' },
            ),
          ],
        },
        { id: 3, title: 'Empty', suites: [], cases: [] },
      ],
      cases: [caseOf(10, 'Shop opens', [step('Open "/"', 'The heading "Shop" is shown')])],
    },
  ],
}
const sections = {
  project: 'Shop',
  sections: [
    {
      name: 'Login',
      tests: [{ title: 'Sign in', steps: ['Open the page'] }],
      sections: [{ name: 'Passwords', tests: [{ title: 'Reset', steps: ['Click "Reset"'] }] }],
    },
  ],
}
const folders = [
  { name: 'Cart', folders: [{ name: 'Items', cases: [{ title: 'Add', category: 'Basket' }] }] },
  { title: 'Bare' },
]

test.each([
  [
    'Qase',
    qase,
    [
      'Shop: Shop opens | Open "/" > The heading "Shop" is shown',
      'Shop/Checkout: Pay by card | Open the checkout | Pay | Enter "4242" in the "Card" field (Card=4242) | Click "Pay" > "Paid" is visible\nA receipt is sent',
      'Shop/Checkout: Pay in each currency | Select "{currency}" from "Currency"',
      'Shop/Checkout: Help | I open the page | I click "Help" > "How can we help" is visible',
    ],
  ],
  ['sections', sections, ['Login: Sign in | Open the page', 'Login/Passwords: Reset | Click "Reset"']],
  ['a list of folders', folders, ['Basket: Add', 'undefined: Bare']],
])('cases in suites within suites are read, with their suites as category: %s', async (_, value, cases) => {
  const { testCases, findings } = await importText(JSON.stringify(value))
  expect(testCases.map((each) => `${each.category}: ${toldOf(each)}`)).toEqual(cases)
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('parameters that are not filled, and steps within a step, are named, and such a case is not ready', async () => {
  const { testCases, findings } = await importText(JSON.stringify(qase))
  expect(testCases.map(({ id, automation }) => [id, automation?.ready])).toEqual([
    ['10', undefined],
    ['11', false],
    ['12', false],
    ['13', undefined],
  ])
  expect(testCases[1]?.preconditions).toEqual(['A cart with one lamp', 'Signed in'])
  expect(findings).toContainEqual({
    severity: 'warning',
    path: 'suites[0].suites[0].cases[1]',
    message: expect.stringContaining('currency, symbol'),
  })
  expect(findings).toContainEqual({
    severity: 'warning',
    path: 'suites[0].suites[0].cases[0]',
    message: expect.stringContaining('Pay'),
  })
})

test('suites without end are refused, and more cases than one import may hold are told of', async () => {
  const deep = `${'{"suites":['.repeat(2000)}${']}'.repeat(2000)}`
  expect(await refused(deep)).toBeInstanceOf(RefusedImport)
  const many = {
    suites: Array.from({ length: 11 }, () => ({
      title: 'S'.repeat(100_000),
      cases: Array.from({ length: 100 }, (_, index) => ({ title: `C${index}` })),
    })),
  }
  const { testCases, findings } = await importText(JSON.stringify(many))
  expect(testCases).toHaveLength(1000)
  expect(findings.filter(({ severity }) => severity === 'error')).toMatchObject([
    { path: 'suites[10].cases[0]' },
  ])
})
