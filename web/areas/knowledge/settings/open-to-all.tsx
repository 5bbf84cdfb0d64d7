import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { Copyable } from '../../../parts/copyable.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { open as texts } from '../../../texts/en/knowledge-settings.ts'
import type { OfBase } from '../parts/base-page.tsx'

/** Whether anybody may ask a base, and at which address. */
export function OpenToAll({ base: { kbId, isPublic, publicSlug }, opened, rights }: OfBase) {
  async function turn(wanted: boolean) {
    if (wanted && !(await confirmed({ title: texts.sure, text: texts.what, action: texts.act }))) return
    opened.put(await call('PATCH /api/knowledge-bases/{id}', { id: kbId, isPublic: wanted }))
    toast(wanted ? texts.opened : texts.closed)
  }
  const path = `/kb/${publicSlug}`
  return (
    <section class="panel" aria-labelledby="base-open">
      <h2 id="base-open">{texts.title}</h2>
      <p>{isPublic ? texts.isOpen : texts.isClosed}</p>
      {isPublic && publicSlug && <Copyable name={texts.address} text={location.origin + path} />}
      {!rights.rule && <p class="hint">{texts.onlyAdmins}</p>}
      <p class="actions">
        {rights.rule && (
          <Button act={() => turn(!isPublic)} busy={isPublic ? texts.closing : texts.opening}>
            {isPublic ? texts.close : texts.open}
          </Button>
        )}
        {isPublic && publicSlug && <a href={path}>{texts.look}</a>}
      </p>
    </section>
  )
}
