import { pageOf } from './replay/page-of.ts'

// Stands between a page of ours and the player, which has no origin: gives the player's page another policy than ours, and hands on the way on which both talk.
const player = document.createElement('iframe')
player.title = 'Recording'
player.tabIndex = -1
// No forms, no windows, no way out of the frame. Its origin is nobody's all the same, by its address.
player.setAttribute('sandbox', 'allow-scripts allow-same-origin')
player.src = pageOf(`${location.origin}/frames/player.js`)
for (const element of [document.documentElement, document.body, player])
  Object.assign(element.style, { height: '100%', width: '100%', margin: '0', border: '0', display: 'block' })

addEventListener('message', ({ origin, source, ports }) => {
  if (origin !== location.origin || source !== parent || parent === window) return
  // Whoever is in there has no origin to be named by; it is the page above, which goes nowhere.
  player.contentWindow?.postMessage('talk', '*', [...ports])
})
document.body.appendChild(player)
