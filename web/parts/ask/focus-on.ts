/** Brings what has an id into the window, and the keyboard to it. */
export function focusOn(id: string): void {
  const element = document.getElementById(id)
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
