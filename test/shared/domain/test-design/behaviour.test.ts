import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const design = (requirements: string) => designTests({ requirements, mode: 'agentic', maxTestCases: 200 })
const outcomes = (requirements: string) =>
  design(requirements).testCases.map(
    ({ steps = [], preconditions = [], expectedResult = '' }) =>
      `${[...preconditions.filter((text) => !text.startsWith('No data')), ...steps.slice(1).map(({ action }) => action)].join('; ')} => ${expectedResult}`,
  )

describe('messages and the violation they answer', () => {
  const form =
    'The form has the fields Name (required, 2 to 10 characters) and Code (exactly 4 digits). On success "Saved" is shown.'
  const shown = (text: string, data: string) =>
    design(`${form} ${text}`).testCases.find(({ steps = [] }) =>
      steps.some(({ testData }) => testData === data),
    )?.expectedResult
  test('an empty field gets the message about empty fields, a short one does not', () => {
    const text = 'If a required field is empty, the message "Please fill in" is shown.'
    expect(shown(text, 'Name=')).toBe('The message "Please fill in" is shown')
    expect(shown(text, 'Name=A')).toBe('The "Name" field is visible and "Saved" is not visible')
  })
  test('"otherwise" answers every violation of the sentence before', () => {
    expect(
      shown(
        'Name must not contain digits. Code must have exactly 4 digits; otherwise the message "Wrong code" is shown.',
        'Code=4821x',
      ),
    ).toBeUndefined()
    expect(
      shown(
        'Code must be exactly 4 digits; otherwise the message "Four digits, please" is shown.',
        'Code=482',
      ),
    ).toBe('The message "Four digits, please" is shown')
  })
  test('"it" means the field of the sentence before', () => {
    expect(
      shown('Code is important and required. If it is empty, the message "No code" is shown.', 'Code='),
    ).toBe('The message "No code" is shown')
  })
  test('where a message appears says nothing about when it appears', () => {
    const text =
      'ZIP code: 5 digits, required. If ZIP code is left blank, the hint "Please complete your address" appears above the form.'
    const cases = outcomes(text)
    expect(
      cases
        .filter((one) => one.includes('Please complete your address" is shown'))
        .map((one) => one.split(';')[0]),
    ).toEqual(['Enter "" in the "ZIP code" field'])
  })
  test('"all fields are mandatory" speaks of the fields of the sentence before', () => {
    const { testCases } = design(
      'The page shows the fields "Street" and "City". All fields are mandatory. On success "Saved" is shown.',
    )
    expect(testCases.filter(({ tags = [] }) => tags.includes('negative')).map(({ title }) => title)).toEqual([
      'Refused when Street is empty',
      'Refused when City is empty',
    ])
  })
  test('a requirement that holds only sometimes is not claimed to hold always', () => {
    expect(design('Reason is mandatory for unpaid leave.').testCases).toEqual([])
  })
  test('a comparison without a value answers no boundary', () => {
    const cases = outcomes(
      'Amount must be from 1 to 100. If Amount exceeds the balance, the message "Too much" is shown.',
    )
    const entered = cases.filter((text) => text.includes('Too much" is shown'))
    expect(entered.length).toBeGreaterThan(0)
    expect(entered.filter((text) => /"(?:0|101)" in/.test(text))).toEqual([])
  })
  test("a limit that is not the field's own is a business rule", () => {
    const cases = outcomes(
      'Age must be from 18 to 120. If Age is above 65, the message "Senior discount" is shown.',
    )
    expect(cases).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /Enter "66" in the "Age" field.*=> The message "Senior discount" is shown|Enter "66" in the "Age" field.*=> "Senior discount" is visible/,
        ),
        expect.stringMatching(/Enter "65" in the "Age" field.*=> "Senior discount" is not visible/),
      ]),
    )
    expect(cases.some((text) => text.includes('"121"') && text.includes('Senior discount" is shown'))).toBe(
      false,
    )
  })
  test('a wrong password is well-formed and needs an account', () => {
    const cases = outcomes(
      'Username is required. Password is required, at least 8 characters. If the password is wrong, the message "Try again" is shown. After a successful log-in the page shows "Hello". The button is called "Log in".',
    )
    expect(cases.find((text) => text.endsWith('The message "Try again" is shown'))).toMatch(
      /^An account exists with Username "alexmiller" and Password "Str0ng!Passw0rd".*Enter "Wrong-Passw0rd-1" in the "Password" field/,
    )
  })
})

