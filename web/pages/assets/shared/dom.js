/** An element with attributes, `on…` listeners and children. Text stays text: nothing here reads markup, whatever people are called. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else element.setAttribute(name, value === true ? '' : value)
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false),
  )
  return element
}

/** What somebody else wrote. Its direction of writing ends where it ends, so that it cannot turn the line around it. */
export const given = (text) => h('bdi', {}, text)

const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

export const time = (iso) => h('time', { datetime: iso }, times.format(new Date(iso)))
export const day = (iso) => h('time', { datetime: iso }, days.format(new Date(iso)))

/** A button that says what it is doing and cannot be pressed twice meanwhile. It stays focusable, so that the keyboard is not lost. */
export function button(label, act, { busy = `${label}…`, kind = '', ...attributes } = {}) {
  const element = h('button', { type: 'button', class: `button ${kind}`.trim(), ...attributes }, label)
  element.addEventListener('click', () => void whileBusy(element, busy, () => act(element)))
  return element
}

export async function whileBusy(element, busy, act) {
  if (element.getAttribute('aria-disabled') === 'true') return
  const label = element.textContent
  element.setAttribute('aria-disabled', 'true')
  element.textContent = busy
  try {
    await act()
  } finally {
    element.removeAttribute('aria-disabled')
    element.textContent = label
  }
}

/** Says something to people who do not see the page change. */
export function announce(text) {
  const place = document.querySelector('#status')
  if (!place) return
  place.textContent = ''
  // The same sentence twice is read twice only when it was gone in between.
  setTimeout(() => (place.textContent = text), 50)
}

export function toFocus(element) {
  if (!element.matches('a, button, input, select, textarea')) element.tabIndex = -1
  element.focus()
}
