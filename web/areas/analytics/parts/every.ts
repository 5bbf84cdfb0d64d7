import { useEffect } from 'preact/hooks'

/** Does something again and again while the page is looked at, and at once when somebody comes back to it. */
export function useEvery(everyMs: number, act: () => unknown, isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined
    const turn = () => {
      if (!document.hidden) void act()
    }
    const timer = setInterval(turn, everyMs)
    document.addEventListener('visibilitychange', turn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [isOn])
}
