interface Size {
  width: number
  height: number
}
interface Box extends Size {
  left: number
  top: number
  right: number
  bottom: number
}

const gap = 4
const edge = 8

/** Puts a menu that is open at its button. */
export function placeAt(button: HTMLElement, menu: HTMLElement): void {
  const room = { width: document.documentElement.clientWidth, height: innerHeight }
  const { left, top } = placed(button.getBoundingClientRect(), menu.getBoundingClientRect(), room)
  menu.style.left = `${left}px`
  menu.style.top = `${top}px`
}

/** Where a menu stands, in pixels of the window: below its button and level with its end, above it where there is no room below, and never beyond an edge. */
export function placed(button: Box, menu: Size, { width, height }: Size): { left: number; top: number } {
  const left = Math.min(Math.max(button.right - menu.width, edge), width - menu.width - edge)
  const below = button.bottom + gap
  const fits = below + menu.height + edge <= height
  const top = fits ? below : Math.max(button.top - gap - menu.height, edge)
  return { left: Math.max(left, edge), top }
}
