import { announce } from '../../../parts/announce.tsx'
import { texts } from '../../../texts/en/generator.ts'
import { canRedo, canUndo, redo, undo } from './store.ts'

/** What the keys do that the generator hears by itself. */
export const generatorKeys = [
  { keys: ['Ctrl+Z'], text: texts.undo },
  { keys: ['Ctrl+Y'], text: texts.redo },
  { keys: ['Alt+↑', 'Alt+↓'], text: texts.moveCase },
]

/** Ctrl+Z takes back the last edit of the cases, also within their fields; other fields keep their own. */
export function undoKeys(event: KeyboardEvent): void {
  const key = event.key.toLowerCase()
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
  const field =
    event.target instanceof Element ? event.target.closest('input:not([type=checkbox]), textarea') : null
  if (field && !field.closest('.gen-case')) return
  event.preventDefault()
  const isBack = key === 'z' && !event.shiftKey
  if (isBack ? !canUndo.peek() : !canRedo.peek()) return
  if (isBack) undo()
  else redo()
  announce(isBack ? texts.undone : texts.redone)
}
