import { errs, fails, isOpen, passes } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const say = `<p id="o" style="position:fixed;right:0;top:0"></p><script>addEventListener('click', ({ target }) => { const at = target.closest('[data-say]'); if (at) o.textContent = 'Pressed: ' + at.dataset.say })</script>`
/** Draws of many rows those around the present place of what scrolls. */
const windowed = (count: number, height: number, inner: string, scroller: string, row: string) => `<script>
  const N = ${count}, H = ${height}, inn = ${inner}, sc = ${scroller}
  const from = () => sc === window ? scrollY - 80 : sc.scrollTop
  const room = () => sc === window ? innerHeight : sc.clientHeight
  const draw = () => { const f = Math.max(0, Math.floor(from() / H) - 3), l = Math.min(N, f + Math.ceil(room() / H) + 6); ${row} }
  sc.addEventListener('scroll', () => requestAnimationFrame(draw)); draw()</script>${say}`

const feed = `<h1>Posts</h1><div id="in" role="feed" aria-label="Posts" style="position:relative;height:9000px"></div>${windowed(
  150,
  60,
  `document.getElementById('in')`,
  'window',
  `inn.innerHTML = ''; for (let i = f; i < l; i++) inn.insertAdjacentHTML('beforeend', '<article style="position:absolute;left:0;right:0;height:60px;top:' + i * H + 'px"><b>Post ' + (i + 1) + '</b> <button data-say="Like ' + (i + 1) + '">Like</button></article>')`,
)}`
// As react-window makes them: a box that scrolls, and in it one of the full height.
const list = `<h1>People</h1><ul id="s" aria-label="People" style="height:300px;overflow:auto;padding:0;margin:0"><div id="in" style="position:relative;height:9000px"></div></ul>${windowed(
  300,
  30,
  `document.getElementById('in')`,
  `document.getElementById('s')`,
  `inn.innerHTML = ''; for (let i = f; i < l; i++) inn.insertAdjacentHTML('beforeend', '<li style="position:absolute;list-style:none;height:30px;top:' + i * H + 'px">Person ' + (i + 1) + ' <button data-say="Remove ' + (i + 1) + '">Remove</button></li>')`,
)}`
// As virtuoso makes them: room above and below by padding.
const padded = `<h1>Log</h1><div id="s" style="height:300px;overflow:auto"><div id="in" role="list" aria-label="Log"></div></div>${windowed(
  150,
  40,
  `document.getElementById('in')`,
  `document.getElementById('s')`,
  `inn.style.paddingTop = f * H + 'px'; inn.style.paddingBottom = (N - l) * H + 'px'; inn.innerHTML = Array.from({ length: l - f }, (_, i) => '<div role="listitem" style="height:40px">Line ' + (f + i + 1) + '</div>').join('')`,
)}`
// As data grids make them: they say how many rows there are.
const grid = `<h1>Orders</h1><div role="grid" aria-label="Orders" aria-rowcount="201"><div role="row" aria-rowindex="1"><span role="columnheader">Name</span> <span role="columnheader">Status</span></div><div id="s" role="rowgroup" style="height:240px;overflow-y:auto"><div id="in" style="position:relative;height:6000px"></div></div></div>${windowed(
  200,
  30,
  `document.getElementById('in')`,
  `document.getElementById('s')`,
  `inn.innerHTML = ''; for (let i = f; i < l; i++) inn.insertAdjacentHTML('beforeend', '<div role="row" aria-rowindex="' + (i + 2) + '" style="position:absolute;height:30px;top:' + i * H + 'px"><span role="gridcell">Order ' + (i + 1) + '</span> <span role="gridcell">' + (i === 180 ? 'Late' : 'Open') + '</span> <button data-say="Open ' + (i + 1) + '">Details</button></div>')`,
)}`
// Rows of no height before and after those that are drawn.
const table = `<h1>Stock</h1><div id="s" style="height:260px;overflow:auto"><table aria-label="Stock"><thead><tr><th>Article</th><th>Amount</th></tr></thead><tbody id="in"></tbody></table></div>${windowed(
  600,
  32,
  `document.getElementById('in')`,
  `document.getElementById('s')`,
  `inn.innerHTML = '<tr style="height:' + f * H + 'px"></tr>' + Array.from({ length: l - f }, (_, i) => '<tr style="height:32px"><td>Article ' + (f + i + 1) + '</td><td>' + (f + i) + '</td></tr>').join('') + '<tr style="height:' + (N - l) * H + 'px"></tr>'`,
)}`
const options = `<h1>Town</h1><div id="s" role="listbox" aria-label="Town" style="height:200px;overflow:auto"><div id="in" style="height:9000px;position:relative"></div></div>${windowed(
  300,
  30,
  `document.getElementById('in')`,
  `document.getElementById('s')`,
  `inn.innerHTML = ''; for (let i = f; i < l; i++) inn.insertAdjacentHTML('beforeend', '<div role="option" aria-setsize="300" aria-posinset="' + (i + 1) + '" data-say="Town ' + (i + 1) + '" style="position:absolute;height:30px;top:' + i * H + 'px">Town ' + (i + 1) + '</div>')`,
)}`
const unknown = `<h1>Hits</h1><table aria-label="Hits" aria-rowcount="-1"><tr><th>Hit</th></tr>${[1, 2, 3].map((at) => `<tr><td>Hit ${at}</td></tr>`).join('')}</table>`
const paged = `<h1>Orders</h1><div role="grid" aria-label="Orders" aria-rowcount="24"><div role="row"><span role="columnheader">Name</span></div>${[1, 2, 3].map((at) => `<div role="row" aria-rowindex="${at + 1}"><span role="gridcell">Order ${at}</span></div>`).join('')}</div>`
const whole = `<h1>Few</h1><div style="height:150px;overflow:auto"><ul aria-label="Few" style="min-height:400px">${[1, 2, 3].map((at) => `<li>Thing ${at}</li>`).join('')}</ul></div><div role="grid" aria-label="Marks" aria-rowcount="3"><div role="row"><span role="columnheader">Mark</span></div><div role="row"><span role="gridcell">Good</span></div><div role="row"><span role="gridcell">Bad</span></div></div>`

