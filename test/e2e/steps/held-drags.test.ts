import { startPages, testScenarios } from './support.ts'
import { fails, passes } from './scenario.ts'

const list = (
  script: string,
) => `<h1>Colours</h1><ul id="l" style="padding:0;width:200px"><li>Red</li><li>Green</li><li>Blue</li></ul><p id="o">Order: Red, Green, Blue</p><p id="n"></p>
  <style>li { list-style: none; padding: 10px; border: 1px solid; user-select: none; touch-action: none }</style><script>
  let drag = null, timer = 0, x = 0, y = 0
  const order = () => { o.textContent = 'Order: ' + [...l.children].map((c) => c.textContent).join(', ') }
  const over = (e) => { const t = document.elementFromPoint(e.clientX, e.clientY)?.closest('li'); if (!drag || !t || t === drag) return; const r = t.getBoundingClientRect(); t[e.clientY > r.top + r.height / 2 ? 'after' : 'before'](drag) }
  ${script}</script>`
const armed = (
  ms: number,
  tolerance = 5,
) => `l.onpointerdown = (e) => { const t = e.target.closest('li'); if (!t) return; x = e.clientX; y = e.clientY; timer = setTimeout(() => { drag = t; t.style.opacity = .5 }, ${ms}) }
  addEventListener('pointermove', (e) => { if (!drag && Math.hypot(e.clientX - x, e.clientY - y) > ${tolerance}) clearTimeout(timer); over(e) })
  addEventListener('pointerup', () => { clearTimeout(timer); if (drag) drag.style.opacity = 1; drag = null; order() })`

const pages = {
  quarter: list(armed(250)),
  half: list(armed(500)),
  second: list(armed(1000, 0)),
  mouse:
    list(`l.onmousedown = (e) => { const t = e.target.closest('li'); timer = setTimeout(() => { drag = t }, 300) }
    onmousemove = (e) => { if (!drag) clearTimeout(timer); over(e) }; onmouseup = () => { clearTimeout(timer); drag = null; order() }`),
  handle: list(
    `l.querySelectorAll('li').forEach((li) => { li.draggable = false; li.onpointerdown = () => { timer = setTimeout(() => { li.draggable = true; li.dataset.ready = '1' }, 200) }; li.ondragstart = () => { drag = li }; li.ondragover = (e) => { e.preventDefault(); over(e) }; li.ondragend = () => { drag = null; order() } })`,
  ),
  // Starts at once, and counts what began.
  atOnce:
    list(`let begun = 0; l.onpointerdown = (e) => { drag = e.target.closest('li'); n.textContent = 'Begun ' + ++begun }
    addEventListener('pointermove', over); addEventListener('pointerup', () => { drag = null; order() })`),
  // A press that lasts is something else: it opens a menu.
  menu: list(`l.onpointerdown = (e) => { drag = e.target.closest('li'); timer = setTimeout(() => { n.textContent = 'Menu'; drag = null }, 900) }
    addEventListener('pointermove', (e) => { clearTimeout(timer); over(e) }); addEventListener('pointerup', () => { clearTimeout(timer); drag = null; order() })`),
  still: list(''),
  // Moves nothing in the document.
  canvas: `<h1>Board</h1><canvas id="c" width="300" height="200" role="img" aria-label="Drawing" style="border:1px solid"></canvas><button>Bin</button><p id="o">Strokes 0</p><script>let strokes = 0, down = false
    c.onpointerdown = () => { down = true }; addEventListener('pointerup', () => { if (down) { down = false; strokes++; setTimeout(() => { o.textContent = 'Strokes ' + strokes }, 50) } })</script>`,
  press: `<button id="k">Delete</button><p id="o">Kept</p><script>let t; k.onpointerdown = () => { t = setTimeout(() => { o.textContent = 'Deleted' }, 700) }; k.onpointerup = k.onpointerleave = () => clearTimeout(t); k.onclick = () => {}</script>`,
  wait: `<button id="k">Record</button><p id="o"></p><script>let at; k.onpointerdown = (event) => { at = event.timeStamp }; k.onpointerup = (event) => { o.textContent = event.timeStamp - at >= 1900 ? 'Two seconds' : 'Not two seconds' }</script>`,
}
const below = (page: string) => [
  passes(`Open "/${page}"`),
  passes('Drag "Red" below "Blue"', '"Order: Green, Blue, Red" is visible'),
]

testScenarios('a drag', startPages(pages), {
  'that begins after a quarter of a second': below('quarter'),
  'that begins after half a second': below('half'),
  'that begins after a second without any move': below('second'),
  'that begins after the mouse was held': below('mouse'),
  'that the press has to allow': below('handle'),
  'that begins at once is made once': [
    ...below('atOnce'),
    passes('Look at the page', '"Begun 1" is visible'),
  ],
  'is over before a long press is something else': [
    ...below('menu'),
    passes('Look at the page', '"Menu" is not visible'),
  ],
  'that nothing answers moves nothing': [
    passes('Open "/still"'),
    fails('Drag "Red" below "Blue"', '"Order: Green, Blue, Red" is visible'),
  ],
  'on a drawing is made once': [
    passes('Open "/canvas"'),
    passes('Drag the "Drawing" image to "Bin"', '"Strokes 1" is visible'),
  ],
})

testScenarios('a press', startPages(pages), {
  'is held until something comes of it': [
    passes('Open "/press"'),
    fails('Click "Delete"', '"Deleted" is visible'),
    passes('Press and hold "Delete"', '"Deleted" is visible'),
    passes('Open "/press"'),
    passes('Long-press the "Delete" button', '"Deleted" is visible'),
  ],
  'is held as long as the step says': [
    passes('Open "/wait"'),
    passes('Press and hold "Record" for 2 seconds', '"Two seconds" is visible'),
    passes('Open "/wait"'),
    passes('Click and hold the "Record" button for 2000 ms', '"Two seconds" is visible'),
  ],
})
