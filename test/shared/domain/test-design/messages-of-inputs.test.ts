import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const design = (requirements: string) => designTests({ requirements, mode: 'generate', maxTestCases: 200 })

/** "Weight is 0" → the message that the case expects; an inferred refusal gives nothing. */
function answers(requirements: string): Map<string, string> {
  return new Map(
    design(requirements).testCases.flatMap(({ title, expectedResult = '' }) => {
      const what = /refused when (.+)$/i.exec(title)?.[1]
      const message = /^The message "(.+?)" is shown/.exec(expectedResult)?.[1]
      return what === undefined ? [] : [[what, message ?? '']]
    }),
  )
}

const accepted = (requirements: string) =>
  design(requirements)
    .testCases.filter(({ tags = [] }) => tags.includes('positive'))
    .map(({ expectedResult = '' }) => expectedResult)

describe('what answers everything else', () => {
  const rule = 'Crew size: from 2 to 9, whole numbers.'
  test.each([
    `${rule} Otherwise "Two to nine people, please".`,
    `${rule} For anything else the page says "Two to nine people, please".`,
    `${rule} Everything else is answered with "Two to nine people, please".`,
    `${rule} In all other cases the message "Two to nine people, please" appears.`,
    `${rule} "Two to nine people, please" is shown for any other value.`,
    `${rule} "Two to nine people, please" is the reaction to other numbers.`,
    `${rule} If this rule is broken, the user sees "Two to nine people, please".`,
    `${rule} When the value does not meet these rules, the page shows "Two to nine people, please".`,
    'The crew size must be a whole number between 2 and 9, otherwise "Two to nine people, please" is displayed.',
    'The crew size must be a whole number between 2 and 9 ("Two to nine people, please").',
    'The crew size must be a whole number between 2 and 9 (error message: "Two to nine people, please").',
  ])('%s', (text) => {
    const found = answers(text)
    expect(found.get('Crew size is 1')).toBe('Two to nine people, please')
    expect(found.get('Crew size is 10')).toBe('Two to nine people, please')
  })

  test('each bracket answers the limit before it, and no other', () => {
    const found = answers(
      'The hull number is required ("Enter the hull number"), must have exactly 6 characters ("Six characters, please").',
    )
    expect(found.get('Hull number is empty')).toBe('Enter the hull number')
    expect(found.get('Hull number has 5 characters')).toBe('Six characters, please')
    expect(found.get('Hull number has 7 characters')).toBe('Six characters, please')
  })
  test('a message about one side answers no value of another kind', () => {
    const found = answers('Age: a whole number, at least 16 ("You are too young to dive").')
    expect(found.get('Age is 15')).toBe('You are too young to dive')
    expect(found.get('Age is not a number ("abc")')).toBe('')
  })
  test('goes back to the sentence right before, not to an earlier one', () => {
    const found = answers(
      'Depth: from 1 to 40. The lake is open all year. Otherwise "The lake is closed" appears.',
    )
    expect([...found.values()]).not.toContain('The lake is closed')
  })
  test('stands in the cell of a table as well', () => {
    const found = answers(
      '| Field | Rule |\n|---|---|\n| Berth | mandatory, one uppercase letter and two digits; otherwise "No such berth" |\n| Nights | integer, 1 to 30 |',
    )
    expect([...found].filter(([, message]) => message === 'No such berth').map(([what]) => what)).toEqual(
      expect.arrayContaining([expect.stringContaining('Berth')]),
    )
    expect(found.get('Nights is 31')).toBe('')
  })
  test('answers both neighbours of any range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 500 }), fc.integer({ min: 1, max: 500 }), (min, span) => {
        const found = answers(`Load: from ${min} to ${min + span}. Otherwise "Check the load".`)
        expect(found.get(`Load is ${min - 1}`)).toBe('Check the load')
        expect(found.get(`Load is ${min + span + 1}`)).toBe('Check the load')
      }),
      { numRuns: 15 },
    )
  })
})

