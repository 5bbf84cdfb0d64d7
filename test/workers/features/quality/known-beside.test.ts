import { expect, test } from 'vitest'
import { generateTests } from '../../../../shared/domain/test-generation/index.ts'
import { withKnown } from '../../../../workers/features/quality/known-beside.ts'

const order = 'If the postcode does not have 5 digits, the message "No postcode" is shown.'
const news = 'If the email has more than 30 characters, the message "Too long" is shown.'
const known = (text: string, headings: string[] = []) => ({ text, headings, fileName: 'notes.md' })

test('each piece stands behind the stretch whose words it shares most of', () => {
  const requirements = `${order}\n\n${news}`
  const ownTexts = [
    { start: 0, end: order.length },
    { start: order.length + 2, end: requirements.length },
  ]
  const pieces = [known('The email is kept for a year.'), known('A postcode has digits only.', ['Post'])]
  const { read } = withKnown({ requirements, ownTexts }, pieces)
  expect(read.ownTexts.map(({ start, end }) => read.requirements.slice(start, end))).toEqual([
    `${order}\n\n# Post\n\nA postcode has digits only.`,
    `${news}\n\n# notes.md\n\nThe email is kept for a year.`,
  ])
  expect(
    read.ownTexts.map(({ asked = { start: 0, end: 0 } }) => read.requirements.slice(asked.start, asked.end)),
  ).toEqual([order, news])
})

test('a result is told as if the text had come alone', () => {
  const requirements = `${order}\n\n${news}`
  const ownTexts = [
    { start: 0, end: order.length },
    { start: order.length + 2, end: requirements.length },
  ]
  const pieces = [
    known('The postcode must be shown. It is kept for a year.'),
    known('The email must be sent.'),
  ]
  const { read, asSent } = withKnown({ requirements, ownTexts }, pieces)
  const told = asSent(generateTests({ ...read, mode: 'agentic' }))
  expect(told.requirements.map(({ start, end }) => requirements.slice(start, end))).toEqual([order, news])
  expect(told.sentences.map(({ start, end }) => requirements.slice(start, end))).toEqual([order, news])
  const { sentences, tested, gaps, untestable, context, notRead } = told.summary.requirements
  expect(sentences).toBe(2)
  expect(tested + gaps + untestable + context + notRead).toBe(2)
})

test.each([
  ['a code block', 'The name must have 2 to 40 characters.\n\n```\nsome code'],
  [
    'a scenario',
    'Scenario: Short\n  Given the page is open\n  When I enter "1"\n  Then "No postcode" is shown',
  ],
  ['a list', '1. The name must be shown\n2. The age must be'],
])('%s that the text leaves open ends with it', (_, requirements) => {
  const { read, asSent } = withKnown({ requirements }, [known('It must have the field "Postcode".')])
  const told = asSent(generateTests({ ...read, mode: 'agentic' }))
  const alone = generateTests({ requirements, mode: 'agentic' })
  const placesOf = (some: readonly { start: number; end: number }[]) =>
    some.map(({ start, end }) => [start, end])
  expect(placesOf(told.requirements)).toEqual(placesOf(alone.requirements))
  expect(placesOf(told.sentences)).toEqual(placesOf(alone.sentences))
})
