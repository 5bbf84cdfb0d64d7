import type { Signal } from '@preact/signals'
import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { Menu, type MenuItem } from '../../../parts/menu.tsx'
import { canBeReworded } from '../../../parts/rewording/to-reword.ts'
import { toast } from '../../../parts/toasts.tsx'
import { texts } from '../../../texts/en/quality-cases.ts'
import { texts as ofRewording } from '../../../texts/en/rewording.ts'
import type { StoredCase } from '../parts/types.ts'
import type { DialogName } from './dialogs.tsx'
import { unlessGone } from '../../../client/refusal.ts'

interface ChosenBarProps {
  picked: readonly StoredCase[]
  chosen: Signal<ReadonlySet<string>>
  mayWrite: boolean
  open: (name: DialogName) => void
  renew: () => Promise<void>
}

/** What can be done with the cases that are chosen; below the list, and always to be seen. */
export function ChosenBar({ picked, chosen, mayWrite, open, renew }: ChosenBarProps) {
  if (picked.length === 0) return null
  async function remove() {
    const isSure = await confirmed({
      title: texts.deleteTitle(picked.length),
      text: texts.deleteHint,
      action: texts.deleteNow,
    })
    if (!isSure) return
    try {
      for (const { id } of picked) await removeCase(id)
      toast(texts.deleted(picked.length))
    } finally {
      await renew()
    }
  }
  const unready = picked.filter(canBeReworded).length
  const rewording = { text: ofRewording.makeRunnableAsk(unready), act: () => open('reword') }
  const items: MenuItem[] = [
    ...(mayWrite ? [{ text: texts.reviseThem, act: () => open('revise') }] : []),
    ...(mayWrite && unready > 0 ? [rewording] : []),
    { text: texts.exportThem, act: () => open('export') },
    { text: texts.scriptsOfThem, act: () => open('scripts') },
    ...(mayWrite ? [{ text: texts.delete, kind: 'danger' as const, act: remove }] : []),
  ]
  return (
    <div class="action-bar" role="region" aria-label={texts.chosen(picked.length)}>
      <p role="status">{texts.chosen(picked.length)}</p>
      <Button kind="quiet" small act={() => (chosen.value = new Set())}>
        {texts.chooseNone}
      </Button>
      <Menu label={texts.moreOfThem} items={items} />
      {mayWrite && (
        <Button kind="primary" small act={() => open('run')}>
          {texts.runThem(picked.length)}
        </Button>
      )}
    </div>
  )
}

/** A case that somebody else has deleted is gone, as was wanted. */
async function removeCase(testCaseId: string) {
  await call('DELETE /api/qa/test-cases/{testCaseId}', { testCaseId }).catch(unlessGone)
}
