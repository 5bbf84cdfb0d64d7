import { expect, test } from 'vitest'
import { answerFrom, verifyAnswer } from '../../../../shared/domain/answering/index.ts'
import { passage, passages } from './passages.ts'

const answerTo = (question: string, text: string) =>
  answerFrom({ question, passages: passages(text) })
    .sentences.map((sentence) => sentence.text)
    .join(' ')

const amounts = `# Amounts

The repair of the roof cost $1,250 last year.

The new lift cost 48.500,75 EUR including installation.

The tank holds 12 000 litres of oil.

The cable drum weighs 2,500 kg when it is full.

The rent is 1.100 EUR per month.`

test.each([
  ['Which thing cost 48500.75 EUR?', 'lift'],
  ['Which thing cost 48,500.75 EUR?', 'lift'],
  ['Which thing cost 48 500,75 EUR?', 'lift'],
  ['What cost 1250 dollars?', 'roof'],
  ['What cost $1250.00?', 'roof'],
  ['What holds 12000 litres?', 'tank'],
  ['What holds 12,000 litres?', 'tank'],
  ["What holds 12'000 litres?", 'tank'],
  ['What weighs 2500 kg?', 'drum'],
  ['What is 1100 EUR per month?', 'rent'],
  ['What is 1,100.00 EUR per month?', 'rent'],
])('"%s" is answered whatever the spelling of the document', (question, word) => {
  expect(answerTo(question, amounts)).toContain(word)
})

test.each([
  'What weighs 2.5 kg?',
  'What weighs 2.5 t?',
  'What holds 12 litres?',
  'What is 1.1 EUR per month?',
  'Which thing cost 48500.7 EUR?',
  'What cost 125 dollars?',
])('"%s" asks for another number, and none is converted', (question) => {
  expect(answerTo(question, amounts)).toBe('')
})

const german = 'Das Fass wiegt 2.500 kg.\n\nDas Rohr wiegt 2,5 kg.\n\nDer Deckel wiegt 0,75 kg.'
const english = 'The barrel weighs 2.500 kg.\n\nThe pipe weighs 12.75 kg.\n\nThe lid weighs 1,250 kg.'
test.each([
  ['Was wiegt 2500 kg?', german, 'Das Fass wiegt 2.500 kg.'],
  ['Was wiegt 2.500 kg?', german, 'Das Fass wiegt 2.500 kg.'],
  ['Was wiegt 2.5 kg?', german, 'Das Rohr wiegt 2,5 kg.'],
  ['Was wiegt 2,50 kg?', german, 'Das Rohr wiegt 2,5 kg.'],
  ['What weighs 2.5 kg?', english, 'The barrel weighs 2.500 kg.'],
  ['What weighs 2.500 kg?', english, 'The barrel weighs 2.500 kg.'],
  ['What weighs 2500 kg?', english, ''],
  ['What weighs 1250 kg?', english, 'The lid weighs 1,250 kg.'],
])('%s: the habit of the document decides', (question, text, answer) => {
  expect(answerTo(question, text)).toBe(answer)
})

test.each([
  ['What weighs 2500 kg?', 'The drum weighs 2,500 kg.', ''],
  ['What weighs 2.5 kg?', 'The drum weighs 2,500 kg.', ''],
  ['What weighs 2,500 kg?', 'The drum weighs 2,500 kg.', 'The drum weighs 2,500 kg.'],
  ['What weighs 2500 kg?', 'The drum weighs 2.500 kg.', ''],
  ['What weighs 2.5 kg?', 'The drum weighs 2.500 kg.', ''],
  ['What is 3142 m long?', 'The rod is 3,142 m long.', ''],
  [
    'What weighs 2500 kg?',
    'The drum weighs 2,500 kg, the lid 1.75 kg.',
    'The drum weighs 2,500 kg, the lid 1.75 kg.',
  ],
  [
    'What weighs 2.5 kg?',
    'The drum weighs 2,500 kg, the lid 1,75 kg.',
    'The drum weighs 2,500 kg, the lid 1,75 kg.',
  ],
  ['What costs 2500 EUR?', 'The drum costs 2,500 EUR.', 'The drum costs 2,500 EUR.'],
])('%s of "%s": what nothing decides is asserted in neither reading', (question, text, answer) => {
  expect(answerTo(question, text)).toBe(answer)
})

