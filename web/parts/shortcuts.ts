import { computed, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

export interface Shortcut {
  /** As they are written on the keys; what is pressed together in one text: `Ctrl+Z`. */
  keys: readonly string[]
  /** What it does, such as "Undo". */
  text: string
  /** For a key alone: what it does. Shortcuts with other keys are heard by the page itself and only listed here. */
  act?: () => void
}

const registered = signal<readonly (readonly Shortcut[])[]>([])
/** All shortcuts of what is shown just now. */
export const shortcuts = computed(() => registered.value.flat())

const place = 'tracewright.keys'
/** Who speaks to the computer or hits keys by mistake can switch shortcuts of a key alone off. */
export const areKeysOn = signal(read())

export function switchKeys(isOn: boolean): void {
  areKeysOn.value = isOn
  try {
    localStorage.setItem(place, isOn ? 'on' : 'off')
  } catch {
    // Without storage it holds until the next page is loaded.
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(place) !== 'off'
  } catch {
    return true
  }
}

/** Offers shortcuts while the component is shown, and lists them for whoever presses `?`. */
export function useShortcuts(mine: readonly Shortcut[]): void {
  useEffect(() => offer(mine), [mine])
}

/** Offers them until the answer is called. */
export function offer(mine: readonly Shortcut[]): () => void {
  registered.value = [...registered.peek(), mine]
  return () => (registered.value = registered.peek().filter((one) => one !== mine))
}

/** The shortcut that a key alone means here; none while somebody types or a dialog is open. */
export function meant(event: Pressed, { isTyping, isCovered }: { isTyping: boolean; isCovered: boolean }) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return undefined
  if (isTyping || isCovered || !areKeysOn.peek()) return undefined
  return shortcuts.peek().findLast(({ keys, act }) => act !== undefined && keys.includes(event.key))
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat'>
