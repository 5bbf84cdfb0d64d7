import { useSignal } from '@preact/signals'
import { call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { Field } from '../../../parts/field.tsx'
import type { Values } from '../../../parts/form.tsx'
import { IconButton } from '../../../parts/icons.tsx'
import { Failed } from '../../../parts/states.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { useFirst } from '../../../parts/use-first.tsx'
import { saved as texts } from '../../../texts/en/analytics-reports.ts'
import type { Parameters, ReportType, SavedReport } from './types.ts'
import type { Saved } from './use-saved.ts'
import { FormDialog } from '../../../parts/form-dialog.tsx'

interface SavedReportsProps {
  saved: Saved
  open: SavedReport | null
  choose: (report: SavedReport) => void
  /** The one that was open is gone. */
  left: () => void
  mayChange: boolean
}

/** Reports that are kept, to be opened again. */
export function SavedReports({ saved, open, choose, left, mayChange }: SavedReportsProps) {
  const { shown, more } = useFirst(saved.all.value ?? [], { first: 20, words: texts.more })
  async function remove({ id, name }: SavedReport) {
    if (!(await confirmed(texts.sure(name)))) return
    await call('DELETE /api/reports/{reportId}', { reportId: id })
    toast(texts.deleted)
    if (open?.id === id) left()
    await saved.again()
  }
  return (
    <section aria-labelledby="saved-reports">
      <h2 id="saved-reports" class="report-saved-title">
        {texts.title}
      </h2>
      {saved.failed.value !== null && <Failed error={saved.failed.value} retry={saved.again} />}
      {saved.all.value?.length === 0 && <p class="muted fine">{texts.none}</p>}
      <ul class="report-kinds">
        {shown.map((report) => (
          <li key={report.id}>
            <button
              type="button"
              class="row"
              dir="auto"
              aria-pressed={report.id === open?.id ? 'true' : 'false'}
              onClick={() => choose(report)}
            >
              {report.name}
            </button>
            {mayChange && (
              <IconButton icon="remove" label={texts.remove(report.name)} act={() => void remove(report)} />
            )}
          </li>
        ))}
      </ul>
      {more}
    </section>
  )
}

const keys = repeatKeys()

interface SaveReportProps {
  type: ReportType
  open: SavedReport | null
  parameters: Parameters
  saved: Saved
  opened: (report: SavedReport) => void
}

/** Keeps a report as it is shown: as a new one, or in place of the one that is open. */
export function SaveReport({ type, open, parameters, saved, opened }: SaveReportProps) {
  const isOpen = useSignal(false)
  const close = () => void (isOpen.value = false)
  const saveAs = open ? texts.saveAsNew : texts.saveReport
  async function send({ name = '', description = '' }: Values) {
    const wanted = { websiteId: saved.websiteId, type, name, description, parameters: { ...parameters } }
    const made = await call('POST /api/reports', wanted, { idempotencyKey: keys.keyFor(wanted) })
    keys.renew()
    await saved.again()
    close()
    opened({ ...made, type })
    toast(texts.done)
  }
  async function update(report: SavedReport) {
    await call('PATCH /api/reports/{reportId}', { reportId: report.id, parameters: { ...parameters } })
    toast(texts.updated)
    await saved.again()
  }
  return (
    <div class="actions report-save">
      {open && (
        <Button act={() => update(open)} busy={texts.saving}>
          {texts.save}
        </Button>
      )}
      <Button act={() => void (isOpen.value = true)}>{saveAs}</Button>
      <FormDialog
        title={saveAs}
        isOpen={isOpen.value}
        close={close}
        action={texts.save}
        busy={texts.saving}
        send={send}
        cancel={texts.cancel}
      >
        <Field label={texts.name} name="name" autocomplete="off" dir="auto" maxLength={200} required />
        <Field label={texts.description} name="description" lines={3} maxLength={500} />
      </FormDialog>
    </div>
  )
}