test.each([
  ['The drum weighs 2,500 kg.', 'The drum weighs 2500 kg.', 0],
  ['The drum weighs 2,500 kg.', 'The drum weighs 2.5 kg.', 0],
  ['The drum weighs 2,500 kg.', 'The drum weighs 2.500 kg.', 0],
  ['The drum weighs 2,500 kg.', 'The drum weighs 3,100 kg.', 1],
])('"%s" and "%s" contradict each other only where no reading agrees', (one, other, count) => {
  const { conflicts } = answerFrom({
    question: 'How much does the drum weigh?',
    passages: passages(one, other),
  })
  expect(conflicts).toHaveLength(count)
})

test.each([
  ['What cost 1,500,000 EUR?', 'hall'],
  ['What cost 1.5 million EUR?', 'hall'],
  ['What cost 150 000 EUR?', 'fence'],
  ['What cost 1,500 EUR?', ''],
  ['What cost 2300 EUR?', 'gate'],
])('"%s" counts thousands and millions in words', (question, word) => {
  const text =
    'The hall cost 1.5 million EUR.\n\nThe fence cost 150,000 EUR.\n\nThe gate cost 2.3 thousand EUR.'
  expect(answerTo(question, text)).toContain(word)
  expect(answerTo(question, text) === '').toBe(word === '')
})

test('versions and numbers of headings stay what they are', () => {
  const text = 'Version 1.10 adds printing.\n\nVersion 1.1 adds colours.'
  expect(answerTo('What does version 1.1 add?', text)).toBe('Version 1.1 adds colours.')
  expect(answerTo('What does version 1.10 add?', text)).toBe('Version 1.10 adds printing.')
})

test('files that write one amount differently do not contradict each other, others do', () => {
  const question = 'How much is the monthly rent of the hall?'
  const of = (...texts: string[]) => answerFrom({ question, passages: passages(...texts) }).conflicts
  expect(
    of('The monthly rent of the hall is 1.100,00 EUR.', 'The monthly rent of the hall is 1,100 EUR.'),
  ).toEqual([])
  expect(
    of('The monthly rent of the hall is 1.100,00 EUR.', 'The monthly rent of the hall is 1,200 EUR.'),
  ).toHaveLength(1)
})

test('a sentence of a model holds with its number written otherwise, and not with another one', () => {
  const verified = (answer: string) =>
    verifyAnswer({ answer, passages: [passage('Der Lift wiegt 2.500 kg und kostet 48.500,75 EUR.')] })
      .sentences.length
  expect(verified('Der Lift kostet 48,500.75 EUR [1].')).toBe(1)
  expect(verified('Der Lift wiegt 2500 kg [1].')).toBe(1)
  expect(verified('Der Lift wiegt 2.5 kg [1].')).toBe(0)
})

const measures = `The oil tank holds 2½ m³ and is refilled every twelve weeks.

The beam is 3 1/2 m long.

The lid weighs 1.75 kg.

The training takes two and a half days.

The gate costs two thousand five hundred dollars.

Die Wartung dauert zweieinhalb Stunden.`

test.each([
  ['What holds 2.5 m³?', 'tank'],
  ['What holds 2,5 m³?', 'tank'],
  ['What holds 2 1/2 m³?', 'tank'],
  ['What is refilled every 12 weeks?', 'tank'],
  ['What is refilled every twelve weeks?', 'tank'],
  ['What is 3.5 m long?', 'beam'],
  ['What weighs 1¾ kg?', 'lid'],
  ['What weighs one and three quarters kg?', 'lid'],
  ['What takes 2½ days?', 'training'],
  ['What costs 2,500 dollars?', 'gate'],
  ['Was dauert 2,5 Stunden?', 'Wartung'],
  ['What holds 2 m³?', ''],
  ['What holds 21 m³?', ''],
  ['What holds 2500 litres?', ''],
  ['What is refilled every 3 months?', ''],
  ['What takes 2 days?', ''],
  ['What is 350 cm long?', ''],
])('"%s" is answered though the number is written with a fraction or in words: %s', (question, word) => {
  expect(answerTo(question, measures)).toContain(word)
  expect(answerTo(question, measures) === '').toBe(word === '')
})

test('an amount with a fraction and the same one with figures do not contradict each other', () => {
  const question = 'How much does the oil tank hold?'
  const of = (...texts: string[]) => answerFrom({ question, passages: passages(...texts) }).conflicts
  expect(of('The oil tank holds 2½ m³.', 'The oil tank holds 2.5 m³.')).toEqual([])
  expect(of('The oil tank holds 2½ m³.', 'The oil tank holds 2 m³.')).toHaveLength(1)
})
