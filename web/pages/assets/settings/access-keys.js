import { api } from '../shared/api.js'
import { confirmed } from '../shared/confirmed.js'
import { announce, button, day, given, h, time } from '../shared/dom.js'
import { choices, field, form } from '../shared/form.js'
import { entry, inRow, rows } from '../shared/rows.js'
import { shownOnce } from './shown-once.js'

const dayMs = 86_400_000

const lifetimes = [
  ['90', '90 days'],
  ['30', '30 days'],
  ['365', 'A year'],
  ['', 'Until it is revoked'],
]

export function accessKeys({ organization }) {
  const path = `/api/organizations/${organization.organizationId}/access-keys`
  const fresh = h('div')
  const list = rows({
    path,
    plural: 'accessKeys',
    empty: 'No keys yet. Create one above to connect a machine or an AI assistant.',
    row: (key) => rowOf(key, () => revoke(path, key).then((done) => done && list.refresh())),
  })
  return [
    h('section', { class: 'panel' }, h('h3', {}, 'New key'), create(path, fresh, list.refresh), fresh),
    h('section', { class: 'panel' }, h('h3', {}, 'Keys'), list.place),
  ]
}

function create(path, fresh, refresh) {
  return form({
    fields: [
      h(
        'div',
        { class: 'pair' },
        field({
          label: 'Name',
          name: 'name',
          maxlength: '100',
          required: true,
          hint: 'What will use it, for instance "CI of the shop".',
        }),
        field({ label: 'Valid for', name: 'expiresAt', options: lifetimes }),
      ),
      choices({
        legend: 'It may',
        name: 'scope',
        chosen: ['read'],
        options: [
          ['read', 'read: what a viewer sees'],
          ['write', 'read and write: what a member does'],
        ],
      }),
    ],
    action: 'Create the key',
    busy: 'Creating…',
    async send({ name, scope, expiresAt: days }, element) {
      const expiresAt = days ? new Date(Date.now() + Number(days) * dayMs).toISOString() : null
      const { key } = await api('POST', path, { name, scopes: [scope], expiresAt })
      element.reset()
      shownOnce(fresh, {
        title: 'Your new key',
        text: 'Copy it now: it is not stored in readable form and will not be shown again. For an assistant with a small context add ?toolset=core to the address.',
        values: [
          ['the key', key],
          ['the configuration for an AI assistant', snippet(key)],
        ],
      })
      await refresh()
    },
  })
}

/** What assistants that speak MCP over HTTP read from their configuration file. */
const snippet = (key) =>
  JSON.stringify(
    {
      mcpServers: {
        tracewright: {
          type: 'http',
          url: `${location.origin}/api/mcp`,
          headers: { Authorization: `Bearer ${key}` },
        },
      },
    },
    null,
    2,
  )

function rowOf(key, remove) {
  const { name, scopes, createdAt, expiresAt, lastUsedAt } = key
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now()
  return entry(
    given(name),
    [
      scopes.includes('write') ? 'Read and write' : 'Read',
      ' · created ',
      day(createdAt),
      ...(expiresAt ? [isOver ? ' · expired ' : ' · until ', day(expiresAt)] : []),
      ' · ',
      ...(lastUsedAt ? ['last used ', time(lastUsedAt)] : ['never used']),
    ],
    [
      isOver && h('span', { class: 'tag bad' }, 'expired'),
      button('Revoke', inRow(remove), {
        busy: 'Revoking…',
        kind: 'danger small',
        'aria-label': `Revoke ${name}`,
      }),
    ],
  )
}

async function revoke(path, { keyId, name }) {
  const sure = await confirmed({
    title: 'Revoke this key?',
    text: ['Whatever uses ', given(name), ' stops working at once. This cannot be taken back.'],
    action: 'Revoke the key',
  })
  if (!sure) return false
  await api('DELETE', `${path}/${keyId}`)
  announce('The key was revoked')
  return true
}