describe('decision tables', () => {
  test('two conditions give four columns, each with the outcome of its rule', () => {
    const text =
      'If the order total is at least €100 and the customer is a member, shipping is free. Otherwise shipping costs €5.'
    expect(outcomes(text)).toEqual(
      expect.arrayContaining([
        'The order total is "100.00" €; The customer is a member; Check the shipping costs of the order => Shipping is free',
        'The order total is "99.99" €; The customer is a member; Check the shipping costs of the order => Shipping costs €5',
        'The order total is "100.00" €; The customer is not a member; Check the shipping costs of the order => Shipping costs €5',
        'The order total is "99.99" €; The customer is not a member; Check the shipping costs of the order => Shipping costs €5',
      ]),
    )
    expect(design(text).summary.coverage.percent).toBe(100)
  })
  test('rules that contradict each other are named, not guessed', () => {
    const { gaps, testCases } = design(
      'If the weight is over 10 kg, shipping costs 5 EUR. If the weight is over 20 kg, shipping costs 9 EUR.',
    )
    expect(gaps.some(({ description }) => description.includes('contradict'))).toBe(true)
    expect(testCases.some(({ preconditions = [] }) => preconditions.join().includes('"21"'))).toBe(false)
  })
  test('a combination that no rule answers is a gap', () => {
    expect(
      design('If the customer is new, the fee is 10 EUR.').gaps.map(({ description }) => description),
    ).toContain('the customer is not new: no rule says what happens then')
  })
  test('a vague outcome gives no case', () => {
    const { testCases, summary } = design(
      'If the network is slow, the application shall respond appropriately.',
    )
    expect(testCases).toEqual([])
    expect(summary.requirements.untestable).toBe(1)
  })
})

describe('life cycles', () => {
  const text =
    'A new ticket is in the state Open. A ticket moves from Open to Assigned when the user clicks "Assign". A ticket moves from Assigned to Closed when the user clicks "Close". A ticket moves from Closed to Open when the user clicks "Reopen".'
  test('one path takes all transitions and checks every state', () => {
    const { testCases } = design(text)
    expect(testCases).toHaveLength(1)
    expect(
      testCases[0]?.steps?.map(({ action, expectedResult }) => [action, expectedResult]).slice(1),
    ).toEqual([
      ['Click "Assign"', '"Assigned" is visible'],
      ['Click "Close"', '"Closed" is visible'],
      ['Click "Reopen"', '"Open" is visible'],
    ])
    expect(testCases[0]?.coverageItems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ from: 'Assigned', to: 'Closed', technique: 'State Transition Testing' }),
      ]),
    )
  })
  test('the empty cells of the table are one gap with numbers', () => {
    expect(
      design(text).gaps.find(({ coverageItem }) => coverageItem.endsWith('empty cells'))?.description,
    ).toContain('6 of 9 cells')
  })
  test('only one state allows an event: the others are attempts, one per case', () => {
    const { testCases } = design(`${text} Only a Closed ticket can be deleted.`)
    const attempts = testCases.filter(({ tags = [] }) => tags.includes('negative'))
    expect(attempts.map(({ title }) => title)).toEqual([
      'Ticket in the state Open cannot be deleted',
      'Ticket in the state Assigned cannot be deleted',
    ])
  })
})

