import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { type Output, call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { Field } from '../../../parts/field.tsx'
import type { Values } from '../../../parts/form.tsx'
import { readAll } from '../../../parts/read-all.ts'
import { useRead } from '../../../parts/read.ts'
import { toast } from '../../../parts/toasts.tsx'
import { texts as dashboardTexts } from '../../../texts/en/analytics-dashboard.ts'
import { texts } from '../../../texts/en/analytics-parts.ts'
import { filtersSaid } from '../website/filters-said.ts'
import { keptFilters } from './kept-filters.ts'
import type { Asked } from './use-asked.ts'
import { FormDialog } from '../../../parts/form-dialog.tsx'

type Segment = Output<'GET /api/websites/{websiteId}/segments'>['segments'][number]

const keys = repeatKeys()

const readSegments = (websiteId: string) =>
  readAll(async (from) => {
    const { segments, nextCursor } = await call('GET /api/websites/{websiteId}/segments', {
      websiteId,
      ...from,
    })
    return { items: segments, nextCursor }
  })

/** A choice among the segments of a website, and a way to make one of the filters that are shown. */
export function Segments({ asked, mayChange }: { asked: Asked; mayChange: boolean }) {
  const { website, filters, segment, ask } = asked
  const select = useId()
  const { reading, again } = useRead(() => readSegments(website.id), [website.id])
  const now = reading.value
  const all = now.state === 'ready' ? now.value : []
  const chosen = all.find(({ id }) => id === segment)
  async function remove() {
    if (!chosen || !(await confirmed(texts.sureOfSegment(chosen.name)))) return
    const which = { websiteId: website.id, segmentId: chosen.id }
    await call('DELETE /api/websites/{websiteId}/segments/{segmentId}', which)
    ask({ segment: '' })
    toast(texts.segmentDeleted)
    await again()
  }
  return (
    <>
      {(all.length > 0 || segment) && (
        <div class="field">
          <label for={select}>{texts.segment}</label>
          <select
            id={select}
            value={segment}
            {...(chosen && { 'aria-describedby': `${select}-holds` })}
            onChange={({ currentTarget }) => ask({ segment: currentTarget.value })}
          >
            <option value="">{texts.everybody}</option>
            {all.map(({ id, name }) => (
              <option key={id} value={id} dir="auto">
                {name}
              </option>
            ))}
            {segment && !chosen && now.state === 'ready' && (
              <option value={segment}>{texts.segmentGone}</option>
            )}
          </select>
        </div>
      )}
      {chosen && (
        <p class="hint segment-holds" id={`${select}-holds`} dir="auto">
          {texts.holds(filtersSaid(chosen.filters))}
        </p>
      )}
      {mayChange && chosen && (
        <Button kind="danger" act={remove}>
          {texts.deleteSegment}
        </Button>
      )}
      {mayChange && Object.keys(filters).length > 0 && (chosen || !segment) && (
        <KeepSegment asked={asked} within={chosen} again={again} />
      )}
    </>
  )
}

interface KeepSegmentProps {
  asked: Asked
  /** The segment that is shown, whose filters hold as well. */
  within: Segment | undefined
  again: () => Promise<void>
}

/** Makes a segment of all filters by which the page is shown. */
function KeepSegment({ asked: { website, filters }, within, again }: KeepSegmentProps) {
  const isOpen = useSignal(false)
  const kept = keptFilters(within?.filters ?? {}, filters)
  const close = () => void (isOpen.value = false)
  async function send({ name = '' }: Values) {
    const wanted = { websiteId: website.id, name, filters: kept.filters }
    await call('POST /api/websites/{websiteId}/segments', wanted, { idempotencyKey: keys.keyFor(wanted) })
    keys.renew()
    close()
    toast(texts.saved)
    await again()
  }
  if (within && kept.twice.length > 0) {
    const dimensions = kept.twice.map((name) => dashboardTexts.dimensions[name])
    return (
      <p class="hint" dir="auto">
        {texts.keptTwice(dimensions, within.name)}
      </p>
    )
  }
  return (
    <>
      <Button act={() => void (isOpen.value = true)}>{texts.keep}</Button>
      <FormDialog
        title={texts.keepTitle}
        isOpen={isOpen.value}
        close={close}
        action={texts.save}
        busy={texts.saving}
        send={send}
        cancel={texts.cancel}
      >
        <Field
          label={texts.name}
          name="name"
          hint={within ? `${texts.keepHint} ${texts.keepWithin(within.name)}` : texts.keepHint}
          autocomplete="off"
          dir="auto"
          maxLength={200}
          required
        />
      </FormDialog>
    </>
  )
}
