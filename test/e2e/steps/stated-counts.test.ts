import { fails, holds, isFalse, isOpen, look, passes } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const table =
  '<table><tr><th>Article</th><th>Price</th></tr><tr><td>Lamp</td><td>19.80 EUR</td></tr><tr><td>Rope</td><td>9.90 EUR</td></tr></table>'

const stage = startPages({
  basket: `<h1>Basket</h1>${table}<p>3 items</p><p>Total: 29.70 EUR</p>`,
  options: '<h1>Lamp</h1><p>2 options available</p><div>Red</div><div>Blue</div>',
  rows: `<h1>Import</h1>${table}<p>5 rows</p>`,
  list: '<h1>List</h1><p>3 items</p><ul><li>Milk</li><li>Bread</li></ul>',
  several: '<h1>Carts</h1><p>Mine: 3 items</p><p>Yours: 4 items</p><div>Lamp</div>',
  silent: '<h1>Basket</h1><div>Lamp</div><div>Rope</div>',
  empty: '<h1>List</h1><ul></ul><table><tr><th>Name</th></tr></table>',
})
const at = (page: string) => passes(`Open "/${page}"`)

testScenarios('a number of things', stage, {
  'is what the page says in words where it has none of them': [
    at('basket'),
    passes(look, '3 items, total 29.70 EUR'),
    holds('There are 3 items'),
    isOpen('At least 2 items are shown'),
    isOpen('4 items'),
    isOpen('There are 4 items, total 29.70 EUR'),
    fails(look, '3 items, total 30.00 EUR'),
    at('options'),
    holds('2 options'),
    isOpen('3 options'),
  ],
  'is open where the page says it and shows another number of them': [
    at('rows'),
    isOpen('5 rows'),
    holds('2 rows'),
    isFalse('4 rows'),
    at('list'),
    isOpen('3 items'),
    holds('2 items'),
    isFalse('5 items'),
  ],
  'is open where the page says several': [at('several'), isOpen('3 items'), isOpen('5 items')],
  'is open where the page has nothing of that kind': [
    at('silent'),
    isOpen('2 items'),
    isOpen('2 rows'),
    isOpen('There are 2 options'),
  ],
  'is false where a list or table of them is empty': [at('empty'), isFalse('2 items'), isFalse('2 rows')],
})
