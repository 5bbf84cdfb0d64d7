import { useLocation } from 'preact-iso'
import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { defect as texts } from '../../../texts/en/quality-defects.ts'
import { words } from '../../../texts/en/quality.ts'
import { DefectStatus } from '../parts/defect-status.tsx'
import type { Defect } from '../parts/types.ts'
import { unusualMoves, usualMoves } from './moves.ts'
import { unlessGone } from '../../../client/refusal.ts'
import { RecordHead } from '../parts/record-head.tsx'

interface HeadingProps {
  defect: Defect
  /** As it is typed just now. */
  title: string
  mayWrite: boolean
  /** False where what somebody else has decided shall stand. */
  decide: (change: Pick<Defect, 'status'>) => Promise<boolean>
}

/** What is wrong, how it stands, and where it is moved next. */
export const Heading = ({ defect, title, mayWrite, decide }: HeadingProps) => (
  <RecordHead
    record={defect}
    title={title}
    created={texts.reported}
    changed={texts.changed}
    acts={mayWrite && <Acts defect={defect} decide={decide} />}
    tags={
      <>
        <DefectStatus of={defect.status} />
        <span class="tag">{words.sources[defect.source]}</span>
      </>
    }
  >
    {mayWrite && <Moves defect={defect} decide={decide} />}
  </RecordHead>
)

type MovesProps = Pick<HeadingProps, 'defect' | 'decide'>

function useMove({ defect: { number, status }, decide }: MovesProps) {
  return async (to: Defect['status']) => {
    if (!(await decide({ status: to }))) return
    toast(texts.moved(number, words.defectStatuses[to]), { undo: () => decide({ status }) })
  }
}

/** Where it usually goes from here. */
function Moves(props: MovesProps) {
  const move = useMove(props)
  return (
    <div class="actions qa-moves" role="group" aria-label={texts.moves}>
      <span class="hint" aria-hidden="true">
        {texts.moves}
      </span>
      {usualMoves[props.defect.status].map((to) => (
        <Button key={to} small act={() => move(to)} label={texts.moveTo(words.defectStatuses[to])}>
          {words.defectStatuses[to]}
        </Button>
      ))}
    </div>
  )
}

function Acts(props: MovesProps) {
  const { route } = useLocation()
  const move = useMove(props)
  const { defectId, projectId, number, status } = props.defect
  async function remove() {
    const { deleteTitle: title, deleteHint: text, deleteNow: action } = texts
    if (!(await confirmed({ title, text, action }))) return
    await call('DELETE /api/qa/defects/{defectId}', { defectId }).catch(unlessGone)
    toast(texts.deleted(number))
    route(`/projects/${projectId}/defects`)
  }
  return (
    <Menu
      label={texts.actions}
      items={[
        ...unusualMoves(status).map((to) => ({
          text: texts.moveTo(texts.unusually(words.defectStatuses[to])),
          act: () => move(to),
        })),
        { text: texts.delete, kind: 'danger' as const, act: remove },
      ]}
    />
  )
}
