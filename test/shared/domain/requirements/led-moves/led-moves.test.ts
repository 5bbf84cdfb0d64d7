import { expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/index.ts'
import { designTests } from '../../../../../shared/domain/test-design/index.ts'

function moves(text: string): string[] {
  return readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) =>
      fact.kind !== 'transition' || fact.event === ''
        ? []
        : [
            `${fact.from.join('/')} -${fact.event}${fact.condition ? ` [${fact.condition}]` : ''}-> ${fact.to ?? 'refused'}${fact.action ? ` ${fact.action}` : ''}`,
          ],
    ),
  )
}

const fields = (text: string) =>
  readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'field' ? [fact.label] : [])),
  )

const article = 'An article has the states Draft, In review, Published and Archived.\n\n'

test.each([
  ['- Submit: a Draft becomes In review.\n- Publish: an article In review becomes Published.', 2],
  [
    '1. Submit – a Draft article goes to In review.\n2. Publish – an article that is In review becomes Published.',
    2,
  ],
  [
    '* **Submit**: the article moves from Draft to In review.\n* **Publish**: the article goes from In review to Published.',
    2,
  ],
  ['- Submit: Draft → In review\n- Publish: In review → Published', 2],
])('reads the moves of a list that is led by their names: %s', (list) => {
  expect(moves(article + list)).toEqual(['Draft -submit-> In review', 'In review -publish-> Published'])
  expect(fields(article + list)).toEqual([])
})

test('reads the condition, the message and the second half of a led move', () => {
  const text = `Status of a claim: Open, Checked, Settled, Refused.

1. Check: an Open claim of up to 200 EUR becomes Settled at once and the page shows "Settled automatically". An Open claim of more than 200 EUR becomes Checked.
2. Settle: a Checked claim becomes Settled. If the claim is above 5000 EUR, the claim stays Checked with the note "Waiting for the director". If the same clerk tries it again, the page shows "You cannot settle it twice".
3. Refuse: an Open or Checked claim becomes Refused.`
  expect(moves(text)).toEqual([
    'Open -check [the amount is up to 200 EUR]-> Settled "Settled automatically" is shown',
    'Open -check [the amount is more than 200 EUR]-> Checked',
    'Checked -settle-> Settled',
    'Checked -settle [the claim is above 5000 EUR]-> Checked "Waiting for the director" is shown',
    'Checked -settle [the same clerk tries it again]-> refused "You cannot settle it twice" is shown',
    'Open -refuse-> Refused',
    'Checked -refuse-> Refused',
  ])
})

test('an input that a led move asks for is a form of that move', () => {
  const text = `${article}- Submit: a Draft becomes In review.
- Send back: an article In review goes back to Draft. The editor has to enter a reason of 10 to 300 characters, otherwise the page shows "Give a reason".`
  const sentence = readDocument(text).find(({ facts }) => facts.some(({ kind }) => kind === 'field'))
  expect(sentence?.facts).toMatchObject([
    { kind: 'page', name: 'Send back' },
    { kind: 'button', name: 'Send back' },
    { kind: 'field', label: 'Reason' },
    { kind: 'message', text: 'Give a reason' },
    { kind: 'success', check: '"Draft" is visible', checkable: true },
  ])
})

test.each([
  'Every step that is not in this list is refused with "Not possible".',
  'All moves not listed above are answered with "Not possible".',
  'Everything that is not listed here is rejected with "Not possible".',
  'Any action that is not in the table is refused: "Not possible".',
])('"%s" closes the life cycle', (closing) => {
  const { testCases } = designTests({
    mode: 'agentic',
    requirements: `${article}- Submit: a Draft becomes In review.\n- Publish: an article In review becomes Published.\n- Remove: a Draft is deleted and the page shows "Gone".\n\n${closing}`,
    maxTestCases: 100,
  })
  const refused = testCases.filter(({ expectedResult = '' }) => expectedResult.includes('"Not possible"'))
  expect(refused.map(({ title }) => title)).toContain(
    'Article in the state Published does not allow “submit”',
  )
  expect(testCases.some(({ title }) => /state deleted/.test(title))).toBe(false)
  expect(testCases.some(({ expectedResult }) => expectedResult === '"Gone" is visible')).toBe(true)
})

test('inputs with names of actions stay inputs', () => {
  const text = `${article}The form has these inputs:\n- Return: mandatory, a date in the future\n- Transfer: 1 to 500 EUR`
  expect(fields(text)).toEqual(['Return', 'Transfer'])
  expect(moves(text)).toEqual([])
})

test('a list of inputs beside a list of states keeps its messages', () => {
  const text = `${article}- Title: 3 to 60 characters, otherwise "Title is too short".\n- Status: Draft or Published.`
  expect(moves(text)).toEqual([])
  expect(fields(text)).toContain('Title')
})
