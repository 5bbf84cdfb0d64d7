import { holds, isFalse, passes } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const row = (name: string, state: string, acts: string[]) =>
  `<tr><td>${name}</td><td>${state} ${acts.map((act) => `<button>${act}</button>`).join(' ')}</td></tr>`

const stage = startPages({
  readings: `<table><tr><th>Reading</th><th>Status</th></tr>${row('1310', 'Submitted', ['Withdraw'])}${row('1290', '', ['Withdraw', 'Send'])}${row('1240', 'Accepted', [])}</table>`,
})

testScenarios('a cell with a button in it', stage, {
  'says what stands beside the button': [
    passes('Open "/readings"'),
    holds('The cell "Status" of the row "1310" is "Submitted"'),
    holds('The cell "Status" of the row "1310" is "Submitted Withdraw"'),
    isFalse('The cell "Status" of the row "1310" is "Withdraw"'),
    isFalse('The cell "Status" of the row "1310" is not "Submitted"'),
    isFalse('The cell "Status" of the row "1310" is "Accepted"'),
    isFalse('The cell "Status" of the row "1290" is "Submitted"'),
    holds('The cell "Status" of the row "1240" is "Accepted"'),
    isFalse('The cell "Status" of the row "1240" is empty'),
    isFalse('The cell "Status" of the row "1290" is empty'),
  ],
})
