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
