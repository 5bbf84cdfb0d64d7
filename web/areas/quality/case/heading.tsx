import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { call } from '../../../client/call.ts'
import { BasisBadge } from '../../../parts/basis-badge.tsx'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { VerifiedTag } from '../../../parts/evidence/verified-tag.tsx'
import { lazyPart } from '../../../parts/lazy-part.tsx'
import { Menu } from '../../../parts/menu.tsx'
import type { Project } from '../../../parts/project-page.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts } from '../../../texts/en/quality-case.ts'
import { useMarks } from '../cases/marks.ts'
import { LastVerdict } from '../parts/last-verdict.tsx'
import { MarkTags } from '../parts/mark-tags.tsx'
import type { StoredCase } from '../parts/types.ts'
import type { Editing } from '../../../parts/editing/use-editing.ts'
import { unlessGone } from '../../../client/refusal.ts'
import { RecordHead } from '../parts/record-head.tsx'

const RunDialog = lazyPart(() =>
  import('../../../parts/run/start/run-dialog.tsx').then(({ RunDialog: Dialog }) => Dialog),
)

interface HeadingProps {
  editing: Editing<StoredCase>
  project: Project
  mayWrite: boolean
}

/** What the case is called, how it stands, and what is done with all of it. */
export function Heading({ editing, project, mayWrite }: HeadingProps) {
  const record = editing.base.value
  const marks = useMarks(project.projectId, record.updatedAt)
  return (
    <RecordHead
      record={record}
      title={editing.draft.value.title}
      created={texts.created}
      changed={texts.changed}
      acts={mayWrite && <Acts editing={editing} project={project} />}
      tags={
        <>
          <BasisBadge of={record} />
          <VerifiedTag of={record} />
          <LastVerdict of={record.lastStatus} />
          <MarkTags marks={marks} testCaseId={record.id} />
        </>
      }
    />
  )
}

function Acts({ editing: { base, isChanged: hasChanged }, project }: Omit<HeadingProps, 'mayWrite'>) {
  const { route } = useLocation()
  const running = useSignal<'no' | 'open' | 'closed'>('no')
  const { id: testCaseId, number } = base.value
  const isChanged = hasChanged()
  const { projectId } = project
  async function remove() {
    const { deleteTitle: title, deleteHint: text, deleteNow: action } = texts
    if (!(await confirmed({ title, text, action }))) return
    await call('DELETE /api/qa/test-cases/{testCaseId}', { testCaseId }).catch(unlessGone)
    toast(texts.deleted(number))
    route(`/projects/${projectId}/cases`)
  }
  return (
    <>
      <Button
        kind={isChanged ? 'plain' : 'primary'}
        disabled={isChanged}
        act={() => void (running.value = 'open')}
      >
        {isChanged ? texts.saveFirst : texts.run}
      </Button>
      <Menu
        label={texts.actions}
        items={[
          {
            text: texts.reportDefect,
            act: () => route(`/projects/${projectId}/defects?new=${testCaseId}`),
          },
          { text: texts.delete, kind: 'danger', act: remove },
        ]}
      />
      {running.value !== 'no' && (
        <RunDialog
          isOpen={running.value === 'open'}
          close={() => (running.value = 'closed')}
          project={project}
          cases={[base.value]}
        />
      )}
    </>
  )
}
