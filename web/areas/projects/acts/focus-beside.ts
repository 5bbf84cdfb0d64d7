/**
 * Notes where the keyboard goes on when an element leaves its list: to the first link of its neighbour, else to the content of the page. Call what it
 * returns once the element is gone.
 */
export function focusBeside(element: Element | null): () => void {
  const neighbour = element?.nextElementSibling ?? element?.previousElementSibling
  const hadFocus = element?.contains(document.activeElement) ?? false
  return () => {
    // Only who was there is led on: the focus may be elsewhere by now.
    if (!hadFocus && document.activeElement !== document.body) return
    const target = neighbour?.isConnected ? neighbour.querySelector('a') : null
    ;(target ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true })
  }
}
