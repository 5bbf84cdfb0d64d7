import { expect, test } from 'vitest'
import { passage } from './passages.ts'
import { answerFrom, followUp } from '../../../../shared/domain/answering/index.ts'

const said = (...turns: string[]) =>
  turns.map((content, at) => ({ role: at % 2 ? ('assistant' as const) : ('user' as const), content }))

test.each([
  [
    'How many days of leave do employees get?',
    'and for managers?',
    'How many days of leave do managers get?',
  ],
  ['What are the opening hours in Hamburg?', 'And in Berlin?', 'What are the opening hours in Berlin?'],
  ['What are the opening hours in Hamburg?', 'What about Berlin?', 'What are the opening hours in Berlin?'],
  ['How do I apply for leave?', 'How long does it take?', 'How long does it take? apply leave'],
  ['Are dogs allowed in the museum?', 'Why?', 'Why? dogs allowed museum'],
  ['Where is the Hamburg office?', 'Can I park there?', 'Can I park there? Hamburg office'],
  ['Who is the director?', 'When did she join?', 'When did she join? director Jane Doe'],
])('after "%s" the question "%s" gets what it leaves out', (before, question, text) => {
  const history = said(before, 'Jane Doe is the director [1].')
  expect(followUp({ question, history }).readings[0].question).toBe(text)
})

test('what a question refers to may lie two questions back', () => {
  const history = said(
    'How do I request parental leave?',
    'By form.',
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
const passages = guide.map((text, at) => passage(text, { n: at + 1, fileName: 'Guide.md', start: at * 1000 }))
const answerTo = (question: string, ...turns: string[]) =>
  answerFrom({ question, history: said(...turns), passages }).sentences.map(({ text }) => text)

test.each([
  ['How long is a visa valid?', 'What about children?', 'A passport for children is valid for six years.'],
  ['How long is a passport valid?', 'And for children?', 'A passport for children is valid for six years.'],
  ['How long is a visa valid?', 'And how long are passports valid?', 'Passports are valid for ten years.'],
  ['How many days of leave do employees get?', 'And managers?', 'Managers get 30 days of leave.'],
  ['Who approves invoices?', 'And contracts?', 'John Smith approves contracts.'],
  ['Where do visitors park cars?', 'What about bikes?', 'Visitors park bikes in the yard.'],
  ['How much do adults pay?', 'And children?', 'Children pay 5 euros.'],
  ['Was zahlen Erwachsene?', 'Und Kinder?', 'Kinder zahlen 5 Euro Eintritt.'],
  ['Wie lange ist ein Visum gültig?', 'Und Reisepässe?', 'Reisepässe sind zehn Jahre gültig.'],
])('after "%s" a bare "%s" is answered', (before, question, sentence) => {
  expect(answerTo(question, before, 'Said [1].')[0]).toBe(sentence)
})

test.each([
  ['How long is a visa valid?', 'And ID cards?'],
  ['How long is a visa valid?', 'And the dress code?'],
  ['Where do visitors park cars?', 'And managers?'],
  ['Wie lange ist ein Visum gültig?', 'Und Personalausweise?'],
  ['Wann öffnet das Freibad?', 'Und das Museum?'],
])('after "%s" a bare "%s", which no reading answers, is met by silence', (before, question) => {
  expect(answerTo(question, before, 'Said [1].')).toEqual([])
})

test.each(['And you?', 'And now?', 'What about it?', 'Und ich?'])('"%s" names nothing new', (question) => {
  const { readings } = followUp({ question, history: said('How long is a visa valid?', '90 days.') })
  const other = passage('Passports are valid for ten years.')
  expect(answerFrom({ question, readings, passages: [other] }).sentences).toEqual([])
})

test('what is said between two bare follow-ups leads no astray', () => {
  const turns = ['How long is a visa valid?', '90 days.', 'And the dress code?', 'No answer.']
  expect(answerTo('And passports?', ...turns)).toContain('Passports are valid for ten years.')
})

test('a question has eight readings at most, whatever it says', () => {
  const former = `How do ${'the red car and the blue boat of '.repeat(200)} go?`
  expect(followUp({ question: 'And trains?', history: said(former, 'So.') }).readings.length).toBe(8)
})
