// overflow menu and selection toolbar (after the RSJS menu and the toolbar of the book)
function closeMenus() {
  document.querySelectorAll('[role=menu]').forEach(m => { m.hidden = true; m.parentElement.querySelector('[aria-haspopup]').setAttribute('aria-expanded', 'false') })
}
document.addEventListener('click', e => {
  const button = e.target.closest('[aria-haspopup=menu]')
  const wasOpen = button && button.getAttribute('aria-expanded') === 'true'
  closeMenus()
  if (button && !wasOpen) {
    const menu = document.getElementById(button.getAttribute('aria-controls'))
    menu.hidden = false; button.setAttribute('aria-expanded', 'true'); menu.querySelector('[role=menuitem]').focus()
  }
})
document.addEventListener('keydown', e => {
  const menu = e.target.closest && e.target.closest('[role=menu]')
  if (menu) {
    const items = [...menu.querySelectorAll('[role=menuitem]')], i = items.indexOf(e.target)
    if (e.key === 'ArrowDown') { items[(i + 1) % items.length].focus(); e.preventDefault() }
    else if (e.key === 'ArrowUp') { items[(i + items.length - 1) % items.length].focus(); e.preventDefault() }
    else if (e.key === 'Home') { items[0].focus(); e.preventDefault() }
    else if (e.key === 'End') { items[items.length - 1].focus(); e.preventDefault() }
    else if (e.key === 'Escape') { const b = menu.parentElement.querySelector('[aria-haspopup]'); closeMenus(); b.focus() }
    else if (e.key === 'Enter') { e.target.click(); e.preventDefault() }
    return
  }
  const search = document.getElementById('search')
  if (search && e.shiftKey && e.key === 'S' && !/INPUT|SELECT/.test(e.target.tagName)) { search.focus(); e.preventDefault() }
})
function countSelected() {
  const bar = document.querySelector('.selection')
  if (!bar) return
  const n = document.querySelectorAll('[name=selected_contact_ids]:checked').length
  bar.hidden = n === 0
  bar.querySelector('.n').textContent = n
}
document.addEventListener('change', e => { if (e.target.name === 'selected_contact_ids') countSelected() })
document.addEventListener('click', e => {
  if (e.target.matches('.selection .cancel')) {
    document.querySelectorAll('[name=selected_contact_ids]:checked').forEach(c => { c.checked = false })
    countSelected()
  }
})
document.addEventListener('htmx:afterSettle', countSelected)
