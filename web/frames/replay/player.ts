import { Replayer, ReplayerEvents } from 'rrweb'
import style from 'rrweb/dist/style.css?inline'
import { harmless } from '../../parts/recorded/harmless.ts'
import type { Order, RecordedEvent, Told } from './messages.ts'

type Events = ConstructorParameters<typeof Replayer>[0]

const tellMs = 100
/** After so long without an act a stretch is one that can be skipped. */
const inactiveMs = 5000

/** What the place of a picture looks like whose address is not asked for. */
const places = [
  'img:not([src]), video:not([src]) { background: rgb(128 128 128 / 0.18); outline: 1px solid rgb(128 128 128 / 0.3); outline-offset: -1px; }',
]

const sheet = document.createElement('style')
sheet.textContent = `${style}
html, body { margin: 0; height: 100%; overflow: hidden; background: transparent; }
.replayer-wrapper { position: absolute; left: 0; top: 0; transform-origin: 0 0; background: #fff; }
.replayer-wrapper > iframe { display: block; border: 0; background: #fff; }
/* The library gives it a place with its first movement. */
.replayer-mouse:not([style]) { visibility: hidden; }`
document.head.appendChild(sheet)
// Nothing in it can be pressed or gets the focus: it is a picture that moves.
document.body.inert = true

addEventListener('message', function meet({ source, ports: [port] }) {
  if (source !== parent || !port) return
  removeEventListener('message', meet)
  play(port)
})

function play(port: MessagePort): void {
  const tell = (told: Told) => port.postMessage(told)
  const events: RecordedEvent[] = []
  let replayer: Replayer | null = null

  port.addEventListener('message', ({ data }: MessageEvent<Order>) => {
    try {
      take(data)
    } catch {
      tell({ kind: 'failed' })
    }
  })
  port.start()

  function take(order: Order): void {
    if (order.kind === 'events') for (const event of order.events) events.push(harmless(event))
    else if (order.kind === 'begin') replayer = begin(order.at)
    else if (replayer === null) return
    else if (order.kind === 'play') replayer.play(order.at)
    // The library applies only what was before the time that it stops at: a page that began at this moment has to be seen.
    else if (order.kind === 'pause') replayer.pause(Math.min(order.at + 1, replayer.getMetaData().totalTime))
    else if (order.kind === 'speed') replayer.setConfig({ speed: order.times })
    else replayer.setConfig({ skipInactive: order.isOn })
  }

  function begin(at: number): Replayer {
    const made = new Replayer(events as Events, {
      root: document.body,
      showWarning: false,
      showDebug: false,
      mouseTail: false,
      triggerFocus: false,
      skipInactive: true,
      inactivePeriodThreshold: inactiveMs,
      insertStyleRules: places,
      logger: { log: () => {}, warn: () => {} },
    })
    fitted(made)
    made.on(ReplayerEvents.Finish, () => tell({ kind: 'end' }))
    // Back before its first movement it has no place again.
    made.on(ReplayerEvents.PlayBack, () =>
      made.wrapper.querySelector('.replayer-mouse')?.removeAttribute('style'),
    )
    made.on(ReplayerEvents.SkipStart, () => tell({ kind: 'skipping', isOn: true }))
    made.on(ReplayerEvents.SkipEnd, () => tell({ kind: 'skipping', isOn: false }))
    const { startTime, totalTime } = made.getMetaData()
    tell({ kind: 'ready', startedAt: startTime, totalMs: totalTime })
    made.pause(at)
    setInterval(() => tell({ kind: 'at', ms: made.getCurrentTime() }), tellMs)
    return made
  }
}

/** Keeps the recorded window as large as fits, in the middle. */
function fitted(replayer: Replayer): void {
  let size = { width: 0, height: 0 }
  const fit = () => {
    if (size.width <= 0 || size.height <= 0) return
    const scale = Math.min(innerWidth / size.width, innerHeight / size.height, 1)
    const left = (innerWidth - size.width * scale) / 2
    const top = (innerHeight - size.height * scale) / 2
    replayer.wrapper.style.transform = `translate(${left}px, ${top}px) scale(${scale})`
  }
  replayer.on(ReplayerEvents.Resize, (given) => {
    size = given as typeof size
    fit()
  })
  addEventListener('resize', fit)
}
