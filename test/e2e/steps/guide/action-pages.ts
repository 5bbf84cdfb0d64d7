import { type ActionPages, held, noted } from './page.ts'

const card = (name: string) =>
  `<div class="card" style="padding:6px;background:#fff" draggable="true"><span class="handle">≡</span> <span>${name}</span></div>`
const column = (name: string, cards: string[]) =>
  `<div class="column" style="float:left;width:200px;min-height:150px;background:#eee;margin:8px"><h2>${name}</h2>${cards.map(card).join('')}</div>`
const dragging = `<script>
  let dragged
  addEventListener('dragstart', ({ target }) => { dragged = target })
  addEventListener('dragover', (event) => { event.preventDefault() })
  addEventListener('drop', (event) => {
    event.preventDefault()
    const over = event.target.closest('.card')
    if (over) over[event.clientY > over.getBoundingClientRect().y + over.offsetHeight / 2 ? 'after' : 'before'](dragged)
    else event.target.closest('.column').append(dragged)
    board.textContent = [...document.querySelectorAll('.column')].map((one) => one.querySelector('h2').textContent + ': ' + [...one.querySelectorAll('.card')].map((one) => one.lastChild.textContent).join(', ')).join('; ')
  })
</script>`
const moved = '"Now To Do: Salt; Done: Milk." is visible'
const menu = (name: string, items: string[]) =>
  `<button aria-haspopup="menu" onclick="this.nextElementSibling.hidden = false">${name}</button><div role="menu" hidden>${items.map((item) => `<button role="menuitem">${item}</button>`).join('')}</div>`

const answer = (name: string, group = 'answer') =>
  `<label><input type="radio" name="${group}"> ${name}</label>`
const asking = `<div role="dialog" aria-label="Ask" id="asked" style="position:fixed;top:200px;left:200px;width:200px;height:100px;background:#eee"><p>Keep it or not</p></div>`
const good = (name: string) =>
  `<li oninput="wanted.textContent = [...this.querySelectorAll('h3,input,select')].map((one) => one.value ?? one.textContent).join(' ')"><h3>${name}</h3><label>Qty <input value="1" size="2"></label><label>Colour <select><option>White</option><option>Green</option></select></label><button data-note="Add ${name}">Add to cart</button></li>`
const knob = (name: string, at: number) =>
  `<div role="slider" class="knob" tabindex="0" aria-label="${name}" aria-valuemin="0" aria-valuemax="100" aria-valuenow="${at}" style="position:absolute;top:-6px;left:${at * 3}px;width:20px;height:20px;background:#369;touch-action:none"></div>`

