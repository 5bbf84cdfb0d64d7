// The "server" of the contact app, in the page: answers htmx's requests with HTML, as the Flask application does.
(function () {
  const raw = `Carson|Gross|123-456-7890|carson@example.com|Work|1984-02-11
Joe|Blow|123-456-7891|joe@example.com|Friends|1990-07-30
Dana|Ortega|555-010-2231|dana.ortega@example.com|Work|1979-12-01
Wilma|Hart|555-010-8842|wilma@example.com|Family|1966-05-19
Priya|Nair|555-010-1177|priya.nair@example.com|Work|1992-09-09
Tobias|Lindqvist|555-010-6420|tobias@example.com|Friends|1988-01-25
Marguerite|Dubois|555-010-3308|m.dubois@example.com|Work|1971-11-14
Sam|Whitaker|555-010-9054|sam.w@example.com|Family|2001-03-03
Hana|Sato|555-010-4719|hana.sato@example.com|Friends|1995-10-22
Leo|Fontaine|555-010-2090|leo.f@example.com|Work|1983-06-08
Ingrid|Solberg|555-010-7733|ingrid@example.com|Family|1959-08-27
Andre|Moreau|555-010-5151|andre.moreau@example.com|Work|1977-04-16
Bea|Castellano|555-010-6006|bea@example.com|Friends|1998-12-12
Omar|Haddad|555-010-3412|omar.haddad@example.com|Work|1986-02-02
Rosa|Whitaker|555-010-9055|rosa.w@example.com|Family|2003-09-17
Nils|Berger|555-010-1822|nils.berger@example.com|Friends|1991-05-05
Yara|Costa|555-010-4646|yara.costa@example.com|Work|1994-01-31
Felix|Adeyemi|555-010-7070|felix.a@example.com|Friends|1989-07-07
Connie|Park|555-010-8128|connie.park@example.com|Work|1980-03-28
Gus|Hartley|555-010-2525|gus.hartley@example.com|Family|1963-10-10
Mina|Petrov|555-010-9911|mina.petrov@example.com|Friends|1997-06-21
Ursula|Kane|555-010-3737|ursula@example.com|Work|1974-09-30
Victor|Abara|555-010-6161|victor.abara@example.com|Work|1987-12-24`
  let next = 1
  let db = raw.split('\n').map(l => { const [first, last, phone, email, group, birthday] = l.split('|'); return { id: next++, first, last, phone, email, group, birthday } })
  let flash = ''
  const archive = { status: 'Waiting', progress: 0 }
  const PAGE = 8
  const esc = s => String(s == null ? '' : s).replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]))
  const groups = ['Work', 'Friends', 'Family']

  function rows(list) {
    return list.map(c => `<tr>
  <td><input type="checkbox" name="selected_contact_ids" value="${c.id}"></td>
  <td>${esc(c.first)}</td><td>${esc(c.last)}</td><td>${esc(c.phone)}</td><td>${esc(c.email)}</td>
  <td><div data-overflow-menu><button type="button" aria-haspopup="menu" aria-controls="contact-menu-${c.id}" aria-expanded="false">Options</button>
  <div role="menu" hidden id="contact-menu-${c.id}">
    <a role="menuitem" tabindex="-1" hx-get="/contacts/${c.id}/edit" hx-target="#content">Edit</a>
    <a role="menuitem" tabindex="-1" hx-get="/contacts/${c.id}" hx-target="#content">View</a>
    <a role="menuitem" tabindex="-1" hx-delete="/contacts/${c.id}" hx-confirm="Are you sure you want to delete this contact?" hx-swap="outerHTML swap:600ms" hx-target="closest tr" hx-params="none">Delete</a>
  </div></div></td></tr>`).join('\n') || '<tr><td colspan="6">No contacts found.</td></tr>'
  }
  function result(p) {
    const q = (p.get('q') || '').toLowerCase(), g = p.get('group') || '', sort = p.get('sort') || '', desc = p.get('dir') === 'desc'
    let list = db.filter(c => (!g || c.group === g) && (!q || [c.first, c.last, c.phone, c.email].some(v => v.toLowerCase().includes(q))))
    if (sort) list.sort((a, b) => (desc ? -1 : 1) * a[sort].localeCompare(b[sort]))
    const pages = Math.max(1, Math.ceil(list.length / PAGE)), page = Math.min(pages, Math.max(1, +p.get('page') || 1))
    const url = o => { const u = new URLSearchParams({ q: p.get('q') || '', group: g, sort, dir: desc ? 'desc' : 'asc', page, part: 'list', ...o }); return '/contacts?' + esc(u) }
    const th = (k, t) => `<th><a hx-get="${url({ sort: k, dir: sort === k && !desc ? 'desc' : 'asc', page: 1 })}" hx-target="#list">${t}${sort === k ? (desc ? ' ▼' : ' ▲') : ''}</a></th>`
    return `<div class="tabs">${['', ...groups].map(t => `<a class="${t === g ? 'selected' : ''}" hx-get="${url({ group: t, page: 1 })}" hx-target="#list">${t || 'All'}</a>`).join('')}</div>
<form><input type="hidden" name="group" value="${esc(g)}">
<div class="selection" hidden><span><span class="n">0</span> contacts selected</span><button type="button" hx-delete="/contacts" hx-confirm="Are you sure you want to delete these contacts?" hx-target="#content" hx-include="closest form">Delete</button><button type="button" class="cancel">Cancel</button></div>
<table><thead><tr><th></th>${th('first', 'First')}${th('last', 'Last')}<th>Phone</th>${th('email', 'Email')}<th></th></tr></thead><tbody>
${rows(list.slice((page - 1) * PAGE, page * PAGE))}
</tbody></table></form>
<div class="pager">${page > 1 ? `<a hx-get="${url({ page: page - 1 })}" hx-target="#list">Previous</a>` : ''}<span>Page ${page} of ${pages}</span>${page < pages ? `<a hx-get="${url({ page: page + 1 })}" hx-target="#list">Next</a>` : ''}</div>`
  }
  function archiveUi() {
    if (archive.status === 'Waiting') return `<div id="archive-ui" hx-target="this" hx-swap="outerHTML"><button hx-post="/contacts/archive">Download Contact Archive</button></div>`
    if (archive.status === 'Running') return `<div id="archive-ui" hx-target="this" hx-swap="outerHTML"><div hx-get="/contacts/archive" hx-trigger="load delay:400ms">Creating Archive...<div class="progress"><div id="archive-progress" class="progress-bar" role="progressbar" aria-valuenow="${archive.progress}" style="width:${archive.progress}%"></div></div></div></div>`
    return `<div id="archive-ui" hx-target="this" hx-swap="outerHTML">Archive Ready! <a href="data:application/json,${encodeURIComponent(JSON.stringify(db))}" download="archive.json">Click here to download</a>. <button hx-delete="/contacts/archive">Clear Download</button></div>`
  }
  const message = () => { const m = flash; flash = ''; return m ? `<div class="flash">${esc(m)}</div>` : '' }
  const index = p => `${message()}
<div id="archive-slot">${archiveUi()}</div>
<form class="tool-bar" onsubmit="return false"><label for="search">Search Term</label><input id="search" type="search" name="q" value="${esc(p.get('q') || '')}" hx-get="/contacts?part=list" hx-trigger="input changed delay:200ms, search" hx-target="#list" hx-indicator="#spinner"> <span id="spinner" class="htmx-indicator">Loading…</span></form>
<div id="list">${result(p)}</div>
<p><a hx-get="/contacts/new" hx-target="#content">Add Contact</a> <span hx-get="/contacts/count" hx-target="this" hx-trigger="load, contacts-changed from:body">…</span></p>`
  const field = (c, errors, id, label, type) => `<p><label for="${id}">${label}</label><input name="${id}" id="${id}" type="${type}" placeholder="${label}" value="${esc(c[id])}"${id === 'email' ? ` hx-get="/contacts/${c.id || 0}/email" hx-target="next .error" hx-trigger="change, input changed delay:200ms"` : ''}><span class="error">${esc(errors[id])}</span></p>`
  const form = (c, errors) => `<form hx-post="/contacts/${c.id ? c.id + '/edit' : 'new'}" hx-target="#content"><fieldset><legend>Contact Values</legend>
${field(c, errors, 'email', 'Email', 'text')}${field(c, errors, 'first', 'First Name', 'text')}${field(c, errors, 'last', 'Last Name', 'text')}${field(c, errors, 'phone', 'Phone', 'text')}${field(c, errors, 'birthday', 'Birthday', 'date')}
<p><label for="group">Group</label><select name="group" id="group">${groups.map(g => `<option${c.group === g ? ' selected' : ''}>${g}</option>`).join('')}</select></p>
<button>Save</button></fieldset></form>
${c.id ? `<button id="delete-btn" hx-delete="/contacts/${c.id}?back=1" hx-confirm="Are you sure you want to delete this contact?" hx-target="#content">Delete Contact</button>` : ''}
<p><a hx-get="/contacts" hx-target="#content">Back</a></p>`
  const taken = (email, id) => db.some(c => c.email === email && c.id !== +id)
  function save(p, c) {
    const v = { ...c }
    for (const k of ['email', 'first', 'last', 'phone', 'birthday', 'group']) v[k] = (p.get(k) || '').trim()
    const e = {}
    if (!v.email) e.email = 'Email Required'; else if (taken(v.email, c.id)) e.email = 'Email Must Be Unique'
    if (!v.first) e.first = 'First Name Required'
    if (!v.last) e.last = 'Last Name Required'
    return [v, e]
  }
  function handle(method, path, p) {
    let m
    if (path === '/contacts' && method === 'GET') return p.get('part') ? result(p) : index(p)
    if (path === '/contacts' && method === 'DELETE') {
      const ids = p.getAll('selected_contact_ids').map(Number); db = db.filter(c => !ids.includes(c.id)); flash = 'Deleted Contacts!'
      return index(new URLSearchParams())
    }
    if (path === '/contacts/count') return `(${db.length} total Contacts)`
    if (path === '/contacts/archive') {
      if (method === 'POST') { archive.status = 'Running'; archive.progress = 0 }
      else if (method === 'DELETE') archive.status = 'Waiting'
      else { archive.progress += 25; if (archive.progress >= 100) archive.status = 'Complete' }
      return archiveUi()
    }
    if (path === '/contacts/new') {
      if (method === 'GET') return form({ group: 'Work' }, {})
      const [v, e] = save(p, {})
      if (Object.keys(e).length) return form(v, e)
      v.id = next++; db.push(v); flash = 'Created New Contact!'
      return index(new URLSearchParams())
    }
    if ((m = /^\/contacts\/(\d+)\/email$/.exec(path))) { const e = p.get('email').trim(); return !e ? 'Email Required' : taken(e, m[1]) ? 'Email Must Be Unique' : '' }
    if ((m = /^\/contacts\/(\d+)(\/edit)?$/.exec(path))) {
      const i = db.findIndex(c => c.id === +m[1]), c = db[i]
      if (method === 'DELETE') { db.splice(i, 1); if (p.get('back')) { flash = 'Deleted Contact!'; return index(new URLSearchParams()) } return '' }
      if (!m[2]) return `<h2>${esc(c.first)} ${esc(c.last)}</h2><dl><dt>Phone</dt><dd>${esc(c.phone)}</dd><dt>Email</dt><dd>${esc(c.email)}</dd><dt>Birthday</dt><dd>${esc(c.birthday)}</dd><dt>Group</dt><dd>${esc(c.group)}</dd></dl><p><a hx-get="/contacts/${c.id}/edit" hx-target="#content">Edit</a> <a hx-get="/contacts" hx-target="#content">Back</a></p>`
      if (method === 'GET') return form(c, {})
      const [v, e] = save(p, c)
      if (Object.keys(e).length) return form(v, e)
      db[i] = v; flash = 'Updated Contact!'
      return index(new URLSearchParams())
    }
    return 'Not found'
  }
  class Xhr extends EventTarget {
    constructor() { super(); this.upload = new EventTarget(); this.status = 0; this.response = '' }
    open(method, url) { this.method = method; this.url = url }
    overrideMimeType() {} setRequestHeader() {} abort() { this.aborted = true }
    getAllResponseHeaders() { return 'content-type: text/html\r\n' + (this.trigger ? 'HX-Trigger: contacts-changed\r\n' : '') }
    getResponseHeader(n) { return /hx-trigger$/i.test(n) && this.trigger ? 'contacts-changed' : null }
    send(body) {
      const u = new URL(this.url, location.href), p = new URLSearchParams(u.search)
      if (body) for (const [k, v] of body instanceof FormData ? body : new URLSearchParams(body)) p.append(k, v)
      setTimeout(() => {
        if (this.aborted) return
        this.status = 200; this.responseURL = u.href; this.response = this.responseText = handle(this.method.toUpperCase(), u.pathname, p)
        this.trigger = this.method.toUpperCase() === 'DELETE' && /\d$/.test(u.pathname)
        this.onload && this.onload()
      }, 120)
    }
  }
  window.XMLHttpRequest = Xhr
})()
