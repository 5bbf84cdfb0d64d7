import { holds, isFalse, passes } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const flat = `<h1>Rooms</h1><form><label>Title <input></label><button>Book</button></form>
  <h2>Your bookings</h2><p>Newest first</p><ul><li>Oak <button>Cancel</button></li><li>Elm <button>Cancel</button></li></ul>
  <h2>Others</h2><ul><li>Ash <button>Cancel</button></li></ul><ol><li>Fir</li></ol><p id="o"></p>
  <script>onclick = ({ target }) => { if (target.textContent === 'Cancel') { o.textContent = target.parentElement.firstChild.textContent + 'cancelled'; target.parentElement.remove() } }</script>`

testScenarios('a list that no container parts from others', startPages({ flat }), {
  'goes by the heading above it': [
    passes('Open "/flat"'),
    holds('"Oak" is shown in the "Your bookings" list'),
    isFalse('"Ash" is shown in the "Your bookings" list'),
    holds('There are 2 items in the "Your bookings" list'),
    isFalse('"Oak" is not shown in the "Your bookings" list'),
  ],
  'tells apart what bears one name in several': [
    passes('Open "/flat"'),
    passes('Click "Cancel" in the "Others" list', '"Ash cancelled" is visible and "Oak" is visible'),
  ],
})
