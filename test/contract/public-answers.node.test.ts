import { expect, test } from 'vitest'
import { z } from 'zod'
import { opensByLink } from '../../shared/kernel/access.ts'
import type { Operation } from '../../shared/kernel/operation.ts'
import { table } from '../../workers/api/table.ts'
import { recordings } from '../../workers/api/reference/examples.generated.ts'

/** Names of fields that say which organization something belongs to. */
const namesOrganization = /^(?:organi[sz]ations?|org|tenant|target_?org)(?:_?(?:id|ids|name|slug))?$/i

/** Public operations whose caller is a member by the end of the call, or shows what only the organization's own people have. */
const ofMembers: ReadonlySet<string> = new Set([
  // Tells whoever signs in which organizations are their own.
  'identity.getSession',
  'identity.login',
  'identity.register',
  'identity.issueToken',
  // Who holds the secret of an invitation is asked to join the organization, and has joined it.
  'organizations.getInvitation',
  'organizations.acceptInvitation',
  // On one machine, an account that it makes.
  'local.seedDemo',
])

const isOpen = ({ id, access }: Operation) => access === 'public' && !ofMembers.has(id)
const open = table.filter(isOpen)

function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => fieldsOf(entry, path))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => {
    const here = `${path}/${name}`
    return [...(namesOrganization.test(name) && entry !== null ? [here] : []), ...fieldsOf(entry, here)]
  })
}

test('the names by which a field is found are those that answers to members have', () => {
  const found = recordings.flatMap((recording) => ('answer' in recording ? fieldsOf(recording.answer) : []))
  expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/organizationId$/)]))
})

test('no answer of the examples tells the organization to whoever is no member', () => {
  const ids = new Set(open.map(({ id }) => id))
  const found = recordings.flatMap((recording) =>
    ids.has(recording.operation) && 'answer' in recording
      ? fieldsOf(recording.answer).map((path) => `${recording.operation} ${path}`)
      : [],
  )
  expect(found).toEqual([])
})

/** The properties of a schema, wherever they stand in it. */
function propertiesOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(propertiesOf)
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([name, entry]) =>
    name === 'properties' && typeof entry === 'object' && entry !== null
      ? [...Object.keys(entry), ...propertiesOf(Object.values(entry))]
      : propertiesOf(entry),
  )
}

const declared = ({ output }: Operation): string[] =>
  output
    ? propertiesOf(z.toJSONSchema(output(), { io: 'output', unrepresentable: 'any' })).filter((name) =>
        namesOrganization.test(name),
      )
    : []

test('nor does a public operation declare a field for it', () => {
  expect(open.flatMap((operation) => declared(operation).map((name) => `${operation.id} ${name}`))).toEqual(
    [],
  )
})

test('of what a share link opens only the website has one, which is null for whoever has the link alone', () => {
  const opened = table.filter(({ access }) => opensByLink(access))
  const found = opened.filter((operation) => declared(operation).length > 0)
  // That it is null is asked with a link in `test/contract/tenancy/shares.test.ts`.
  expect(found.map(({ id }) => id)).toEqual(['websites.get'])
})
