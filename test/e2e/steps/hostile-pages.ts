/** Pages that fight back, by accident or on purpose. */
export const hostilePages: Record<string, string> = {
  tamper: `<h1>Tamper</h1><p id="p">real</p><button>Save</button><script>
    Element.prototype.getAttribute = () => 'hacked'; Array.prototype.map = () => []; JSON.stringify = () => '"x"'
    Element.prototype.checkVisibility = () => true; window.Map = null; window.setTimeout = () => 0; Promise.race = null
    Element.prototype.getBoundingClientRect = () => ({ x: 0, y: 0, width: 10, height: 10, left: 0, top: 0, right: 10, bottom: 10 })
    Object.defineProperty(Node.prototype, 'childNodes', { get() { return [] } }); window.requestAnimationFrame = () => 0
    document.querySelector('button').onclick = () => { document.getElementById('p').firstChild.data = 'changed' }</script>`,
  'alert-on-load': `<script>alert('On load')</script><h1>Loaded</h1>`,
  'unread-answer': `<button onclick="fetch('/deep').then(() => { note.textContent = 'Sent'; setTimeout(() => { note.textContent = '' }, 3000) })">Send</button><p id="note"></p>`,
  freeze: `<h1>Freeze</h1><button onclick="while (true);">Freeze</button>`,
  leave: `<h1>Leave</h1><input aria-label="Name"><a href="/loop">Away</a><script>onbeforeunload = (event) => { event.preventDefault(); return 'x' }</script>`,
  // Not between press and release: on two elements they are no click to any browser.
  replaced: `<div id="d"></div><script>let held = false; onmousedown = () => { held = true }; onmouseup = () => { held = false }
    setInterval(() => { if (!held) document.getElementById('d').innerHTML = '<button onclick="document.title=\\'hit\\'">Save</button>' }, 30)</script>`,
  deep: `${'<div>'.repeat(3000)}<button>Deep</button>${'</div>'.repeat(3000)}`,
  storm: `<h1>Storm</h1><button>Go</button><script>setInterval(() => fetch('/x').catch(() => {}), 20)</script>`,
  reloads: `<h1>Reloads</h1><button>Go</button><script>setTimeout(() => location.reload(), 400)</script>`,
  tracked: `<label>Name <input id="i"></label><p id="o"></p><script>
    const field = document.getElementById('i'), native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    let known = ''
    Object.defineProperty(field, 'value', { get() { return native.get.call(field) }, set(value) { known = value; native.set.call(field, value) } })
    field.addEventListener('input', () => { if (field.value !== known) { known = field.value; document.getElementById('o').textContent = 'State: ' + field.value } })</script>`,
  blur: `<label>Age <input onblur="document.getElementById('e').textContent = this.value < 18 ? 'Too young' : ''"></label><p id="e"></p>`,
  styled: `<style>.c input { position: absolute; opacity: 0; width: 0; height: 0 } .c span { padding: 10px; border: 1px solid }</style>
    <p class="c"><label><input type="checkbox" onchange="document.getElementById('o').textContent = 'Agreed ' + this.checked"><span>I agree</span></label></p>
    <p class="c"><label><input type="radio" style="display:none"><span>Pro plan</span></label></p><p id="o"></p>`,
  sticky: `<div style="position:fixed;top:0;left:0;right:0;height:200px;background:#eee">Header</div><div style="height:2500px"></div><button onclick="document.title='ok'">Below</button>`,
  scroller: `<div style="width:200px;height:100px;overflow:auto"><div style="width:2000px;height:1000px;position:relative"><button style="position:absolute;left:1500px;top:800px" onclick="document.title='ok'">Inner</button></div></div>`,
  nested: `<table><tr><td>Milk</td><td style="width:400px;text-align:center"><button onclick="document.title='deleted'">Delete</button></td></tr></table><p>Below</p>`,
  joined: `<p><span>Milk</span><span>Open</span></p><p>1<b>2</b> orders</p><p><i>un</i><i>available</i></p><p><span>Item 7</span><em>Qty 3</em></p>`,
  unnamed: `<table><tr><td>First name</td><td><input></td></tr><tr><td>Last name</td><td><input></td></tr></table><div>City <input></div><input type="checkbox"> Urgent`,
  labelled: `<dl><dt>Owner</dt><dd>Ann</dd><dt>Fee</dt><dd>£60.00</dd><dt>Entries</dt><dd>2 of 5</dd></dl><p>Total: <b>12.50 EUR</b> (incl. VAT)</p><div><span>Phase</span><span>Two</span></div>
    <p><label for="sum">Sum</label> <output id="sum">7</output></p><p aria-label="Weather">Sunny</p><h2>Details, page 1</h2>
    <table><thead><tr><th>Task</th><th>State</th></tr></thead><tbody><tr><td>Wash</td><td>Open</td></tr><tr><td>Iron</td><td>Done</td></tr></tbody></table>
    <span class="badge">Urgent</span><button>Archived</button>`,
  popup: `<p>Carrier</p><p>Size <button type="button" aria-haspopup="listbox" id="b">Any</button></p><ul role="listbox" hidden id="l"><li role="option">Small</li><li role="option">Large</li></ul>
    <script>b.onclick = () => { setTimeout(() => { l.hidden = false }, 200) }; l.onclick = (event) => { b.textContent = event.target.textContent; l.hidden = true; document.title = 'size ' + b.textContent }</script>`,
}