const placed = `<h1>Days</h1><div style="height:600px"><ul aria-label="Days" style="height:400px;position:relative">${['Mon', 'Tue', 'Wed'].map((name, at) => `<li style="position:absolute;top:${at * 30}px">${name}</li>`).join('')}</ul></div><div style="height:900px"></div>`
// All is in the document, though much of it is scrolled away.
const long = `<h1>Long</h1><div style="height:300px;overflow:auto"><ul aria-label="Long">${Array.from({ length: 60 }, (_none, at) => `<li>Entry ${at + 1} <button data-say="Entry ${at + 1}">Go</button></li>`).join('')}</ul></div>${say}`
// As Angular makes them: what is drawn is moved along beside a point that is scaled to the full height.
const scaled = `<h1>Goods</h1><div id="s" style="height:300px;overflow:auto;position:relative"><div id="in" role="list" aria-label="Goods" style="position:absolute;top:0;left:0"></div><div style="height:1px;width:1px;position:absolute;top:0;transform-origin:0 0;transform:scaleY(16000)"></div></div>${windowed(
  400,
  40,
  `document.getElementById('in')`,
  `document.getElementById('s')`,
  `inn.style.transform = 'translateY(' + f * H + 'px)'; inn.innerHTML = Array.from({ length: l - f }, (_, i) => '<div role="listitem" style="height:40px">Good ' + (f + i + 1) + ' <button data-say="Buy ' + (f + i + 1) + '">Buy</button></div>').join('')`,
)}`

// Rows are drawn far ahead of what is shown: they lie within the window and beyond the edge of their box.
const ahead = `<h1>Parts</h1><div id="s" role="grid" aria-label="Parts" style="height:120px;overflow:auto"><div id="in" style="position:relative;height:3200px"></div></div><div style="height:400px">Below</div>${windowed(
  80,
  40,
  `document.getElementById('in')`,
  `document.getElementById('s')`,
  `inn.innerHTML = ''; for (let i = f; i < Math.min(N, l + 6); i++) inn.insertAdjacentHTML('beforeend', '<div role="row" style="position:absolute;height:40px;transform:translateY(' + i * H + 'px)"><span role="gridcell">Part ' + (i + 1) + '</span> <button data-say="Remove ' + (i + 1) + '">Remove</button></div>')`,
)}`
const wide = `<h1>Week</h1><div style="width:300px;overflow-x:auto;white-space:nowrap">${Array.from({ length: 8 }, (_none, at) => `<button style="width:120px" data-say="Day ${at + 1}">Day ${at + 1}</button>`).join('')}</div>${say}`

