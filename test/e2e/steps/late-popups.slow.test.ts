import { expect, test } from 'vitest'
import { play } from './play.ts'
import { errs, fails, passes } from './scenario.ts'
import { servePages, startStage, wrongVerdicts } from './support.ts'

// What opens needs longer than a step that shall not pass is patient with a page at rest (see play.ts). Each page opens it in its own way.
const tools = `
  const work = (ms) => { const end = Date.now() + ms; while (Date.now() < end); }
  const frames = (count, then) => requestAnimationFrame(() => count > 1 ? frames(count - 1, then) : then())
  const busily = (times, then) => setTimeout(() => { work(450); times > 1 ? busily(times - 1, then) : then() }, 40)
  const days = '<button onclick="said.textContent = \\'day \\' + this.textContent">20</button><button onclick="said.textContent = \\'day \\' + this.textContent">21</button>'
  const say = (text) => document.getElementById('said').textContent = text
  const popup = (into, html = days) => { const box = document.createElement('div'); box.innerHTML = html; into.append(box); return box }`

const page = (body: string, script: string): string =>
  `<style>@keyframes come { 0%, 95% { visibility: hidden } } .waits { visibility: hidden } .comes { animation: come 1s linear }</style>
  <label>Start date <input id="field"></label> ${body}<p id="said">nothing</p><script>${tools}\n${script}</script>`

const opens = (how: string) =>
  page('<div id="host"></div>', `field.onclick = () => { field.onclick = null; ${how} }`)

const pages: Record<string, string> = {
  // A main thread that is busy.
  busy: opens('busily(4, () => popup(document.body))'),
  // Stages that show nothing, one after the other.
  stages: opens(
    `const box = popup(document.body)
    const stage = (left) => {
      box.className = left > 0 ? 'waits at-' + left : ''
      if (left > 0) frames(2, () => setTimeout(() => { work(60); stage(left - 1) }, 30))
    }
    stage(12)`,
  ),
  animated: opens(`popup(document.body).className = 'comes'`),
  // Changes that go on, in a shadow root.
  shadow: opens(
    `const root = host.attachShadow({ mode: 'open' })
    const bar = document.createElement('progress')
    bar.max = 90
    root.append(bar)
    const load = (at) => { bar.value = at; at < 90 ? frames(1, () => load(at + 1)) : popup(root, '<button>20</button><button>21</button>') }
    load(0)`,
  ),
  list: page(
    '<div role="combobox" aria-label="City" aria-expanded="false" aria-controls="cities" tabindex="0" id="city">None</div>',
    `city.onclick = () => busily(4, () => {
    city.setAttribute('aria-expanded', 'true')
    const box = popup(document.body, '<ul role="listbox" id="cities"><li role="option">Berlin</li><li role="option">Madrid</li></ul>')
    box.className = 'comes'
    box.onclick = ({ target }) => { say('city ' + target.textContent); city.setAttribute('aria-expanded', 'false'); box.remove() }
  })`,
  ),
  // Nothing of it is on its way, however much it moves.
  restless: page(
    '<p id="clock">tick</p>',
    `const tick = (on) => { clock.textContent = on ? 'tick' : 'tock'; frames(1, () => tick(!on)) }
  tick(true)`,
  ),
}

const stage = startStage({ serve: () => servePages(pages) })
const pick = 'Click the "Start date" field and click "21"'

// One after the other: each of them keeps a processor busy.
test.for(['busy', 'stages', 'animated', 'shadow'])(
  'what an action looks for is waited for while it opens: %s',
  async (how) => {
    const steps = [passes(`Open "/${how}"`), fails(pick, '"day 22" is visible')]
    expect(await wrongVerdicts(stage, steps)).toEqual([])
  },
)

test('an option is waited for in a list that opens late and slowly', async () => {
  const steps = [passes('Open "/list"'), fails('Select "Berlin" from "City"', '"city Madrid" is visible')]
  expect(await wrongVerdicts(stage, steps)).toEqual([])
})

test('what is not on a page that is never at rest is not found before the time of the step is over', async () => {
  const steps = [passes('Open "/restless"'), errs('steps.not_found', pick)]
  const { status, error } = (await play(stage.browser, stage.url, steps))[1] ?? {}
  expect([status, error?.code, error?.message]).toEqual([
    'error',
    'steps.not_found',
    'There is no "21" on the page.',
  ])
})
