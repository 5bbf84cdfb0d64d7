import { wordTable } from '../basics/word-table.ts'

const named = wordTable<string>({
  enter: 'Enter',
  return: 'Enter',
  tab: 'Tab',
  escape: 'Escape',
  esc: 'Escape',
  space: 'Space',
  'space bar': 'Space',
  spacebar: 'Space',
  backspace: 'Backspace',
  delete: 'Delete',
  del: 'Delete',
  home: 'Home',
  end: 'End',
  'page up': 'PageUp',
  pageup: 'PageUp',
  'page down': 'PageDown',
  pagedown: 'PageDown',
  'arrow up': 'ArrowUp',
  'up arrow': 'ArrowUp',
  insert: 'Insert',
  ins: 'Insert',
  'context menu': 'ContextMenu',
  arrowup: 'ArrowUp',
  'arrow down': 'ArrowDown',
  'down arrow': 'ArrowDown',
  arrowdown: 'ArrowDown',
  'arrow left': 'ArrowLeft',
  'left arrow': 'ArrowLeft',
  arrowleft: 'ArrowLeft',
  'arrow right': 'ArrowRight',
  'right arrow': 'ArrowRight',
  arrowright: 'ArrowRight',
})
const modifiers = wordTable<string>({
  ctrl: 'Control',
  control: 'Control',
  shift: 'Shift',
  alt: 'Alt',
  option: 'Alt',
  cmd: 'Meta',
  command: 'Meta',
  meta: 'Meta',
})

/**
 * Reads a key or chord as people write it ("Enter", "Ctrl+A", "Shift + Tab", "down arrow") into the names of the UI Events standard,
 * joined by `+`. Returns undefined when it is none, so that `Press "Save"` stays a click. A single character alone is a key only in a chord.
 */
export function parseKey(words: string): string | undefined {
  const parts = words
    .replace(/^the /i, '')
    .replace(/ keys?$/i, '')
    .split(/\s*\+\s*/)
    .map((part) => part.trim().toLowerCase())
  const key = parts.at(-1) ?? ''
  const held = parts.slice(0, -1).map((part) => modifiers[part])
  if (held.some((modifier) => modifier === undefined)) return undefined
  const last = named[key] ?? (/^f(?:[1-9]|1[0-2])$/.test(key) ? key.toUpperCase() : undefined)
  const single = held.length > 0 && /^[a-z0-9/?.,;'[\]\\=-]$/.test(key) ? key.toUpperCase() : undefined
  const found = last ?? single
  return found === undefined ? undefined : [...held, found].join('+')
}
