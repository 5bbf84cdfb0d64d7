import { expect, test } from 'vitest'
import { answerFrom } from '../../../../shared/domain/answering/index.ts'
import { isGerman } from '../../../../shared/domain/answering/function-words.ts'
import { tokensOf } from '../../../../shared/domain/answering/tokens.ts'
import { passages } from './passages.ts'

const texts = [
  'Ein Visum wird am Schalter ausgestellt. Ein Visum ist 90 Tage gültig.',
  'Das Freibad öffnet um 9 Uhr. Das Museum ist kostenlos.',
  'Erwachsene zahlen 12 Euro Eintritt. Mitarbeiter haben dreißig Tage Urlaub. Auszubildende haben 25 Tage Urlaub.',
  'Frau Vogel genehmigt Reisen. Rechnungen werden am Freitag genehmigt.',
  'Die Halle ist im August geschlossen, weil das Dach erneuert wird. Der Kurs beginnt am 3. März. Nach der 2. Mahnung kostet eine Sendung 5 Euro.',
  'Die Geräte werden jährlich geprüft. Die Pumpe steht in Raum 12. Der Hof ist offen.',
]
const told = (question: string) =>
  answerFrom({ question, passages: passages(...texts) }).sentences.map(({ text }) => text)

test.each([
  ['Wie lange ist ein Visum gültig?', 'Ein Visum ist 90 Tage gültig.'],
  ['Wann öffnet das Freibad?', 'Das Freibad öffnet um 9 Uhr.'],
  ['Wie viel zahlen Erwachsene?', 'Erwachsene zahlen 12 Euro Eintritt.'],
  ['Wie viele Tage Urlaub haben Auszubildende?', 'Auszubildende haben 25 Tage Urlaub.'],
  ['Warum ist die Halle geschlossen?', 'Die Halle ist im August geschlossen, weil das Dach erneuert wird.'],
  ['Wann beginnt der Kurs?', 'Der Kurs beginnt am 3. März.'],
  ['Wie teuer ist eine Sendung?', 'Nach der 2. Mahnung kostet eine Sendung 5 Euro.'],
  ['Wie oft werden die Geräte geprüft?', 'Die Geräte werden jährlich geprüft.'],
])('a German question whose answer shows that it is one is answered: %s', (question, sentence) => {
  expect(told(question)[0]).toBe(sentence)
})

test.each([
  'Wann öffnet das Museum?',
  'Wie viele Tage Urlaub haben Lehrer?',
  'Warum ist der Hof offen?',
  'Wie oft wird die Pumpe geprüft?',
  // Whether a sentence names somebody or a place is not read in German.
  'Wer genehmigt Rechnungen?',
  'Wo ist das Freibad?',
])('a German question that no sentence answers surely is met by silence: %s', (question) => {
  expect(told(question)).toEqual([])
})

test.each([
  ['Wie lange gilt es?', true],
  ['Was kostet der Eintritt?', true],
  ['Gilt der Pass bei einer Reise?', true],
  ['Who is Van der Berg?', false],
  ['Was the office in Berlin open?', false],
  ['What is the man-hour rate for war and fur?', false],
  ['Am I allowed to die in war?', false],
])('whether "%s" is German: %s', (question, is) => {
  expect(isGerman(tokensOf(question).map(({ word }) => word))).toBe(is)
})