/** What is done on a page as a whole, by clicks, keys, drags and tabs. */
export const actionPages: ActionPages = {
  ['<h1>Start</h1><a href="/sign-up">Sign up</a>']: {
    'Open the page': 'The heading "Front page" is shown',
    'Open "/orders"': 'The heading "Orders" is shown',
    'Go to https://shop.test/': 'The heading "Another host" is shown',
    'Open the sign-up page': 'The heading "Sign up" is shown',
  },
  [`<h1>Clicks</h1><button>Save</button><div data-note="">Item</div>
      <button onmouseover="note('over More')">More</button><button>Next</button><button>Power</button><button>Wi-Fi</button>
      <ul><li data-note="">Row 1</li><li data-note="">Row 2</li></ul><a href="#help">Help</a>
      <details><summary>Rules</summary><p>Be kind</p></details><button>Yes</button>
      <label>Arrival <input onfocus="note('in Arrival')"></label>
      <div><label>Guests <input value="1" id="guests"></label><button data-note="up" onclick="guests.value++">▲</button><button data-note="down" onclick="guests.value--">▼</button></div>
      <div class="cards"><div>Milk <button data-note="x of Milk">×</button></div><div>Bread <button data-note="x of Bread">×</button></div></div>
      <table><tr><th>Name</th></tr><tr><td>Ann</td></tr></table><button id="r">Record</button><script>r.onpointerdown = (event) => { r.began = event.timeStamp }; r.onpointerup = (event) => { if (event.timeStamp - r.began >= 1900) note('held Record') }</script><nav><button>1</button><button>2</button><button>3</button></nav>`]:
    {
      'Click the "Save" button': noted('click Save'),
      'Click "Save"': noted('click Save'),
      'Double-click "Item"': noted('click Item, click Item, double Item'),
      'Right-click "Item"': noted('right Item'),
      'Hover over "More"': noted('over More'),
      'Click "Next" 3 times': noted('click Next, click Next, click Next'),
      'Click "Power" and "Wi-Fi"': noted('click Power, click Wi-Fi'),
      'Shift-click "Row 2"': noted('click Shift+Row 2'),
      'Click "Row 2" while holding Ctrl': noted('click Control+Row 2'),
      'Follow "Help"': noted('click Help'),
      'Expand "Rules"': '"Be kind" is visible',
      'Confirm by clicking "Yes"': noted('click Yes'),
      'Click into the Arrival field': noted('in Arrival'),
      'Click the up arrow next to Guests six times': noted(Array(6).fill('click up').join(', ')),
      'Click the x of the "Milk" card': noted('click x of Milk'),
      'Click page number "3" below the table': noted('click 3'),
      'Press and hold "Record" for 2 seconds': noted('held Record, click Record'),
      'Click Power and Wi-Fi': noted('click Power, click Wi-Fi'),
    },
  [`<h1>Board</h1><div class="card" data-note="">Walk</div><div class="card" data-note="">Run?</div>`]: {
    'Find the "Run?" card and double-click it': noted('click Run?, click Run?, double Run?'),
  },
  [`<h1>Request</h1><button>Save</button><button>Submit</button><button>Approve request</button>
      <ul aria-label="Things"><li>Milk <button data-note="Delete Milk">Delete</button></li><li>Bread <button data-note="Delete Bread">Delete</button></li></ul>
      <section aria-label="Cart"><ul><li>Lamp <button data-note="Remove Lamp">Remove</button></li><li>Chair <button data-note="Remove Chair">Remove</button></li></ul></section>`]:
    {
      Save: noted('click Save'),
      'Submit it': noted('click Submit'),
      'Approve the request': noted('click Approve request'),
      'Delete "Milk"': noted('click Delete Milk'),
      'Remove "Lamp" from the cart': noted('click Remove Lamp'),
      'Click "Delete" in the row "Milk"': noted('click Delete Milk'),
    },
  [`<h1>Menus</h1>${menu('Account', ['Profile', 'Sign out'])}${menu('More', ['Print label', 'Print list'])}`]:
    {
      'Open the Account menu': '"Sign out" is visible',
      'Click "More" and choose "Print label"': noted('click More, click Print label'),
    },
  ['<h1>Tasks</h1><form><label>New task <input></label><button>Add</button></form>']: {
    'Add "Milk"': `${held('New task=Milk')} and ${noted('click Add, sent')}`,
  },
  ['<h1>Tasks</h1><form><label>Task <input></label><button>Create</button></form>']: {
    'Create a new task called "Call Jo"': `${held('Task=Call Jo')} and ${noted('click Create, sent')}`,
  },
  ['<h1>Places</h1><form><label>Search <input type="search"></label><button>Search</button></form>']: {
    'Search for "pier"': `${held('Search=pier')} and ${noted('click Search, sent')}`,
  },
  [`<h1>Door</h1><form><label>Username <input></label><label>Password <input type="password"></label><button>Log in</button></form>`]:
    {
      'Log in as ann / secret': `${held('Username=ann, Password=6 letters')} and ${noted('click Log in, sent')}`,
      'Sign in using username ann and password secret': `${held('Username=ann, Password=6 letters')} and ${noted('click Log in, sent')}`,
    },
  ['<h1>Desk</h1><button>Log out</button>']: { 'Log out': noted('click Log out') },
  [`<h1>Board</h1>${column('To Do', ['Milk', 'Salt'])}${column('Done', [])}<p style="clear:both">Now <span id="board"></span>.</p>${dragging}`]:
    {
      'Drag "Milk" to the "Done" column': moved,
      'Drag "Milk" and drop it on "Done"': moved,
      'Grab "Milk" by its handle, pull it over to the Done column and drop it there': moved,
      'Drag "Milk" below "Salt"': '"Now To Do: Salt, Milk; Done: ." is visible',
    },
  [`<h1>Keys</h1><label>Search <input></label><script>
      addEventListener('keydown', (event) => { if (event.key !== 'Control') note('press ' + withKeys(event) + event.key + (event.target.tagName === 'INPUT' ? ' in Search' : '')) })</script>`]:
    {
      'Press Enter': noted('press Enter'),
      'Press Ctrl+A': noted('press Control+a'),
      'Press Escape in the "Search" field': noted('press Escape in Search'),
      'Press the "/" key': noted('press /'),
    },
  ['<h1>Form</h1><form><label>Name <input></label><button type="button">Reset</button><button>Send</button></form>']:
    { 'Submit the form': noted('click Send, sent') },
  [`<h1>Moves</h1><button onclick="stain.textContent = 'Stained'">Stain</button><p id="stain"></p><a href="/orders">On</a>
      <div style="height:2000px"></div><h2 id="terms">Terms</h2><div style="height:2000px"></div><script>
      new IntersectionObserver(([{ isIntersecting }]) => { if (isIntersecting) note('saw Terms') }).observe(terms)
      addEventListener('resize', () => { noted.textContent = innerWidth + ' by ' + innerHeight })</script>`]:
    {
      'Scroll to "Terms"': noted('saw Terms'),
      'Reload the page': ['Click "Stain"', '"Stained" is not shown'],
      'Go back': ['Click "On"', 'The heading "Moves" is shown'],
      'Resize the window to 375 x 812': noted('375 by 812'),
    },
  ['<h1>Tabs</h1><a href="/help" target="_blank">Open help</a>']: {
    'Switch to the new tab': ['Click "Open help"', 'The heading "Help" is shown'],
    'Switch to the tab titled "Help"': ['Click "Open help"', 'The heading "Help" is shown'],
    'Switch to the first tab': ['Click "Open help"', 'Switch to the new tab', 'The heading "Tabs" is shown'],
    'Switch back': ['Click "Open help"', 'Switch to the new tab', 'The heading "Tabs" is shown'],
    'Close the tab': ['Click "Open help"', 'Switch to the new tab', 'The heading "Tabs" is shown'],
    'Open "/orders" in a new tab': 'The heading "Orders" is shown',
  },
  [`<h1>Slow</h1><button onclick="setTimeout(finish, 1800)">Start</button><p id="done" hidden>Done</p><p id="loading">Loading</p><button id="save" disabled>Save</button>
      <script>const finish = () => { done.hidden = false; loading.remove(); save.disabled = false }</script>`]:
    {
      'Wait until "Done" is shown': ['Click "Start"', '"Done" is visible'],
      'Wait until the "Save" button is enabled': ['Click "Start"', 'The "Save" button is enabled'],
      'Wait until "Loading" disappears': ['Click "Start"', '"Loading" is not shown'],
      'Wait 2 seconds': ['Click "Start"', '"Done" is visible'],
    },
  [`<h1>Questions</h1><button onclick="if (confirm('Sure?')) note('gone')">Delete</button>
      <button onclick="setTimeout(() => { alert('Careful'); note('told') }, 1800)">Warn</button>
      <button onclick="setTimeout(() => note('named ' + prompt('Name?')), 1800)">Rename</button>`]: {
    'Click "Delete" and accept the dialog': noted('gone, click Delete'),
    'Dismiss the alert': ['Click "Warn"', noted('click Warn, told')],
    'Answer "Box" in the prompt': ['Click "Rename"', noted('click Rename, named Box')],
  },
  [`<h1>Parts</h1><button>A</button><button>B</button><label><input type="checkbox"> News</label>
      <section aria-label="Address"><label>Name <input name="address"></label></section><section aria-label="Bill"><label>Name <input></label></section>
      <section aria-label="Post 17"><button data-note="Like 17">Like</button></section><section aria-label="Post 18"><button data-note="Like 18">Like</button></section>
      <button data-note="Edit 1">Edit</button><button data-note="Edit 2">Edit</button><button data-note="Edit 3">Edit</button>
      <button>Save as</button><button>Save</button><label>Boxes <input type="number"></label><label>Name on card <input></label>`]:
    {
      'Tick "News", then untick it again': noted('tick News, untick News'),
      'Click "A" and do the same with "B"': noted('click A, click B'),
      'Click "A". Do it again': noted('click A, click A'),
      'Click "A", then click the same button again': noted('click A, click A'),
      'Enter "x" in the "Name" field in the "Address" section': held('Name=x'),
      'Click "Like" in "Post 18"': noted('click Like 18'),
      'Click the second "Edit" button': noted('click Edit 2'),
      'Click the last "Edit" button': noted('click Edit 3'),
      'Click exactly "Save"': noted('click Save'),
      'Set the number of boxes to 2': held('Boxes=2'),
      'Enter "Ann" as the name on the card': held('Name on card=Ann'),
    },
  [`<h1>Leave</h1><button onmouseover="tip.hidden = false" onmouseout="tip.hidden = true">More info</button><p id="tip" hidden>Two rooms</p>`]:
    { 'Move the mouse away': ['Hover over "More info"', '"Two rooms" is not shown'] },
  [`<h1>Menu</h1><button onclick="shelf.hidden = false; event.stopPropagation()">Shelf</button><ul id="shelf" style="width:200px" hidden><li>Home</li><li>Topics</li></ul>
      <script>document.addEventListener('click', ({ target }) => { if (!shelf.contains(target)) shelf.hidden = true })</script>`]:
    { 'Click anywhere else': ['Click "Shelf"', '"Topics" is not shown'] },
  [`<h1>Ask</h1>${asking}<script>document.addEventListener('mousedown', ({ target }) => { if (!asked.contains(target)) asked.hidden = true })</script>`]:
    { 'Click outside the dialog': '"Keep it or not" is not shown' },
  [`<h1>Ask</h1>${asking}<script>addEventListener('keydown', ({ key }) => { if (key === 'Escape') asked.hidden = true })</script>`]:
    { 'With the dialog still open, press Escape': '"Keep it or not" is not shown' },
  [`<h1>Quiz</h1><fieldset><legend>When did it end?</legend>${answer('1861-1865')}${answer('1939-1945')}</fieldset><button>Next</button><button>Preview</button>`]:
    {
      Next: noted('click Next'),
      '1939-1945, Next, Preview': `${held('1939-1945=on')} and ${noted('click Next, click Preview')}`,
    },
  [`<h1>Facts</h1>${['Founded', 'Abolished'].map((said) => `<fieldset onchange="note('${said} ' + nameOf(event.target))"><legend>${said}</legend>${answer('True', said)}${answer('False', said)}</fieldset>`).join('')}`]:
    { 'True for the "Abolished" question': noted('Abolished True') },
  [`<h1>Office</h1>${menu('Profile', ['Photo', 'Log out'])}${menu('Settings', ['Users', 'Rooms'])}`]: {
    'Settings -> Users': noted('click Settings, click Users'),
  },
  ['<h1>Quiz</h1><label>Your name <input></label><button>Start quiz</button><button>Rules</button>']: {
    'Start the quiz as Ben': `${held('Your name=Ben')} and ${noted('click Start quiz')}`,
  },
  [`<h1>Gifts</h1><ul>${good('Postcard Set')}${good('Mug')}${good('Enamel Mug')}</ul><p>Wanted: <span id="wanted"></span>.</p>`]:
    {
      'Postcard Set, qty 3, add to cart': `"Wanted: Postcard Set 3 White." is visible and ${noted('click Add Postcard Set')}`,
      'Enamel Mug: colour Green, qty 2': '"Wanted: Enamel Mug 2 Green." is visible',
    },
  ['<h1>Account</h1><label>Name <input></label><label>City <input></label><button>Save</button>']: {
    'Name left blank, Save': noted('click Save'),
  },
  ['<h1>Order</h1><form><label><input type="checkbox"> Terms</label><label><input type="checkbox" checked> News</label><button>Send</button></form>']:
    { 'Terms NOT ticked; Send': noted('click Send, sent') },
  [`<h1>Board</h1>${column('To Do', ['Salt', 'Tea', 'Milk'])}<p style="clear:both">Now <span id="board"></span>.</p>${dragging}`]:
    { 'Drag "Milk" to the top of its list': '"Now To Do: Milk, Salt, Tea." is visible' },
  [`<h1>Price</h1><div id="bar" style="position:relative;width:320px;height:8px;background:#ccc;margin:30px">${knob('From', 20)}${knob('To', 80)}</div><p>Price <output id="price">20 to 80</output></p>
      <script>
        const [low, high] = bar.children
        const at = (one) => Number(one.ariaValueNow)
        for (const one of bar.children) {
          one.onpointerdown = ({ pointerId }) => one.setPointerCapture(pointerId)
          one.onpointermove = ({ clientX, pointerId }) => {
            if (!one.hasPointerCapture(pointerId)) return
            const to = Math.round((clientX - bar.getBoundingClientRect().left - 10) / 3)
            one.ariaValueNow = one === low ? Math.max(0, Math.min(to, at(high))) : Math.min(100, Math.max(to, at(low)))
            one.style.left = at(one) * 3 + 'px'
            price.textContent = at(low) + ' to ' + at(high)
          }
        }
      </script>`]: { 'Drag the left knob all the way to the right': '"Price 80 to 80" is visible' },
  [`<h1>Shop</h1><section aria-label="Cart" oninput="note('in the cart')"><ul><li>Lamp</li><li>Mug</li></ul><label>Quantity <input value="1"></label></section>
      <section aria-label="Gift"><label>Quantity <input value="1"></label></section><button>Checkout</button>`]:
    {
      'The cart contains two items. Click "Checkout"': noted('click Checkout'),
      'In the cart: set the quantity to 3': `${held('Quantity=3')} and "Noted: in the cart" is visible`,
    },
  [`<h1>Album</h1><div style="display:flex"><img alt="Beach" width="120" height="80" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"><button data-note="Like Beach">Like</button></div>
      <p style="margin-top:200px">Words <button>Answer</button></p>`]: {
    'There is a button "Like" next to the picture. Press it': noted('click Like Beach'),
  },
  [`<h1>Trip</h1><div role="tablist"><button role="tab" aria-selected="true" aria-controls="trip" onclick="turn(trip, this)">Trip</button><button role="tab" aria-selected="false" aria-controls="opinion" onclick="turn(opinion, this)">Feedback</button></div>
      <div role="tabpanel" id="trip">Two days <button data-note="Send trip">Send</button></div><div role="tabpanel" id="opinion" hidden>Opinions <button data-note="Send opinion">Send</button></div>
      <script>const turn = (panel, tab) => {
        for (const one of document.querySelectorAll('[role=tabpanel]')) one.hidden = one !== panel
        for (const one of document.querySelectorAll('[role=tab]')) one.ariaSelected = String(one === tab)
      }</script>`]: { 'On the Feedback tab, click "Send"': noted('click Feedback, click Send opinion') },
}
