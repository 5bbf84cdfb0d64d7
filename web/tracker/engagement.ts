let engagedMs = 0
let since = 0
let wasActive = false
let deepest = 0
let height = 1
let toldScroll = 0

/** Another page view begins. */
export function begin(): void {
  engagedMs = deepest = toldScroll = 0
}

/** Counts the time until now as it was said before: engaged, or not. Returns whether the page is looked at from now on. */
export function tick(now = performance.now(), isActive = !document.hidden && document.hasFocus()): boolean {
  if (wasActive) engagedMs += now - since
  since = now
  return (wasActive = isActive)
}

/** How far down the window reaches, of what height of the document. */
export function see(bottom = scrollY + innerHeight, of = document.documentElement.scrollHeight): void {
  deepest = Math.max(deepest, bottom)
  height = of
}

/** What there is to be told since the last time; nothing where it is not worth it. */
export function take(): { engaged: number; scroll: number } | undefined {
  const scroll = Math.min(100, Math.round((deepest / height) * 100))
  if (scroll <= toldScroll && engagedMs < 3000) return
  const engaged = Math.round(engagedMs)
  engagedMs = 0
  toldScroll = scroll
  return { engaged, scroll }
}
