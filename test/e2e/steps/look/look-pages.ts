/** Pages to be looked at, each with what appears on it when somebody acts. */
export const lookPages: Record<string, string> = {
  settings: `<h1>Settings</h1>
    <div role="tablist"><button type="button" role="tab" id="t1" aria-selected="true" aria-controls="p1">Profile</button>
    <button type="button" role="tab" id="t2" aria-selected="false" aria-controls="p2">Billing</button></div>
    <div role="tabpanel" id="p1" aria-labelledby="t1"><label>Nickname <input id="nick" maxlength="20" minlength="2" required value="Ann" aria-describedby="nick-help"></label><p id="nick-help">2 to 20 letters</p></div>
    <div role="tabpanel" id="p2" aria-labelledby="t2" hidden><label>VAT number <input pattern="[A-Z]{2}[0-9]+"></label>
      <label><input type="checkbox" id="box"> Other address</label><div id="other" hidden><label>Street <input></label></div></div>
    <script>const show = (n) => { for (const at of [1, 2]) { document.getElementById('p' + at).hidden = at !== n; document.getElementById('t' + at).setAttribute('aria-selected', String(at === n)) } }
      t1.onclick = () => show(1); t2.onclick = () => show(2); box.onchange = () => { other.hidden = !box.checked }</script>`,
  form: `<form action="/sent" method="post" aria-label="Sign-up"><label>Kind <select id="kind" name="kind"><option>Person</option><option>Company</option></select></label>
    <label id="taxed" hidden>Tax id <input></label>
    <label><input type="checkbox" id="agree"> I am of age</label> <label>Age <input type="number" id="age" min="18" max="120" step="1" disabled></label>
    <fieldset><legend>Delivery</legend><label><input type="radio" name="d" value="post" checked> Post</label><label><input type="radio" name="d" value="shop" id="shop"> Shop</label></fieldset>
    <div id="shops"></div><label>Secret <input type="password" value="hunter22"></label><p>Your secret is <output>hunter22</output></p>
    <input type="file" aria-label="Picture" accept="image/png" multiple><div>City <input placeholder="as in Oslo" aria-required="true" readonly value="<b>Rome</b>"></div>
    <button>Details</button></form>
    <script>kind.onchange = () => { taxed.hidden = kind.value !== 'Company' }; agree.onchange = () => { age.disabled = !agree.checked }
      onchange = (event) => { if (event.target.name === 'd') shops.innerHTML = shop.checked ? '<label>Branch <input></label>' : '' }</script>`,
  layers: `<h1>Team</h1><table><caption>Members</caption><tr><th>Name</th><th>Role</th></tr><tr><td>Ann</td><td>Owner</td></tr><tr><td>Bo</td><td>Guest</td></tr></table>
    <button type="button" onclick="adding.showModal()">Add member</button> <button type="button" popovertarget="tip">Help</button>
    <details><summary>Advanced</summary><label>Limit <input type="number" min="1" max="9"></label></details>
    <button type="button" id="more" aria-expanded="false" aria-controls="rest">More filters</button><div id="rest" hidden><label>Since <input type="date"></label></div>
    <dialog id="adding" aria-label="New member"><h2>Who is it?</h2><label>E-mail <input type="email" required></label></dialog>
    <div popover id="tip"><a href="/help">Manual</a></div><p role="status">2 members</p><section><h2>Notes</h2><div contenteditable aria-label="Note">Hello</div></section>
    <iframe title="Survey" srcdoc="<label>Answer <input></label>"></iframe>
    <script>more.onclick = () => { rest.hidden = !rest.hidden; more.setAttribute('aria-expanded', String(!rest.hidden)) }</script>`,
  desk: `<label>Direction <select id="way"><option>Buy</option><option>Sell</option></select></label><label id="pounds">Amount in GBP <input id="gbp"></label>
    <label><input type="checkbox" id="club"> Club card</label><button type="button" id="save" disabled>Save</button><label>Town <input></label>
    <p>Commission: <output id="fee">–</output></p><dl><dt>Entries</dt><dd>0 of 5</dd></dl><table><tr><th scope="row">In list</th><td>£0.00</td></tr></table>
    <div><span>Balance</span> <b>12.50</b></div><p>State: <span>open to all</span></p><p hidden>Change: <output></output></p><p>Ask us: we know 3 ways.</p><h2>Year</h2><p>2030</p>
    <script>way.onchange = () => { const sells = way.value === 'Sell'; pounds.firstChild.data = sells ? 'Amount in EUR ' : 'Amount in GBP '; club.disabled = sells; save.disabled = !sells && !club.checked }; club.onchange = () => { save.disabled = !club.checked }</script>`,
  redrawn: `<div id="app"></div><script>let tab = 'One'; const draw = () => { app.innerHTML = '<div role="tablist">' + ['One', 'Two', 'Three'].map((name) =>
      '<button type="button" role="tab" aria-selected="' + (name === tab) + '" data-tab="' + name + '">' + name + '</button>').join('') + '</div><label>Field ' + tab + ' <input></label>' }
    app.onclick = (event) => { if (event.target.dataset.tab) { tab = event.target.dataset.tab; draw() } }; draw()</script>`,
  late: `<div id="app">Loading</div><script>setTimeout(() => { app.innerHTML = '<label>Name <input></label>' }, 600)</script>`,
  stuck: `<label>Plan <select id="plan"><option>Free</option><option>Team</option></select></label><label><input type="checkbox" id="more"> Extras</label><div id="seats"></div><div id="extra" hidden><label>Note <input></label></div>
    <script>plan.onchange = () => { seats.innerHTML = '<label>Seats <input></label>'; plan.remove() }; more.onchange = () => { extra.hidden = !more.checked }</script>`,
}

