import { expect, test } from 'vitest'
import { designCases } from '../../../../../shared/domain/model-based-testing/index.ts'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'

function designed(fields: string, rules: string) {
  const { model, sentences } = readRequirements(
    `The page has ${fields} and the button "Go".\n\n${rules.replaceAll(' CLICKS', ' and the user clicks "Go"')}`,
  )
  const { cases, gaps } = designCases(model, sentences)
  const outcomes = cases.slice(1).map(({ steps = [] }) => {
    const entries = steps.slice(1, -1).map(({ action }) => action.replace(/ in the | field /g, ' ').trim())
    return `${entries.join(', ')}: ${steps.at(-1)?.expectedResult}`
  })
  return { outcomes, questions: gaps.map(({ reason }) => reason) }
}

test.each([
  [
    'the fields "Code" and "Again"',
    'If "Code" is empty CLICKS, show the error "Enter a code".\nIf "Code" and "Again" differ CLICKS, show the error "Not the same".',
    [
      /^Leave the "Code" empty, Leave the "Again" empty: The message "Enter a code" is shown$/,
      /^Enter "\w+" "Code" field, Enter "[^"]+" "Again" field: The message "Not the same" is shown$/,
    ],
  ],
  [
    'the fields "Password" and "Repeat"',
    'If "Password" has fewer than 8 characters CLICKS, the message "Too short" is shown.\nIf "Password" and "Repeat" differ CLICKS, the message "They differ" is shown.',
    [
      /^Enter "(\S{7})" "Password" field, Enter "\1" "Repeat" field: The message "Too short" is shown$/,
      /^Enter "\S{8,}" "Password" field, Enter "[^"]+" "Repeat" field: The message "They differ" is shown$/,
    ],
  ],
  [
    'the fields "Name" and "Owner"',
    'If "Name" has more than 10 characters CLICKS, the message "Too long" is shown.\nIf "Name" and "Owner" differ CLICKS, the message "Another one" is shown.',
    [
      /^Enter "(.{11,})" "Name" field, Enter "\1" "Owner" field: The message "Too long" is shown$/,
      /^Enter "[^"]{1,10}" "Name" field, Enter "[^"]+" "Owner" field: The message "Another one" is shown$/,
    ],
  ],
])('where rules overlap, each has a case at values where it answers alone: %s', (fields, rules, wanted) => {
  const { outcomes, questions } = designed(fields, rules)
  for (const one of wanted) expect(outcomes).toEqual(expect.arrayContaining([expect.stringMatching(one)]))
  expect(outcomes.filter((one) => / and the message /.test(one))).toEqual([])
  expect(questions).toEqual([])
})

test.each([
  [
    'the field "Age"',
    'If "Age" is below 18 CLICKS, the message "Too young" is shown. If "Age" is below 16 CLICKS, the message "Ask your parents" is shown.',
    ['"Too young"'],
    '"Ask your parents"',
  ],
  [
    'the field "Guests"',
    'If "Guests" is more than 4 CLICKS, the message "Two tables" is shown. If "Guests" is more than 8 CLICKS, the message "Call us" is shown. If "Guests" is less than 1 CLICKS, the message "Nobody?" is shown.',
    ['"Two tables"', '"Nobody?"'],
    '"Call us"',
  ],
  [
    'the fields "A" and "B"',
    'If "A" and "B" differ CLICKS, show the error "Differ". If "A" and "B" are the same CLICKS, show the error "Same". If "B" is empty CLICKS, show the error "B missing".',
    ['"Differ"', '"Same"'],
    '"B missing"',
  ],
  [
    'the fields "Mail" and "Repeat"',
    'If "Mail" is empty CLICKS, show the error "Mail missing". If "Repeat" is empty CLICKS, show the error "Repeat it". If "Mail" and "Repeat" differ CLICKS, show the error "Different".',
    ['"Different"'],
    '"Mail missing"',
  ],
])(
  'where two messages always answer together, only that value is a question: %s',
  (fields, rules, kept, open) => {
    const { outcomes, questions } = designed(fields, rules)
    const entered = outcomes.filter((one) => /^(?:Enter|Leave)/.test(one)).join('\n')
    for (const message of kept) expect(entered).toContain(message)
    expect(entered).not.toContain(open)
    expect(questions).toEqual(
      expect.arrayContaining([expect.stringContaining('two rules of the text say different things')]),
    )
  },
)

test('what is shown beside each other is no contradiction', () => {
  const { outcomes, questions } = designed(
    'the field "Total"',
    'If "Total" is over 100 CLICKS, the page shows "Free shipping". If "Total" is over 200 CLICKS, the page shows "A gift".',
  )
  expect(outcomes).toEqual([
    'Enter "101" "Total" field: "Free shipping" is visible',
    'Enter "200" "Total" field: "Free shipping" is visible',
    'Enter "201" "Total" field: "Free shipping" is visible and "A gift" is visible',
  ])
  expect(questions).toEqual([])
})

test.each([
  [
    'the number field "Quantity", the checkbox "Member"',
    'If "Quantity" is 10 or more CLICKS, the page shows "5 % off".\nIf "Quantity" is 50 or more CLICKS, the page shows "12 % off".\nIf "Member" is checked CLICKS, the page shows "7 % off".',
    ['"5 % off"', '"12 % off"', 'Check "Member"'],
    ['quantity 20 and "Member" ticked ("5 % off" or "7 % off")', '"12 % off" or "7 % off"'],
  ],
  [
    'the number field "Weight" and the checkbox "Express"',
    'If "Weight" is over 20 CLICKS, the page shows "Freight". If "Express" is checked CLICKS, the page shows "Courier".',
    ['"Freight"', '"Courier"'],
    ['"Freight" or "Courier"'],
  ],
  [
    'the number field "Age" and the number field "Persons"',
    'If "Age" is below 12 CLICKS, the page shows "Child fare". If "Persons" is 6 or more CLICKS, the page shows "Group fare".',
    ['"Child fare"', '"Group fare"'],
    ['"Child fare" or "Group fare"'],
  ],
])(
  'entries that two rules answer are asked about, and each rule keeps its cases: %s',
  (fields, rules, kept, open) => {
    const { outcomes, questions } = designed(fields, rules)
    for (const part of kept) expect(outcomes.join('\n')).toContain(part)
    expect(questions).toHaveLength(1)
    for (const part of open) expect(questions[0]).toContain(part)
  },
)

test.each([
  'If "Quantity" is 10 or more CLICKS, the page shows "Many". If "Quantity" is below 10 CLICKS, the page shows "Few".',
  'If "Quantity" is 10 or more CLICKS, the page shows "Many". If "Member" is checked CLICKS, the page shows "Many".',
  'If "Quantity" is 10 or more and "Member" is checked CLICKS, the page shows "Many". If "Quantity" is 10 or more and "Member" is not checked CLICKS, the page shows "Few".',
])('rules that never meet, or that say the same, are no question: %s', (rules) => {
  expect(designed('the number field "Quantity", the checkbox "Member"', rules).questions).toEqual([])
})
