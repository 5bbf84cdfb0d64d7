import { h } from './dom.js'

/** Asks before something is destroyed; true when it shall happen. Escape and Cancel say no, and Cancel has the focus. */
export function confirmed({ title, text, action }) {
  const { promise, resolve } = Promise.withResolvers()
  const close = (value) => () => dialog.close(value)
  const dialog = h(
    'dialog',
    { 'aria-labelledby': 'question' },
    h('h2', { id: 'question' }, title),
    h('p', {}, ...[text].flat()),
    h(
      'div',
      { class: 'actions' },
      h('button', { class: 'button plain', type: 'button', autofocus: true, onclick: close('') }, 'Cancel'),
      h('button', { class: 'button danger primary', type: 'button', onclick: close('yes') }, action),
    ),
  )
  const before = document.activeElement
  dialog.addEventListener('close', () => {
    dialog.remove()
    before?.focus()
    resolve(dialog.returnValue === 'yes')
  })
  document.body.append(dialog)
  dialog.showModal()
  return promise
}