describe('which input a message is about', () => {
  const form =
    'The form has the fields Departure date (required, from 2027-03-01 to 2027-05-31), Cabin code (required, exactly 4 characters) and Guests (required, a whole number from 1 to 6).'
  test.each([
    ['If the date is out of range, "Not on sale yet" is shown.', 'Departure date'],
    ['A code that is too short or too long gets the answer "Four characters".', 'Cabin code'],
    ['When the cabin code is empty, the page says "Which cabin?".', 'Cabin code'],
    ['If the number of guests is above 6, "The cabin is too small" appears.', 'Guests'],
    ['If no guests are entered, the hint "How many?" is displayed.', 'Guests'],
  ])('%s', (sentence, label) => {
    const [, message = ''] = /"(.+?)"/.exec(sentence) ?? []
    const told = [...answers(`${form} ${sentence}`)].filter(([, text]) => text === message)
    expect(told.length).toBeGreaterThan(0)
    for (const [what] of told) expect(what).toMatch(new RegExp(`^(?:${label}|no ${label})`))
  })
  test.each([
    'A guest who owes more than 50 EUR cannot book; the page says "Please pay first".',
    'If the card of the guest has expired, "Your card has expired" is shown.',
    'When the ship is full, the page shows "Sold out".',
    'If the payment provider does not answer, "Try again later" appears.',
  ])('a message about something else answers no input: %s', (sentence) => {
    const [, message = ''] = /"(.+?)"/.exec(sentence) ?? []
    expect([...answers(`${form} ${sentence}`).values()]).not.toContain(message)
  })
  test('a message about any input answers each of them', () => {
    const found = answers(`${form} If any field is empty, "Please fill in everything" is shown.`)
    expect(found.get('Cabin code is empty')).toBe('Please fill in everything')
    expect(found.get('Guests is empty')).toBe('Please fill in everything')
  })
  test('two conditions in one sentence have a message each', () => {
    const found = answers(
      'The boat name has 2 to 20 characters. If it is longer, the app says "Too many letters"; if it is empty, it says "Name your boat".',
    )
    expect(found.get('Boat name has 21 characters')).toBe('Too many letters')
    expect(found.get('Boat name is empty')).toBe('Name your boat')
  })
})

describe('a message under a condition', () => {
  const form =
    'The form has the fields Purpose (required, one of Holiday, Business or Study) and Company (optional, up to 40 characters).'
  test.each([
    'If the purpose is Business and no company is given, "Which company?" is shown.',
    'When the purpose is Business and the company is empty, the page says "Which company?".',
  ])('answers the wrong input, and only while the condition holds: %s', (sentence) => {
    const { testCases } = design(`${form} ${sentence}`)
    const told = testCases.filter(({ expectedResult = '' }) => expectedResult.includes('"Which company?"'))
    expect(told.length).toBeGreaterThan(0)
    for (const { steps = [], expectedResult = '' } of told) {
      const entered = steps.map(({ testData = '' }) => testData).join('\n')
      if (expectedResult.includes('not visible')) continue
      expect(entered).toMatch(/Purpose=Business/)
      expect(entered).toMatch(/Company=(?:\n|$)/)
    }
  })
  test('does not answer the input that states the condition', () => {
    const found = answers(
      `${form} If the purpose is Business and no company is given, "Which company?" is shown.`,
    )
    expect(found.get('no Purpose is selected')).toBe('')
  })
})

describe('what success looks like', () => {
  const form = 'The form has the fields Boat (required, 2 to 20 characters) and Berth (optional).'
  test.each([
    'When everything is in order, the page shows "Moored".',
    'If no errors are found, the message "Moored" is displayed.',
    'After saving, the page says "Moored".',
    'On success the skipper sees "Moored".',
    'A correct entry gets the answer "Moored".',
  ])('%s', (sentence) => {
    const found = accepted(`${form} ${sentence}`)
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found)).toEqual(new Set(['"Moored" is visible']))
  })
  test.each([
    'The next click then shows the page with the text "Your session has expired".',
    'After leaving the marina, the page says "Goodbye".',
    'If the boat is unknown, the page shows "No such boat".',
  ])('is no text about something else: %s', (sentence) => {
    const [, text = ''] = /"(.+?)"/.exec(sentence) ?? []
    for (const expected of accepted(`${form} ${sentence}`))
      expect(expected).not.toContain(`"${text}" is visible`)
  })
  test('is the outcome of the action that the story is about', () => {
    const story = (action: string) =>
      `## Mooring\nAs a skipper I want to moor my boat so that I can sleep.\n\n- ${form}\n- After ${action}, the screen shows "Sleep well".`
    expect(accepted(story('mooring'))).toContain('"Sleep well" is visible')
    expect(accepted(story('sailing'))).not.toContain('"Sleep well" is visible')
  })
  test('a button of another story sends no form', () => {
    const { testCases } = design(
      `As a skipper I want to moor my boat.\n\n- ${form}\n\n## Leaving\n\nAs a skipper I want to leave.\n\n- Given a moored boat, when the skipper presses "Cast off", then "Fair winds" is shown.`,
    )
    const filled = testCases.filter(({ steps = [] }) => steps.some(({ action }) => action.includes('"Boat"')))
    expect(filled.length).toBeGreaterThan(0)
    for (const { steps = [] } of filled)
      expect(steps.map(({ action }) => action).join('\n')).not.toContain('Cast off')
  })
})