/** Of many columns those that are seen. */
const weeks = (count: number, drawn: number) =>
  `<h1>Year</h1><div role="grid" aria-label="Year" aria-colcount="${count}"><div role="row">${Array.from({ length: drawn }, (_none, at) => `<span role="columnheader" aria-colindex="${at + 1}">Week ${at + 1}</span>`).join(' ')}</div>${[1, 2].map((row) => `<div role="row">${Array.from({ length: drawn }, (_none, at) => `<span role="gridcell">${row * at}</span>`).join(' ')}</div>`).join('')}</div>`
const year = weeks(52, 4)
const shortYear = weeks(4, 4)

/** Stories of which ten more come whenever one has scrolled to the end, as long as there are any. */
const growing = (
  all: number,
) => `<h1>News</h1><div role="feed" aria-label="News" id="f"></div><p style="height:40px"></p><script>
  let n = 0, loads = false
  const more = () => { for (let i = 0; i < 10 && n < ${all}; i++) { n++; const a = document.createElement('article'); a.setAttribute('aria-posinset', n); a.setAttribute('aria-setsize', n < ${all} ? -1 : n); a.style.height = '120px'; a.textContent = 'Story ' + n + ' of the day'; f.append(a) } }
  more()
  addEventListener('scroll', () => { if (!loads && scrollY + innerHeight > document.body.scrollHeight - 80) { loads = true; setTimeout(() => { more(); loads = false }, 150) } })</script>`

const undecided = (expected: string) => isOpen(expected)

