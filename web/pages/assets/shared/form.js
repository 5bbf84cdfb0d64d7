import { Refusal } from './api.js'
import { h, toFocus, whileBusy } from './dom.js'

let made = 0

/** A labelled field as forms of the pages have them. `options` are `[value, text]` of a select, `lines` makes it one of several lines. */
export function field({ label, name, hint, options, lines, value, ...attributes }) {
  const id = `field-${++made}`
  const described = hint ? { 'aria-describedby': `${id}-hint` } : {}
  const about = { id, name, ...described, ...attributes }
  const option = ([its, text]) => h('option', { value: its, selected: its === value, dir: 'auto' }, text)
  let control
  if (options) control = h('select', about, options.map(option))
  else if (lines) control = h('textarea', { ...about, rows: lines, dir: 'auto' }, value)
  else control = h('input', { type: 'text', ...about, value })
  return h(
    'div',
    { class: 'field' },
    h('label', { for: id }, label),
    control,
    hint && h('p', { class: 'hint', id: `${id}-hint` }, hint),
  )
}

/** Some choices under one heading: radio buttons, or boxes to tick. `options` are `[value, text]`. */
export function choices({ legend, name, type = 'radio', options, chosen = [] }) {
  return h(
    'fieldset',
    {},
    h('legend', {}, legend),
    options.map(([value, text]) => {
      const id = `field-${++made}`
      return h(
        'div',
        { class: 'choice' },
        h('input', { id, name, type, value, checked: chosen.includes(value) }),
        h('label', { for: id }, text),
      )
    }),
  )
}

/** A form with these fields. `send` gets what was filled in, by name. */
export function form({ fields, action, busy, kind = 'primary', send, faults, ...attributes }) {
  const element = h(
    'form',
    { class: 'form', ...attributes },
    fields,
    h('div', { class: 'actions' }, h('button', { class: `button ${kind}` }, action)),
  )
  return onSubmit(element, { busy, send, faults })
}

/**
 * Sends a form by script: says what is missing, shows that it waits, and puts every refusal beside the field that caused it.
 * `send` gets the fields by name; fields that were left empty and need not be filled in are left out.
 * `faults` says which field a refusal is about that names none, by its code.
 */
export function onSubmit(element, { busy, send, faults = {} }) {
  element.noValidate = true
  // Buttons of pages wait for this: what is sent before would reload the page.
  for (const submit of element.querySelectorAll('button[disabled]')) submit.disabled = false
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    const submit = element.querySelector('button:not([type="button"])')
    void whileBusy(submit, busy, () => attempt(element, send, faults))
  })
  element.addEventListener('input', (event) => clear(event.target))
  return element
}

async function attempt(element, send, faults) {
  for (const control of element.elements) clear(control)
  element.querySelector('.form-fault')?.remove()
  const missing = [...element.elements].filter((control) => control.willValidate && !control.checkValidity())
  for (const control of missing) mark(control, faultOf(control))
  if (missing.length > 0) return missing[0].focus()
  try {
    await send(valuesOf(element), element)
  } catch (error) {
    show(element, error, faults[error.code])
  }
}

const faultOf = ({ validity, validationMessage }) =>
  validity.valueMissing ? 'Fill this in.' : validationMessage

/** Those of the given values whose controls were changed; null for what was emptied. What others changed meanwhile in the rest stays so. */
export function changedOf(element, values) {
  const changed = [...element.elements].filter((control) => control.name && isChanged(control))
  return Object.fromEntries(changed.map(({ name }) => [name, values[name] ?? null]))
}

function isChanged(control) {
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked
  if (control.options) return [...control.options].some((one) => one.selected !== one.defaultSelected)
  return control.value !== control.defaultValue
}

function valuesOf(element) {
  const values = {}
  for (const [name, value] of new FormData(element)) if (value !== '') values[name] = value
  return values
}

function show(element, error, about) {
  if (!(error instanceof Refusal)) reportError(error)
  const unnamed = []
  const marked = []
  const details = about ? [{ path: about, message: error.message }] : (error.details ?? [])
  for (const { path, message } of details) {
    const named = path.split('.').map((part) => element.elements.namedItem(part))
    const control = named.find((each) => each instanceof HTMLElement)
    if (control) marked.push(mark(control, sentence(message)))
    else unnamed.push(`${path}: ${message}`)
  }
  if (marked.length > 0 && unnamed.length === 0) return marked[0].focus()
  const fault = h('p', { class: 'fault form-fault', role: 'alert', tabindex: '-1' }, messageOf(error))
  const actions = element.querySelector('.actions') ?? element.lastElementChild
  actions.before(fault)
  if (marked.length > 0) marked[0].focus()
}

/** Puts what came of it in the place of what was asked. */
export function finish(place, ...sentences) {
  const note = h('p', { class: 'note' }, sentences)
  document.querySelector(place).replaceChildren(note)
  toFocus(note)
}

const sentence = (message) => (/[.!?]$/.test(message) ? message : `${message}.`)

/** What to tell people about something that did not work. */
export function messageOf(error) {
  if (!(error instanceof Refusal)) return 'Something went wrong on this page. Reload it and try again.'
  const note = error.status >= 500 && error.requestId ? ` (request ${error.requestId})` : ''
  return sentence(error.message) + note
}

function mark(control, message) {
  clear(control)
  const id = `${control.id}-fault`
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', `${control.getAttribute('aria-describedby') ?? ''} ${id}`.trim())
  control.after(h('p', { class: 'fault', id }, message))
  return control
}

function clear(control) {
  if (control.getAttribute('aria-invalid') !== 'true') return
  const id = `${control.id}-fault`
  document.getElementById(id)?.remove()
  const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((each) => each !== id)
  control.removeAttribute('aria-invalid')
  if (others.join('')) control.setAttribute('aria-describedby', others.join(' '))
  else control.removeAttribute('aria-describedby')
}