const hit = (name: string) => `fetch('/hit?${name}')`

/** Pages that do harm, or fight back. What is pressed on them asks for `/hit`. */
export const wildPages: Record<string, string> = {
  harmful: `<button type="button" aria-expanded="false" aria-controls="rest" onclick="${hit('delete')}">Delete account</button>
    <button type="button" aria-haspopup="dialog" title="Log out" onclick="${hit('out')}">Profile</button><button aria-expanded="false" type="submit" onclick="${hit('submit')}">Details</button>
    <form onsubmit="${hit('form')}; return false"><button aria-controls="rest" onclick="${hit('default')}">More</button><input type="reset" value="Show" onclick="${hit('reset')}"></form>
    <details ontoggle="${hit('toggle')}"><summary>Pay</summary></details><a role="tab" href="/away">Other</a><a role="button" aria-expanded="false" href="/away">Options</a>
    <label><input type="checkbox" onchange="${hit('tick')}"> Delete my data</label><button type="button" onclick="${hit('plain')}">Refresh</button>
    <div id="rest" hidden><label>Reason <input></label></div>`,
  leaving: `<form id="f" action="/sent" method="post"><input name="a" value="1"><label><input type="checkbox" onchange="f.submit()"> Quick</label>
    <label>Language <select id="language"><option>English</option><option>German</option></select></label></form><label><input type="checkbox" id="b"> Gift</label><div id="gift" hidden><label>Card <input></label></div>
    <button type="button" aria-haspopup="menu" onclick="window.open('/away')">Menu</button><button type="button" aria-expanded="false" onclick="history.pushState(0, '', '/elsewhere'); late.hidden = false">Sections</button><div id="late" hidden><input aria-label="Elsewhere"></div>
    <script>language.onchange = () => { location.href = '/away' }; b.onchange = () => { gift.hidden = !b.checked; fetch('/saved', { method: 'POST', body: 'x' }).catch(() => 0); navigator.sendBeacon('/beacon', 'x') }</script>`,
  restless: `<label>Name <input></label><script>setInterval(() => fetch('/tick').catch(() => 0), 20)</script>`,
  hanging: `<label>Name <input></label><p>More</p><script src="/hang"></script>`,
  frozen: `<label>Name <input></label><script>while (true);</script>`,
  freezing: `<label>Name <input></label><label><input type="checkbox" onchange="while (true);"> Freeze</label>`,
  alerting: `<script>alert('Welcome')</script><label><input type="checkbox" onchange="if (confirm('Really?')) ${hit('confirmed')}; gift.hidden = !this.checked"> Gift</label><div id="gift" hidden><label>Card <input></label></div>`,
  huge: `<div role="tablist"><button type="button" role="tab" id="a" aria-selected="true">A</button><button type="button" role="tab" id="b" aria-selected="false" aria-controls="p">B</button></div><div id="p" hidden><label>Deep <input></label></div>
    ${'<p><i>x</i></p>'.repeat(25_000)}<script>const on = (n) => { p.hidden = n === 'a'; for (const one of [a, b]) one.setAttribute('aria-selected', String(one.id === n)) }; a.onclick = () => on('a'); b.onclick = () => on('b')</script>`,
  crowded: `<div>${'<input>'.repeat(50_000)}</div>`,
  clobbered: `<form aria-label="Clobber"><input name="getAttribute" aria-label="First"><input name="closest" aria-label="Second"><input name="childNodes"><input name="querySelector"></form>
    <script>Element.prototype.getAttribute = () => 'hacked'; Array.prototype.map = () => []; performance['now'] = () => 1e12; Map.prototype.get = () => 0; JSON.stringify = () => '"x"'</script>`,
}
