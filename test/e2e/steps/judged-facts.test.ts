import { startPages, testScenarios } from './support.ts'
import { errs, fails, passes } from './scenario.ts'

const list = `<!doctype html><title>Shop</title><h1>Shop</h1>
<ul aria-label="Things"><li><b>Milk</b> <i>fresh</i></li><li><b>Bread</b> <i>sold out</i></li></ul>
<table><tr><th>Who</th><th>State</th></tr><tr><td>Ann</td><td>active</td></tr><tr><td>Bob</td><td>away</td></tr></table>
<p>2 items left</p>`
const door = `<!doctype html><title>Door</title><h1>Door</h1>
<form onsubmit="event.preventDefault(); const ok = u.value === 'maria' && p.value === 'sunny-day-7';
  document.querySelector('output').textContent = ok ? 'Welcome maria' : 'Wrong name or password'">
<label>User name <input id="u"></label><label>Password <input id="p" type="password"></label><button>Sign in</button></form>
<label><input type="checkbox" onchange="t = this.checked">Terms</label>
<button onclick="document.querySelector('output').textContent = window.t ? 'Saved' : 'Accept the terms'">Save</button><output></output>`

const stage = startPages({ list, door })

testScenarios('what is judged, and after what', stage, {
  'two facts of a list': [
    passes('Open "/list"'),
    passes('Look at the list', '"Milk" is in the list and it says "fresh"'),
    passes('Look at the list', '"Milk" is in the list and it says "2 items left"'),
    errs('steps.undecided', 'Look at the list', '"Milk" is in the list and it says "sold out"'),
    fails('Look at the list', '"Milk" is in the list and it says "gone"'),
    fails('Look at the list', '"Cheese" is in the list and it says "2 items left"'),
    passes('Look at the list', 'The list shows "Milk" and it says "sold out"'),
    errs('steps.undecided', 'Look at the list', 'The list shows "Milk" and it says "2 items left"'),
    fails('Look at the list', 'The list shows "Milk" and it says "gone"'),
    passes('Look at the table', '"Ann" is in the table and shows "active"'),
    errs('steps.undecided', 'Look at the table', '"Ann" is in the table and it shows "away"'),
  ],
  'who signs in': [
    passes('Open "/door"'),
    errs('steps.not_understood', 'Sign in (name / password)', '"Welcome maria" is visible'),
    passes('Sign in (maria / sunny-day-7)', '"Welcome maria" is visible'),
    passes('Log in (user: maria, password: sunny-day-7)', '"Welcome maria" is visible'),
    fails('Sign in (maria / rainy-day-7)', '"Welcome maria" is visible'),
  ],
  'what is done before': [
    passes('Open "/door"'),
    errs('steps.not_found', 'Click "Save" after ticking "Terms"', '"Saved" is visible'),
    passes('Tick "Terms" and click "Save"', '"Saved" is visible'),
  ],
})
