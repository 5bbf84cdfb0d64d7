import { Field } from '../../../parts/field.tsx'
import type { Values } from '../../../parts/form.tsx'
import { devices as names, list as texts } from '../../../texts/en/analytics-heatmaps.ts'
import { orderHeatmap } from './order.ts'
import { type Heatmap, devices } from './types.ts'
import { FormDialog } from '../../../parts/form-dialog.tsx'

interface NewHeatmapProps {
  websiteId: string
  isOpen: boolean
  close: () => void
  ordered: (heatmap: Heatmap) => void
}

const dayChoices = [7, 30, 90, 365]

/** The form of a new heatmap, over the list. */
export function NewHeatmap({ websiteId, isOpen, close, ordered }: NewHeatmapProps) {
  async function send({ urlPath = '', device, days }: Values) {
    const chosen = devices.find((one) => one === device) ?? 'desktop'
    const made = await orderHeatmap({ websiteId, urlPath, device: chosen, days: Number(days) || 30 })
    close()
    ordered(made)
  }
  return (
    <FormDialog
      title={texts.new}
      isOpen={isOpen}
      close={close}
      action={texts.create}
      busy={texts.creating}
      send={send}
      cancel={texts.cancel}
    >
      <Field
        label={texts.path}
        name="urlPath"
        hint={texts.pathHint}
        autocomplete="off"
        inputMode="url"
        spellcheck={false}
        maxLength={2000}
        required
      />
      <Field
        label={texts.device}
        name="device"
        value="desktop"
        options={devices.map((one) => [one, names[one]] as const)}
      />
      <Field
        label={texts.days}
        name="days"
        value="30"
        options={dayChoices.map((one) => [String(one), texts.daysOf(one)] as const)}
      />
    </FormDialog>
  )
}
