import type { ResultPages } from './page.ts'

const orders = `<table><caption>Orders</caption><tr><th>Item</th><th>Status</th><th>Price</th></tr>
  <tr><td id="item">Milk</td><td id="state">Open</td><td id="price">1.20</td></tr><tr><td>Bread</td><td>Sent</td><td id="last"></td></tr></table>`
const beside = (label: string, id: string, value: string) => `<dt>${label}</dt><dd id="${id}">${value}</dd>`

/** What is expected of texts and values. */
export const textPages: ResultPages = {
  [`<h1 id="welcome">Welcome</h1><p id="amount">3 orders</p>${orders}<p role="status" id="told">Saved.</p>`]:
    {
      '"Welcome" is visible': 'welcome.hidden = true',
      'The page shows "3 orders"': "amount.textContent = '13 orders'",
      '"Milk" is shown in the "Orders" table': 'document.body.append(item)',
      'The row "Milk" shows "Open"': "state.textContent = 'Sent'",
      'The "Status" of the row "Milk" is "Open"': "state.textContent = 'Sent'",
      'The cell "Price" of the row "Milk" is "1.20"': "price.textContent = '11.20'",
      'The cell "Price" of the row "Milk" in the "Orders" table is "1.20"': "price.textContent = '11.20'",
      'The cell "Price" of the last row is empty': "last.textContent = '2'",
      'The status message "Saved." is announced': "told.removeAttribute('role')",
      '"Saved." is visible. A person checks that the picture is sharp': 'told.hidden = true',
      '"Error" is not shown': "welcome.textContent = 'Error'",
      'The heading "Welcome" is shown': 'welcome.replaceWith(welcome.textContent)',
      'There is no "Save" button':
        "document.body.append(Object.assign(document.createElement('button'), { textContent: 'Save' }))",
    },
  [`<h1>Milk</h1><table><caption>Orders</caption><tr><th>Item</th></tr><tr><td id="item">Bread</td></tr></table>`]:
    { '"Milk" is not visible in the "Orders" table': "item.textContent = 'Milk'" },
  [`<h1>Tasks</h1><p><strong id="left">2</strong> items left</p><p>Small <span id="who">dogs</span> are welcome</p><p id="stay">2 nights, total 228 €</p>
      <p>We <span id="why">need</span> it by law</p><button id="clear">Clear completed (1)</button><div role="tablist"><button role="tab" id="first">Bookings</button><button role="tab">Rules</button></div>`]:
    {
      '2 items left': "left.textContent = '3'",
      'It says Small dogs are welcome': "who.textContent = 'cats'",
      'And now it should be 2 nights, total 228 €': "stay.textContent = '2 nights, total 182 €'",
      'The button reads Clear completed (1)': "clear.textContent = 'Clear completed (2)'",
      'The first tab is now called Bookings': "first.textContent = 'Book'",
      'A text beginning with "We need" is displayed': "why.textContent = 'want'",
    },
  [`<h1>Trip</h1><label>City <input id="city" onchange="if (value === 'Ams') value = 'Amsterdam'"></label><label>Day <input id="day" onchange="value = '2026-08-21'"></label>
      <label>Arrival <input id="arrival" value="10/05/2031"></label><label>Room <select id="room"><option>Single</option><option selected>Suite</option></select></label>
      <button id="wipe" onclick="arrival.value = ''">Wipe</button>
      <table><tr><th>Name</th><th>Salary</th></tr><tr><td>Airi Satou</td><td id="salary">$162,700</td></tr><tr><td>Bo Lund</td><td>$90,000</td></tr></table>`]:
    {
      'The field now says Amsterdam': ['Enter "Ams" in "City"', 'city.onchange = null'],
      '2026-08-21 in the field': [
        'Enter "21.8." in "Day"',
        "day.onchange = () => { day.value = '2026-08-22' }",
      ],
      'Arrival says 10/05/2031': "arrival.value = '11/05/2031'",
      'The room stays on Suite': ['Click "Wipe"', "wipe.onclick = () => { room.value = 'Single' }"],
      'The arrival date is wiped': ['Click "Wipe"', 'wipe.onclick = null'],
      'The salary of "Airi Satou" is $162,700': "salary.textContent = '$162,800'",
    },
  [`<h1>Staff</h1><p id="chosen">0 selected</p><table id="people" aria-label="People"><tr><th>Name</th></tr><tr><td>Ann</td></tr></table><p id="shown">Showing 1 to 5</p>`]:
    {
      '"Showing 1 to 5" is shown below the table': 'people.before(shown)',
      '"0 selected" is shown above the "People" table': 'people.after(chosen)',
    },
  [`<h1>Age</h1><label>Age <input></label><p id="told">Age must be from 18 to 120.</p><div style="height:400px"></div><label>Name <input></label><p id="far"></p>`]:
    {
      'The message "Age must be from 18 to 120." is shown': "told.textContent = 'Age must be from 18 to 120'",
      'The message "Age must be from 18 to 120." is shown next to the "Age" field': 'far.append(told)',
    },
  [`<h1>Order</h1><dl>${beside('Order status', 'state', 'Submitted')}${beside('Total', 'total', '12.50 EUR')}${beside('Status', 'own', 'Open')}</dl>`]:
    {
      'The order status is "Submitted"': "state.textContent = 'Not submitted'",
      'The total is 12.50 EUR': "total.textContent = '12.50 USD'",
      'The status says Open': "own.textContent = 'Closed'",
      'The total is about 12.5': "total.textContent = '12.56 EUR'",
      'The total is 12.5 ± 0.2': "total.textContent = '12.71 EUR'",
    },
  [`<h1>Basket</h1><dl>${beside('Total', 'total', '4 EUR')}</dl><label>Quantity <input type="number" id="amount" value="3"></label>`]:
    {
      'The total is at least 3': "total.textContent = '2.99 EUR'",
      'The total is between 3 and 5 EUR': "total.textContent = '5.01 EUR'",
      'The "Quantity" field is at most 3': "amount.value = '4'",
    },
  [`<h1>Basket</h1><dl>${beside('Total', 'total', '3')}${beside('Status', 'state', 'Open')}</dl><section aria-label="Basket"><p id="inside">Milk</p></section>
      <button id="more" onclick="total.textContent = '5'">More</button><button id="nothing">Wait</button>`]: {
    'The total has changed': ['Click "More"', 'more.onclick = null'],
    'The total increases by 2': ['Click "More"', "more.onclick = () => { total.textContent = '6' }"],
    'The total stays at 3': ['Click "Wait"', "nothing.onclick = () => { total.textContent = '4' }"],
    'The status is unchanged': ['Click "More"', "more.onclick = () => { state.textContent = 'Sent' }"],
    'The "Basket" section is unchanged': [
      'Click "More"',
      "more.onclick = () => { inside.textContent = 'Tea' }",
    ],
    'The URL has not changed': ['Click "More"', "more.onclick = () => { location.hash = 'more' }"],
    'The page is unchanged': ['Click "Wait"', "nothing.onclick = () => { inside.textContent = 'Tea' }"],
    'Nothing changes': ['Click "Wait"', "nothing.onclick = () => { inside.textContent = 'Tea' }"],
    'Nothing happens': ['Click "Wait"', "nothing.onclick = () => { inside.textContent = 'Tea' }"],
  },
  [`<h1>Discount</h1><dl>${beside('Total', 'total', '24.00 EUR')}</dl><button id="less" onclick="total.textContent = '21.60 EUR'">Redeem</button>`]:
    {
      'The total goes down to 21.60 EUR': [
        'Click "Redeem"',
        "less.onclick = () => { total.textContent = '21.00 EUR' }",
      ],
    },
}
