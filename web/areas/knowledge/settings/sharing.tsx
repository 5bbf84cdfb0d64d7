import { useSignal } from '@preact/signals'
import { type Output, call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { useRead } from '../../../parts/read.ts'
import { Entry } from '../../../parts/rows.tsx'
import { Failed, Loading } from '../../../parts/states.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { sharing as texts } from '../../../texts/en/knowledge-settings.ts'
import type { OfBase } from '../parts/base-page.tsx'
import { unlessGone } from '../../../client/refusal.ts'

type Share = Output<'GET /api/knowledge-bases/{id}/share'>['shares'][number]

const permissions = Object.entries(texts.permissions)

/** To which organizations a base is offered, and with which it is shared. */
export function Sharing({ base: { kbId: id }, rights }: OfBase) {
  const { reading, again } = useRead(() => call('GET /api/knowledge-bases/{id}/share', { id }), [id])
  const made = useSignal(0)
  const now = reading.value
  async function send({ targetOrgId = '', permission }: Values) {
    await call('POST /api/knowledge-bases/{id}/share', {
      id,
      targetOrgId: targetOrgId.trim(),
      permission: permission === 'write' ? 'write' : 'read',
    })
    await again()
    made.value++
    toast(texts.offered)
  }
  return (
    <section class="panel" aria-labelledby="base-sharing">
      <h2 id="base-sharing" tabIndex={-1}>
        {texts.title}
      </h2>
      <p class="hint">{texts.hint}</p>
      {now.state === 'loading' && <Loading />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'ready' && now.value.shares.length === 0 && <p>{texts.none}</p>}
      {now.state === 'ready' && now.value.shares.length > 0 && (
        <ul class="rows">
          {now.value.shares.map((share) => (
            <Shared key={share.organizationId} id={id} share={share} mayEnd={rights.rule} ended={again} />
          ))}
        </ul>
      )}
      {rights.rule ? (
        <Form key={made.value} action={texts.act} busy={texts.acting} kind="plain" send={send}>
          <div class="base-share">
            <Field
              label={texts.organizationId}
              name="targetOrgId"
              hint={texts.idHint}
              autocomplete="off"
              spellcheck={false}
              maxLength={100}
              required
            />
            <Field label={texts.permission} name="permission" options={permissions} />
          </div>
        </Form>
      ) : (
        <p class="hint">{texts.onlyAdmins}</p>
      )}
    </section>
  )
}

interface SharedProps {
  id: string
  share: Share
  mayEnd: boolean
  ended: () => Promise<void>
}

function Shared({ id, share, mayEnd, ended }: SharedProps) {
  const { organizationId, permission } = share
  const isOffer = share.status === 'offered'
  const words = isOffer ? texts.offer : texts.share
  const name = share.name ?? texts.unnamed(organizationId)
  async function end() {
    const question = { title: words.endTitle, text: words.endWhat(name), action: words.endAct }
    if (!(await confirmed(question))) return
    await call('DELETE /api/knowledge-bases/{id}/share/{organizationId}', { id, organizationId }).catch(
      unlessGone,
    )
    await ended()
    document.querySelector<HTMLElement>('#base-sharing')?.focus({ preventScroll: true })
    toast(words.ended(name))
  }
  return (
    <Entry
      what={<bdi>{name}</bdi>}
      more={isOffer ? texts.waits(texts.permissions[permission]) : texts.permissions[permission]}
      acts={
        mayEnd && (
          <Button small kind="danger" label={words.endOf(name)} act={end}>
            {words.end}
          </Button>
        )
      }
    />
  )
}
