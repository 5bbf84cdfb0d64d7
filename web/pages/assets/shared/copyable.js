import { announce, h } from './dom.js'

/** A text to take along under its name ("the key"), with a button that copies it. */
export function copyable(name, text) {
  const shown = h('pre', { tabindex: '0', 'aria-label': name }, text)
  const button = h('button', { type: 'button', class: 'button small', 'aria-label': `Copy ${name}` }, 'Copy')
  button.addEventListener('click', () => void copy(button, shown, name))
  const label = name[0].toUpperCase() + name.slice(1)
  return h('div', { class: 'value' }, h('p', {}, label), shown, button)
}

async function copy(button, shown, name) {
  try {
    await navigator.clipboard.writeText(shown.textContent)
    button.textContent = 'Copied'
    announce(`Copied ${name}`)
  } catch {
    button.textContent = 'Press Ctrl+C'
    getSelection().selectAllChildren(shown)
  }
  setTimeout(() => (button.textContent = 'Copy'), 2000)
}
