import { type ActionPage, held, noted } from './page.ts'

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

/** What is done on a page as a whole, by clicks, keys, drags and tabs. */
export const actionPages: readonly ActionPage[] = [
  {
    html: '<h1>Start</h1><a href="/sign-up">Sign up</a>',
    examples: {
      'Open the page': 'The heading "Front page" is shown',
      'Open "/orders"': 'The heading "Orders" is shown',
      'Go to https://shop.test/': 'The heading "Another host" is shown',
      'Open the sign-up page': 'The heading "Sign up" is shown',
    },
  },
  {
    html: `<h1>Clicks</h1><button>Save</button><div data-note="">Item</div>
      <button onmouseover="note('over More')">More</button><button>Next</button><button>Power</button><button>Wi-Fi</button>
      <ul><li data-note="">Row 1</li><li data-note="">Row 2</li></ul><a href="#help">Help</a>
      <details><summary>Rules</summary><p>Be kind</p></details><button>Yes</button>
      <label>Arrival <input onfocus="note('in Arrival')"></label>
      <div><label>Guests <input value="1" id="guests"></label><button data-note="up" onclick="guests.value++">▲</button><button data-note="down" onclick="guests.value--">▼</button></div>
      <div class="cards"><div>Milk <button data-note="x of Milk">×</button></div><div>Bread <button data-note="x of Bread">×</button></div></div>
      <table><tr><th>Name</th></tr><tr><td>Ann</td></tr></table><nav><button>1</button><button>2</button><button>3</button></nav>`,
    examples: {
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
      'Click Power and Wi-Fi': noted('click Power, click Wi-Fi'),
    },
  },
  {
    html: `<h1>Board</h1><div class="card" data-note="">Walk</div><div class="card" data-note="">Run?</div>`,
    examples: {
      'Find the "Run?" card and double-click it': noted('click Run?, click Run?, double Run?'),
    },
  },
  {
    html: `<h1>Request</h1><button>Save</button><button>Submit</button><button>Approve request</button>
      <ul aria-label="Things"><li>Milk <button data-note="Delete Milk">Delete</button></li><li>Bread <button data-note="Delete Bread">Delete</button></li></ul>
      <section aria-label="Cart"><ul><li>Lamp <button data-note="Remove Lamp">Remove</button></li><li>Chair <button data-note="Remove Chair">Remove</button></li></ul></section>`,
    examples: {
      Save: noted('click Save'),
      'Submit it': noted('click Submit'),
      'Approve the request': noted('click Approve request'),
      'Delete "Milk"': noted('click Delete Milk'),
      'Remove "Lamp" from the cart': noted('click Remove Lamp'),
      'Click "Delete" in the row "Milk"': noted('click Delete Milk'),
    },
  },
  {
    html: `<h1>Menus</h1>${menu('Account', ['Profile', 'Sign out'])}${menu('More', ['Print label', 'Print list'])}`,
    examples: {
      'Open the Account menu': '"Sign out" is visible',
      'Click "More" and choose "Print label"': noted('click More, click Print label'),
    },
  },
  {
    html: '<h1>Tasks</h1><form><label>New task <input></label><button>Add</button></form>',
    examples: {
      'Add "Milk"': `${held('New task=Milk')} and ${noted('click Add, sent')}`,
    },
  },
  {
    html: '<h1>Tasks</h1><form><label>Task <input></label><button>Create</button></form>',
    examples: {
      'Create a new task called "Call Jo"': `${held('Task=Call Jo')} and ${noted('click Create, sent')}`,
    },
  },
  {
    html: '<h1>Places</h1><form><label>Search <input type="search"></label><button>Search</button></form>',
    examples: { 'Search for "pier"': `${held('Search=pier')} and ${noted('click Search, sent')}` },
  },
  {
    html: `<h1>Door</h1><form><label>Username <input></label><label>Password <input type="password"></label><button>Log in</button></form>`,
    examples: {
      'Log in as ann / secret': `${held('Username=ann, Password=6 letters')} and ${noted('click Log in, sent')}`,
      'Sign in using username ann and password secret': `${held('Username=ann, Password=6 letters')} and ${noted('click Log in, sent')}`,
    },
  },
  { html: '<h1>Desk</h1><button>Log out</button>', examples: { 'Log out': noted('click Log out') } },
  {
    html: `<h1>Board</h1>${column('To Do', ['Milk', 'Salt'])}${column('Done', [])}<p style="clear:both">Now <span id="board"></span>.</p>${dragging}`,
    examples: {
      'Drag "Milk" to the "Done" column': moved,
      'Drag "Milk" and drop it on "Done"': moved,
      'Grab "Milk" by its handle, pull it over to the Done column and drop it there': moved,
      'Drag "Milk" below "Salt"': '"Now To Do: Salt, Milk; Done: ." is visible',
    },
  },
  {
    html: `<h1>Keys</h1><label>Search <input></label><script>
      addEventListener('keydown', (event) => { if (event.key !== 'Control') note('press ' + withKeys(event) + event.key + (event.target.tagName === 'INPUT' ? ' in Search' : '')) })</script>`,
    examples: {
      'Press Enter': noted('press Enter'),
      'Press Ctrl+A': noted('press Control+a'),
      'Press Escape in the "Search" field': noted('press Escape in Search'),
      'Press the "/" key': noted('press /'),
    },
  },
  {
    html: '<h1>Form</h1><form><label>Name <input></label><button type="button">Reset</button><button>Send</button></form>',
    examples: { 'Submit the form': noted('click Send, sent') },
  },
  {
    html: `<h1>Moves</h1><button onclick="stain.textContent = 'Stained'">Stain</button><p id="stain"></p><a href="/orders">On</a>
      <div style="height:2000px"></div><h2 id="terms">Terms</h2><div style="height:2000px"></div><script>
      new IntersectionObserver(([{ isIntersecting }]) => { if (isIntersecting) note('saw Terms') }).observe(terms)
      addEventListener('resize', () => { noted.textContent = innerWidth + ' by ' + innerHeight })</script>`,
    examples: {
      'Scroll to "Terms"': noted('saw Terms'),
      'Reload the page': ['Click "Stain"', '"Stained" is not shown'],
      'Go back': ['Click "On"', 'The heading "Moves" is shown'],
      'Resize the window to 375 x 812': noted('375 by 812'),
    },
  },
  {
    html: '<h1>Tabs</h1><a href="/help" target="_blank">Open help</a>',
    examples: {
      'Switch to the new tab': ['Click "Open help"', 'The heading "Help" is shown'],
      'Switch to the tab titled "Help"': ['Click "Open help"', 'The heading "Help" is shown'],
      'Switch to the first tab': [
        'Click "Open help"',
        'Switch to the new tab',
        'The heading "Tabs" is shown',
      ],
      'Switch back': ['Click "Open help"', 'Switch to the new tab', 'The heading "Tabs" is shown'],
      'Close the tab': ['Click "Open help"', 'Switch to the new tab', 'The heading "Tabs" is shown'],
      'Open "/orders" in a new tab': 'The heading "Orders" is shown',
    },
  },
  {
    html: `<h1>Slow</h1><button onclick="setTimeout(finish, 900)">Start</button><p id="done" hidden>Done</p><p id="loading">Loading</p><button id="save" disabled>Save</button>
      <script>const finish = () => { done.hidden = false; loading.remove(); save.disabled = false }</script>`,
    examples: {
      'Wait until "Done" is shown': ['Click "Start"', '"Done" is visible'],
      'Wait until the "Save" button is enabled': ['Click "Start"', 'The "Save" button is enabled'],
      'Wait until "Loading" disappears': ['Click "Start"', '"Loading" is not shown'],
      'Wait 2 seconds': ['Click "Start"', '"Done" is visible'],
    },
  },
  {
    html: `<h1>Questions</h1><button onclick="if (confirm('Sure?')) note('gone')">Delete</button>
      <button onclick="setTimeout(() => { alert('Careful'); note('told') }, 900)">Warn</button>
      <button onclick="setTimeout(() => note('named ' + prompt('Name?')), 900)">Rename</button>`,
    examples: {
      'Click "Delete" and accept the dialog': noted('gone, click Delete'),
      'Dismiss the alert': ['Click "Warn"', noted('click Warn, told')],
      'Answer "Box" in the prompt': ['Click "Rename"', noted('click Rename, named Box')],
    },
  },
  {
    html: `<h1>Parts</h1><button>A</button><button>B</button><label><input type="checkbox"> News</label>
      <section aria-label="Address"><label>Name <input name="address"></label></section><section aria-label="Bill"><label>Name <input></label></section>
      <section aria-label="Post 17"><button data-note="Like 17">Like</button></section><section aria-label="Post 18"><button data-note="Like 18">Like</button></section>
      <button data-note="Edit 1">Edit</button><button data-note="Edit 2">Edit</button><button data-note="Edit 3">Edit</button>
      <button>Save as</button><button>Save</button><label>Boxes <input type="number"></label><label>Name on card <input></label>`,
    examples: {
      'Tick "News", then untick it again': noted('tick News, untick News'),
      'Click "A" and do the same with "B"': noted('click A, click B'),
      'Enter "x" in the "Name" field in the "Address" section': held('Name=x'),
      'Click "Like" in "Post 18"': noted('click Like 18'),
      'Click the second "Edit" button': noted('click Edit 2'),
      'Click the last "Edit" button': noted('click Edit 3'),
      'Click exactly "Save"': noted('click Save'),
      'Set the number of boxes to 2': held('Boxes=2'),
      'Enter "Ann" as the name on the card': held('Name on card=Ann'),
    },
  },
]
