import { holds, isFalse, isOpen, passes } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const labels = (names: string[]) => names.map((name) => `<p>${name}</p>`).join('')
const heads = (names: string[]) =>
  `<table><tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr></table>`

const stage = startPages({
  both: labels(['Maker', 'Piece', 'Clay']) + heads(['Maker', 'Piece', 'Clay']),
  turned: labels(['Maker', 'Piece', 'Clay']) + heads(['Piece', 'Maker', 'Clay']),
  menu: labels(['Piece', 'Maker', 'Piece']),
  wrong: labels(['Piece', 'Maker', 'Clay']),
  parts: `<section aria-label="Old">${labels(['Clay', 'Piece'])}</section><section aria-label="New">${labels(['Piece', 'Clay'])}</section>`,
  date: '<label>Due <input type="date" value="2025-03-12"></label>',
})

testScenarios('an order of names that stand in two places', stage, {
  'holds where both have it, is false where none has it, and is open where they differ': [
    passes('Open "/both"'),
    holds('"Maker", "Piece" and "Clay" are shown in this order'),
    isFalse('"Piece", "Maker" and "Clay" are shown in this order'),
    passes('Open "/turned"'),
    isOpen('"Maker", "Piece" and "Clay" are shown in this order'),
    passes('Open "/menu"'),
    isOpen('"Maker" and "Piece" are shown in this order'),
    passes('Open "/wrong"'),
    isFalse('"Maker", "Piece" and "Clay" are shown in this order'),
  ],
})

testScenarios('an order in a part of a page', stage, {
  'is looked for in that part alone': [
    passes('Open "/parts"'),
    holds('"Piece" and "Clay" are shown in this order in the "New" section'),
    isFalse('"Piece" and "Clay" are shown in this order in the "Old" section'),
  ],
})

testScenarios('a date that a field holds', stage, {
  'is compared in the form that the field has, and in another one nobody knows': [
    passes('Open "/date"'),
    holds('The "Due" field has the value "2025-03-12"'),
    isFalse('The "Due" field has the value "2025-03-13"'),
    isOpen('The "Due" field has the value "12/03/2025"'),
    isOpen('The "Due" field has the value "12 March 2025"'),
  ],
})
