import { api } from './api.js'
import { button, h, toFocus } from './dom.js'
import { messageOf } from './form.js'

/**
 * A list that the service gives in pages: `path` answers `{[plural]: […], nextCursor}`, `row` makes an element of each entry.
 * `refresh` reads it anew from the start.
 */
export function rows({ path, plural, row, empty }) {
  const list = h('ul', { class: 'rows' })
  const foot = h('div')
  const place = h('div', {}, list, foot)

  async function load(cursor) {
    const query = cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''
    const answer = await api('GET', path + query)
    const made = answer[plural].map(row)
    if (cursor) list.append(...made)
    else list.replaceChildren(...made)
    list.hidden = list.children.length === 0
    foot.replaceChildren(
      ...(list.hidden ? [h('p', { class: 'empty' }, empty)] : []),
      ...(answer.nextCursor ? [more(answer.nextCursor)] : []),
    )
    if (cursor && made[0]) toFocus(made[0])
  }

  const more = (cursor) =>
    button('Show more', () => load(cursor).catch(fail), { busy: 'Loading…', kind: 'plain small' })

  function fail(error) {
    foot.replaceChildren(
      h('p', { class: 'fault', role: 'alert' }, messageOf(error)),
      button('Try again', refresh, { kind: 'plain small' }),
    )
  }

  async function refresh() {
    if (!list.children.length) foot.replaceChildren(h('p', { class: 'progress', role: 'status' }, 'Loading…'))
    const hadFocus = list.contains(document.activeElement)
    await load().catch(fail)
    // What had the focus may be gone; the keyboard goes on at the heading of the list.
    if (hadFocus && !list.contains(document.activeElement)) toFocus(headingOf(place))
  }

  void refresh()
  return { place, refresh }
}

const headingOf = (place) => place.closest('.panel')?.querySelector('h3') ?? place

/** An entry of a list: what it is, more about it, and what can be done with it. */
export function entry(what, more, acts = []) {
  return h(
    'li',
    {},
    h('div', { class: 'what' }, h('b', {}, what), more && h('span', { class: 'more' }, more)),
    h('div', { class: 'acts' }, acts),
  )
}

/** Does something from a row; a refusal is shown in that row. */
export function inRow(act) {
  return async (button) => {
    const item = button.closest('li')
    item?.querySelector(':scope > .fault')?.remove()
    try {
      await act()
    } catch (error) {
      item?.append(h('p', { class: 'fault', role: 'alert' }, messageOf(error)))
    }
  }
}
