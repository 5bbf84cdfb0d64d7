import { type Output, ask, call } from '../../../../client/call.ts'
import { announce } from '../../../../parts/announce.tsx'
import { Button } from '../../../../parts/button.tsx'
import { confirmed } from '../../../../parts/confirm.tsx'
import { fileNameOf } from '../../../../parts/exchange/file-name.ts'
import { handOver } from '../../../../parts/exchange/hand-over.ts'
import { Given, Time } from '../../../../parts/given.tsx'
import { kindNames } from '../../../../parts/reading/kind-names.ts'
import { MarkedLine } from '../../../../parts/reading/marked-line.tsx'
import { Rows } from '../../../../parts/rows.tsx'
import type { Pages } from '../../../../parts/use-pages.ts'
import { nameOf, usePeople } from '../../../../parts/use-people.ts'
import { texts as all } from '../../../../texts/en/settings.ts'
import type { LookedInto } from './looked-into.ts'

const texts = all.readings
const route = 'GET /api/qa/readings/corrections'
type Correction = Output<typeof route>['corrections'][number]

export async function listCorrections(organizationId: string, from: { cursor?: string }) {
  const { corrections, nextCursor } = await call(route, { organizationId, ...from })
  return { items: corrections, nextCursor }
}

interface CorrectionsProps {
  organizationId: string
  mayWrite: boolean
  list: Pages<Correction>
  changed: () => Promise<void>
  lookInto: (at: LookedInto) => void
}

/** The sentences that the organization reads in its own way, newest first, and a file of them. */
export function Corrections({ organizationId, list, ...props }: CorrectionsProps) {
  const people = usePeople(organizationId)
  return (
    <>
      {list.items.value !== null && list.items.value.length > 0 && <Export organizationId={organizationId} />}
      <Rows list={list} empty={texts.none}>
        {(correction) => (
          <Row
            key={correction.correctionId}
            of={correction}
            who={nameOf(correction.correctedBy, people)}
            {...props}
          />
        )}
      </Rows>
    </>
  )
}

function Export({ organizationId }: { organizationId: string }) {
  async function save() {
    const answer = await ask(`/api/qa/readings/export?organizationId=${encodeURIComponent(organizationId)}`)
    const name = fileNameOf(answer.headers.get('Content-Disposition'), texts.file)
    handOver(await answer.blob(), name)
    announce(texts.exported(name))
  }
  return (
    <p class="actions">
      <Button small act={save} busy={texts.exporting}>
        {texts.export}
      </Button>
      <span class="hint">{texts.exportHint}</span>
    </p>
  )
}

interface RowProps extends Pick<CorrectionsProps, 'mayWrite' | 'changed' | 'lookInto'> {
  of: Correction
  who: string
}

function Row({ of: correction, who, mayWrite, changed, lookInto }: RowProps) {
  const { correctionId, sentence, marked, kinds, correctedAt } = correction
  async function withdraw() {
    const { withdrawTitle: title, withdrawAction: action } = texts
    if (!(await confirmed({ title, text: texts.withdrawText(sentence), action }))) return
    await call('DELETE /api/qa/readings/corrections/{correctionId}', { correctionId })
    announce(texts.withdrawn)
    await changed()
  }
  return (
    <li>
      <div class="what">
        <MarkedLine marked={marked} />
        <span class="more">
          <Time at={correctedAt} /> {texts.by}
          <Given>{who}</Given>
          {kinds.length > 0 && ` · ${kindNames(kinds).join(', ')}`}
        </span>
      </div>
      {mayWrite && (
        <div class="acts">
          <Button
            small
            label={texts.correctOf(sentence)}
            act={() => lookInto({ text: sentence, place: { start: 0, end: sentence.length } })}
          >
            {texts.correct}
          </Button>
          <Button
            small
            kind="danger"
            label={texts.withdrawOf(sentence)}
            busy={texts.withdrawing}
            act={withdraw}
          >
            {texts.withdraw}
          </Button>
        </div>
      )}
    </li>
  )
}