describe('scenarios', () => {
  test('Given/When/Then in the first person becomes imperative steps', () => {
    expect(
      outcomes(
        'Given I am on the login page, when I enter "bob" in the "User" field and click "Log in", then I should see "Welcome bob".',
      ),
    ).toEqual(['Enter "bob" in the "User" field; Click "Log in" => "Welcome bob" is visible'])
  })
  test('an outline gives one case for each example, with its literals', () => {
    const text =
      'Scenario Outline: Greeting\n  Given I open the page\n  When I enter "<name>" in the "Name" field\n  And I click "Greet"\n  Then I see "Hello <name>"\n\n  Examples:\n    | name |\n    | Ann  |\n    | Bob  |'
    expect(outcomes(text)).toEqual([
      'Enter "Ann" in the "Name" field; Click "Greet" => "Hello Ann" is visible',
      'Enter "Bob" in the "Name" field; Click "Greet" => "Hello Bob" is visible',
    ])
  })
  test('a step that names no data is a gap, not a placeholder', () => {
    const { testCases, gaps } = design(
      'Given a registered user, when I enter valid credentials, then I see "Welcome".',
    )
    expect(testCases).toEqual([])
    expect(gaps[0]?.description).toContain('“valid credentials” names no concrete data to enter')
  })
  test('a redirect is an address to check', () => {
    expect(outcomes('When the user clicks "Log out", they are redirected to "/login".')).toEqual([
      'Click "Log out" => The URL contains "/login"',
    ])
  })
})

describe('measured limits', () => {
  test('so many failed attempts: the last that is harmless, and the one that is not', () => {
    const text =
      'The form has the fields User (required) and Password (required). The button is called "Log in". After 3 failed login attempts the message "Locked" is shown.'
    const cases = outcomes(text).filter((one) => one.includes('Wrong-Passw0rd'))
    expect(
      cases.map((one) => [one.split('Click the "Log in" button').length - 1, one.split(' => ')[1]]),
    ).toEqual([
      [2, '"Locked" is not visible'],
      [3, 'The message "Locked" is shown'],
    ])
  })
  test('a response time is a performance case with its number, a load is a gap', () => {
    const { testCases, gaps } = design(
      'The page must load within 2 seconds. The system shall support at least 500 concurrent users.',
    )
    expect(testCases.map(({ testType, expectedResult }) => [testType, expectedResult])).toEqual([
      ['performance', 'The page must load within 2 seconds'],
    ])
    expect(gaps.some(({ description }) => description.includes('load or volume test'))).toBe(true)
  })
})

describe('what is written in tables and lists', () => {
  test('a field table declares fields, limits and messages, and invents no second form', () => {
    const text =
      '| Field | Type | Min | Max | Required | Message |\n|---|---|---|---|---|---|\n| Age | number | 18 | 120 | yes | Age is wrong |\n| City | text | 2 | 30 | no | |\n'
    const { testCases } = design(text)
    const data = testCases.flatMap(({ steps = [] }) => steps.map(({ testData }) => testData))
    for (const pair of ['Age=17', 'Age=18', 'Age=120', 'Age=121', 'City=Be']) expect(data).toContain(pair)
    const entered = testCases.map(({ steps = [] }) =>
      steps.flatMap(({ testData }) => testData?.split('=')[0] ?? []).join(),
    )
    expect(new Set(entered).size).toBe(1)
  })
  test('a summary repeats what was said: no item twice, and its rows count as tested', () => {
    const text =
      'Age is required and must be from 18 to 120.\n\n## Summary\n\n| Field | Rule |\n|---|---|\n| Age | 18 to 120 |\n'
    const { testCases, summary } = design(text)
    expect(testCases).toHaveLength(design('Age is required and must be from 18 to 120.').testCases.length)
    expect(summary.requirements.gaps).toBe(0)
  })
  test('two ranges for one field are a contradiction that is named', () => {
    const { requirements } = design('Age must be from 18 to 120.\n\nAge must be from 16 to 99.')
    expect(requirements[1]?.ambiguities).toContain('contradicts REQ-001: another range for Age')
  })
  test('two forms stay two forms', () => {
    const { testCases } = design(
      '# Sign-up\n\nThe sign-up page has the fields Email (required) and Age (18 to 120).\n\n# Log-in\n\nThe log-in page has the fields Email (required) and Password (required).\n',
    )
    const signUp = testCases.filter(({ title }) => title.startsWith('Sign-up page'))
    expect(signUp.length).toBeGreaterThan(3)
    for (const { steps = [] } of signUp) expect(JSON.stringify(steps)).not.toContain('Password')
  })
})
