import { interact, shift, speed } from './speed.ts'

type Entry = PerformanceEntry & {
  responseStart: number
  value: number
  hadRecentInput: boolean
  interactionId: number
}

/** Hears also of what was before it came. A browser that does not know a type has no figure of it. */
function observe(type: string, act: (entry: Entry) => void): void {
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(act))
  observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** The server takes no longer times. */
const time = (ms: number): number => Math.min(60_000, Math.round(ms))

observe('navigation', ({ responseStart }) => (speed.ttfb = time(responseStart)))
observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') speed.fcp = time(startTime)
})
observe('largest-contentful-paint', ({ startTime }) => (speed.lcp = time(startTime)))
observe('layout-shift', ({ value, startTime, hadRecentInput }) => {
  if (!hadRecentInput) shift(value, startTime)
})
observe('event', ({ interactionId, duration }) => {
  if (interactionId) interact(interactionId, time(duration))
})

export { speed }
