import { errs, fails, holds, isFalse, isOpen, passes, type ScenarioStep } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

// A list as such applications are made: a box and a text in each item, a cross that the style sheet draws when the pointer is there.
const list = `<style>
    .destroy { display: none; border: 0 } .destroy::after { content: '×' } li:hover .destroy { display: inline }
    .completed label { text-decoration: line-through } a.selected { outline: 1px solid red }
  </style>
  <header><h1>todos</h1><input class="new-todo" placeholder="What needs to be done?" autofocus></header>
  <ul class="todo-list"></ul>
  <footer><a href="#/" onclick="show('all')">All</a> <a href="#/active" onclick="show('active')">Active</a>
    <label><input type="checkbox" onchange="document.querySelectorAll('li > input').forEach((one) => one.click())">Mark all as complete</label></footer>
  <script>
    const list = document.querySelector('ul')
    function show(which) {
      for (const item of list.children) item.hidden = which === 'active' && item.className === 'completed'
    }
    document.querySelector('input').addEventListener('keydown', ({ key, target }) => {
      const text = target.value.trim()
      if (key !== 'Enter' || text === '') return
      const item = document.createElement('li')
      item.innerHTML = '<input type="checkbox"><label></label><button class="destroy"></button>'
      item.children[1].textContent = text
      item.children[0].onchange = () => (item.className = item.children[0].checked ? 'completed' : '')
      item.children[2].onclick = () => item.remove()
      list.append(item)
      target.value = ''
    })
  </script>`
const pages: Record<string, string> = {
  list,
  drawn: `<h1>Notes</h1><style>.a::after { content: '×' }</style><p>A note <button class="a" onclick="this.closest('p').remove()"></button></p>`,
  pictured: `<p>A note <button class="close-note" aria-label="Dismiss note"><svg width="16" height="16"></svg></button></p>`,
  unnamed: '<p>A note <button><svg width="16" height="16"></svg></button></p>',
  worded: '<p>A note <button>Archive</button></p>',
}
const withData = (action: string, data: string, expected: string): ScenarioStep =>
  passes(action, expected, undefined, data)

const stage = startPages(pages)

testScenarios('steps of a sheet by a tester', stage, {
  'what is typed is taken from the test data, and checked as what was typed': [
    passes('Open "/list"'),
    withData(
      'Type the text in the "What needs to be done?" field',
      'Buy milk',
      'The field contains "Buy milk"',
    ),
    passes('Press Enter', '"Buy milk" is in the list'),
    withData('Add the to-do', 'Pay rent', 'The to-do is shown in the list'),
    withData('Add the to-do', '<b>Bold</b> & 100%', 'The to-do is added to the list'),
    isFalse('"What needs to be done?" is in the list'),
  ],
  'what was entered is told of as both, as they, and by what it is': [
    passes('Open "/list"'),
    passes('Add the to-dos "Red" and "Blue"', 'Both items are listed'),
    passes('Add the to-dos "Tea" and "Rum"', 'Both are in the list'),
    fails('Add the to-do "Ale", hover over "Ale" and click the "x" button', 'The to-do is in the list'),
    fails(
      'Add the to-dos "Gin" and "Port", hover over "Port" and click the "x" button',
      'Both are in the list',
    ),
  ],
  'a sign that only the style sheet draws is found by a check as by a click': [
    passes('Open "/drawn"', 'The "x" button is visible'),
    isFalse('The "x" button is not visible'),
    isFalse('The "+" button is visible'),
    passes('Click the "x" button', 'The "x" button is not visible'),
    isFalse('The "x" button is visible'),
  ],
  'a button that may be the sign leaves it open': [
    passes('Open "/pictured"'),
    isOpen('The "x" button is visible'),
    isOpen('The "x" button is not visible'),
    passes('Open "/unnamed"'),
    isOpen('The "x" button is visible'),
    passes('Open "/worded"', 'The "x" button is not visible'),
    isFalse('The "x" button is visible'),
  ],
  'the cross of an item is there while the pointer is': [
    passes('Open "/list"'),
    passes('Add the to-dos "Keep me" and "Delete me"'),
    passes('Move the mouse over "Delete me"', 'The "x" button is visible'),
    passes('Move the mouse over "todos"', 'The "x" button is not visible'),
    passes('Hover over "Delete me" and click the "x" button', '"Delete me" is not in the list'),
  ],
  'what is completed is ticked, and its box is that of the item': [
    passes('Open "/list"'),
    passes('Add the to-dos "Buy milk" and "Buy bread"'),
    passes('Complete the to-do "Buy milk"', '"Buy milk" is struck through and its checkbox is ticked'),
    passes('Check "Buy bread"', '"Buy bread" is not struck through and its checkbox is not ticked'),
    fails('Look at the list', '"Buy milk" is struck through and its checkbox is not ticked'),
    passes('Add the to-do "Clean kitchen" and tick its checkbox', '"Clean kitchen" is struck through'),
    passes('Tick the checkbox of "Buy bread" and untick the checkbox', '"Buy bread" is not struck through'),
    passes('Check "Buy bread"', '"Buy bread" is struck through'),
    fails('Check "Buy bread"', '"Buy bread" is not struck through'),
  ],
  'a thing may be chosen by its kind and its name': [
    passes('Open "/list"'),
    passes('Add the to-dos "Done task" and "Open task"'),
    passes('Complete "Done task"'),
    passes('Select the filter "Active"', '"Done task" is hidden and "Open task" is visible'),
    passes('Select the filter "All"', '"Done task" and "Open task" are both displayed'),
    holds('"Open task" is not struck through'),
    errs('steps.not_found', 'Select the filter "Late"'),
    passes('Reload the page (F5)', '"Done task" is not visible'),
  ],
})
