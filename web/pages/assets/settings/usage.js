import { api } from '../shared/api.js'
import { given, h } from '../shared/dom.js'
import { messageOf } from '../shared/form.js'
import { entry } from '../shared/rows.js'

const numbers = new Intl.NumberFormat('en')
const months = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const month = (iso) => months.format(new Date(iso))

export function usage({ organization }) {
  const place = h('div', {}, h('p', { class: 'progress', role: 'status' }, 'Adding up…'))
  void api('GET', `/api/organizations/${organization.organizationId}/token-usage/current`)
    .then(
      (current) => panels(current),
      (error) => [h('p', { class: 'fault', role: 'alert' }, messageOf(error))],
    )
    .then((shown) => place.replaceChildren(...shown))
  return [place]
}

function panels(current) {
  const { periodStart, totalInputTokens, totalOutputTokens, totalCost, byModel, byTask } = current
  const money = moneyIn(current.currency)
  if (totalInputTokens + totalOutputTokens === 0)
    return [
      h(
        'p',
        { class: 'empty' },
        `No model was asked in ${month(periodStart)}. What the embedded engine does is not counted.`,
      ),
    ]
  return [
    h(
      'section',
      { class: 'panel' },
      h('h3', {}, `${month(periodStart)} (UTC)`),
      h(
        'dl',
        { class: 'totals' },
        total('Tokens in', numbers.format(totalInputTokens)),
        total('Tokens out', numbers.format(totalOutputTokens)),
        total('Cost', money(totalCost)),
      ),
    ),
    share('By model', 'model', byModel, money),
    share('By task', 'task', byTask, money),
  ]
}

const total = (name, value) => h('div', {}, h('dt', {}, name), h('dd', {}, value))

/** Money as people write it; fractions of a cent are shown where there is nothing else. */
function moneyIn(currency) {
  const coarse = new Intl.NumberFormat('en', { style: 'currency', currency })
  const fine = new Intl.NumberFormat('en', { style: 'currency', currency, maximumSignificantDigits: 2 })
  return (amount) => (amount > 0 && amount < 0.01 ? fine : coarse).format(amount)
}

function share(title, key, lines, money) {
  const tokens = ({ inputTokens, outputTokens }) =>
    `${numbers.format(inputTokens)} tokens in · ${numbers.format(outputTokens)} out`
  const rows = lines.map((line) =>
    entry(given(line[key]), tokens(line), [line.priced === false ? 'no price known' : money(line.cost)]),
  )
  return h('section', { class: 'panel' }, h('h3', {}, title), h('ul', { class: 'rows' }, rows))
}