test('the sentence that states the success is part of the test basis where its absence is expected', () => {
  const { testCases } = design(
    'Boat: required, 2 to 20 characters. After a successful entry the page shows "Moored".',
  )
  const refused = testCases.filter(({ expectedResult = '' }) =>
    expectedResult.includes('"Moored" is not visible'),
  )
  expect(refused.length).toBeGreaterThan(0)
  for (const { testBasis } of refused) expect(testBasis).toContain('After a successful entry')
})

test('"Not as described" in a condition is a name and denies nothing', () => {
  const { testCases } = design(
    'Repair is free if the reason is Broken or Not as ordered; otherwise 12 EUR are charged.',
  )
  const free = testCases.filter(({ expectedResult = '' }) => /free/i.test(expectedResult))
  for (const { preconditions = [] } of free) expect(preconditions.join(' ')).not.toMatch(/is not Broken/)
})

describe('a wrong value', () => {
  test('of an input with rules breaks one of them', () => {
    const found = answers(
      'The member number has exactly 7 digits; a wrong member number gives "This member number is not valid".',
    )
    expect(found.get('Member number has 6 characters')).toBe('This member number is not valid')
    expect(found.get('Member number has 8 characters')).toBe('This member number is not valid')
    expect([...found.keys()]).not.toContain('Member number is well-formed but wrong')
  })
  test('of a password misses what is on record', () => {
    const found = answers(
      'The password has 8 to 20 characters. If the password is wrong, "No entry" is shown.',
    )
    expect(found.get('Password is well-formed but wrong')).toBe('No entry')
    expect(found.get('Password has 7 characters')).toBe('')
  })
})

