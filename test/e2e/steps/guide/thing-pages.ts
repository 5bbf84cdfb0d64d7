import type { ResultPages } from './page.ts'

const box = (name: string, id: string, more = '') =>
  `<label><input type="checkbox" id="${id}" ${more}> ${name}</label>`
const list = (name: string, items: string[]) =>
  `<ul id="${name}">${items.map((item) => `<li id="${item.toLowerCase()}">${item}</li>`).join('')}</ul>`
const lane = (name: string, cards: string[]) =>
  `<div class="lane" style="float:left;width:200px"><header>${name}</header><main>${cards.map((one) => `<div class="card" id="${one.toLowerCase()}">${one}</div>`).join('')}</main></div>`
const table = (head: string[], rows: string[][], more = '') =>
  `<table ${more}><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows.map((cells, at) => `<tr id="row${at}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`
const fold = (name: string, id: string) => `<button id="${id}" aria-expanded="false">${name}</button>`
const tag = (name: string) =>
  `<span class="tag">${name} <button aria-label="Remove ${name}">×</button></span>`
const copy = (id: string) => `${id}.after(${id}.cloneNode(true))`

/** What is expected of elements. */
export const thingPages: ResultPages = {
  [`<h1>Settings</h1><div role="dialog" id="dialog" aria-label="Settings"><label>Name <input id="name" value="x"></label><button id="clear" onclick="document.getElementById('name').value = ''">Clear</button></div>
      <label>Shipping <select id="shipping"><option>Standard</option><option selected>Express</option></select></label>`]:
    {
      'The "Settings" dialog is open': 'dialog.hidden = true',
      'The "Name" field has the value "x"': "document.getElementById('name').value = 'xy'",
      'The "Name" field is empty': ['Click "Clear"', 'clear.onclick = null'],
      '"Express" is selected in "Shipping"': "shipping.value = 'Standard'",
    },
  [`<h1>States</h1><button id="save" disabled>Save</button>${box('I agree', 'agree', 'checked')}<label>Name <input id="field" required placeholder="Ann" maxlength="40"></label>
      <button id="start" onclick="field.focus()">Start</button><button id="bold" aria-pressed="true">Bold</button><button id="filters" aria-expanded="true">Filters</button>
      <label>Age <input id="age" aria-invalid="true"></label><label>Password <input id="secret" type="password"></label>`]:
    {
      'The "Save" button is disabled': 'save.disabled = false',
      'The "I agree" checkbox is checked': 'agree.checked = false',
      'The "Name" field is focused': ['Click "Start"', 'start.onclick = null'],
      'The "Bold" button is pressed': "bold.ariaPressed = 'false'",
      'The "Filters" button is expanded': "filters.ariaExpanded = 'false'",
      'The "Age" field is marked as invalid': "age.ariaInvalid = 'false'",
      'The "Name" field is marked as required': 'field.required = false',
      'The "Password" field is masked': "secret.type = 'text'",
      'The "Name" field has the placeholder "Ann"': "field.placeholder = 'Anna'",
      'The "Name" field has the attribute "maxlength" with the value "40"': 'field.maxLength = 41',
    },
  [`<h1>Choices</h1><div role="tablist"><button role="tab" id="details" aria-selected="true">Details</button><button role="tab" id="overview" aria-selected="false">Overview</button></div>
      <label><input type="radio" name="way" id="express" checked> Express</label><label><input type="radio" name="way" id="standard"> Standard</label>
      ${box('News', 'news')}<button role="switch" id="dark" aria-checked="true">Dark mode</button>`]: {
    'The "Details" tab is selected': "details.ariaSelected = 'false'",
    'The "Overview" tab is not selected': "overview.ariaSelected = 'true'",
    'The "Express" radio button is checked': 'standard.checked = true',
    'The "Standard" radio button is not checked': 'standard.checked = true',
    'The "News" checkbox is not checked': 'news.checked = true',
    'The "Dark mode" switch is on': "dark.ariaChecked = 'false'",
  },
  [`<h1>Send</h1><label id="coupon" hidden>Coupon <input></label><section aria-label="Tips" id="tips" hidden><p>Be brief</p></section><p id="state">Saved.</p><button id="send" disabled>Send</button>`]:
    {
      'The "Coupon" field is not shown': 'coupon.hidden = false',
      'The "Tips" section is not shown': 'tips.hidden = false',
      '"Saved." is shown and "Sending" is not shown and the "Send" button is disabled':
        'send.disabled = false',
    },
  [`<h1>Stay</h1><label>Day <input onfocus="days.hidden = false"></label><div id="days" class="calendar" hidden><b>May 2031</b><table><tr><td>1</td><td>2</td><td>3</td></tr></table></div>
      <button id="book" onclick="confirmation.hidden = false">Book</button><div role="dialog" aria-label="Confirm your stay" id="confirmation" hidden><p>Two nights</p><button>Yes</button></div>`]:
    {
      'A little calendar pops up': ['Click "Day"', 'days.remove()'],
      'The Confirm your stay window shows up': ['Click "Book"', 'book.onclick = null'],
    },
  [`<h1>Search</h1><label>City <input role="combobox" aria-controls="found" oninput="found.hidden = value === ''"></label>
      <ul id="found" role="listbox" aria-label="Suggestions" hidden><li role="option">Bonn</li><li role="option">Berlin</li></ul><button id="shut" onclick="found.hidden = true">Close</button>`]:
    {
      'The suggestions are gone': ['Enter "B" in "City"', 'Click "Close"', 'shut.onclick = null'],
    },
  [`<h1>Send</h1><button id="send" onclick="wrong.hidden = false">Send</button><button id="skip">Skip</button><p role="alert" class="error" id="wrong" hidden>Please enter a name.</p>`]:
    {
      'An error message appears': ['Click "Send"', 'send.onclick = null'],
      'No error is shown': ['Click "Skip"', 'skip.onclick = send.onclick'],
    },
  [`<h1>Looks</h1><ul><li id="bread" style="text-decoration:line-through">Bread</li><li>Milk</li></ul>
      ${table(['Name'], [['Ann'], ['Bob'], ['Eve']])}<style>.selected { background: #ffe08a }</style><script>row0.className = row1.className = 'selected'</script>
      <label>Password <input type="password" id="secret" value="abc"></label><button id="show" onclick="secret.type = 'text'">Show</button>`]:
    {
      'Bread is crossed out': "bread.style.textDecoration = 'none'",
      'Both rows, "Ann" and "Bob", are highlighted': "row1.className = ''",
      'The password is legible': ['Click "Show"', 'show.onclick = null'],
    },
  [`<h1>Allergies</h1>${box('Nuts', 'nuts')}${box('Milk', 'milk')}${box('Eggs', 'eggs')}${box('None of these', 'none')}`]:
    {
      'None of the four checkboxes is ticked': 'nuts.checked = true',
      'Only "None of these" is ticked': ['Tick "None of these"', 'nuts.checked = true'],
    },
  [`<h1>Rules</h1>${fold('One', 'one')}${fold('Two', 'two')}${fold('Three', 'three')}`]: {
    'All sections are collapsed': "two.ariaExpanded = 'true'",
    'All three are closed': "three.ariaExpanded = 'true'",
  },
  [`<h1>Members</h1>${table(
    ['Name', 'Team'],
    [
      ['Ann', 'Pilots'],
      ['Bob', 'Pilots'],
      ['Eve', 'Pilots'],
    ],
  )}`]: {
    'The table has 3 rows': 'row2.remove()',
    'At least 2 rows are shown': 'row1.remove(); row2.remove()',
    'Every row shows "Pilots"': "row1.lastChild.textContent = 'Sailors'",
  },
  [`<h1>Found</h1>${table(['Name'], [])}`]: {
    'No rows are shown': "document.querySelector('tbody').innerHTML = '<tr><td>Ann</td></tr>'",
  },
  [`<h1>Shop</h1><h2>Cart</h2><ul aria-label="Cart" id="cart"><li id="milk">Milk</li><li id="bread">Bread</li></ul>`]:
    {
      'There are 2 items in the "Cart" list': copy('milk'),
      '2 items in "Cart": "Milk", "Bread"': "bread.textContent = 'Tea'",
      'The list now has two entries': copy('milk'),
      '"Milk" is above "Bread"': 'bread.after(milk)',
      '"Milk" comes first in the list': 'bread.after(milk)',
      '"Milk" is in the list only once': copy('milk'),
    },
  [`<h1>Shop</h1>${list('List', ['Coffee'])}<p id="says">No messages</p>`]: {
    'Only one entry is left': copy('coffee'),
    'Only Coffee remains': "coffee.insertAdjacentHTML('afterend', '<li>Tea</li>')",
  },
  [`<h1>Employees</h1>${table(
    ['Name', 'Age', 'Office'],
    [
      ['Ann', '9', 'London'],
      ['Bob', '22', 'London'],
      ['Cy', '30', 'London'],
      ['Di', '41', 'London'],
      ['Eve', '103', 'London'],
    ],
  )}<p id="all">Showing 1 to 5 of 23 entries</p>`]: {
    'Five employees are displayed': 'row4.remove()',
    'The list comprises 23 entries':
      "document.getElementById('all').textContent = 'Showing 1 to 5 of 24 entries'",
    '"Ann", "Bob" and "Eve" are shown in this order': 'row0.before(row4)',
    '"Ann" is shown before "Bob"': 'row1.after(row0)',
    'The first employee listed is "Ann"': 'row1.after(row0)',
    'The rows are sorted by age in ascending order': 'row2.after(row1)',
    'Names A to Z': 'row2.after(row1)',
    'Each of them has "London" in the "Office" column': "row3.lastChild.textContent = 'Bonn'",
  },
  [`<h1>Board</h1><div id="board">${lane('To Do', ['Ring'])}${lane('Working', ['Run', 'Walk'])}${lane('Done', ['Sit'])}</div>`]:
    {
      'You should see three columns: To Do, Working and Done': 'board.lastChild.remove()',
      'Working has two cards': copy('walk'),
      'To Do has the card "Ring"': 'walk.after(ring)',
    },
  [`<h1>Board</h1><div id="board">${lane('To Do', ['Jump', 'Call'])}${lane('Working', ['Run', 'Walk'])}</div>`]:
    { 'There is no card saying "Ring" anywhere': "run.textContent = 'Ring'" },
  ['<h1>Products</h1><ul id="products" class="products"></ul>']: {
    'No products are listed': "products.innerHTML = '<li>Mug</li><li>Cup</li>'",
  },
  [`<h1>Rows</h1>${table(['Name'], [['Ann'], ['Bob'], ['Eve']])}<button id="drop" onclick="row1.remove()">Drop</button>`]:
    { 'One row less': ['Click "Drop"', 'drop.onclick = null'] },
  [`<h1>Blog</h1><h2>Posts</h2><ul aria-label="Posts"><li>Sun By Ann</li><li id="second">Moon By Ann</li></ul>
      <ul aria-label="Ships found"><li id="ship">Aurora</li></ul><ul aria-label="Members"><li>Ann</li><li id="bob">Bob</li></ul>`]:
    {
      'Every item in the "Posts" list shows "By Ann"': "second.textContent = 'Moon By Bob'",
      'Only "Aurora" is listed in "Ships found"': "ship.insertAdjacentHTML('afterend', '<li>Beta</li>')",
      'Only "Ann" and "Bob" are shown in the "Members" list': 'bob.remove()',
    },
  [`<h1>Shop</h1>${list('List', ['Milk'])}`]: {
    'Only "Milk" is shown': "milk.insertAdjacentHTML('afterend', '<li>Tea</li>')",
    'Neither "A" nor "B" is shown': "milk.textContent = 'B'",
  },
  [`<h1>Tasks</h1><ul id="tasks"><li id="walk">Walk dog</li><li id="call">Call mum</li></ul>`]: {
    'Walk dog and Call mum only': "call.insertAdjacentHTML('afterend', '<li>Buy tea</li>')",
  },
  [`<h1>Shop</h1>${list('List', ['Bread', 'Milk', 'Eggs'])}`]: {
    'The last item is "Eggs"': 'eggs.after(milk)',
    '"Eggs" is at the bottom of the list': 'eggs.after(milk)',
    'Milk is between Bread and Eggs': 'eggs.after(milk)',
  },
  [`<h1>Shop</h1>${list('List', ['Milk', 'Eggs'])}`]: {
    'Milk, Eggs': "eggs.insertAdjacentHTML('afterend', '<li>Tea</li>')",
  },
  [`<h1>Shop</h1>${list('List', ['Bread', 'Cheese', 'Wine'])}`]: {
    'List: Bread, Cheese, Wine, in that order': 'wine.after(cheese)',
  },
  [`<h1>Trip</h1><label>City <input role="combobox" aria-controls="found" oninput="found.hidden = value === ''"></label><ul id="found" role="listbox" hidden><li role="option">Hamburg</li><li role="option" id="second">Hanover</li></ul>`]:
    { 'Hamburg and Hanover are offered': ['Enter "Ha" in "City"', "second.textContent = 'Halle'"] },
  [`<h1>Links</h1><a href="/help" id="help">Help</a> <img id="logo" alt="Logo" width="40" height="40" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E">`]:
    {
      'The link "Help" leads to "/help"': "help.href = '/helper'",
      'An image with the alternative text "Logo" is shown': "logo.alt = 'Log'",
      'Every image has an alternative text': "logo.removeAttribute('alt')",
    },
  [`<h1 id="welcome">Welcome</h1><label>City <input id="city"></label><p>Travel Mug <span id="price">$10</span> <button id="pick">Choose</button></p><p id="thanks">Thank you</p>`]:
    {
      'a Choose button': "pick.textContent = 'Pick'",
      'heading "Welcome", a text box': 'city.remove()',
      'Travel Mug, $10': "price.textContent = '$12'",
      '"Thank you" on page': "thanks.textContent = 'Thanks'",
    },
  [`<h1 id="where">Your order</h1><button id="former" onclick="where.textContent = 'Your data'">Back</button><button>Next</button>`]:
    { 'Back on "Your data"': ['Click "Back"', 'former.onclick = null'] },
  [`<h1>Basket</h1>${box('Fruits', 'fruits')}${box('Apple', 'apple', 'checked')}${box('Pear', 'pear', 'checked')}${box('Plum', 'plum')}<script>fruits.indeterminate = true</script>
      <fieldset><legend>Size</legend><label><input type="radio" name="size" id="small"> Small</label><label><input type="radio" name="size"> Large</label></fieldset>`]:
    {
      'Exactly two checkboxes are ticked': 'plum.checked = true',
      'Nothing is selected in the "Size" group': 'small.checked = true',
      'Fruits is only partly ticked': 'fruits.indeterminate = false; fruits.checked = true',
    },
  [`<h1>Rate</h1><div class="rating">${[1, 2, 3, 4, 5].map((at) => `<i id="star${at}" class="star icon ${at < 4 ? 'active' : ''}" style="display:inline-block;width:20px;height:20px"></i>`).join('')}</div>`]:
    { 'Three stars light up': "star4.classList.add('active')" },
  [`<h1>Order</h1><ol style="display:flex"><li class="step" id="ship">Shipping</li><li class="step active" id="bill">Billing</li><li class="step">Confirm</li></ol><style>.step { padding: 9px } .active { background: #ffe08a; font-weight: bold }</style>`]:
    {
      'Billing is the highlighted one instead of Shipping':
        "bill.classList.remove('active'); ship.classList.add('active')",
    },
  [`<h1>Colours</h1><label>Name <input id="field" style="border:2px solid #db2828"></label><label>City <input></label><p><span id="paid" style="color:#21ba45">Paid</span> <span>Sent</span></p>
      <progress id="bar" value="2" max="10"></progress>`]: {
    'The "Name" field has a red border': "field.style.borderColor = '#999'",
    '"Paid" is shown in green letters': "paid.style.color = '#1678c2'",
    'The bar is at 20%': 'bar.value = 3',
  },
  [`<h1>Staff</h1>${table(
    ['Name', 'Status', 'Colour'],
    ['Ann Lee', 'Bo Oz', 'Cy Fox', 'Di Ray', 'Eve Sun', 'Flo Kay'].map((one) => [one, 'Open', 'red']),
  )}<button id="drop" onclick="row0.remove()">Drop</button>`]: {
    'Every row has the status Open': "row2.children[1].textContent = 'Sent'",
    'Only rows with the colour red are displayed': "row5.lastChild.textContent = 'teal'",
    'Six rows remain, among them Ann Lee and Bo Oz': "row1.firstChild.textContent = 'Bo Ott'",
    '"Ann Lee" is gone, the others are still there': [
      'Click "Drop"',
      'drop.onclick = () => { row0.remove(); row3.remove() }',
    ],
  },
  [`<h1>Staff</h1><table><tr><th>Name</th><th>Team</th></tr><tr><td id="cell" onclick="this.textContent = 'Ann Lee'">Ann Loe</td><td>Red</td></tr><tr><td>Bo Oz</td><td>Teal</td></tr></table>`]:
    { 'The cell shows Ann Lee': ['Click "Ann Loe"', 'cell.onclick = null'] },
  [`<h1>Tags</h1><label for="tags">Tags</label><div class="box">${['red', 'green', 'blue'].map(tag).join('')}<input id="tags"></div>`]:
    {
      'The "Tags" field contains three tags: red, green, blue':
        "tags.previousSibling.firstChild.data = 'teal'",
    },
  [`<h1>Places</h1><label for="states">States</label><div class="box">${['Ohio', 'Texas'].map(tag).join('')}<input id="states"></div>`]:
    {
      'Ohio and Texas are the only selected states':
        "states.insertAdjacentHTML('beforebegin', states.previousSibling.outerHTML.replaceAll('Texas', 'Utah'))",
    },
  [`<h1>People</h1>${table(
    ['Name', 'Age'],
    [
      ['Ann', '66'],
      ['Bob', '22'],
      ['Eve', '9'],
    ],
  )}`]: {
    'Ann is in the first row and Bob in the second': 'row2.after(row1)',
    'The first row shows the age 66': 'row1.after(row0)',
  },
  [`<h1>Ways</h1>${list('ways', ['West', 'East', 'South'])}`]: {
    'From the top you read West, East, South': 'south.after(east)',
  },
  [`<h1>Drinks</h1>${list('drinks', ['Tea', 'Milk', 'Juice', 'Water', 'Cocoa'])}`]: {
    'It refuses to budge - Water is the fourth item': 'juice.before(water)',
  },
  [`<h1>Photos</h1><button id="drop" onclick="asked.hidden = false">Delete</button><div role="dialog" aria-label="Delete" id="asked" hidden><p id="question">Are you sure?</p><button>Yes</button><button>No</button></div>`]:
    {
      'A window pops up and asks whether you are sure': [
        'Click "Delete"',
        "question.textContent = 'Are you well?'",
      ],
    },
}
