import { errs, fails, isFalse, holds, passes } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const style = `<style>.switch{position:relative;display:inline-block;width:60px;height:34px}.switch input{opacity:0;width:0;height:0}
.slider{position:absolute;cursor:pointer;inset:0;background:#ccc}.slider:before{position:absolute;content:"";height:26px;width:26px;left:4px;bottom:4px;background:#fff}
input:checked+.slider{background:#2196F3}input:checked+.slider:before{transform:translateX(26px)}.row{display:flex;align-items:center;gap:12px;margin:8px 0}</style>`
const drawn = (id: string, more = '') =>
  `<label class="switch"><input type="checkbox" id="${id}"${more}><span class="slider"></span></label>`
const told = (...ids: string[]) =>
  `<p id="o"></p><script>const tell = () => { o.textContent = '${ids.join(' ')}: ' + [${ids.join(',')}].map((at) => at.checked ? 'on' : 'off').join(' ') }; onchange = tell; tell()</script>`
const star = (at: number) =>
  `<input type="radio" name="r" id="s${at}" value="${at}"><label for="s${at}" title="${at} stars">${at} stars</label>`

const pages = {
  rows: `${style}<div class="row"><span>Weekly digest</span>${drawn('w')}</div><div class="row"><span>Product news</span>${drawn('n', ' checked')}</div>${told('w', 'n')}`,
  after: `${style}<div class="row">${drawn('w')}<span>Weekly digest</span></div><div class="row">${drawn('n', ' checked')} Product news</div>${told('w', 'n')}`,
  // With what more is said of it, and another control in the row.
  described: `${style}<div class="row"><div><b>Weekly digest</b><p>Each Monday morning</p></div>${drawn('w')}<button>Edit</button></div><div class="row"><div><b>Product news</b><p>Now and then</p></div>${drawn('n')}<button>Edit</button></div>${told('w', 'n')}`,
  grid: `${style}<div style="display:grid;grid-template-columns:200px 80px"><span>Weekly digest</span>${drawn('w')}<span>Product news</span>${drawn('n')}<span>Offers</span>${drawn('f')}</div>${told('w', 'n', 'f')}`,
  lines: `${style}Weekly digest ${drawn('w')}<br>Product news ${drawn('n')}<br>${told('w', 'n')}`,
  table: `${style}<table><tr><td>Weekly digest</td><td>${drawn('w')}</td></tr><tr><td>Product news</td><td>${drawn('n')}</td></tr></table>${told('w', 'n')}`,
  plain: `<div class="row"><span>Weekly digest</span> <input type="checkbox" id="w"></div><div class="row"><span>Product news</span> <input type="checkbox" id="n"></div>${told('w', 'n')}`,
  // Nobody sees which text is whose.
  line: `${style}<div class="row">Weekly digest ${drawn('w')} Product news ${drawn('n')} Offers</div>${told('w', 'n')}`,
  twice: `${style}<div class="row"><span>Digest</span>${drawn('w')}</div><div class="row"><span>Digest</span>${drawn('n')}</div>${told('w', 'n')}`,
  labelled: `${style}<div class="row"><span>Weekly digest</span><label class="switch"><input type="checkbox" id="w" aria-label="Product news"><span class="slider"></span></label></div>${told('w')}`,
  stars: `<style>.rate{display:inline-flex;flex-direction:row-reverse;border:0}.rate>input{position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden}.rate>label{font-size:0;cursor:pointer}.rate>label:before{content:"★";font-size:40px;color:#ccc}.rate>input:checked~label:before{color:gold}</style>
    <fieldset class="rate"><legend>Your rating</legend>${[5, 4, 3, 2, 1].map(star).join('')}</fieldset><p id="o"></p><script>onchange = (e) => { o.textContent = 'Stars ' + e.target.value }</script>`,
}
const both = (page: string) => [
  passes(`Open "/${page}"`),
  passes('Turn on the "Weekly digest" switch', 'The "Weekly digest" switch is on'),
  passes('Check "Product news"', 'The "Product news" checkbox is checked'),
  passes('Uncheck "Weekly digest"', 'The "Weekly digest" switch is off'),
  isFalse('The "Product news" switch is off'),
  isFalse('The "Weekly digest" switch is on'),
]

testScenarios('a box that no label names', startPages(pages), {
  'is known by the text before it': [...both('rows'), holds('"w n: off on" is visible')],
  'is known by the text after it': [...both('after'), holds('"w n: off on" is visible')],
  'is known by the title before it': [...both('described'), holds('"w n: off on" is visible')],
  'is known by the text in its row of a grid': [...both('grid'), holds('"w n f: off on off" is visible')],
  'is known by the text in its line': [...both('lines'), holds('"w n: off on" is visible')],
  'is known by the cell before it': [...both('table'), holds('"w n: off on" is visible')],
  'is known where the browser draws it': [...both('plain'), holds('"w n: off on" is visible')],
  'is not guessed between two texts': [
    passes('Open "/line"'),
    errs('steps.not_found', 'Turn on the "Offers" switch'),
    errs('steps.not_found', 'Turn on the "Product news" switch'),
    holds('"w n: off off" is visible'),
    passes('Open "/twice"'),
    errs('steps.ambiguous', 'Turn on the "Digest" switch'),
  ],
  'is known by what it is called rather than by a text beside it': [
    passes('Open "/labelled"'),
    errs('steps.not_found', 'Turn on the "Weekly digest" switch'),
    passes('Turn on the "Product news" switch', '"w: on" is visible'),
  ],
})

testScenarios('stars in a reversed row', startPages(pages), {
  'are chosen by what each is called': [
    passes('Open "/stars"'),
    passes('Choose "4 stars"', '"Stars 4" is visible'),
    passes('Click "2 stars"', '"2 stars" is selected in "Your rating"'),
    passes('Select "5 stars" in "Your rating"', '"Stars 5" is visible'),
    fails('Choose "2 stars"', '"3 stars" is selected in "Your rating"'),
  ],
})
