import { expect, test } from 'vitest'
import { followUp } from '../../../../shared/domain/answering/index.ts'

const said = (...turns: string[]) =>
  turns.map((content, at) => ({ role: at % 2 ? ('assistant' as const) : ('user' as const), content }))

test.each([
  [
    'and for managers?',
    ['How many days of leave do employees get?', '28 days [1].'],
    'How many days of leave do managers get?',
  ],
  [
    'And in Berlin?',
    ['What are the opening hours in Hamburg?', '9 to 5'],
    'What are the opening hours in Berlin?',
  ],
  [
    'What about Berlin?',
    ['What are the opening hours in Hamburg?', '9 to 5'],
    'What are the opening hours in Berlin?',
  ],
  [
    'How long does it take?',
    ['How do I apply for parental leave?', 'By form.'],
    'How long does it take? apply parental leave',
  ],
  ['Why?', ['Are dogs allowed in the museum?', 'No.'], 'Why? dogs allowed museum'],
  ['Can I park there?', ['Where is the Hamburg office?', 'In the port.'], 'Can I park there? Hamburg office'],
  [
    'When did she join?',
    ['Who is the director?', 'Jane Doe is the director [1].'],
    'When did she join? director Jane Doe',
  ],
])('%s behind a question gets what it leaves out', (question, turns, text) => {
  expect(followUp({ question, history: said(...turns) })).toBe(text)
})

test('what a question refers to may lie two questions back', () => {
  const history = said(
    'How do I request parental leave?',
    'In the portal.',
    'How long does that take?',
    'Five days.',
  )
  expect(followUp({ question: 'Who approves it?', history })).toContain('parental leave')
})

test.each([
  'What is the dress code?',
  'Is it allowed to bring dogs?',
  'Are there any parking spaces?',
  'How many days of leave do I get this year?',
])('%s stands alone', (question) => {
  expect(followUp({ question, history: said('Where is the Hamburg office?', 'In the port.') })).toBe(question)
})

test('without a question before it, a question stays as it is', () => {
  expect(followUp({ question: 'And for managers?' })).toBe('And for managers?')
  expect(
    followUp({ question: 'And for managers?', history: [{ role: 'assistant', content: 'Welcome!' }] }),
  ).toBe('And for managers?')
})

test('patterns in a question are words like others', () => {
  const question = 'and for (a+)+$ [x?'
  expect(followUp({ question, history: said('How many days of leave for staff?', '28') })).toContain(
    '(a+)+$ [x',
  )
})
