import { type Signal, useSignal } from '@preact/signals'
import { type Output, call } from '../../../client/call.ts'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { Choices, Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import { Day, Given, Time } from '../../../parts/given.tsx'
import { Around } from '../../../parts/sentence.tsx'
import { texts as all } from '../../../texts/en/settings.ts'
import { Entry, Panel, Rows } from '../../../parts/rows.tsx'
import type { SectionProps } from './sections.ts'
import { ShownOnce } from '../../../parts/shown-once.tsx'
import { type Pages, usePages } from '../../../parts/use-pages.ts'

const texts = all.keys
const dayMs = 86_400_000
type Key = Output<'GET /api/organizations/{organizationId}/access-keys'>['accessKeys'][number]

export function Section({ organization: { organizationId } }: SectionProps) {
  const fresh = useSignal('')
  const list = usePages(
    async (from) => {
      const route = 'GET /api/organizations/{organizationId}/access-keys'
      const answer = await call(route, { organizationId, ...from })
      return { items: answer.accessKeys, nextCursor: answer.nextCursor }
    },
    [organizationId],
  )
  return (
    <>
      <Panel title={texts.fresh}>
        <NewKey organizationId={organizationId} fresh={fresh} refresh={list.refresh} />
        {fresh.value && (
          <ShownOnce
            title={texts.made}
            values={[
              [texts.theKey, fresh.value],
              [texts.theConfiguration, configurationFor(fresh.value)],
            ]}
            close={() => (fresh.value = '')}
          >
            {texts.madeText}
          </ShownOnce>
        )}
      </Panel>
      <Panel title={texts.list}>
        <Rows list={list} empty={texts.none}>
          {(key) => <KeyRow key={key.keyId} of={key} organizationId={organizationId} list={list} />}
        </Rows>
      </Panel>
    </>
  )
}

interface NewKeyProps {
  organizationId: string
  fresh: Signal<string>
  refresh: () => Promise<void>
}

const NewKey = ({ organizationId, fresh, refresh }: NewKeyProps) => (
  <Form
    action={texts.create}
    busy={texts.creating}
    send={async ({ name = '', scope, expiresAt: days }, form) => {
      const expiresAt = days ? new Date(Date.now() + Number(days) * dayMs).toISOString() : null
      const scopes = [scope === 'write' ? ('write' as const) : ('read' as const)]
      const route = 'POST /api/organizations/{organizationId}/access-keys'
      const { key } = await call(route, { organizationId, name, scopes, expiresAt })
      form.reset()
      fresh.value = key
      await refresh()
    }}
  >
    <div class="pair">
      <Field label={all.name} name="name" maxLength={100} hint={texts.nameHint} required />
      <Field label={texts.validFor} name="expiresAt" options={texts.lifetimes} value="90" />
    </div>
    <Choices legend={texts.may} name="scope" chosen={['read']} options={texts.scopes} />
  </Form>
)

/** What assistants that speak MCP over HTTP read from their configuration file. */
const configurationFor = (key: string) =>
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

function KeyRow({ of: key, organizationId, list }: { of: Key; organizationId: string; list: Pages<Key> }) {
  const { keyId, name, scopes, createdAt, expiresAt, lastUsedAt } = key
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now()
  async function revoke() {
    const text = (
      <Around words={texts.revokeText}>
        <Given>{name}</Given>
      </Around>
    )
    if (!(await confirmed({ title: texts.revokeTitle, text, action: texts.revokeAction }))) return
    await call('DELETE /api/organizations/{organizationId}/access-keys/{keyId}', { organizationId, keyId })
    announce(texts.revoked)
    await list.refresh()
  }
  return (
    <Entry
      what={<Given>{name}</Given>}
      more={
        <>
          {scopes.includes('write') ? texts.readAndWrite : texts.read}
          {texts.created}
          <Day at={createdAt} />
          {expiresAt && (
            <>
              {isOver ? texts.wasUntil : texts.until}
              <Day at={expiresAt} />
            </>
          )}
          {lastUsedAt ? texts.lastUsed : texts.neverUsed}
          {lastUsedAt && <Time at={lastUsedAt} />}
        </>
      }
      acts={
        <>
          {isOver && <span class="tag bad">{texts.expired}</span>}
          <Button small kind="danger" act={revoke} busy={texts.revoking} label={texts.revokeOne(name)}>
            {texts.revoke}
          </Button>
        </>
      }
    />
  )
}
