import { api } from '../shared/api.js'
import { confirmed } from '../shared/confirmed.js'
import { announce, button, given, h } from '../shared/dom.js'
import { choices, field, form, messageOf } from '../shared/form.js'
import { entry, inRow, rows } from '../shared/rows.js'
import { deliveries } from './deliveries.js'
import { shownOnce } from './shown-once.js'

export function webhooks({ organization }) {
  const path = `/api/organizations/${organization.organizationId}/webhooks`
  const fresh = h('div')
  const list = rows({
    path,
    plural: 'webhooks',
    empty: 'No web hooks yet. Add one above to tell another system what happens here.',
    row: (hook) => rowOf(`${path}/${hook.webhookId}`, hook, { fresh, refresh: () => list.refresh() }),
  })
  return [
    h('section', { class: 'panel' }, h('h3', {}, 'New web hook'), create(path, list.refresh, fresh), fresh),
    h('section', { class: 'panel' }, h('h3', {}, 'Web hooks'), list.place),
  ]
}

function create(path, refresh, fresh) {
  const events = h('div', {}, h('p', { class: 'progress', role: 'status' }, 'Loading the events…'))
  void eventChoices().then((shown) => events.replaceChildren(shown))
  return form({
    fields: [
      field({
        label: 'Address',
        name: 'url',
        type: 'url',
        required: true,
        placeholder: 'https://',
        hint: 'Each event is sent there as a signed POST with JSON.',
      }),
      field({ label: 'Description', name: 'description', hint: 'May stay empty.' }),
      events,
    ],
    action: 'Add the web hook',
    busy: 'Adding…',
    async send({ url, description }, element) {
      const chosen = new FormData(element).getAll('events')
      const { secret } = await api('POST', path, {
        url,
        description,
        events: chosen.length > 0 ? chosen : ['*'],
      })
      element.reset()
      showSecret(fresh, secret)
      await refresh()
    },
  })
}

async function eventChoices() {
  try {
    const { eventTypes } = await api('GET', '/api/webhook-events')
    return choices({
      legend: 'Events (none ticked means all, later ones too)',
      name: 'events',
      type: 'checkbox',
      options: eventTypes.map(({ type, summary }) => [type, `${summary} (${type})`]),
    })
  } catch (error) {
    return h('p', { class: 'fault', role: 'alert' }, messageOf(error))
  }
}

function showSecret(place, secret) {
  shownOnce(place, {
    title: 'The signing secret',
    text: 'The receiver checks with it that a request came from here. It will not be shown again.',
    values: [['the secret', secret]],
  })
}

function rowOf(path, hook, { fresh, refresh }) {
  const { url, description, events, active, inactiveReason } = hook
  const log = h('div', { class: 'inside', hidden: true })
  const item = entry(
    given(url),
    [
      description && [given(description), ' · '],
      events.includes('*') ? 'all events' : events.join(', '),
      inactiveReason && ` · ${reasons[inactiveReason]}`,
    ],
    [
      h('span', { class: active ? 'tag good' : 'tag bad' }, active ? 'on' : 'off'),
      button('Deliveries', (pressed) => toggle(path, log, pressed), {
        kind: 'plain small',
        'aria-expanded': 'false',
        'aria-label': `Deliveries to ${url}`,
      }),
      button(
        'Send a test',
        inRow(() => test(path, log)),
        { kind: 'plain small', 'aria-label': `Send a test to ${url}` },
      ),
      button(
        active ? 'Switch off' : 'Switch on',
        inRow(() => change(path, { active: !active }, refresh)),
        {
          kind: 'plain small',
          'aria-label': `Switch ${url} ${active ? 'off' : 'on'}`,
        },
      ),
      button(
        'New secret',
        inRow(() => rotate(path, fresh)),
        { kind: 'plain small', 'aria-label': `New secret for ${url}` },
      ),
      button(
        'Delete',
        inRow(() => remove(path, hook, refresh)),
        { kind: 'danger small', 'aria-label': `Delete ${url}` },
      ),
    ],
  )
  item.append(log)
  return item
}

const reasons = {
  gone: 'switched off: the receiver said that it is gone',
  failing: 'switched off: the receiver took nothing for days',
}

function toggle(path, log, pressed) {
  log.hidden = !log.hidden
  pressed.setAttribute('aria-expanded', String(!log.hidden))
  log.replaceChildren(...(log.hidden ? [] : [deliveries(path)]))
}

async function test(path, log) {
  await api('POST', `${path}/test`, {})
  announce('The test is on its way')
  log.hidden = false
  log.replaceChildren(deliveries(path))
}

async function change(path, patch, refresh) {
  await api('PATCH', path, patch)
  await refresh()
}

async function rotate(path, fresh) {
  const sure = await confirmed({
    title: 'Make a new secret?',
    text: 'For 24 hours messages carry a signature of the old secret too. Until then the receiver has to know the new one.',
    action: 'Make a new one',
  })
  if (!sure) return
  const { secret } = await api('POST', `${path}/rotate-secret`, {})
  showSecret(fresh, secret)
}

async function remove(path, { url }, refresh) {
  const sure = await confirmed({
    title: 'Delete this web hook?',
    text: ['Nothing is sent to ', given(url), ' any more, and its deliveries are forgotten.'],
    action: 'Delete it',
  })
  if (!sure) return
  await api('DELETE', path)
  announce('The web hook was deleted')
  await refresh()
}
