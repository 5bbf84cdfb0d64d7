import { expect, test } from 'vitest'
import { answerFrom, followUp } from '../../../../shared/domain/answering/index.ts'

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
  expect(followUp({ question, history: said(...turns) }).readings[0].question).toBe(text)
})

test('what a question refers to may lie two questions back', () => {
  const history = said(
    'How do I request parental leave?',
    'In the portal.',
    'How long does that take?',
    'Five days.',
  )
  expect(followUp({ question: 'Who approves it?', history }).searched).toContain('parental leave')
})

test.each([
  'What is the dress code?',
  'Is it allowed to bring dogs?',
  'Are there any parking spaces?',
  'How many days of leave do I get this year?',
])('%s stands alone', (question) => {
  const history = said('Where is the Hamburg office?', 'In the port.')
  expect(followUp({ question, history })).toEqual({ searched: question, readings: [{ question }] })
})

test('without a question before it, a question stays as it is', () => {
  const question = 'And for managers?'
  const alone = { searched: question, readings: [{ question }] }
  expect(followUp({ question })).toEqual(alone)
  expect(followUp({ question, history: [{ role: 'assistant', content: 'Welcome!' }] })).toEqual(alone)
})

test('patterns in a question are words like others', () => {
  const question = 'and for (a+)+$ [x?'
  const { searched } = followUp({ question, history: said('How many days of leave for staff?', '28') })
  expect(searched).toContain('(a+)+$ [x')
})

const guide = [
  'A visa is valid for 90 days. Passports are valid for ten years. A passport for children is valid for six years.',
  'The dress code is casual. The opening hours are 9:00 to 17:00. The parental leave is 12 months long.',
  'Managers get 30 days of leave. Employees get 28 days of leave.',
  'Jane Doe approves invoices. John Smith approves contracts.',
  'Visitors park cars in the garage. Visitors park bikes in the yard.',
  'Adults pay 12 euros. Children pay 5 euros. Passports cost 60 euros.',
  'Erwachsene zahlen 12 Euro Eintritt. Kinder zahlen 5 Euro Eintritt.',
  'Ein Visum ist 90 Tage gültig. Reisepässe sind zehn Jahre gültig. Ein Reisepass für Kinder ist sechs Jahre gültig.',
  'Das Freibad öffnet um 9 Uhr. Das Museum ist kostenlos.',
]
const passages = guide.map((text, at) => ({
  n: at + 1,
  text,
  headings: [],
  fileName: 'Guide.md',
  updatedAt: 0,
  start: at * 1000,
}))
const answerTo = (question: string, ...turns: string[]) =>
  answerFrom({ question, history: said(...turns), passages }).sentences.map(({ text }) => text)

test.each([
  ['How long is a visa valid?', 'And passports?', 'Passports are valid for ten years.'],
  ['How long is a visa valid?', 'What about children?', 'A passport for children is valid for six years.'],
  ['How long is a passport valid?', 'And for children?', 'A passport for children is valid for six years.'],
  ['How long is a visa valid?', 'And how long are passports valid?', 'Passports are valid for ten years.'],
  ['What is the dress code?', 'And the opening hours?', 'The opening hours are 9:00 to 17:00.'],
  ['How many days of leave do employees get?', 'And managers?', 'Managers get 30 days of leave.'],
  ['Who approves invoices?', 'And contracts?', 'John Smith approves contracts.'],
  ['Where do visitors park cars?', 'What about bikes?', 'Visitors park bikes in the yard.'],
  ['How much do adults pay?', 'And children?', 'Children pay 5 euros.'],
  ['Was zahlen Erwachsene?', 'Und Kinder?', 'Kinder zahlen 5 Euro Eintritt.'],
  ['Wie viel zahlen Erwachsene?', 'Aber die Kinder?', 'Kinder zahlen 5 Euro Eintritt.'],
  ['Wie lange ist ein Visum gültig?', 'Und Reisepässe?', 'Reisepässe sind zehn Jahre gültig.'],
  [
    'Wie lange ist ein Reisepass gültig?',
    'Und für Kinder?',
    'Ein Reisepass für Kinder ist sechs Jahre gültig.',
  ],
])('after "%s" a bare "%s" is answered', (before, question, sentence) => {
  expect(answerTo(question, before, 'Said [1].')[0]).toBe(sentence)
})

test.each([
  ['How long is a visa valid?', 'And ID cards?'],
  ['How long is a visa valid?', 'And the dress code?'],
  ['Who approves invoices?', 'And passports?'],
  ['Where do visitors park cars?', 'And managers?'],
  ['Was zahlen Erwachsene?', 'Und Hunde?'],
  ['Wie lange ist ein Visum gültig?', 'Und Personalausweise?'],
  ['Wann öffnet das Freibad?', 'Und das Museum?'],
])('after "%s" a bare "%s", which no reading answers, is met by silence', (before, question) => {
  expect(answerTo(question, before, 'Said [1].')).toEqual([])
})

test.each(['And you?', 'And now?', 'What about it?', 'Und ich?'])(
  '"%s" names nothing that could take a place',
  (question) => {
    const { readings } = followUp({ question, history: said('How long is a visa valid?', '90 days.') })
    const other = { ...passages[0], text: 'Passports are valid for ten years.' } as (typeof passages)[0]
    const found = answerFrom({ question, readings, passages: [other] })
    expect(found.sentences).toEqual([])
  },
)

test('what is said between two bare follow-ups leads no astray', () => {
  const turns = ['How long is a visa valid?', '90 days.', 'And the dress code?', 'No answer.']
  expect(answerTo('And passports?', ...turns)).toContain('Passports are valid for ten years.')
})

test('a question has eight readings at most, whatever it says', () => {
  const former = `How do ${'the red car and the blue boat of '.repeat(200)} go?`
  expect(followUp({ question: 'And trains?', history: said(former, 'So.') }).readings.length).toBe(8)
})
