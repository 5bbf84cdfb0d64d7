import { errs, passes } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const say = `<p id="o" style="position:fixed;right:0;top:0"></p><script>addEventListener('click', ({ target }) => { const at = target.closest('[data-say]'); if (at) o.textContent = 'Pressed: ' + at.dataset.say })</script>`
const tall = '<div style="height:1500px"></div>'

const pages = {
  // Recycled rows: two are drawn beyond both ends of what is seen of the list.
  overscan: `<h1>Stock</h1><div id="g" role="grid" aria-label="Stock" style="height:300px;overflow:auto"><div id="h" style="position:relative;height:20000px"></div></div>${say}<script>
    const draw = () => { const a = Math.max(0, Math.floor(g.scrollTop / 40) - 3); h.innerHTML = ''; for (let i = a; i < Math.min(500, a + 14); i++) h.insertAdjacentHTML('beforeend', '<div role="row" style="position:absolute;left:0;right:0;top:0;height:40px;transform:translateY(' + i * 40 + 'px)"><span role="gridcell">Part ' + (i + 1) + '</span> <span role="gridcell"><button data-say="Remove ' + (i + 1) + '">Remove</button></span></div>') }
    g.addEventListener('scroll', () => requestAnimationFrame(draw)); draw()</script>`,
  // In what scrolls sideways, under what is fixed to its edge.
  columns: `<h1>Plan</h1><div style="width:300px;overflow-x:auto;white-space:nowrap;position:relative"><table><tr><th style="position:sticky;left:0;background:#fff;z-index:1;min-width:120px">Task</th>${[1, 2, 3, 4, 5, 6, 7, 8].map((at) => `<td style="min-width:100px"><button data-say="Day ${at}">Day ${at}</button></td>`).join('')}</tr></table></div><p style="background:#fff">Legend</p>${say}`,
  // A box in a box: both hold it back.
  nested: `<div style="height:300px;overflow:auto">${tall}<div style="height:150px;overflow:auto">${tall}<button data-say="Inner">Inner</button><label>Note <input id="n"></label>${tall}</div>${tall}</div><div style="position:relative;background:#eee;height:300px">Below</div>${say}`,
  // The head of a table stays above its rows, and that of the page above everything.
  heads: `<div style="position:sticky;top:0;height:80px;background:#fff;z-index:2">Shop</div><div style="height:900px"></div><button data-say="Deep">Deep</button>${tall}${say}<script>scrollTo(0, 940)</script>`,
  tableHead: `<div id="s" style="height:200px;overflow:auto"><table><thead><tr><th style="position:sticky;top:0;height:60px;background:#fff;z-index:1">Name</th></tr></thead><tbody>${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `<tr><td style="height:40px"><button data-say="Row ${at}">Open ${at}</button></td></tr>`).join('')}</tbody></table></div>${say}<script>s.scrollTop = 85</script>`,
  // A frame of the same site, of which a part is shown.
  frame: `<iframe title="Terms" style="width:300px;height:150px" srcdoc="<div style='height:600px'>Terms</div><button onclick=&quot;parent.o.textContent='Pressed: Agree'&quot;>Agree</button>"></iframe><div style="height:300px;background:#eee">Below</div>${say}`,
  // What covers it stays over it wherever it is scrolled to.
  covered: `<div style="height:300px;overflow:auto"><div style="height:800px"></div><button data-say="Under">Under</button></div><div style="position:fixed;inset:0;background:#0008"></div>${say}`,
}

testScenarios('what is scrolled away in a box is scrolled to before it is used', startPages(pages), {
  'in rows that are drawn beyond the end of a list': [
    passes('Open "/overscan"'),
    passes('Click "Remove" in the row "Part 9"', '"Pressed: Remove 9" is visible'),
    passes('Click "Remove" in the row "Part 320"', '"Pressed: Remove 320" is visible'),
    passes('Click "Remove" in the row "Part 311"', '"Pressed: Remove 311" is visible'),
    passes('Hover over the row "Part 331"'),
  ],
  'in columns under one that stays': [
    passes('Open "/columns"'),
    passes('Click "Day 7"', '"Pressed: Day 7" is visible'),
    passes('Click "Day 2"', '"Pressed: Day 2" is visible'),
  ],
  'in a box in a box': [
    passes('Open "/nested"'),
    passes('Click "Inner"', '"Pressed: Inner" is visible'),
    passes('Enter "x" in the "Note" field', 'The "Note" field contains "x"'),
  ],
  'under a head that stays': [
    passes('Open "/heads"'),
    passes('Click "Deep"', '"Pressed: Deep" is visible'),
    passes('Open "/tableHead"'),
    passes('Click "Open 2"', '"Pressed: Row 2" is visible'),
    passes('Click "Open 9"', '"Pressed: Row 9" is visible'),
  ],
  'in a frame': [passes('Open "/frame"'), passes('Click "Agree"', '"Pressed: Agree" is visible')],
  'but not through what lies over it': [
    passes('Open "/covered"'),
    errs('steps.not_actionable', 'Click "Under"'),
  ],
})