describe('two inputs that must differ', () => {
  const form = 'The form has the fields Harbour of departure (required) and Harbour of arrival (required).'
  test.each([
    'If the harbour of departure and the harbour of arrival are the same, the message "Choose two harbours" is shown.',
    'If the harbour of departure is the same as the harbour of arrival, "Choose two harbours" is shown.',
    'Harbour of departure and harbour of arrival must be different, otherwise "Choose two harbours" is displayed.',
    'Harbour of departure and harbour of arrival must not be the same. Otherwise "Choose two harbours" appears.',
    'Harbour of departure and harbour of arrival cannot be identical ("Choose two harbours").',
  ])('%s', (sentence) => {
    const { testCases } = design(`${form} ${sentence}`)
    const valuesOf = (steps: { action: string }[] = []) =>
      steps.flatMap(({ action }) => /^Enter "(.+)" in the "Harbour/.exec(action)?.[1] ?? [])
    const told = testCases.filter(({ expectedResult = '' }) =>
      expectedResult.includes('"Choose two harbours" is shown'),
    )
    expect(told.length).toBeGreaterThan(0)
    for (const { steps } of told) expect(new Set(valuesOf(steps)).size).toBe(1)
    for (const { steps, tags = [] } of testCases)
      if (tags.includes('positive') && valuesOf(steps).length === 2)
        expect(new Set(valuesOf(steps)).size).toBe(2)
  })
})

describe('messages in the words of analysts', () => {
  test('"it is taken" answers a value that is already in use', () => {
    const { testCases } = design(
      'The call sign has 4 to 8 characters. The call sign must be unique; if it is taken, "Choose another call sign" is displayed.',
    )
    const taken = testCases.filter(({ expectedResult = '' }) =>
      expectedResult.includes('"Choose another call sign" is shown'),
    )
    expect(taken.map(({ title }) => title)).toEqual(['Refused when Call sign is already in use'])
  })
  test('"if it is not ticked" answers the box, never the input before it', () => {
    const found = answers(
      'Flag is selected from a list of Norway and Denmark. The skipper shall confirm the safety briefing by ticking the box "Briefed". If it is not ticked, the page shows "Read the briefing first".',
    )
    expect(found.get('Briefed is not checked')).toBe('Read the briefing first')
    expect(
      [...found].filter(([what, text]) => what.includes('Flag') && text === 'Read the briefing first'),
    ).toEqual([])
  })
  test('"if one of the inputs is wrong" answers any of them', () => {
    const found = answers(
      'Beam: required, from 1 to 9. Draught: required, from 1 to 5. If one of the inputs is wrong, the page shows "Please correct".',
    )
    expect(found.get('Beam is 10')).toBe('Please correct')
    expect(found.get('Draught is empty')).toBe('Please correct')
  })
  test('what is no date at all is not answered by a message about other dates', () => {
    const found = answers(
      'Launch date: from 2027-03-01 to 2027-04-30. Other dates are refused with "Choose a day in March or April".',
    )
    expect(found.get('Launch date is 2027-02-28')).toBe('Choose a day in March or April')
    expect([...found].find(([what]) => what.includes('calendar'))?.[1] ?? '').toBe('')
  })
  test('a measured size keeps its name', () => {
    expect([...answers('Sail size: from 10 to 60. Otherwise "Check the sail size".').keys()]).toEqual([
      'Sail size is 9',
      'Sail size is 61',
    ])
  })
})

describe('messages in a list of their own', () => {
  const text =
    'The user enters\n- the deposit (EUR 10.00 to EUR 250.00 in steps of 5.00),\n- the e-mail of the crew (mandatory),\n- a greeting (optional, 200 characters at most).\n\n## Messages\n- deposit not allowed: "Choose a deposit between 10 and 250 EUR"\n- crew missing: "Who sails with you?"\n- crew is not a valid e-mail address: "This is not an e-mail address"\n- greeting too long: "Your greeting is too long"\n\nIf all inputs are fine, the app shows "Sent".'
  test('answer the inputs above, and open no form of their own', () => {
    const found = answers(text)
    expect(found.get('Deposit is 5.00')).toBe('Choose a deposit between 10 and 250 EUR')
    expect(found.get('Deposit is 255.00')).toBe('Choose a deposit between 10 and 250 EUR')
    expect(found.get('Crew is empty')).toBe('Who sails with you?')
    expect(found.get('Greeting has 201 characters')).toBe('Your greeting is too long')
    expect([...found.keys()].filter((what) => what.includes('199'))).toEqual([])
    expect(new Set(accepted(text))).toEqual(new Set(['"Sent" is visible']))
  })
})

test('the message of a table row about one side answers that side alone', () => {
  const found = answers(
    '| Field | Type | Mandatory | Rule | Error message |\n|---|---|---|---|---|\n| Launch date | date | yes | not in the future | The date must not be in the future |\n| Crew | number | yes | 1 to 9 | Crew must be between 1 and 9 |',
  )
  expect(found.get('Launch date is tomorrow')).toBe('The date must not be in the future')
  expect(found.get('Launch date is empty')).toBe('')
  expect(found.get('Crew is 10')).toBe('Crew must be between 1 and 9')
})

test('a text shown "instead of the form" answers no input', () => {
  const found = answers(
    'Beam: required, from 1 to 9. Guests without a berth see "No berth" instead of the form. After a successful entry the page shows "Moored".',
  )
  expect([...found.values()]).not.toContain('No berth')
})

test('"if it is missing" never answers an input that an unread sentence separates from it', () => {
  const found = answers(
    'Hours: from 0.25 to 12.00. Project: is picked from the list of my projects. If it is missing, the page shows "Pick a project". Saving valid hours shows "Saved".',
  )
  expect([...found.values()]).not.toContain('Pick a project')
})

test('a message behind an arrow answers the values before it', () => {
  const found = answers('Break: 0 to 120. Values over 120 -> "Breaks are two hours at most".')
  expect(found.get('Break is 121')).toBe('Breaks are two hours at most')
  expect(found.get('Break is -1')).toBe('')
})

describe('what several sentences say of one input', () => {
  const text =
    'To log a fault, the mate states a severity (1 to 5) and a photo (JPG, max. 3 MB). The severity must be a whole number. Anything other than a whole number from 1 to 5 is refused with "Severity goes from 1 to 5". Files of another type are answered with "JPG only"; files that are too big with "The photo is too big". After logging the fault the mate sees "Fault logged".'
  test('a whole number and its range do not contradict each other', () => {
    const { gaps } = design(text)
    expect(gaps.filter(({ description }) => description.includes('contradicts'))).toEqual([])
    expect(answers(text).get('Severity is not a whole number ("2.5")')).toBe('Severity goes from 1 to 5')
  })
  test('a message outside a limit that it repeats answers both sides', () => {
    expect(answers(text).get('Severity is 0')).toBe('Severity goes from 1 to 5')
    expect(answers(text).get('Severity is 6')).toBe('Severity goes from 1 to 5')
  })
  test('files are answered by type and by size', () => {
    const found = [...answers(text)].filter(([what]) => what.startsWith('Photo'))
    expect(found.map(([, message]) => message).toSorted()).toEqual(['JPG only', 'The photo is too big'])
  })
  test('the action that the inputs are stated for says whose success it is', () => {
    expect(new Set(accepted(text))).toEqual(new Set(['"Fault logged" is visible']))
  })
})

test('a message before its condition answers the input of its sentence', () => {
  const found = answers(
    'Reason: free text of 20 to 300 characters; "Describe the fault (20 to 300 characters)" if it is too short or too long.',
  )
  expect(found.get('Reason has 19 characters')).toBe('Describe the fault (20 to 300 characters)')
  expect(found.get('Reason has 301 characters')).toBe('Describe the fault (20 to 300 characters)')
})

test('a text above a limit inside the range is a rule and refuses nothing', () => {
  const found = answers(
    'The mooring fee must be between 10 and 900. If the fee is more than 400, the text "Ask the harbour master" is shown.',
  )
  expect([...found.values()]).not.toContain('Ask the harbour master')
})