testScenarios(
  'a list that is drawn in part',
  startPages({
    feed,
    list,
    padded,
    grid,
    table,
    options,
    unknown,
    paged,
    whole,
    placed,
    long,
    year,
    shortYear,
    scaled,
    ahead,
    wide,
    grown: growing(40),
    endless: growing(1e6),
  }),
  {
    'of a page that scrolls is scrolled for what is named': [
      passes('Open "/feed"'),
      passes('Scroll to "Post 40"', '"Post 40" is visible'),
      passes('Click "Like" in "Post 120"', '"Pressed: Like 120" is visible'),
      passes('Look at the page', '"Post 20" is visible'),
    ],
    'in a box of its own is scrolled for what is named': [
      passes('Open "/list"'),
      passes('Click "Remove" in the item "Person 240"', '"Pressed: Remove 240" is visible'),
      passes('Scroll to "Person 12"', '"Person 12" is visible'),
      errs('steps.not_found', 'Click "Remove" in the item "Person 4000"'),
    ],
    'that is moved along is scrolled for what is named': [
      passes('Open "/scaled"'),
      passes('Click "Buy" in the item "Good 300"', '"Pressed: Buy 300" is visible'),
      undecided('The "Goods" list has 400 items'),
    ],
    'of a grid is scrolled for its rows': [
      passes('Open "/grid"'),
      passes('Click "Details" in the row "Order 155"', '"Pressed: Open 155" is visible'),
      passes('Look at the page', 'The "Status" of the row "Order 181" is "Late"'),
      fails('Look at the page', 'The "Status" of the row "Order 182" is "Late"'),
      passes('Look at the page', 'The row "Order 9" is shown'),
    ],
    'of options is scrolled for what is chosen': [
      passes('Open "/options"'),
      passes('Select "Town 240" from "Town"', '"Pressed: Town 240" is visible'),
    ],
    'or drawn ahead of what its box shows is scrolled within its box': [
      passes('Open "/ahead"'),
      passes('Click "Remove" in the row "Part 6"', '"Pressed: Remove 6" is visible'),
      passes('Click "Remove" in the row "Part 60"', '"Pressed: Remove 60" is visible'),
      passes('Open "/long"'),
      passes('Click "Go" in the item "Entry 18"', '"Pressed: Entry 18" is visible'),
      passes('Open "/wide"'),
      passes('Click "Day 7"', '"Pressed: Day 7" is visible'),
    ],
    'that grows at its end is scrolled for what comes later': [
      passes('Open "/grown"'),
      passes('Look at the page', '"Story 37 of the day" is in the list'),
      passes('Open "/grown"'),
      fails('Look at the page', '"Story 99 of the day" is in the list'),
      passes('Open "/endless"'),
      undecided('"Story of the year" is in the list'),
    ],
    'with room by padding is scrolled for a text': [
      passes('Open "/padded"'),
      passes('Look at the page', '"Line 120" is visible'),
      fails('Look at the page', '"Line 100" is not visible'),
    ],
    'is counted by what it says': [
      passes('Open "/grid"'),
      passes('Look at the page', 'The "Orders" table has 200 rows'),
      fails('Look at the page', 'The "Orders" table has 199 rows'),
      passes('Look at the page', 'At least 150 rows are shown in the "Orders" table'),
      passes('Open "/options"'),
      passes('Look at the page', 'The "Town" list has 300 options'),
      passes('Open "/paged"'),
      passes('Look at the page', 'The "Orders" table has 23 rows'),
      undecided('The "Orders" table has 3 rows'),
    ],
    'has no last entry before its end is drawn': [
      passes('Open "/paged"'),
      isOpen('The last row shows "Order 3"', 'steps.ambiguous'),
      isOpen('The last row shows "Order 24"', 'steps.ambiguous'),
      passes('Look at the page', 'The first row shows "Order 1"'),
      passes('Open "/list"'),
      errs('steps.ambiguous', 'Click the last "Remove" button'),
      errs('steps.ambiguous', 'Click "Remove" in the last item'),
      passes('Scroll to "Person 300"'),
      passes('Click "Remove" in the last item', '"Pressed: Remove 300" is visible'),
      passes('Open "/whole"'),
      passes('Look at the page', 'The last row shows "Bad"'),
    ],
    'of columns decides nothing of those that are not drawn': [
      passes('Open "/year"'),
      undecided('There is no column "Week 20"'),
      fails('Look at the page', 'The table has 5 columns'),
      undecided('The table has 4 columns'),
      passes('Look at the page', 'The table has 52 columns'),
      passes('Look at the page', 'The table has 2 rows'),
      passes('Open "/shortYear"'),
      passes('Look at the page', 'There is no column "Week 20"'),
      passes('Look at the page', 'The table has 4 columns'),
    ],
    'is not counted where it says nothing': [
      passes('Open "/list"'),
      undecided('The "People" list has 16 items'),
      undecided('The "People" list has 300 items'),
      passes('Open "/table"'),
      undecided('The "Stock" table has 600 rows'),
      undecided('The "Stock" table has 15 rows'),
      passes('Open "/unknown"'),
      undecided('The "Hits" table has 3 rows'),
    ],
    'proves no absence': [
      passes('Open "/feed"'),
      fails('Look at the page', '"Post 100" is not visible'),
      undecided('"Post 900" is not visible'),
      fails('Look at the page', '"Post 900" is visible'),
      passes('Open "/list"'),
      undecided('"Person 4000" is not shown in the "People" list'),
      undecided('The item "Person 4000" is not shown'),
      passes('Open "/unknown"'),
      undecided('"Hit 9" is not shown in the "Hits" table'),
    ],
    'says nothing of all its rows': [
      passes('Open "/grid"'),
      undecided('Every row in the "Orders" table shows "Open"'),
      fails('Look at the page', 'Every row in the "Orders" table shows "Late"'),
    ],
    'is none where all is drawn': [
      passes('Open "/whole"'),
      passes('Look at the page', 'The "Few" list has 3 items and "Thing 9" is not shown in the "Few" list'),
      fails('Look at the page', 'The "Few" list has 4 items'),
      passes('Look at the page', 'The "Marks" table has 2 rows and "Fair" is not shown in the "Marks" table'),
      fails('Look at the page', '"Thing 9" is visible'),
      passes('Open "/placed"'),
      passes('Look at the page', '"Fri" is not visible and the "Days" list has 3 items'),
      passes('Open "/long"'),
      passes('Click "Go" in the item "Entry 50"', '"Pressed: Entry 50" is visible'),
      passes(
        'Look at the page',
        'The "Long" list has 60 items and "Entry 99" is not shown in the "Long" list',
      ),
    ],
  },
)
