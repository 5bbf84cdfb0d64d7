import { type Signal, useSignal } from '@preact/signals'
import { may } from '../../../client/may.ts'
import { Panel } from '../../../parts/rows.tsx'
import { ReadingDialog } from '../../../parts/reading/dialog.tsx'
import { usePages } from '../../../parts/use-pages.ts'
import { texts as all } from '../../../texts/en/settings.ts'
import { Corrections, listCorrections } from './readings/corrections.tsx'
import type { LookedInto } from './readings/looked-into.ts'
import { organizationText } from './readings/organization-text.ts'
import { ReadText } from './readings/read-text.tsx'
import type { SectionProps } from './sections.ts'

const texts = all.readings

/** How the organization reads sentences: a text is read and corrected, and what was corrected is listed. */
export function Section({ organization: { organizationId, role } }: SectionProps) {
  const mayWrite = may(role, 'member')
  const looked = useSignal<LookedInto | null>(null)
  const changes = useSignal(0)
  const list = usePages((from) => listCorrections(organizationId, from), [organizationId])
  const changed = () => {
    changes.value++
    return list.refresh()
  }
  const props = { organizationId, mayWrite, changed, lookInto: (at: LookedInto) => void (looked.value = at) }
  return (
    <>
      <Panel title={texts.title}>
        <ReadText {...props} changes={changes} />
      </Panel>
      <Panel title={texts.list}>
        <Corrections {...props} list={list} />
      </Panel>
      <Looked looked={looked} organizationId={organizationId} changed={changed} />
    </>
  )
}

interface LookedProps {
  looked: Signal<LookedInto | null>
  organizationId: string
  changed: () => Promise<void>
}

function Looked({ looked, organizationId, changed }: LookedProps) {
  const now = looked.value
  if (!now) return null
  return (
    <ReadingDialog
      key={`${now.place.start} ${now.text}`}
      source={organizationText(organizationId, now.text, changed)}
      place={now.place}
      isOpen
      close={() => (looked.value = null)}
    />
  )
}
