import { useEffect, useRef } from 'preact/hooks'

/** For what may stick to the top of the window: what gets the focus, or is scrolled to, comes to stand below it, however high it is by then (WCAG 2.4.11). */
export function useRoomAbove() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const above = bar.current
    if (!above) return
    const { style } = document.documentElement
    const measured = new ResizeObserver(() => {
      // On a phone it scrolls away with the rest.
      const isSticky = getComputedStyle(above).position === 'sticky'
      style.scrollPaddingTop = isSticky ? `${above.offsetHeight}px` : ''
    })
    measured.observe(above)
    return () => {
      measured.disconnect()
      style.scrollPaddingTop = ''
    }
  }, [])
  return bar
}
