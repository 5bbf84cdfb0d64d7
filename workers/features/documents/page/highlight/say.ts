const barStyle = {
  all: 'initial',
  display: 'block',
  position: 'fixed',
  inset: 'auto 0 0 0',
  'z-index': '2147483647',
  padding: '8px 16px',
  font: '14px/1.4 system-ui, sans-serif',
  color: '#1a1a1a',
  background: '#fff3bf',
  'border-top': '1px solid #8a6d00',
  transition: 'none',
  animation: 'none',
}

/** A small bar below the page that says one sentence. Styles of the page do not reach it. */
export function say(sentence: string): void {
  const bar = document.createElement('div')
  bar.setAttribute('role', 'status')
  for (const [name, value] of Object.entries(barStyle)) bar.style.setProperty(name, value, 'important')
  // In a tree of its own, because a page could show other words behind it.
  bar.attachShadow({ mode: 'open' }).textContent = sentence
  document.documentElement.appendChild(bar)
}
