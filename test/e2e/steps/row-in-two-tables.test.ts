import { errs, holds, isFalse, passes } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const line = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const heads = (...names: string[]) => `<tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr>`

const pages = {
  sheet: `<table aria-label="Pieces">${heads('Maker', 'Fee')}${line('Ana', '1.50')}${line('Ana', '2.00')}${line('Bo', '4.00')}</table>
    <table aria-label="Who pays what">${heads('Maker', 'Pays')}${line('Ana', '3.50')}${line('Bo', '4.00')}</table>`,
}
const stage = startPages(pages)

testScenarios('a row that two tables have', stage, {
  'is that of the table that has the column': [
    passes('Open "/sheet"'),
    holds('The cell "Pays" of the row "Ana" is "3.50"'),
    isFalse('The cell "Pays" of the row "Ana" is "1.50"'),
    holds('The cell "Fee" of the row "Bo" is "4.00"'),
  ],
  'is not chosen where several have it': [
    passes('Open "/sheet"'),
    errs('steps.ambiguous', 'Look at the page', 'The cell "Fee" of the row "Ana" is "1.50"'),
    errs('steps.ambiguous', 'Look at the page', 'The cell "Maker" of the row "Bo" is "Bo"'),
  ],
})
